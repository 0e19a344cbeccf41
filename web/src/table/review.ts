/** A finished match looked back at, put in order for the page: round by round, and luck beside play. */

import type { Decision, Reviewed } from "../protocol/generated";

/** Fewer points, or less percent, than this are no difference: the coach counts such a decision as the best one. */
export const WORTH_TELLING = 1;

/** The decisions of a round: what they cost together, and how many were the best. */
export interface RoundReview {
  readonly round: number;
  readonly decisions: readonly Decision[];
  readonly cost: number;
  readonly best: number;
}

/** What was lost for good by a decision. */
export const costOf = (decision: Decision): number => decision.cost ?? 0;

/** What the best move was worth more: the chance may still have been there a turn later. */
export const missedBy = (decision: Decision): number => decision.missed ?? 0;

/** The decisions, round by round in their order. */
export function byRound(decisions: readonly Decision[]): RoundReview[] {
  const rounds = new Map<number, Decision[]>();
  for (const decision of decisions) rounds.set(decision.round, [...(rounds.get(decision.round) ?? []), decision]);
  return [...rounds].map(([round, own]) => ({
    round, decisions: own, cost: own.reduce((sum, d) => sum + costOf(d), 0), best: own.filter((d) => missedBy(d) < WORTH_TELLING).length,
  }));
}

/** The dearest decisions, the dearest first. */
export const moments = ({ decisions, instructive }: Pick<Reviewed, "decisions" | "instructive">): Decision[] =>
  instructive.map((place) => decisions[place]).filter((d) => d !== undefined);

/** A bar from the middle: `from` and `size` are parts of the whole width, `good` is to the right. */
export interface Bar {
  readonly from: number;
  readonly size: number;
  readonly good: boolean;
}

/** Luck and play as bars of one scale on both sides of nothing. */
export function bars(luck: number, cost: number): { readonly cards: Bar; readonly play: Bar } {
  const most = Math.max(Math.abs(luck), cost, WORTH_TELLING);
  const bar = (points: number): Bar => {
    const size = Math.abs(points) / most / 2;
    return { from: points < 0 ? 0.5 - size : 0.5, size, good: points >= 0 };
  };
  return { cards: bar(luck), play: bar(-cost) };
}

/** The replay's address just before a decision: its frames are counted from 1. */
export const replayAt = (match: string, seat: number, { round, ply }: Pick<Decision, "round" | "ply">): string[] =>
  ["replay", match, String(round), String(ply + 1), String(seat)];
