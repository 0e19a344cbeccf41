/** From seeds to a deck order, to a dealer and to a commitment: version 1 of the algorithm of docs/fairness.md. */

import type { Card } from "../table/cards";
import { type Bytes, fourBytes, hmac, joined, sha256, toHex } from "./bytes";

const DOMAIN = "openrummy/shuffle/1";
const WORD = 2 ** 32;
const IN_BLOCK = 8;

/** The numbers that come from the seeds for one purpose, each below 2^32. */
class Numbers {
  #block: DataView | null = null;
  #used = 0;

  private constructor(
    readonly sign: (message: Bytes) => Promise<Bytes>,
    readonly label: Bytes,
  ) {}

  static async of(seed: Bytes, seats: readonly Bytes[], label: Bytes): Promise<Numbers> {
    const mix = await hmac(seed);
    const key = await mix(joined(DOMAIN, ...seats.flatMap((s) => [fourBytes(s.length), s])));
    return new Numbers(await hmac(key), label);
  }

  async #next(): Promise<number> {
    const place = this.#used % IN_BLOCK;
    if (!this.#block || place === 0) {
      const counter = joined(fourBytes(0), fourBytes(Math.floor(this.#used / IN_BLOCK)));
      this.#block = new DataView((await this.sign(joined(this.label, counter))).buffer);
    }
    this.#used += 1;
    return this.#block.getUint32(4 * place);
  }

  /** A number below `limit`, each equally likely. */
  async below(limit: number): Promise<number> {
    const fair = WORD - (WORD % limit);
    let n = await this.#next();
    while (n >= fair) n = await this.#next();
    return n % limit;
  }
}

/** What is published before a deal from this seed, as hex. */
export const commitment = async (seed: Bytes): Promise<string> => toHex(await sha256(joined(`${DOMAIN}/commit`, seed)));

/** The order of a deck in a round (from 0); `times` is 0 for the deal and counts the reshuffles of the round. */
export async function shuffled(deck: readonly Card[], seed: Bytes, round: number, seats: readonly Bytes[], times = 0): Promise<Card[]> {
  const numbers = await Numbers.of(seed, seats, joined("deal", fourBytes(round), fourBytes(times)));
  const order = [...deck].sort((a, b) => a - b);
  for (let i = order.length - 1; i > 0; i--) {
    const j = await numbers.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The seat that deals the first round. */
export async function firstDealer(players: number, seed: Bytes, seats: readonly Bytes[]): Promise<number> {
  return (await Numbers.of(seed, seats, joined("dealer"))).below(players);
}
