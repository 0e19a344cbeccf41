/** The cards in the pictures of the rules pages and of the categories of board rummy. */

import { type Card, makeFace, standsFor } from "../table/cards";

type Picture = readonly (readonly Card[])[];

const run = (suit: number, from: number, to: number): Card[] => Array.from({ length: to - from + 1 }, (_, i) => makeFace(from + i, suit));
const group = (rank: number, ...suits: number[]): Card[] => suits.map((suit) => makeFace(rank, suit));
const twin = (rank: number, suit: number): Card[] => [makeFace(rank, suit), makeFace(rank, suit) + 54];
const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
const ALL = [0, 1, 2, 3] as const;
const JOKER = 52;

/** A picture of each category, under its name on the wire. */
export const CATEGORIES: Record<string, Picture> = {
  doubles: [twin(2, 0), twin(9, 0), twin(4, 1), twin(11, 1), twin(1, 2), twin(13, 2), twin(6, 3)],
  grand_care: [group(9, ...ALL), group(9, ...ALL), run(0, 1, 3), run(2, 5, 7)],
  monocolor: [run(2, 1, 4), run(2, 5, 8), run(2, 8, 13)],
  bicolor: [run(0, 1, 4), run(0, 9, 11), run(2, 4, 7), run(2, 11, 13)],
  minor: [run(0, 1, 3), run(1, 4, 7), group(5, 0, 2, 3), group(2, ...ALL)],
  major: [[...run(0, 12, 13), makeFace(1, 0)], run(2, 8, 11), group(13, 1, 2, 3), group(10, ...ALL)],
  mosaic: [[...[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0].map((suit, i) => makeFace(i + 1, suit)), makeFace(1, 1)]],
  simple: [run(0, 3, 5), run(2, 9, 12), group(7, 1, 2, 3), group(1, ...ALL)],
};

/** What a picture of the rules shows: melds, cards of a hand beside them, what becomes of both, and whether it is a mistake. */
export interface Example {
  readonly groups: Picture;
  readonly hand?: readonly Card[];
  readonly then?: Picture;
  readonly wrong?: boolean;
}

const shown = (...groups: Card[][]): Example => ({ groups });
const KING_ACE = (suit: number): Card[] => [...run(suit, 12, 13), makeFace(1, suit)];
const THREE_RUNS = [run(CLUBS, 5, 8), run(DIAMONDS, 5, 8), run(HEARTS, 5, 7)];

/** The picture beside each example of the rules pages, by the key of its caption. */
export const PICTURES: Record<string, Example> = {
  "rules-classic-melds-set-example": shown(group(12, CLUBS, DIAMONDS, HEARTS)),
  "rules-classic-melds-run-example": shown(run(SPADES, 8, 10)),
  "rules-classic-melds-wrong-example": { groups: [KING_ACE(HEARTS)], wrong: true },
  "rules-classic-layoff-example": { groups: [run(HEARTS, 9, 11)], hand: group(8, HEARTS), then: [run(HEARTS, 8, 11)] },
  "rules-basic-melds-set-example": shown(group(8, CLUBS, DIAMONDS, SPADES)),
  "rules-basic-melds-run-example": shown(run(HEARTS, 8, 10)),
  "rules-basic-melds-ace-example": shown(KING_ACE(SPADES)),
  "rules-basic-layoff-example": { groups: [run(HEARTS, 8, 10)], hand: [...group(7, HEARTS), ...group(11, HEARTS)], then: [run(HEARTS, 7, 11)] },
  "rules-carousel-table-before-example": { groups: [group(5, CLUBS, DIAMONDS, HEARTS), run(CLUBS, 6, 8), run(DIAMONDS, 6, 8)], hand: run(HEARTS, 6, 7) },
  "rules-carousel-table-after-example": { groups: THREE_RUNS },
  "rules-carousel-table-wrong-example": { groups: [group(9, CLUBS, DIAMONDS), run(SPADES, 9, 11)], wrong: true },
  "rules-carousel-joker-example": {
    groups: [[makeFace(5, SPADES), standsFor(JOKER, makeFace(6, SPADES)), makeFace(7, SPADES)], run(HEARTS, 2, 4)], hand: group(6, SPADES),
    then: [run(SPADES, 5, 7), [standsFor(JOKER, makeFace(1, HEARTS)), ...run(HEARTS, 2, 4)]],
  },
  "rules-board-close-example": { groups: CATEGORIES["simple"]!, hand: group(5, 3) },
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, groups]) => [`rules-board-${name.replaceAll("_", "-")}-example`, { groups }])),
};
