/** The first steps in each game: what lies on the table at each step, and the deed that leads to the next one. */

import type { Group } from "../protocol/generated";
import { type Card, makeFace, physical, standsFor } from "../table/cards";
import { sameCards } from "../table/hand";
import { isWhole } from "../table/shape";
import { type Bench, played } from "../table/workbench";

export type Deed =
  | { do: "next" | "draw" | "take" | "knock" | "check" }
  | { do: "meld"; cards: readonly Card[] }
  | { do: "layoff"; card: Card; group: number }
  | { do: "discard" | "close"; card: Card }
  | { do: "build" | "commit"; bench: Bench };

/** What lies where.  `owners`: whose meld each group is; `drawn`: the card that the stock gives. */
export interface Scene {
  readonly hand: readonly Card[];
  readonly table: readonly (readonly Card[])[];
  readonly owners: readonly number[];
  readonly pile: readonly Card[];
  readonly drawn: Card | null;
  readonly trump: Card | null;
}

/** `wants`: the kind of deed that the step asks for; `right` says whether one is what the step means; `then` follows by itself. */
export interface Step {
  readonly wants: Deed["do"];
  readonly then?: Deed;
  readonly right: (deed: Deed, scene: Scene) => boolean;
}

export interface Lesson {
  readonly scene: Scene;
  readonly steps: readonly Step[];
}

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
const [RED, YELLOW, BLUE, BLACK] = [0, 1, 2, 3] as const;
const c = makeFace;
const run = (suit: number, from: number, to: number): Card[] => Array.from({ length: to - from + 1 }, (_, i) => c(from + i, suit));
const set = (rank: number, ...suits: number[]): Card[] => suits.map((suit) => c(rank, suit));

const any = (wants: Deed["do"]): Step => ({ wants, right: (deed) => deed.do === wants });
const meld = (cards: readonly Card[]): Step => ({ wants: "meld", right: (deed) => deed.do === "meld" && sameCards(deed.cards, cards) });
const layOff = (card: Card, group: number): Step => ({ wants: "layoff", right: (deed) => deed.do === "layoff" && deed.card === card && deed.group === group });
const one = (wants: "discard" | "close", cards: readonly Card[]): Step => ({ wants, right: (deed) => deed.do === wants && cards.includes(deed.card) });
const built = (wants: "build" | "commit", holds: (bench: Bench, scene: Scene) => boolean): Step => ({
  wants, right: (deed, scene) => deed.do === wants && holds(deed.bench, scene),
});
const whole = (bench: Bench): boolean => bench.groups.every(isWhole);

const NOTHING: Scene = { hand: [], table: [], owners: [], pile: [], drawn: null, trump: null };

const QUEENS = set(12, CLUBS, DIAMONDS, SPADES);
const CLASSIC: Lesson = {
  scene: {
    ...NOTHING, hand: [c(8, HEARTS), c(12, CLUBS), c(4, DIAMONDS), c(12, SPADES), c(12, DIAMONDS)],
    table: [run(HEARTS, 9, 11), set(4, CLUBS, HEARTS, SPADES)], owners: [1, 2], pile: [c(2, CLUBS)], drawn: c(13, CLUBS),
  },
  steps: [any("next"), any("draw"), meld(QUEENS), layOff(c(8, HEARTS), 0), one("discard", [c(13, CLUBS)]), layOff(c(4, DIAMONDS), 1)],
};

const BASIC: Lesson = {
  scene: {
    ...NOTHING, hand: [c(8, HEARTS), c(6, SPADES), c(10, HEARTS), c(2, CLUBS), c(13, DIAMONDS)],
    table: [set(6, CLUBS, DIAMONDS, HEARTS)], owners: [1], pile: [c(5, SPADES), c(9, HEARTS)], drawn: c(3, CLUBS),
  },
  steps: [any("next"), any("take"), meld(run(HEARTS, 8, 10)), layOff(c(6, SPADES), 0), one("discard", [c(2, CLUBS), c(13, DIAMONDS)])],
};

const JOKER = 52;
const REAL = c(6, HEARTS);
const CAROUSEL: Lesson = {
  scene: {
    ...NOTHING, hand: [c(10, SPADES), REAL, c(11, SPADES), c(1, DIAMONDS)],
    table: [set(9, CLUBS, DIAMONDS, HEARTS, SPADES), [c(5, HEARTS), standsFor(JOKER, REAL), c(7, HEARTS)], run(CLUBS, 2, 4)], owners: [-1, -1, -1],
    drawn: c(3, SPADES),
  },
  steps: [
    any("draw"),
    built("build", (bench) => bench.groups.some((g) => g.includes(c(9, SPADES)) && !g.includes(c(9, CLUBS)))),
    built("commit", (bench, scene) => whole(bench) && sameCards(played(bench, scene.hand), run(SPADES, 10, 11))),
    built("commit", (bench, scene) => whole(bench) && played(bench, scene.hand).includes(REAL) && !bench.groups.flat().includes(standsFor(JOKER, REAL))),
    any("knock"),
    any("next"),
  ],
};

const SEVEN = c(7, BLACK);
const LOOSE = c(10, YELLOW);
const FREE = c(1, YELLOW);
const BOARD: Lesson = {
  scene: {
    ...NOTHING, trump: c(2, BLUE), pile: [SEVEN], drawn: FREE,
    hand: [...run(RED, 3, 5), c(7, RED), ...run(BLUE, 9, 12), LOOSE, c(7, YELLOW), ...set(13, RED, YELLOW, BLUE), c(13, BLACK)],
  },
  steps: [any("next"), any("take"), one("discard", [LOOSE]), { ...any("next"), then: { do: "draw" } }, any("check"), one("close", [FREE])],
};

export const LESSONS: Record<string, Lesson> = { classic: CLASSIC, basic: BASIC, carousel: CAROUSEL, board: BOARD };

/** What the table looks like after a deed. */
export function after(scene: Scene, deed: Deed): Scene {
  switch (deed.do) {
    case "draw":
      return scene.drawn === null ? scene : { ...scene, hand: [...scene.hand, scene.drawn], drawn: null };
    case "take":
      return { ...scene, hand: [...scene.hand, ...scene.pile.slice(-1)], pile: scene.pile.slice(0, -1) };
    case "discard":
      return { ...scene, hand: scene.hand.filter((card) => card !== deed.card), pile: [...scene.pile, deed.card] };
    case "meld":
      return { ...scene, hand: scene.hand.filter((card) => !deed.cards.includes(card)), table: [...scene.table, deed.cards], owners: [...scene.owners, 0] };
    case "layoff":
      return { ...scene, hand: scene.hand.filter((card) => card !== deed.card), table: scene.table.map((g, i) => (i === deed.group ? laid(g, deed.card) : g)) };
    case "commit": {
      const there = new Set(deed.bench.groups.flat().map(physical));
      return { ...scene, hand: scene.hand.filter((card) => !there.has(card)), table: deed.bench.groups, owners: deed.bench.groups.map(() => -1) };
    }
    default:
      return scene;
  }
}

const laid = (group: readonly Card[], card: Card): Card[] => [...group, card].sort((a, b) => a - b);

/** The melds of a scene as a table shows them. */
export const groupsOf = (scene: Scene): Group[] =>
  scene.table.map((cards, i) => ({ meld: [...cards], owner: scene.owners[i] ?? 0, by: cards.map(() => scene.owners[i] ?? 0) }));

/** The melds that a card may be laid off on in this step. */
export const fits = (step: Step, scene: Scene, card: Card): number[] =>
  scene.table.flatMap((_, group) => (step.right({ do: "layoff", card, group }, scene) ? [group] : []));
