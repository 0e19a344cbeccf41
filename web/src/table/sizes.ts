/** How many can play a game, as the server tells. */

import type { GameInfo } from "../protocol/generated";

/** Every number of players that a game allows. */
export function sizesOf(game: GameInfo): number[] {
  const [least = 2, most = least] = game.players;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The number of players to start from: the smallest of those that suit the game best. */
export const best = (game: GameInfo): number => game.best[0] ?? sizesOf(game)[0] ?? 2;
