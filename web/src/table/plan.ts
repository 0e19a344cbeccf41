/** What "play now" promised for a table: bots on all other seats, and off it goes. */

const key = (table: string): string => `plan:${table}`;

export const planned = (table: string, level: string): void => sessionStorage.setItem(key(table), level);

/** The level of bots that were promised for a table, once. */
export function takePlan(table: string): string | null {
  const level = sessionStorage.getItem(key(table));
  sessionStorage.removeItem(key(table));
  return level;
}
