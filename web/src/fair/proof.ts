/** A finished match checked in the browser: commitment, first dealer, every deal and every reshuffle. */

import type { Kept, RoundRecord } from "../protocol/generated";
import type { Card } from "../table/cards";
import { type Bytes, fromHex } from "./bytes";
import { matchCommitment, roundSeeds } from "./chain";
import { deckOf } from "./decks";
import { firstDealer, shuffled } from "./shuffle";

export const VERSION = 1;
const LEAST_SEED = 16;

export type What = "commitment" | "dealer" | "deal" | "reshuffle";

/** One thing that was checked; `round` and `times` count from 0 and are -1 where they say nothing. */
export interface Check {
  readonly what: What;
  readonly ok: boolean;
  readonly round: number;
  readonly times: number;
}

const check = (what: What, ok: boolean, round = -1, times = -1): Check => ({ what, ok, round, times });
const same = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && a.every((card, i) => card === b[i]);

/** Whether a match has what a check needs: seeds that are shown, made by the algorithm that is known here. */
export function canCheck(kept: Kept): boolean {
  const { seed, version = VERSION, seat_seeds: seats = [] } = kept.proof;
  return version === VERSION && (fromHex(seed)?.length ?? 0) >= LEAST_SEED && seats.every((s) => fromHex(s) !== null) && deckOf(kept.record.game, kept.record.players, 0) !== null;
}

/** Everything about a match that follows from its seeds, computed again and compared, one by one. */
export async function* checked(kept: Kept): AsyncGenerator<Check> {
  const { record, proof } = kept;
  const rounds = record.rounds ?? [];
  const seed = fromHex(proof.seed)!;
  const seats = (proof.seat_seeds ?? []).map((s) => fromHex(s)!);
  yield check("commitment", (await matchCommitment(seed)) === proof.commitment.toLowerCase());
  const seeds = await roundSeeds(seed, Math.max(1, rounds.length));
  if (rounds[0]) yield check("dealer", (await firstDealer(record.players, seeds[0]!, seats)) === rounds[0].dealer);
  for (const [number, round] of rounds.entries()) {
    const deck = deckOf(record.game, record.players, round.brought?.length ?? 0) ?? [];
    yield check("deal", same(await shuffled(deck, seeds[number]!, number, seats), round.order), number, 0);
    yield* reshuffles(round, deck, seeds[number]!, number, seats);
  }
}

/** The reshuffles of a round: orders of different cards of its deck, made from the seeds. */
async function* reshuffles(round: RoundRecord, deck: readonly Card[], seed: Bytes, number: number, seats: readonly Bytes[]): AsyncGenerator<Check> {
  const whole = new Set(deck);
  let times = 0;
  for (const action of round.actions ?? []) {
    if (action.do !== "reshuffle") continue;
    times += 1;
    const proper = new Set(action.order).size === action.order.length && action.order.every((card) => whole.has(card));
    yield check("reshuffle", proper && same(await shuffled(action.order, seed, number, seats, times), action.order), number, times);
  }
}
