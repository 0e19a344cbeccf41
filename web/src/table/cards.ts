/** What a card's number says: its face, rank and suit, and in which order a hand is sorted. */

export type Card = number;

const FACES = 54;
const JOKER = 52;

export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const;
export const COLOURS = ["red", "yellow", "blue", "black"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

export const physical = (card: Card): Card => card & 255;
export const isJoker = (card: Card): boolean => physical(card) % FACES >= JOKER;
/** The face that a card counts as; 52 or more for a joker that stands for nothing yet. */
export const face = (card: Card): number => (card > 255 ? (card >> 8) - 1 : card % FACES);
export const isWild = (card: Card): boolean => face(card) >= JOKER;
/** 1 (ace) to 13; 0 for a joker that stands for nothing yet. */
export const rank = (card: Card): number => (isWild(card) ? 0 : (face(card) % 13) + 1);
/** 0-3, or -1 for a joker that stands for nothing yet. */
export const suit = (card: Card): number => (isWild(card) ? -1 : Math.floor(face(card) / 13));
export const standsFor = (joker: Card, as: number): Card => physical(joker) | ((as + 1) << 8);
export const makeFace = (rank_: number, suit_: number): number => suit_ * 13 + ((rank_ - 1) % 13);

const last = 99;
export const byRank = (a: Card, b: Card): number => (rank(a) || last) - (rank(b) || last) || suit(a) - suit(b) || a - b;
export const bySuit = (a: Card, b: Card): number =>
  (suit(a) < 0 ? last : suit(a)) - (suit(b) < 0 ? last : suit(b)) || rank(a) - rank(b) || a - b;
