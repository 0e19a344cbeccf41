/** The fingerprints that this device saw before matches: what a server shows afterwards is compared with them. */

const KEPT = "fingerprints";
const MOST = 200;

function kept(): [match: string, fingerprint: string][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(all) ? (all as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Remember the fingerprint of a match that is being played; the first one that was seen stays. */
export function note(match: string, fingerprint: string): void {
  const all = kept();
  if (all.some(([known]) => known === match)) return;
  localStorage.setItem(KEPT, JSON.stringify([...all, [match, fingerprint]].slice(-MOST)));
}

/** What was noted for a match; null for one that this device did not play. */
export const noted = (match: string): string | null => kept().find(([known]) => known === match)?.[1] ?? null;
