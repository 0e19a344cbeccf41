import { expect, test } from "vitest";
import { face, makeFace, standsFor } from "../src/table/cards";
import { declared, identities, shape, tidy } from "../src/table/shape";

const c = (rank: number, suit: number, copy = 0): number => copy * 54 + makeFace(rank, suit);
const JOKER = 52;

test.each([
  ["run", [c(1, 2), c(2, 2), c(3, 2)]],
  ["run", [c(12, 2), c(13, 2), c(1, 2)]],
  ["gap", [c(13, 2), c(1, 2), c(2, 2)]],
  ["gap", [c(4, 1), c(5, 1), c(7, 1)]],
  ["set", [c(8, 0), c(8, 1), c(8, 3)]],
  ["short", [c(8, 0), c(8, 1)]],
  ["double", [c(8, 0), c(8, 0, 1), c(8, 3)]],
  ["neither", [c(8, 0), c(9, 1), c(10, 0)]],
  ["wild", [c(8, 0), c(8, 1), JOKER]],
] as const)("a group is said to be %s", (name, group) => {
  expect(shape(group)).toBe(name);
});

test("a run lies from low to high, the ace after the king", () => {
  expect(tidy([c(1, 0), c(13, 0), c(12, 0)])).toEqual([c(12, 0), c(13, 0), c(1, 0)]);
});

test("a joker is named for what completes the group, and only for that", () => {
  expect(identities([c(5, 1), c(7, 1), JOKER], JOKER)).toEqual([makeFace(6, 1)]);
  expect(new Set(identities([c(5, 1), c(6, 1), JOKER], JOKER))).toEqual(new Set([makeFace(4, 1), makeFace(7, 1)]));
  expect(identities([c(5, 1), c(9, 2), JOKER], JOKER)).toEqual([]);
});

test("an undeclared joker is declared where it can be, and keeps its declaration otherwise", () => {
  expect(declared([c(7, 1), JOKER, c(5, 1)]).map(face)).toEqual([makeFace(5, 1), makeFace(6, 1), makeFace(7, 1)]);
  const named = standsFor(JOKER, makeFace(2, 0));
  expect(declared([named, c(9, 1)])).toContain(named);
});
