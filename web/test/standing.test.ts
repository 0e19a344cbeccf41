import { expect, test } from "vitest";
import type { Row } from "../src/protocol/generated";
import { parse } from "../src/address";
import { pointsOver, poolOf, standing, stillProvisional } from "../src/table/standing";

const row = (game: string, seat: number, points: number[], won: boolean): Row => ({ game, seat, points, won }) as Row;

test("a win is shared with whoever has as many points", () => {
  expect(standing(row("basic", 0, [50, 50, 3], true))).toBe("shared");
  expect(standing(row("basic", 1, [40, 50, 3], true))).toBe("won");
  expect(standing(row("basic", 2, [50, 50, 3], false))).toBe("lost");
});

test("points are those of the player's own seat, the oldest match first", () => {
  const rows = [row("board", 1, [1, 2], false), row("basic", 0, [9, 9], true), row("board", 0, [7, 8], false)];
  expect(pointsOver(rows, "board")).toEqual([7, 2]);
});

test("a pool is a game and a number of players, provisional for ten matches", () => {
  expect(poolOf("carousel/4")).toEqual({ game: "carousel", players: 4 });
  expect([stillProvisional(3), stillProvisional(10), stillProvisional(40)]).toEqual([7, 0, 0]);
});

test("the links of mails lead to their pages", () => {
  expect(parse("#reset=a-b_c")).toEqual({ page: "reset", rest: ["a-b_c"] });
  expect(parse("#confirm=xyz")).toEqual({ page: "confirm", rest: ["xyz"] });
  expect(parse("#/rules/basic")).toEqual({ page: "rules", rest: ["basic"] });
});

test("an address that is no proper encoding is taken as it stands", () => {
  expect(parse("#/join/%E0%A4%A")).toEqual({ page: "join", rest: ["%E0%A4%A"] });
});
