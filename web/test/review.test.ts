import { expect, test } from "vitest";
import { parse } from "../src/address";
import type { Decision } from "../src/protocol/generated";
import { cardsOf } from "../src/table/advice";
import { bars, byRound, moments, replayAt } from "../src/table/review";

const decision = (round: number, ply: number, cost?: number): Decision => ({ round, ply, hand: [], action: { do: "draw" }, ...(cost === undefined ? {} : { cost, missed: cost }) });

test("decisions are shown round by round, with what each round cost and how many were the best", () => {
  const all = [decision(1, 0), decision(1, 4, 3.5), decision(1, 8, 0.4), decision(2, 1, 12)];
  expect(byRound(all).map(({ round, cost, best }) => ({ round, cost, best }))).toEqual([{ round: 1, cost: 3.9, best: 2 }, { round: 2, cost: 12, best: 0 }]);
  expect(byRound(all)[0]!.decisions).toEqual(all.slice(0, 3));
});

test("a decision whose chance stayed open cost nothing, but was not the best", () => {
  const [open] = byRound([{ ...decision(1, 0), cost: 0, missed: 9 }]);
  expect(open).toMatchObject({ cost: 0, best: 0 });
});

test("the most instructive moments come in the order of the review", () => {
  const decisions = [decision(1, 0), decision(1, 4, 3), decision(2, 1, 12)];
  expect(moments({ decisions, instructive: [2, 1] }).map((d) => d.cost)).toEqual([12, 3]);
  expect(moments({ decisions, instructive: [] })).toEqual([]);
});

test("luck and play have one scale, good to the right and bad to the left", () => {
  expect(bars(10, 20)).toEqual({ cards: { from: 0.5, size: 0.25, good: true }, play: { from: 0, size: 0.5, good: false } });
  expect(bars(-40, 20).cards).toEqual({ from: 0, size: 0.5, good: false });
  expect(bars(0, 0)).toEqual({ cards: { from: 0.5, size: 0, good: true }, play: { from: 0.5, size: 0, good: true } });
});

test("a moment leads to the frame where it had to be decided, seen from that seat", () => {
  const parts = replayAt("m1", 1, decision(2, 14));
  expect(parse(`#/${parts.join("/")}`)).toEqual({ page: "replay", rest: ["m1", "2", "15", "1"] });
});

test("the cards of a rebuilding are those of the hand that lie on the new table", () => {
  const joker = 52 | (6 << 8);
  expect(cardsOf({ do: "rearrange", table: [[1, 2, 3], [joker, 6, 7]] }, [3, 9, 52])).toEqual([3, 52]);
});
