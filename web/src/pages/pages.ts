/** Every page, by how its address begins. */

import type { Component } from "svelte";

// Each page takes the rest of the address; some do not look at it.
type Page = Component<{ rest: readonly string[] }> | Component<Record<string, never>>;
export const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  "": () => import("./Home.svelte"),
  join: () => import("./Home.svelte"),
  table: () => import("./Table.svelte"),
  new: () => import("./Create.svelte"),
  history: () => import("./History.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("./Review.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  account: () => import("./Account.svelte"),
  stats: () => import("./Stats.svelte"),
  leaders: () => import("./Leaders.svelte"),
  fair: () => import("./Fair.svelte"),
  showcase: () => import("./Showcase.svelte"),
  settings: () => import("./Settings.svelte"),
  reset: () => import("./NewPassword.svelte"),
  confirm: () => import("./ConfirmEmail.svelte"),
};
/** A page, read when it is first wanted. */
export const load = async (page: string): Promise<Component<{ rest: readonly string[] }>> => (await PAGES[page]!()).default as Component<{ rest: readonly string[] }>;
