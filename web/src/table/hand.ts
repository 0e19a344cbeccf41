/** The player's own order of the hand: kept as cards come and go. */

import { bySuit, type Card } from "./cards";

/** The hand in the player's order; cards that the order does not know come last.  Without an order it is by suit. */
export function arranged(hand: readonly Card[], order: readonly Card[]): Card[] {
  if (!order.length) return [...hand].sort(bySuit);
  const held = new Set(hand);
  const known = order.filter((card) => held.has(card));
  const placed = new Set(known);
  return [...known, ...hand.filter((card) => !placed.has(card))];
}

/** The cards with one moved so that it stands at `to` among the others. */
export function moved(cards: readonly Card[], card: Card, to: number): Card[] {
  const others = cards.filter((c) => c !== card);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), card, ...others.slice(at)];
}

/** Whether two lists hold the same cards, in whatever order. */
export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}
