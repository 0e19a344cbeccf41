/** The words of the page: one language at a time, switched at once, each loaded when it is first wanted. */

import { negotiateLanguages } from "@fluent/langneg";
import { Catalogue, type Facts } from "./catalogue";
import type { Key } from "./keys.gen";
import { written } from "./numbers";

export type { Facts, Key };

export const LANGUAGES = { en: "English", el: "Ελληνικά", tr: "Türkçe", lv: "Latviešu", ro: "Română" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  el: () => import("virtual:words/el"),
  tr: () => import("virtual:words/tr"),
  lv: () => import("virtual:words/lv"),
  ro: () => import("virtual:words/ro"),
};
const KEPT = "language";

let words = $state.raw<Catalogue | null>(null);
let current = $state<Language>("en");

export const isLanguage = (name: string | null): name is Language => name !== null && name in LANGUAGES;

/** The best of our languages for somebody who reads these. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages([...wanted], Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best ?? null) ? (best as Language) : "en";
}

/** Read the words of a language and show the page in it. */
export async function speak(language: Language): Promise<void> {
  words = new Catalogue(language, (await LOADERS[language]()).default);
  current = language;
  document.documentElement.lang = language;
}

/** Switch to a language, and remember it on this device. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}

/** The language chosen on this device, else the best for the browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  return isLanguage(kept) ? kept : bestLanguage(navigator.languages);
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
