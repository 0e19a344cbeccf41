import { expect, test } from "vitest";
import type { TableInfo } from "../src/protocol/generated";
import { MOST_SEED_BYTES, powers, randomSeed, seedOf } from "../src/table/people";
import { firstLevel } from "../src/table/levels";

const table = (host: number | null, stage: string): Pick<TableInfo, "chairs" | "stage" | "host"> => ({
  host, stage, chairs: [{ name: "Ann" }, { name: "Bob" }, { name: "Ada", bot: "easy" }, null],
});

test("the host may silence and appoint people, and remove anybody between matches", () => {
  const [ann, bob, ada, nobody] = powers(table(0, "lobby"), 0);
  expect(Object.values(ann!)).toEqual([false, false, false, false]);
  expect(bob).toEqual({ mute: true, silence: true, handOver: true, remove: true });
  expect(ada).toEqual({ mute: false, silence: false, handOver: false, remove: true });
  expect(Object.values(nobody!)).toEqual([false, false, false, false]);
});

test("nobody is removed while a match is played", () => {
  expect(powers(table(0, "playing"), 0)[1]).toEqual({ mute: true, silence: true, handOver: true, remove: false });
});

test("who is not the host, or only watches, can mute others for themselves", () => {
  for (const me of [1, -1]) expect(powers(table(0, "over"), me)[0]).toEqual({ mute: true, silence: false, handOver: false, remove: false });
  expect(powers(table(null, "over"), -1)[1]!.silence).toBe(false);
});

test("a number for the shuffle is whole bytes", () => {
  expect(seedOf(" AB c ")).toBe("0abc");
  expect(randomSeed()).toMatch(new RegExp(`^[0-9a-f]{${2 * MOST_SEED_BYTES}}$`));
});

test("one begins with the level that one chose last, if it is still there", () => {
  expect(firstLevel(["random", "easy", "hard"], null)).toBe("easy");
  expect(firstLevel(["random", "easy", "hard"], "hard")).toBe("hard");
  expect(firstLevel(["random"], "gone")).toBe("random");
  expect(firstLevel([], null)).toBe("");
});
