/** What a line of a player's history says: who won, and what a figure over many matches is. */

import type { Row } from "../protocol/generated";

export type Standing = "won" | "shared" | "lost";

/** How a match went for its player: a win is shared when somebody else has as many points. */
export function standing(row: Pick<Row, "won" | "points" | "seat">): Standing {
  if (!row.won) return "lost";
  const mine = row.points[row.seat];
  return row.points.some((points, seat) => seat !== row.seat && points === mine) ? "shared" : "won";
}

/** The player's points in a game's matches, the oldest first. */
export const pointsOver = (rows: readonly Row[], game: string): number[] =>
  rows.filter((row) => row.game === game).map((row) => row.points[row.seat] ?? 0).reverse();

/** A pool such as `basic/4` as its game and number of players. */
export function poolOf(pool: string): { game: string; players: number } {
  const [game = "", players = ""] = pool.split("/");
  return { game, players: Number(players) };
}

/** Rated matches after which a rating is no longer provisional. */
const PROVISIONAL = 10;
export const stillProvisional = (matches: number): number => Math.max(0, PROVISIONAL - matches);
