/** Which games' first steps this device has seen. */

const KEPT = "learned";

function kept(): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(all) ? all.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export const hasLearned = (game: string): boolean => kept().includes(game);
export const learned = (game: string): void => localStorage.setItem(KEPT, JSON.stringify([...new Set([...kept(), game])]));
