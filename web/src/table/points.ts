/** How points came about, put in order for the page: what each seat got, and the cards that were counted. */

import type { Item } from "../protocol/generated";
import type { Card } from "./cards";

export interface SeatPoints {
  readonly seat: number;
  readonly total: number;
  readonly items: readonly Item[];
}

export interface Priced {
  readonly card: Card;
  readonly price: number;
}

/** The reasons of each seat that has some: who got most comes first, and what brings points before what brings none. */
export function bySeat(items: readonly Item[]): SeatPoints[] {
  const seats = [...new Set(items.map((item) => item.seat))];
  const rows = seats.map((seat) => {
    const own = items.filter((item) => item.seat === seat);
    return { seat, total: own.reduce((sum, item) => sum + item.points, 0), items: [...own.filter((i) => i.points), ...own.filter((i) => !i.points)] };
  });
  return rows.sort((a, b) => b.total - a.total || a.seat - b.seat);
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((v) => typeof v === "number") : []);

/** The cards behind an item, each with what it counts; none where they are not shown. */
export function priced(item: Item): Priced[] {
  const prices = numbers(item.facts?.["prices"]);
  return numbers(item.facts?.["cards"]).map((card, i) => ({ card, price: prices[i] ?? 0 }));
}

/** The seats whose hands the items show already. */
export function shownHands(items: readonly Item[]): ReadonlySet<number> {
  const counted = items.filter((item) => priced(item).length);
  return new Set(counted.map((item) => Number(item.facts?.["other"] ?? item.seat)));
}
