/** A table without a server: each scene waits for the one action that it asks for. */

import type { Offers, SeatView, TableInfo } from "../protocol/generated";
import { type Answer, type Question, Refusal } from "../protocol/socket";
import type { Playable, SeatAction } from "../table/live.svelte";
import { NOTHING, type TableState } from "../table/state";
import type { Scene } from "./scenes";

const DONE: Answer = { tell: "ack", id: "", seq: 0 };

export class Lesson implements Playable {
  at = $state(0);
  readonly times = 1;
  readonly state: TableState = $derived.by(() => stateOf(this.game, this.scene, this.names));

  constructor(
    readonly game: string,
    readonly scenes: readonly Scene[],
    readonly names: readonly string[],
  ) {}

  get scene(): Scene {
    return this.scenes[Math.min(this.at, this.scenes.length - 1)]!;
  }

  get over(): boolean {
    return this.at >= this.scenes.length;
  }

  next = (): void => void (this.at += 1);

  act = async (action: SeatAction): Promise<Answer> => {
    if (!this.scene.asks?.(action)) throw new Refusal("tutorial-not-that");
    this.next();
    return DONE;
  };

  ask = async (question: Question): Promise<Answer> => {
    if (question.ask === "hint") return { tell: "hints", id: "", moves: [...(this.scene.coach ?? (this.scene.can ?? []).map((action) => ({ action })))] };
    return DONE;
  };

  proposals = async (): Promise<[]> => [];
}

function stateOf(game: string, scene: Scene, names: readonly string[]): TableState {
  const table = {
    id: `learn-${game}`, code: "", stage: "playing", settings: { game, hints: true }, options: { multiplier: 1 }, chairs: names.map((name) => ({ name })), totals: [],
  } as unknown as TableInfo;
  const groups = (scene.table ?? []).map((g) => ({ meld: [...g.meld], owner: g.owner, by: g.owner === null ? [] : g.meld.map(() => g.owner) }));
  const view = {
    seat: 0, hand: [...scene.hand].sort((a, b) => a - b), drawn: scene.drawn ?? null, counts: [scene.hand.length, 9], stock: 23,
    public: { turn: { seat: 0, phase: "", taken: scene.taken ?? null }, table: groups, discard: [...(scene.pile ?? [])], trump: game === "board" ? 33 : null },
  } as unknown as SeatView;
  const offers: Offers = { kinds: [...scene.kinds], actions: [...(scene.can ?? [])] };
  return { ...NOTHING, seq: scene.step, seat: 0, table, view, offers };
}
