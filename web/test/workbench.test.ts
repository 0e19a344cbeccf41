import { expect, test } from "vitest";
import { makeFace, standsFor } from "../src/table/cards";
import { declare, HAND, laid, NEW_GROUP, open, played, put, refresh, undo } from "../src/table/workbench";

const c = (rank: number, suit: number): number => makeFace(rank, suit);
const NINES = [c(9, 0), c(9, 1), c(9, 2), c(9, 3)];
const HELD = [c(10, 3), c(11, 3), c(2, 0)];

test("a card of the table and two of the hand make a new group", () => {
  const bench = put(put(open([NINES], HELD), [c(9, 3)], NEW_GROUP, HELD), [c(10, 3), c(11, 3)], 1, HELD);
  expect(bench.groups).toEqual([NINES.slice(0, 3), [c(9, 3), c(10, 3), c(11, 3)]]);
  expect(bench.hand).toEqual([c(2, 0)]);
  expect(played(bench, HELD)).toEqual([c(10, 3), c(11, 3)]);
});

test("only the hand's own cards go back to the hand", () => {
  const bench = put(open([NINES], HELD), [c(9, 3)], HAND, HELD);
  expect(bench.hand).toEqual(HELD);
  expect(bench.before).toEqual([]);
});

test("each step can be taken back, down to the table as it lies", () => {
  const start = open([NINES], HELD);
  const bench = put(put(start, [c(9, 3)], NEW_GROUP, HELD), [c(2, 0)], 0, HELD);
  expect(undo(undo(bench))).toEqual(start);
  expect(undo(start)).toEqual(start);
});

test("a drawn card joins the hand and the workbench is kept", () => {
  const bench = put(open([NINES], HELD), [c(9, 3)], NEW_GROUP, HELD);
  const later = refresh(bench, [NINES], [...HELD, c(5, 1)]);
  expect(later.groups).toEqual(bench.groups);
  expect(later.hand).toEqual([...HELD, c(5, 1)]);
});

test("a table that others have changed is shown as it is", () => {
  const bench = put(open([NINES], HELD), [c(9, 3)], NEW_GROUP, HELD);
  const table = [NINES, [c(3, 0), c(4, 0), c(5, 0)]];
  expect(refresh(bench, table, HELD)).toEqual(open(table, HELD));
});

test("an untouched workbench follows the table, also where a group only changed its order", () => {
  expect(refresh(open([NINES], HELD), [[...NINES].reverse()], HELD).groups).toEqual([[...NINES].reverse()]);
});

test("a joker is renamed in its group", () => {
  const joker = standsFor(52, c(6, 1));
  const bench = open([[c(4, 1), c(5, 1), joker]], []);
  expect(declare(bench, joker, c(3, 1)).groups).toEqual([[standsFor(52, c(3, 1)), c(4, 1), c(5, 1)]]);
});

test("a joker that is moved where it does not fit stands for what completes its new group", () => {
  const joker = standsFor(52, c(6, 3));
  const bench = put(open([[c(5, 3), joker, c(7, 3)], [c(2, 2), c(3, 2), c(4, 2)]], []), [52], 1, []);
  expect(bench.groups[0]).toEqual([c(5, 3), c(7, 3)]);
  expect([standsFor(52, c(5, 2)), standsFor(52, c(1, 2))].some((named) => bench.groups[1]!.includes(named))).toBe(true);
});

test("what has been committed is no step to take back any more", () => {
  const built = put(open([[1, 2, 3]], [4]), [4], 0, [4]);
  expect(built.before.length).toBeGreaterThan(0);
  expect(refresh(built, [[1, 2, 3, 4]], []).before).toEqual([]);
});

test("a table that is proposed is laid out whole, and one step back is one's own again", () => {
  const own = put(open([NINES], HELD), [c(2, 0)], NEW_GROUP, HELD);
  const shown = laid(own, [NINES.slice(0, 3), [c(9, 3), c(10, 3), c(11, 3)]], HELD);
  expect(shown.hand).toEqual([c(2, 0)]);
  expect(played(shown, HELD)).toEqual([c(10, 3), c(11, 3)]);
  expect(undo(shown)).toEqual(own);
});
