/** The first steps in each game: what lies on the table at each step, and what the player is asked to do. */

import type { HintMove } from "../protocol/generated";
import type { SeatAction } from "../table/live.svelte";
import { type Card, makeFace, standsFor } from "../table/cards";

/**
 * `hand`, `table` and `pile` as they lie; `can`: what is on offer; `asks`: whether an action is the one asked for;
 * `coach`: what the coach says there.
 */
export interface Scene {
  readonly step: number;
  readonly hand: readonly Card[];
  readonly table?: readonly { meld: readonly Card[]; owner: number | null }[];
  readonly pile?: readonly Card[];
  readonly drawn?: Card;
  readonly taken?: Card;
  readonly kinds: readonly string[];
  readonly can?: readonly SeatAction[];
  readonly asks?: (action: SeatAction) => boolean;
  readonly coach?: readonly Said[];
}
type Said = HintMove & { readonly action: SeatAction };

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;
const c = (rank: number, suit: number): Card => makeFace(rank, suit);
const run = (suit: number, from: number, to: number): Card[] => Array.from({ length: to - from + 1 }, (_, i) => c(from + i, suit));
const same = (rank: number, ...suits: number[]): Card[] => suits.map((suit) => c(rank, suit));
const doing = (kind: SeatAction["do"]) => (action: SeatAction): boolean => action.do === kind;
const discards = (cards: readonly Card[]): SeatAction[] => cards.map((card) => ({ do: "discard", card }));
/** What the coach would do, for one reason or for several. */
const says = (action: SeatAction, ...reasons: NonNullable<HintMove["reasons"]>): Said[] => [{ action, reasons }];
const lone = (card: Card): Said[] => says({ do: "discard", card }, { code: "lone_card", facts: { card } });
const without = (cards: readonly Card[], ...gone: Card[]): Card[] => cards.filter((card) => !gone.includes(card));

function classic(): Scene[] {
  const hand = [c(12, CLUBS), c(4, SPADES), c(8, HEARTS), c(12, DIAMONDS), c(13, CLUBS), c(2, CLUBS), c(6, DIAMONDS)];
  const queens = same(12, CLUBS, DIAMONDS, HEARTS);
  const [theirs, pile] = [{ meld: run(HEARTS, 9, 11), owner: 1 }, [c(3, SPADES)]];
  const drawn = [...hand, c(12, HEARTS)];
  const left = without(drawn, ...queens);
  const last = without(left, c(8, HEARTS));
  return [
    { step: 1, hand, table: [theirs], pile, kinds: ["draw"] },
    { step: 2, hand, table: [theirs], pile, kinds: ["draw"], can: [{ do: "draw" }], asks: doing("draw") },
    { step: 3, hand: drawn, drawn: c(12, HEARTS), table: [theirs], pile, kinds: ["meld"], can: [{ do: "meld", meld: queens }], asks: doing("meld"), coach: says({ do: "meld", meld: queens }, { code: "meld", facts: { cards: queens } }) },
    { step: 4, hand: left, table: [theirs, { meld: queens, owner: 0 }], pile, kinds: ["layoff"], can: [{ do: "layoff", card: c(8, HEARTS), group: 0 }], asks: doing("layoff"), coach: says({ do: "layoff", card: c(8, HEARTS), group: 0 }, { code: "lay_off", facts: { card: c(8, HEARTS) } }) },
    { step: 5, hand: last, table: [{ meld: run(HEARTS, 8, 11), owner: 1 }, { meld: queens, owner: 0 }], pile, kinds: ["discard"], can: discards(last), asks: doing("discard"), coach: lone(c(13, CLUBS)) },
    { step: 6, hand: [c(7, HEARTS)], table: [{ meld: run(HEARTS, 8, 11), owner: 1 }, { meld: queens, owner: 0 }], pile: [...pile, c(13, CLUBS)], kinds: ["layoff"], can: [{ do: "layoff", card: c(7, HEARTS), group: 0 }], asks: doing("layoff"), coach: says({ do: "layoff", card: c(7, HEARTS), group: 0 }, { code: "out" }) },
  ];
}

