import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitment, fromHex, roundSeed, verify } from "../src/fair/check";
import type { Proof, RoundRecord } from "../src/protocol/generated";

interface Vectors {
  chains: { match_seed: string; commitment: string; round_seeds: Record<string, string> }[];
  matches: { record: { rounds: RoundRecord[] }; proof: Proof }[];
}
const vectors = JSON.parse(readFileSync(new URL("../../tests/data/fairness_vectors.json", import.meta.url), "utf8")) as Vectors;
const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

test("seeds of rounds and commitments are those that the server makes", async () => {
  for (const chain of vectors.chains) {
    const seed = fromHex(chain.match_seed)!;
    expect(await commitment(seed)).toBe(chain.commitment);
    for (const [round, made] of Object.entries(chain.round_seeds)) expect(hex(await roundSeed(seed, Number(round)))).toBe(made);
  }
});

test("a fair match is found fair, and one card moved or another seed is found out", async () => {
  expect(vectors.matches.length).toBeGreaterThan(0);
  for (const { proof, record } of vectors.matches) {
    expect(await verify(proof, record.rounds)).toBe("good");
    const [first, ...rest] = record.rounds;
    const [a, b, ...order] = first!.order;
    expect(await verify(proof, [{ ...first!, order: [b!, a!, ...order] }, ...rest])).toBe("bad-order");
    expect(await verify({ ...proof, seed: proof.seed.replace(/^../, proof.seed.startsWith("00") ? "01" : "00") }, record.rounds)).toBe("bad-commitment");
    expect(await verify({ ...proof, seed: "" }, record.rounds)).toBe("hidden");
  }
});

test("what is no hexadecimal number is no seed", () => {
  expect(fromHex("0g")).toBeNull();
  expect(fromHex("abc")).toBeNull();
});
