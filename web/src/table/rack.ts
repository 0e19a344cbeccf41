/** The rack of a board player: places in rows on which tiles stand freely, with gaps, until they are closed. */

import { type Card, rank, suit } from "./cards";

export const PLACES = 24;
export type Rack = readonly (Card | null)[];

const key = (table: string): string => `rack:${table}`;

/** The rack as it stood on this device, as far as that can still be read. */
export function keptRack(table: string): Rack {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "[]") as Rack;
  } catch {
    return [];
  }
}

/** Keep how the rack stands, for when the page is opened again. */
export const keepRack = (table: string, rack: Rack): void => localStorage.setItem(key(table), JSON.stringify(rack));

/** The rack with exactly these tiles: each keeps its place, new ones take the first free place from the end. */
export function filled(rack: Rack, hand: readonly Card[]): Rack {
  const held = new Set(hand);
  const places = Array.from({ length: PLACES }, (_, i) => (held.has(rack[i] ?? -1) ? (rack[i] ?? null) : null));
  const standing = new Set(places);
  for (const card of hand) {
    if (standing.has(card)) continue;
    const free = standing.size > 1 ? places.lastIndexOf(null) : places.indexOf(null);
    places[free] = card;
  }
  return places;
}

/** The rack with a tile moved to a place; what stands there makes room towards the nearest gap. */
export function place(rack: Rack, card: Card, to: number): Rack {
  const places = rack.map((c) => (c === card ? null : c));
  const from = rack.indexOf(card);
  const gap = nearestGap(places, to, from);
  if (gap < 0) return rack;
  const way = gap < to ? -1 : 1;
  for (let i = gap; i !== to; i -= way) places[i] = places[i - way] ?? null;
  places[to] = card;
  return places;
}

function nearestGap(places: Rack, to: number, from: number): number {
  const way = from >= 0 && from < to ? -1 : 1;
  for (let d = 0; d < places.length; d++)
    for (const i of [to + way * d, to - way * d]) if (i >= 0 && i < places.length && places[i] === null) return i;
  return -1;
}

/** The tiles in groups, with a gap after each where there is room. */
function spread(groups: readonly (readonly Card[])[]): Rack {
  const tiles = groups.flat();
  const gaps = PLACES - tiles.length;
  const places: (Card | null)[] = [];
  groups.forEach((group, i) => {
    places.push(...group);
    if (i < groups.length - 1 && i < gaps) places.push(null);
  });
  return Array.from({ length: PLACES }, (_, i) => places[i] ?? null);
}

export type Sorting = "runs" | "groups" | "pairs";

/** The tiles put in order by what they could become. */
export function sorted(hand: readonly Card[], by: Sorting): Rack {
  return spread({ runs, groups, pairs }[by](hand));
}

function split(cards: readonly Card[], follows: (a: Card, b: Card) => boolean): Card[][] {
  const parts: Card[][] = [];
  for (const card of cards) {
    const part = parts.find((p) => follows(p.at(-1)!, card));
    if (part) part.push(card);
    else parts.push([card]);
  }
  return parts;
}

function longestFirst(parts: Card[][], least: number): Card[][] {
  const whole = parts.filter((p) => p.length >= least).sort((a, b) => b.length - a.length);
  const rest = parts.filter((p) => p.length < least).flat();
  return rest.length ? [...whole, rest] : whole;
}

function runs(hand: readonly Card[]): Card[][] {
  const byColour = [...hand].sort((a, b) => suit(a) - suit(b) || rank(a) - rank(b));
  return longestFirst(split(byColour, (a, b) => suit(a) === suit(b) && rank(b) === rank(a) + 1), 2);
}

function groups(hand: readonly Card[]): Card[][] {
  const byNumber = [...hand].sort((a, b) => rank(a) - rank(b) || suit(a) - suit(b));
  const parts: Card[][] = [];
  for (const card of byNumber) {
    const part = parts.find((p) => rank(p[0]!) === rank(card) && !p.some((c) => suit(c) === suit(card)));
    if (part) part.push(card);
    else parts.push([card]);
  }
  return longestFirst(parts, 2);
}

function pairs(hand: readonly Card[]): Card[][] {
  const byFace = [...hand].sort((a, b) => suit(a) - suit(b) || rank(a) - rank(b));
  return longestFirst(split(byFace, (a, b) => suit(a) === suit(b) && rank(a) === rank(b) && suit(a) >= 0), 2);
}
