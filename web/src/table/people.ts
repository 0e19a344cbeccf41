/** What one may do about the others at a table, and the own number for the shuffle. */

import type { TableInfo } from "../protocol/generated";

export const MOST_SEED_BYTES = 32;

/** About the player at a seat: hide what they write from me; and for the host: silence, make host, remove. */
export interface Powers {
  readonly mute: boolean;
  readonly silence: boolean;
  readonly handOver: boolean;
  readonly remove: boolean;
}

/** What the person at seat `me` (-1: nobody's) may do, seat by seat. */
export function powers(table: Pick<TableInfo, "chairs" | "stage" | "host">, me: number): Powers[] {
  const host = me >= 0 && table.host === me && table.stage !== "closed";
  const between = table.stage === "lobby" || table.stage === "over";
  return table.chairs.map((chair, seat) => {
    const other = chair !== null && seat !== me;
    const person = other && !chair.bot;
    return { mute: person, silence: host && person, handOver: host && person, remove: host && other && between };
  });
}

/** Typed hexadecimal as the server takes it: no blanks, whole bytes. */
export function seedOf(typed: string): string {
  const digits = typed.replace(/\s+/g, "").toLowerCase();
  return digits.length % 2 ? `0${digits}` : digits;
}

/** A number by chance, of as many bytes as may be. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(MOST_SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
