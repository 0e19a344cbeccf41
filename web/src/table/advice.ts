/** The coach's moves as the page shows them: what each costs beside the best, and the cards that it moves. */

import type { HintMove, HintReason } from "../protocol/generated";
import { type Card, physical } from "./cards";

/** Whole points that each move is worth less than the best one; null where the coach gave no prices. */
export function costs(moves: readonly HintMove[]): (number | null)[] {
  const best = moves[0]?.value;
  return moves.map(({ value }) => (typeof best === "number" && typeof value === "number" ? Math.max(0, Math.round(best - value)) : null));
}

/** The cards of one's own that a move plays; a table that is rebuilt has those of the `hand` that lie on it then. */
export function cardsOf(action: HintMove["action"], hand: readonly Card[] = []): Card[] {
  if (action.do === "rearrange") {
    const laid = new Set(action.table.flat().map(physical));
    return hand.filter((card) => laid.has(card));
  }
  if (action.do === "meld") return action.meld.map(physical);
  if (action.do === "close") return [physical(action.free)];
  return action.do === "discard" || action.do === "layoff" ? [physical(action.card)] : [];
}

/** The meld that a step of a rebuilding makes; null for any other reason. */
export function meldOf({ code, facts }: HintReason): Card[] | null {
  const cards = facts?.["cards"];
  return code === "step" && Array.isArray(cards) ? cards.filter((card) => typeof card === "number") : null;
}
