import { expect, test } from "vitest";
import { byRank, bySuit, standsFor } from "../src/table/cards";
import { arranged, moved, sameCards } from "../src/table/hand";

test("a new card comes last and the rest keeps the player's order", () => {
  expect(arranged([1, 2, 3, 4], [3, 1, 9])).toEqual([3, 1, 2, 4]);
});

test("without an order of one's own two packs lie by suit, the jokers last", () => {
  expect(arranged([0, 2, 53, 54, 56], [])).toEqual([0, 54, 2, 56, 53]);
});

test("a card is moved among the others, at most to an end", () => {
  expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 99)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 3, -1)).toEqual([3, 1, 2]);
});

test("a selection is the same cards in whatever order", () => {
  expect(sameCards([1, 2], [2, 1])).toBe(true);
  expect(sameCards([1, 2], [1, 2, 3])).toBe(false);
});

test("sorting puts jokers last and a declared joker where it stands", () => {
  const [joker, sevenOfHearts, twoOfClubs] = [52, 32, 1];
  expect([joker, sevenOfHearts, twoOfClubs].sort(bySuit)).toEqual([twoOfClubs, sevenOfHearts, joker]);
  expect([sevenOfHearts, standsFor(joker, 0)].sort(byRank)[0]).toBe(standsFor(joker, 0));
});
