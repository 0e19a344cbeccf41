/** The words of the page: one language at a time, switched at once, each loaded when it is first wanted. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Key } from "./keys.gen";

export type { Key };
export type Facts = Record<string, FluentVariable>;

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

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let keys = $state.raw<readonly string[]>([]);

export const isLanguage = (name: string | null): name is Language => name !== null && name in LANGUAGES;

/** The best of our languages for somebody who reads these. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages([...wanted], Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best ?? null) ? (best as Language) : "en";
}

/** Read the words of a language and show the page in it. */
export async function speak(language: Language): Promise<void> {
  const text = (await LOADERS[language]()).default;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  keys = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
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
export function find(key: string, facts: Facts = {}): string | null {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, facts, []);
}

/** The keys that begin like this, in the order of the catalogue. */
export const keysWith = (prefix: string): string[] => keys.filter((key) => key.startsWith(prefix));

/** Words that belong together, separated as in a list. */
export const listed = (words: readonly string[]): string => words.join(", ");
