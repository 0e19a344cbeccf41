import { expect, test } from "vitest";
import type { TableInfo, Update, Welcome } from "../src/protocol/generated";
import { backoff } from "../src/protocol/socket";
import { heard, NOTHING } from "../src/table/state";

const table = { id: "t", code: "C", stage: "playing", settings: {}, options: {}, chairs: [{ name: "Ann", bank: 5 }, null] } as unknown as TableInfo;
const view = (hand: number[]): Welcome["view"] => ({ seat: 0, counts: [1, 1], stock: 9, hand, public: { turn: { seat: 0 } } }) as unknown as Welcome["view"];
const welcome: Welcome = { tell: "welcome", seq: 4, now: 1_000, seat: 0, table, view: view([1]), offers: { kinds: ["draw"] }, order: [1] } as Welcome;
const update = (more: object): Update => ({ tell: "update", seq: 5, now: 2_000, seat: 0, ...more }) as Update;
const start = heard(NOTHING, welcome, 900);

test("a welcome is the whole table, and tells how far the clocks are apart", () => {
  expect(start).toMatchObject({ seq: 4, seat: 0, skew: 100, table, order: [1] });
});

test("a line of chat changes neither cards nor offers", () => {
  const after = heard(start, update({ lines: [{ at: 1, seat: 1, name: "Bob", text: "hi" }] }), 1_900);
  expect(after.view).toBe(start.view);
  expect(after.offers).toBe(start.offers);
  expect(after.chat).toHaveLength(1);
});

test("when the turn has passed there is nothing on offer", () => {
  const after = heard(start, update({ view: view([]), events: [{ was: "discarded", seat: 0, card: 1 }] }), 1_900);
  expect(after.offers).toBeNull();
  expect(after.said.at(-1)).toMatchObject({ was: "discarded" });
});

test("a running clock changes banks and deadline, and nothing else of the table", () => {
  const after = heard(start, update({ view: view([]), clock: { turn_at: 7, deadline: 9, banks: [3, 0] } }), 1_900);
  expect(after.table).toMatchObject({ deadline: 9, turn_at: 7, code: "C" });
  expect(after.table?.chairs[0]).toMatchObject({ name: "Ann", bank: 3 });
});

test("tries come later and later, at most every eight seconds or so", () => {
  expect(backoff(0, () => 0.5)).toBe(250);
  expect(backoff(3, () => 0.5)).toBe(2_000);
  expect(backoff(20, () => 1)).toBeLessThanOrEqual(10_000);
});

test("who comes back is told what the seat missed, and keeps it until it has been read", () => {
  const digest = { since: 3, first_round: 2, rounds: [{ dealer: 0, reason: "out", points: [5, 0], winners: [0] }], played_for: 2 };
  const back = heard(start, { ...welcome, digest } as Welcome, 900);
  expect(back.digest).toEqual(digest);
  expect(heard(back, welcome, 901).digest).toEqual(digest);
  expect(heard(start, { ...welcome, digest: { since: 3, earlier: 4 } } as Welcome, 900).digest).toBeNull();
});