function basic(): Scene[] {
  const hand = [c(8, HEARTS), c(13, DIAMONDS), c(6, CLUBS), c(9, HEARTS), c(4, SPADES), c(2, CLUBS), c(11, CLUBS)];
  const [ten, tens] = [c(10, HEARTS), run(HEARTS, 8, 10)];
  const sixes = { meld: same(6, DIAMONDS, HEARTS, SPADES), owner: 1 };
  const taken = [...hand, ten];
  const left = without(taken, ...tens);
  const last = without(left, c(6, CLUBS));
  return [
    { step: 1, hand, table: [sixes], pile: [ten], kinds: ["draw"] },
    { step: 2, hand, table: [sixes], pile: [ten], kinds: ["take"], can: [{ do: "take" }], asks: doing("take"), coach: says({ do: "take" }, { code: "take", facts: { cards: tens } }) },
    { step: 3, hand: taken, taken: ten, table: [sixes], kinds: ["meld"], can: [{ do: "meld", meld: tens }], asks: doing("meld"), coach: says({ do: "meld", meld: tens }, { code: "meld", facts: { cards: tens } }) },
    { step: 4, hand: left, table: [sixes, { meld: tens, owner: 0 }], kinds: ["layoff"], can: [{ do: "layoff", card: c(6, CLUBS), group: 0 }], asks: doing("layoff"), coach: says({ do: "layoff", card: c(6, CLUBS), group: 0 }, { code: "lay_off", facts: { card: c(6, CLUBS) } }) },
    { step: 5, hand: last, table: [{ meld: same(6, CLUBS, DIAMONDS, HEARTS, SPADES), owner: 1 }, { meld: tens, owner: 0 }], kinds: ["discard"], can: discards(last), asks: doing("discard"), coach: lone(c(13, DIAMONDS)) },
  ];
}

function carousel(): Scene[] {
  const free = (meld: readonly Card[]): { meld: readonly Card[]; owner: null } => ({ meld, owner: null });
  const table = [free(same(9, CLUBS, DIAMONDS, HEARTS, SPADES)), free(run(DIAMONDS, 4, 6))];
  const hand = [c(10, SPADES), c(2, CLUBS), c(11, SPADES), c(13, DIAMONDS)];
  const drawn = [...hand, c(3, CLUBS)];
  const six = c(6, SPADES);
  const jokers = [free([c(5, SPADES), standsFor(52, six), c(7, SPADES)]), free(run(HEARTS, 2, 4))];
  const plays = (...cards: Card[]) => (action: SeatAction): boolean => action.do === "rearrange" && cards.every((card) => action.table.flat().includes(card));
  const low = [c(1, CLUBS), c(3, CLUBS)];
  const hearts = [...run(HEARTS, 2, 4), standsFor(52, c(5, HEARTS))];
  const rebuilt = (after: Card[][], cards: Card[], points: number, ...steps: Card[][]): Said[] =>
    says({ do: "rearrange", table: after }, { code: "lay_down", facts: { cards, points } }, ...steps.map((step, i) => ({ code: "step", facts: { n: i + 1, cards: step } })));
  return [
    { step: 1, hand, table, kinds: ["draw"], can: [{ do: "draw" }], asks: doing("draw") },
    { step: 2, hand: drawn, drawn: c(3, CLUBS), table, kinds: ["rearrange"], asks: plays(c(10, SPADES), c(11, SPADES)), coach: rebuilt([same(9, CLUBS, DIAMONDS, HEARTS), run(SPADES, 9, 11), run(DIAMONDS, 4, 6)], [c(10, SPADES), c(11, SPADES)], 20, same(9, CLUBS, DIAMONDS, HEARTS), run(SPADES, 9, 11)) },
    { step: 4, hand: [six, ...low], table: jokers, kinds: ["rearrange"], asks: plays(six), coach: rebuilt([run(SPADES, 5, 7), hearts], [six], 6, run(SPADES, 5, 7), hearts) },
    { step: 5, hand: low, table: [free(run(SPADES, 5, 7)), free(hearts)], kinds: ["knock", "end"], can: [{ do: "knock" }], asks: doing("knock"), coach: says({ do: "knock" }, { code: "knock" }) },
    { step: 6, hand: low, table: [], kinds: [] },
  ];
}

function board(): Scene[] {
  const [RED, YELLOW, BLUE, BLACK] = [0, 1, 2, 3] as const;
  const whole = [...run(RED, 3, 5), ...run(BLUE, 9, 12), ...same(7, YELLOW, BLUE), ...same(1, RED, YELLOW, BLUE, BLACK)];
  const [seven, single, free] = [c(7, BLACK), c(5, BLACK), c(12, BLACK)];
  const hand = [...whole, single];
  return [
    { step: 1, hand, pile: [seven], kinds: ["draw"] },
    { step: 2, hand, pile: [seven], kinds: ["draw", "take"], can: [{ do: "take" }], asks: doing("take"), coach: says({ do: "take" }, { code: "nearer", facts: { card: seven } }, { code: "distance", facts: { n: 1, category: "Simple" } }) },
    { step: 3, hand: [...hand, seven], taken: seven, kinds: ["discard"], can: discards([single]), asks: doing("discard"), coach: says({ do: "discard", card: single }, { code: "waiting", facts: { category: "Simple" } }) },
    { step: 4, hand: [...whole, seven], pile: [single], kinds: [] },
    { step: 6, hand: [...whole, seven, free], drawn: free, pile: [single], kinds: ["close", "discard"], can: [{ do: "close", free }], asks: (action) => action.do === "close" && action.free === free },
  ];
}

/** The scenes of each game. */
export const SCENES: Record<string, readonly Scene[]> = { classic: classic(), basic: basic(), carousel: carousel(), board: board() };
