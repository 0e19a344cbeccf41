/** How this device likes the page: colours, sound, movement, the look of cards. */

export interface Preferences {
  theme: "auto" | "light" | "dark";
  deck: "four" | "two";
  sound: boolean;
  motion: boolean;
  large: boolean;
}

const KEPT = "preferences";
const USUAL: Preferences = { theme: "auto", deck: "four", sound: true, motion: true, large: false };

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
