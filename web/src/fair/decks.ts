/** The cards that each game is played with, so that a deal from another deck is found out. */

import type { Card } from "../table/cards";

const NATURALS = 52;
const FACES = 54;
const MOST_PACKS = 4;

const upTo = (n: number): number[] => [...Array(n).keys()];

/** So many packs of 52 and so many jokers in all, ascending; jokers are spread over the packs first. */
function pack(packs: number, jokers: number): Card[] {
  const naturals = upTo(packs).flatMap((copy) => upTo(NATURALS).map((face) => copy * FACES + face));
  const both = [NATURALS, NATURALS + 1];
  const own = both.flatMap((face) => upTo(packs).map((copy) => copy * FACES + face));
  const more = upTo(MOST_PACKS).slice(packs).flatMap((copy) => both.map((face) => copy * FACES + face));
  return [...naturals, ...[...own, ...more].slice(0, jokers)].sort((a, b) => a - b);
}

const DECKS: Record<string, (players: number, brought: number) => Card[]> = {
  classic: () => pack(1, 0),
  basic: () => pack(1, 0),
  carousel: (players) => (players === 2 ? pack(1, 1) : pack(2, 2)),
  board: (_, brought) => pack(2, 2 + brought),
};

/** The deck of a game, ascending; null for a game that this page does not know. */
export const deckOf = (game: string, players: number, brought: number): Card[] | null => DECKS[game]?.(players, brought) ?? null;
