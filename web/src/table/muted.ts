/** Who is not read on this device: kept for each table, by seat and name, as the wire tells no more of a person. */

const KEPT = "muted";
const MOST_TABLES = 50;

type Store = Pick<Storage, "getItem" | "setItem">;
type Kept = Record<string, readonly string[]>;

/** Somebody at a table: `seat` is -1 for those who watch. */
export const personAt = (seat: number, name: string): string => `${seat}:${name}`;

function kept(store: Store): Kept {
  try {
    const value: unknown = JSON.parse(store.getItem(KEPT) ?? "{}");
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Kept) : {};
  } catch {
    return {};
  }
}

/** Who is muted at a table. */
export function mutedAt(table: string, store: Store = localStorage): ReadonlySet<string> {
  const who: unknown = kept(store)[table];
  return new Set(Array.isArray(who) ? who.filter((x) => typeof x === "string") : []);
}

/** Mute somebody at a table, or no longer; the tables touched last are remembered. */
export function toggleMuted(table: string, who: string, store: Store = localStorage): ReadonlySet<string> {
  const next = new Set(mutedAt(table, store));
  if (!next.delete(who)) next.add(who);
  const { [table]: _, ...others } = kept(store);
  const rest = Object.entries(others).slice(1 - MOST_TABLES);
  store.setItem(KEPT, JSON.stringify(Object.fromEntries(next.size ? [...rest, [table, [...next]]] : rest)));
  return next;
}
