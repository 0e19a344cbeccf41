/** Who plays on this page: nobody yet, a guest or an account. */

import { guest, visitor } from "./protocol/api";
import type { Me } from "./protocol/generated";

let who = $state.raw<Me | null>(null);

export const person = (): Me | null => who;
export const become = (someone: Me | null): void => void (who = someone);

export async function recognise(): Promise<void> {
  who = await visitor();
}

/** Whoever is here; a guest by that name if nobody is yet. */
export async function somebody(name: string): Promise<Me> {
  who ??= await guest(name);
  return who;
}
