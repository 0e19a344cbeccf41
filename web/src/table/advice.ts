/** The coach's moves as the page shows them: what each costs beside the best, and the cards that it moves. */

import type { HintMove } from "../protocol/generated";
import { type Card, physical } from "./cards";

/** Whole points that each move is worth less than the best one; null where the coach gave no prices. */
export function costs(moves: readonly HintMove[]): (number | null)[] {
  const best = moves[0]?.value;
  return moves.map(({ value }) => (typeof best === "number" && typeof value === "number" ? Math.max(0, Math.round(best - value)) : null));
}

/** The cards of one's own that a move plays. */
export function cardsOf(action: HintMove["action"]): Card[] {
  if (action.do === "meld") return action.meld.map(physical);
  if (action.do === "close") return [physical(action.free)];
  return action.do === "discard" || action.do === "layoff" ? [physical(action.card)] : [];
}
