import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromHex, toHex } from "../src/fair/bytes";
import { matchCommitment, roundSeed, roundSeeds } from "../src/fair/chain";
import { deckOf } from "../src/fair/decks";
import { canCheck, type Check, checked } from "../src/fair/proof";
import { commitment, firstDealer, shuffled } from "../src/fair/shuffle";
import type { Kept } from "../src/protocol/generated";

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../tests/data/${name}`, import.meta.url), "utf8")) as T;
interface Seeded {
  server_seed: string;
  seat_seeds: string[];
}
const shuffles = read<{
  commitments: { server_seed: string; commitment: string }[];
  dealers: (Seeded & { players: number; dealer: number })[];
  orders: (Seeded & { round: number; times: number; deck: number[]; order: number[]; what: string })[];
}>("shuffle_vectors.json");
const { chains, matches } = read<{
  chains: { match_seed: string; commitment: string; round_seeds: Record<string, string> }[];
  matches: Kept[];
}>("fairness_vectors.json");
const bytes = (hex: string): Uint8Array<ArrayBuffer> => fromHex(hex)!;

async function all(kept: Kept): Promise<Check[]> {
  const found = [];
  for await (const check of checked(kept)) found.push(check);
  return found;
}
const wrong = async (kept: Kept): Promise<Check[]> => (await all(kept)).filter((check) => !check.ok);

test("commitments, dealers and orders are those that the server makes", async () => {
  for (const v of shuffles.commitments) expect(await commitment(bytes(v.server_seed))).toBe(v.commitment);
  for (const v of shuffles.dealers) expect(await firstDealer(v.players, bytes(v.server_seed), v.seat_seeds.map(bytes))).toBe(v.dealer);
  for (const v of shuffles.orders) expect(await shuffled(v.deck, bytes(v.server_seed), v.round, v.seat_seeds.map(bytes), v.times), v.what).toEqual(v.order);
});

test("the seeds of the rounds are links of the server's chain", async () => {
  for (const chain of chains) {
    const seed = bytes(chain.match_seed);
    expect(await matchCommitment(seed)).toBe(chain.commitment);
    for (const [round, link] of Object.entries(chain.round_seeds)) expect(toHex(await roundSeed(seed, Number(round)))).toBe(link);
    expect(toHex((await roundSeeds(seed, 130))[129]!)).toBe(chain.round_seeds["129"]);
  }
});

test("a fair match is found fair in everything, its reshuffles too", async () => {
  const found = (await Promise.all(matches.map(all))).flat();
  expect(found.filter((check) => !check.ok)).toEqual([]);
  expect(new Set(found.map((check) => check.what))).toEqual(new Set(["commitment", "dealer", "deal", "reshuffle"]));
});

test("two cards exchanged, another dealer, another seed, another deck and another reshuffle are found out", async () => {
  const kept = matches.find((m) => m.record.rounds?.some((r) => r.actions?.some((a) => a.do === "reshuffle")))!;
  const rounds = kept.record.rounds!;
  const first = rounds[0]!;
  const [a, b, ...order] = first.order;
  const withFirst = (round: object): Kept => ({ ...kept, record: { ...kept.record, rounds: [{ ...first, ...round }, ...rounds.slice(1)] } });
  expect(await wrong(withFirst({ order: [b, a, ...order] }))).toEqual([{ what: "deal", ok: false, round: 0, times: 0 }]);
  expect(await wrong(withFirst({ order }))).toMatchObject([{ what: "deal", round: 0 }]);
  expect(await wrong(withFirst({ dealer: (first.dealer + 1) % kept.record.players }))).toMatchObject([{ what: "dealer" }]);
  expect((await wrong({ ...kept, proof: { ...kept.proof, seed: "00".repeat(32) } })).map((c) => c.what)).toContain("commitment");
  const turned = { ...kept, record: { ...kept.record, rounds: rounds.map((r) => ({ ...r, actions: r.actions?.map((x) => (x.do === "reshuffle" ? { ...x, order: [...x.order].reverse() } : x)) })) } };
  expect(new Set((await wrong(turned)).map((c) => c.what))).toEqual(new Set(["reshuffle"]));
});

test("a match that shows no seed, or another algorithm, cannot be checked", () => {
  const kept = matches[0]!;
  expect(canCheck(kept)).toBe(true);
  expect(canCheck({ ...kept, proof: { ...kept.proof, seed: "" } })).toBe(false);
  expect(canCheck({ ...kept, proof: { ...kept.proof, version: 2 } })).toBe(false);
  expect(canCheck({ ...kept, record: { ...kept.record, game: "chess" } })).toBe(false);
});

test("jokers are spread over the packs before a pack has its second", () => {
  expect(deckOf("carousel", 2, 0)).toHaveLength(53);
  expect(deckOf("board", 4, 3)!.filter((card) => card % 54 >= 52)).toEqual([52, 53, 106, 107, 160]);
});

test("what is no hexadecimal number is no seed", () => {
  expect(fromHex("0g")).toBeNull();
  expect(fromHex("abc")).toBeNull();
});
