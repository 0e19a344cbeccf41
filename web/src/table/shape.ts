/** Whether a group looks like a set or a run: hints for the eye alone, the server decides. */

import { type Card, face, isJoker, isWild, makeFace, physical, rank, standsFor, suit } from "./cards";

export type Shape = "run" | "set" | "short" | "gap" | "double" | "long" | "neither" | "wild";

/** How a group looks; jokers that stand for nothing make it `wild`. */
export function shape(group: readonly Card[]): Shape {
  if (group.some(isWild)) return "wild";
  if (group.length < 3) return "short";
  if (new Set(group.map(face)).size < group.length) return "double";
  if (group.every((card) => rank(card) === rank(group[0]!))) return group.length > 4 ? "long" : "set";
  if (!group.every((card) => suit(card) === suit(group[0]!))) return "neither";
  return runOrder(group) ? "run" : "gap";
}

/** The cards of one suit from low to high, the ace at the end where it fits; null where there is a gap. */
function runOrder(group: readonly Card[]): Card[] | null {
  const low = [...group].sort((a, b) => rank(a) - rank(b));
  const high = rank(low[0]!) === 1 ? [...low.slice(1), low[0]!] : low;
  const value = (card: Card, i: number, all: Card[]): number => (i === all.length - 1 && rank(card) === 1 ? 14 : rank(card));
  return [low, high].find((cards) => cards.every((c, i) => i === 0 || value(c, i, cards) === value(cards[i - 1]!, i - 1, cards) + 1)) ?? null;
}

export const isWhole = (group: readonly Card[]): boolean => ["run", "set"].includes(shape(group));

/** The group in the order in which it lies on a table. */
export function tidy(group: readonly Card[]): Card[] {
  if (group.length < 2 || group.some(isWild)) return [...group];
  if (group.every((card) => rank(card) === rank(group[0]!))) return [...group].sort((a, b) => suit(a) - suit(b));
  if (!group.every((card) => suit(card) === suit(group[0]!))) return [...group];
  return runOrder(group) ?? [...group].sort((a, b) => rank(a) - rank(b));
}

/** The faces that would make the group whole if `joker` stood for them, the likeliest first. */
export function identities(group: readonly Card[], joker: Card): number[] {
  const rest = group.filter((card) => physical(card) !== physical(joker) && !isWild(card));
  if (!rest.length) return [];
  const faces = candidates(rest);
  return faces.filter((f) => isWhole([...rest, standsFor(joker, f)]));
}

function candidates(rest: readonly Card[]): number[] {
  const sameSuit = rest.every((card) => suit(card) === suit(rest[0]!));
  const inRun = sameSuit ? [...Array(13).keys()].map((i) => makeFace(13 - i, suit(rest[0]!))) : [];
  const sameRank = rest.every((card) => rank(card) === rank(rest[0]!));
  const inSet = sameRank ? [0, 1, 2, 3].map((s) => makeFace(rank(rest[0]!), s)) : [];
  return [...inRun, ...inSet];
}

/** The group with each undeclared joker standing for something that makes it whole, where there is such a thing. */
export function declared(group: readonly Card[]): Card[] {
  let cards = [...group];
  for (const joker of group.filter((card) => isWild(card) && isJoker(card))) {
    const [best] = identities(cards, joker);
    if (best !== undefined) cards = cards.map((card) => (card === joker ? standsFor(joker, best) : card));
  }
  return tidy(cards);
}
