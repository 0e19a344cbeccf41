/** How well bots play: the levels that the server offers, and which one somebody begins with. */

const KEPT = "bots";

/** The level chosen last on this device if it is still offered, else one step above the weakest. */
export function firstLevel(offered: readonly string[], kept: string | null = localStorage.getItem(KEPT)): string {
  return kept !== null && offered.includes(kept) ? kept : (offered[1] ?? offered[0] ?? "");
}

export const keepLevel = (level: string): void => localStorage.setItem(KEPT, level);
