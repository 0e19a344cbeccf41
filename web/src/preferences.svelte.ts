/** How this device likes the page: colours, sound, movement, the look of cards. */

export interface Preferences {
  theme: "auto" | "light" | "dark";
  deck: "four" | "two";
  sound: boolean;
  motion: boolean;
  large: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Whether a discard goes at once after its two steps, or waits a second so that it can be taken back. */
  discard: "steps" | "wait";
  /** Whether a letter alone does something. */
  keys: boolean;
}

const KEPT = "preferences";
const USUAL: Preferences = { theme: "auto", deck: "four", sound: true, motion: true, large: false, volume: 0.7, vibration: true, discard: "steps", keys: true };

function kept(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return USUAL;
  }
}

export const preferences = $state<Preferences>(kept());

/** Remember what was chosen and show it. */
export function apply(): void {
  localStorage.setItem(KEPT, JSON.stringify(preferences));
  const { dataset } = document.documentElement;
  dataset["theme"] = preferences.theme;
  dataset["deck"] = preferences.deck;
  dataset["motion"] = preferences.motion ? "full" : "less";
  dataset["size"] = preferences.large ? "large" : "usual";
}

/** Milliseconds that a movement takes here. */
export function pace(ms: number): number {
  return !preferences.motion || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms;
}

/** The letter or sign that was struck alone, in whatever script the keyboard writes; empty where such keys are not wanted. */
export function struck(event: KeyboardEvent): string {
  const typing = (event.target as HTMLElement).matches("input, textarea, select");
  if (!preferences.keys || event.ctrlKey || event.metaKey || event.altKey || typing || document.querySelector("dialog[open]")) return "";
  if (event.key.length !== 1 || /^[a-z?]$/.test(event.key)) return event.key.length === 1 ? event.key : "";
  return !event.shiftKey && event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
}
