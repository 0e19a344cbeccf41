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

/** The picture beside each example of the rules pages, by the key of its caption. */
export const PICTURES: Record<string, Picture> = {
  "rules-classic-melds-set-example": [group(12, CLUBS, DIAMONDS, HEARTS)],
  "rules-classic-melds-run-example": [run(SPADES, 8, 10)],
  "rules-classic-melds-wrong-example": [[...run(HEARTS, 12, 13), makeFace(1, HEARTS)]],
  "rules-classic-layoff-example": [group(8, HEARTS), run(HEARTS, 9, 11)],
  "rules-basic-melds-set-example": [group(8, CLUBS, DIAMONDS, SPADES)],
  "rules-basic-melds-run-example": [run(HEARTS, 8, 10)],
  "rules-basic-melds-ace-example": [[...run(SPADES, 12, 13), makeFace(1, SPADES)]],
  "rules-basic-layoff-example": [group(7, HEARTS), run(HEARTS, 8, 10), group(11, HEARTS)],
  "rules-carousel-table-before-example": [group(5, CLUBS, DIAMONDS, HEARTS), run(CLUBS, 6, 8), run(DIAMONDS, 6, 8), run(HEARTS, 6, 7)],
  "rules-carousel-table-after-example": [run(CLUBS, 5, 8), run(DIAMONDS, 5, 8), run(HEARTS, 5, 7)],
  "rules-carousel-table-wrong-example": [group(9, CLUBS, DIAMONDS), run(SPADES, 9, 11)],
  "rules-carousel-joker-example": [[makeFace(5, SPADES), makeFace(6, SPADES), makeFace(7, SPADES)], [...run(HEARTS, 2, 3), JOKER].map((card) => (card === JOKER ? standsFor(JOKER, makeFace(1, HEARTS)) : card)).reverse()],
  "rules-board-close-example": [...CATEGORIES["simple"]!, group(5, 3)],
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, picture]) => [`rules-board-${name.replaceAll("_", "-")}-example`, picture])),
};
