import { expect, test } from "vitest";
import { makeFace } from "../src/table/cards";
import { filled, place, PLACES, type Rack, sorted } from "../src/table/rack";

const c = (rank: number, suit: number, copy = 0): number => copy * 54 + makeFace(rank, suit);
const standing = (rack: Rack): number[] => rack.filter((t): t is number => t !== null);
const HAND = [c(3, 0), c(4, 0), c(5, 0), c(9, 0), c(9, 1), c(9, 2), c(2, 3), c(2, 3, 1), 52];

test("tiles keep their places when others come and go", () => {
  const rack = place(filled([], [1, 2, 3]), 2, 20);
  const later = filled(rack, [2, 3, 7]);
  expect(later[20]).toBe(2);
  expect(later[2]).toBe(3);
  expect(later.includes(1)).toBe(false);
  expect(standing(later)).toHaveLength(3);
});

test("a tile pushes others aside and none is lost", () => {
  const rack = filled([], [1, 2, 3, 4]);
  const moved = place(rack, 4, 0);
  expect(standing(moved)).toEqual([4, 1, 2, 3]);
  expect(place(moved, 4, 2).slice(0, 4)).toEqual([1, 2, 4, 3]);
});

test.each(["runs", "groups", "pairs"] as const)("arranging by %s keeps every tile once", (by) => {
  const rack = sorted(HAND, by);
  expect(rack).toHaveLength(PLACES);
  expect(standing(rack).sort((a, b) => a - b)).toEqual([...HAND].sort((a, b) => a - b));
});

test("arranging puts the longest run, group or pair together first", () => {
  expect(sorted(HAND, "runs").slice(0, 4)).toEqual([c(3, 0), c(4, 0), c(5, 0), null]);
  expect(sorted(HAND, "groups").slice(0, 4)).toEqual([c(9, 0), c(9, 1), c(9, 2), null]);
  expect(sorted(HAND, "pairs").slice(0, 3)).toEqual([c(2, 3), c(2, 3, 1), null]);
});
