/** The table pulled apart: the player's own arrangement of all groups and the hand, until it is played as a whole. */

import { type Card, isJoker, physical, standsFor } from "./cards";
import { declared, identities, isWhole, tidy } from "./shape";

/** `groups`: the table as it is being built; `hand`: what is not on it.  `before`: the steps so far, for undo. */
export interface Bench {
  readonly groups: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  readonly before: readonly Pick<Bench, "groups" | "hand">[];
}

export const NEW_GROUP = -1;
export const HAND = -2;

/** The bench as it lies on the real table. */
export function open(table: readonly (readonly Card[])[], hand: readonly Card[]): Bench {
  return { groups: table.map((group) => [...group]), hand: [...hand], before: [] };
}

/** The bench with cards moved to a group, to a new one, or back to the hand (where only the hand's own cards go). */
export function put(bench: Bench, cards: readonly Card[], to: number, own: readonly Card[]): Bench {
  const moving = new Set(cards.map(physical).filter((card) => to !== HAND || own.includes(card)));
  if (!moving.size) return bench;
  const taken = [...bench.groups.flat(), ...bench.hand].filter((card) => moving.has(physical(card)));
  const target = to >= 0 ? bench.groups[to] : undefined;
  const groups = bench.groups.map((group) => (group === target ? group : without(group, moving)));
  const hand = bench.hand.filter((card) => !moving.has(physical(card)));
  if (to === HAND) return step(bench, groups, [...hand, ...taken.map(physical)]);
  if (!target) return step(bench, [...groups, declared(taken)], hand);
  const grown = renamed(declared([...without(target, moving), ...taken]), moving);
  return step(bench, groups.map((group) => (group === target ? grown : group)), hand);
}

/** A group with each joker that came to it standing for what completes it, where it would not fit as it was. */
function renamed(group: readonly Card[], moved: ReadonlySet<Card>): Card[] {
  const joker = group.find((card) => isJoker(card) && moved.has(physical(card)));
  if (joker === undefined || isWhole(group)) return [...group];
  const [best] = identities(group, joker);
  return best === undefined ? [...group] : tidy(group.map((card) => (card === joker ? standsFor(joker, best) : card)));
}

const without = (group: readonly Card[], moving: ReadonlySet<Card>): Card[] => group.filter((card) => !moving.has(physical(card)));

function step(bench: Bench, groups: readonly (readonly Card[])[], hand: readonly Card[]): Bench {
  const { groups: g, hand: h, before } = bench;
  return { groups: groups.filter((group) => group.length), hand, before: [...before, { groups: g, hand: h }] };
}

/** The bench with a joker standing for another face. */
export function declare(bench: Bench, joker: Card, as: number): Bench {
  const named = (group: readonly Card[]): readonly Card[] =>
    group.some((card) => physical(card) === physical(joker))
      ? tidy(group.map((card) => (isJoker(card) && physical(card) === physical(joker) ? standsFor(joker, as) : card)))
      : group;
  return step(bench, bench.groups.map(named), bench.hand);
}

/** The bench with a whole table laid out for the player, and what is left of the hand. */
export function laid(bench: Bench, table: readonly (readonly Card[])[], own: readonly Card[]): Bench {
  const onTable = new Set(table.flat().map(physical));
  return step(bench, table, own.filter((card) => !onTable.has(card)));
}

/** One step back. */
export function undo(bench: Bench): Bench {
  const last = bench.before.at(-1);
  return last ? { ...last, before: bench.before.slice(0, -1) } : bench;
}

/** The bench with its steps carried over to a table or hand that has changed: kept while it has the same cards. */
export function refresh(bench: Bench, table: readonly (readonly Card[])[], hand: readonly Card[]): Bench {
  if (!bench.before.length || lies(bench.groups) === lies(table)) return open(table, hand);
  const onTable = new Set(table.flat().map(physical));
  const held = new Set(bench.groups.flat().map(physical));
  const sameTable = [...onTable].every((card) => held.has(card));
  const own = new Set(hand);
  const stray = [...held].some((card) => !onTable.has(card) && !own.has(card));
  if (!sameTable || stray) return open(table, hand);
  const kept = bench.hand.filter((card) => own.has(card));
  const fresh = hand.filter((card) => !held.has(card) && !kept.includes(card));
  return { ...bench, hand: [...kept, ...fresh] };
}

/** A table as text that is the same for the same groups, in whatever order they lie: what was committed is no step any more. */
const lies = (groups: readonly (readonly Card[])[]): string =>
  groups.filter((g) => g.length).map((g) => [...g].map(physical).sort((a, b) => a - b).join()).sort().join("|");

/** The hand's cards that lie on the bench's table. */
export function played(bench: Bench, own: readonly Card[]): Card[] {
  const mine = new Set(own);
  return bench.groups.flat().filter((card) => mine.has(physical(card)));
}
