/** Recomputes the deals of a finished match in the browser, by the algorithm of docs/fairness.md (version 1). */

import type { Proof, RoundRecord } from "../protocol/generated";

const SHUFFLE = "openrummy/shuffle/1";
const ROUNDS = "openrummy/rounds/1";
const LINKS = 128;
const WORD = 2 ** 32;
const text = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a hexadecimal text; null where it is none. */
export function fromHex(hex: string): Bytes | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const toHex = (bytes: Bytes): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

function joined(...parts: (string | Bytes | number)[]): Bytes {
  const bytes = parts.flatMap((part) => (typeof part === "number" ? [...fourBytes(part)] : typeof part === "string" ? [...text.encode(part)] : [...part]));
  return Uint8Array.from(bytes);
}

function fourBytes(n: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/** The seed of a round of a match: a link of the chain, counted from its end. */
export async function roundSeed(seed: Bytes, round: number): Promise<Bytes> {
  if (round >= LINKS) return sha256(joined(ROUNDS, "/late", round, seed));
  let link = await sha256(joined(ROUNDS, "/first", seed));
  for (let i = LINKS - 1 - round; i > 0; i--) link = await sha256(joined(ROUNDS, "/next", link));
  return link;
}

/** What was published before the match, as hex. */
export async function commitment(seed: Bytes): Promise<string> {
  return toHex(await sha256(joined(SHUFFLE, "/commit", await roundSeed(seed, 0))));
}

/** The order of the deck (sorted first) in a round. */
export async function shuffled(deck: readonly number[], seed: Bytes, round: number, seats: readonly Bytes[]): Promise<number[]> {
  const key = await hmac(seed, joined(SHUFFLE, ...seats.flatMap((s) => [s.length, s])));
  const label = joined("deal", round, 0);
  let block: DataView | null = null;
  let used = 0;
  const next = async (): Promise<number> => {
    if (!block || used % 8 === 0) {
      const counter = Math.floor(used / 8);
      block = new DataView((await hmac(key, joined(label, 0, counter))).buffer);
    }
    return block.getUint32((used++ % 8) * 4);
  };
  const order = [...deck].sort((a, b) => a - b);
  for (let i = order.length - 1; i > 0; i--) {
    const fair = WORD - (WORD % (i + 1));
    let n = await next();
    while (n >= fair) n = await next();
    const j = n % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

export type Verdict = "good" | "bad-commitment" | "bad-order" | "hidden";

/** Whether the deals of a match are those that its published seeds make. */
export async function verify(proof: Proof, rounds: readonly RoundRecord[]): Promise<Verdict> {
  const seed = fromHex(proof.seed);
  const seats = (proof.seat_seeds ?? []).map(fromHex);
  if (!seed?.length) return "hidden";
  if ((await commitment(seed)) !== proof.commitment) return "bad-commitment";
  for (const [number, round] of rounds.entries()) {
    const made = await shuffled(round.order, await roundSeed(seed, number), number, seats.map((s) => s ?? new Uint8Array()));
    if (made.join() !== round.order.join()) return "bad-order";
  }
  return "good";
}
