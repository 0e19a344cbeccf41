/** What the page knows of a table: the newest of everything the server told, by one pure function. */

import type { Digest, Line, Offers, SeatView, TableInfo, Update, Welcome } from "../protocol/generated";

export type TableEvent = NonNullable<Update["events"]>[number];

/** `skew`: the server's clock minus ours, in milliseconds.  `events`: what the last message said happened. */
export interface TableState {
  readonly seq: number | null;
  readonly seat: number;
  readonly skew: number;
  readonly table: TableInfo | null;
  readonly view: SeatView | null;
  readonly offers: Offers | null;
  readonly order: readonly number[];
  readonly chat: readonly Line[];
  readonly events: readonly TableEvent[];
  readonly said: readonly TableEvent[];
  readonly digest: Digest | null;
}

export const NOTHING: TableState = {
  seq: null, seat: -1, skew: 0, table: null, view: null, offers: null, order: [], chat: [], events: [], said: [], digest: null,
};

const MOST_LINES = 200;
const MOST_SAID = 60;

/** The state after a message; `clock` is our own time. */
export function heard(state: TableState, tell: Welcome | Update, clock: number): TableState {
  return tell.tell === "welcome" ? welcomed(state, tell, clock) : updated(state, tell, clock);
}

function welcomed(state: TableState, tell: Welcome, clock: number): TableState {
  const events = tell.missed ?? [];
  return {
    seq: tell.seq, seat: tell.seat, skew: tell.now - clock, table: tell.table, view: tell.view ?? null,
    offers: tell.offers ?? null, order: tell.order ?? [], chat: tell.chat ?? [], events,
    said: [...state.said, ...events].slice(-MOST_SAID),
    digest: tell.digest?.rounds?.length || tell.digest?.played_for ? tell.digest : state.digest,
  };
}

function updated(state: TableState, tell: Update, clock: number): TableState {
  const table = tell.table ?? withClock(state.table, tell);
  const events = tell.events ?? [];
  const running = table?.stage === "playing" || tell.view ? (tell.view ?? state.view) : state.view;
  return {
    ...state, seq: tell.seq, seat: tell.seat, skew: tell.now - clock, table, view: table?.stage === "lobby" ? null : running,
    offers: tell.view || tell.table ? (tell.offers ?? null) : state.offers,
    chat: [...state.chat, ...(tell.lines ?? [])].slice(-MOST_LINES), events,
    said: [...state.said, ...events].slice(-MOST_SAID),
  };
}

function withClock(table: TableInfo | null, tell: Update): TableInfo | null {
  const clock = tell.clock;
  if (!table || !clock) return table;
  const chairs = table.chairs.map((chair, i) => chair && { ...chair, bank: clock.banks[i] ?? chair.bank ?? 0 });
  return { ...table, turn_at: clock.turn_at, deadline: clock.deadline, chairs };
}
