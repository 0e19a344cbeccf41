/** The seeds of a match's rounds: links of a chain of hashes, used from its end, so that each can be shown in its time. */

import { type Bytes, fourBytes, joined, sha256 } from "./bytes";
import { commitment } from "./shuffle";

const DOMAIN = "openrummy/rounds/1";
const LINKS = 128;

const next = (link: Bytes): Promise<Bytes> => sha256(joined(`${DOMAIN}/next`, link));

/** The seeds of the first `count` rounds of a match. */
export async function roundSeeds(seed: Bytes, count: number): Promise<Bytes[]> {
  const chain = [await sha256(joined(`${DOMAIN}/first`, seed))];
  while (chain.length < LINKS) chain.push(await next(chain.at(-1)!));
  const late = (round: number): Promise<Bytes> => sha256(joined(`${DOMAIN}/late`, fourBytes(round), seed));
  return Promise.all(Array.from({ length: count }, (_, round) => chain[LINKS - 1 - round] ?? late(round)));
}

export async function roundSeed(seed: Bytes, round: number): Promise<Bytes> {
  if (round >= LINKS) return sha256(joined(`${DOMAIN}/late`, fourBytes(round), seed));
  return (await roundSeeds(seed, round + 1))[round]!;
}

/** What is published before a match from this seed, as hex. */
export const matchCommitment = async (seed: Bytes): Promise<string> => commitment(await roundSeed(seed, 0));
