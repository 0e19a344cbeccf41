/** The words of the page: one language at a time, switched at once. */

import { Catalogue, type Facts } from "./catalogue";
import type { Key } from "./keys.gen";
import { keepLanguage, type Language, textOf } from "./languages";
import { written } from "./numbers";

export type { Facts, Key };

let words = $state.raw<Catalogue | null>(null);
let current = $state<Language>("en");

/** Show the page in a language. */
export async function speak(language: Language): Promise<void> {
  words = new Catalogue(language, await textOf(language));
  current = language;
  document.documentElement.lang = language;
}

/** Switch to a language, and remember it on this device. */
export async function choose(language: Language): Promise<void> {
  keepLanguage(language);
  await speak(language);
}

export const language = (): Language => current;

/** A message in words. */
export function t(key: Key, facts: Facts = {}): string {
  return find(key, facts) ?? key;
}

/** A message by a key that is put together when it runs; null where there is none. */
export const find = (key: string, facts: Facts = {}): string | null => words?.say(key, facts) ?? null;

/** The keys that begin like this, in the order of the catalogue. */
export const keysWith = (prefix: string): string[] => words?.keys.filter((key) => key.startsWith(prefix)) ?? [];

/** A number with at most so many digits after the point. */
export const amount = (n: number, digits = 0): string => written(n, current, digits);

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${amount(n)}` : amount(n));

/** Words that belong together, separated as in a list. */
export const listed = (words: readonly string[]): string => words.join(", ");
