/** The languages of the page, and which of them somebody gets. */

import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = { en: "English", el: "Ελληνικά", tr: "Türkçe", lv: "Latviešu", ro: "Română" } as const;
export type Language = keyof typeof LANGUAGES;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  el: () => import("virtual:words/el"),
  tr: () => import("virtual:words/tr"),
  lv: () => import("virtual:words/lv"),
  ro: () => import("virtual:words/ro"),
};
const KEPT = "language";

export const isLanguage = (name: string | null): name is Language => name !== null && name in LANGUAGES;

/** The text of a language's catalogues, read when it is first wanted. */
export const textOf = async (language: Language): Promise<string> => (await TEXTS[language]()).default;

/** The best of our languages for somebody who reads these. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages([...wanted], Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best ?? null) ? (best as Language) : "en";
}

/** The language chosen on this device, else the best for the browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  return isLanguage(kept) ? kept : bestLanguage(navigator.languages);
}

/** Remember a language on this device. */
export const keepLanguage = (language: Language): void => localStorage.setItem(KEPT, language);
