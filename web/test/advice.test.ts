import { expect, test } from "vitest";
import type { HintMove } from "../src/protocol/generated";
import { cardsOf, costs } from "../src/table/advice";

const move = (value: number | null, action: HintMove["action"] = { do: "draw" }): HintMove => ({ action, value, reasons: [] });

test("a move costs what the best one is worth more, in whole points", () => {
  expect(costs([move(10.4), move(10.3), move(2)])).toEqual([0, 0, 8]);
});

test("without prices nothing is said of what a move costs", () => {
  expect(costs([move(null), move(3)])).toEqual([null, null]);
  expect(costs([])).toEqual([]);
});

test("the cards of a move are the player's own, jokers as they lie in the hand", () => {
  expect(cardsOf({ do: "meld", meld: [4, 52 | (6 << 8), 6] })).toEqual([4, 52, 6]);
  expect(cardsOf({ do: "layoff", card: 7, group: 0 })).toEqual([7]);
  expect(cardsOf({ do: "close", free: 9 })).toEqual([9]);
  expect(cardsOf({ do: "rearrange", table: [[1, 2, 3]] })).toEqual([]);
  expect(cardsOf({ do: "take" })).toEqual([]);
});
