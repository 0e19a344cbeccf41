import { expect, test } from "vitest";
import type { Item } from "../src/protocol/generated";
import { bySeat, priced, shownHands } from "../src/table/points";

const item = (seat: number, why: Item["why"], points: number, facts: Item["facts"] = {}): Item => ({ seat, why, points, facts });

test("each seat has its reasons together, and who got most comes first", () => {
  const rows = bySeat([item(2, "held", 0), item(1, "difference", 3), item(1, "undercut", 10), item(0, "held", 0)]);
  expect(rows.map((row) => [row.seat, row.total])).toEqual([[1, 13], [0, 0], [2, 0]]);
});

test("what brings points comes before what brings none", () => {
  const [row] = bySeat([item(0, "held", 0), item(0, "out", 25)]);
  expect(row!.items.map((i) => i.why)).toEqual(["out", "held"]);
});

test("each card has its price", () => {
  expect(priced(item(0, "left", 11, { other: 1, cards: [12, 0], prices: [10, 1] }))).toEqual([{ card: 12, price: 10 }, { card: 0, price: 1 }]);
});

test("a hand that is not shown has no prices", () => {
  expect(priced(item(0, "hands", 57))).toEqual([]);
  expect(priced({ seat: 0, why: "hands", points: 57 })).toEqual([]);
});

test("a hand that was counted is not shown twice", () => {
  const counted = shownHands([item(0, "left", 1, { other: 2, cards: [0], prices: [1] }), item(1, "held", 0, { cards: [3], prices: [4] }), item(0, "doubled", 1)]);
  expect([...counted].sort()).toEqual([1, 2]);
});
