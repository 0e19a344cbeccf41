/** Why somebody gets points, in words. */

import type { Item } from "../protocol/generated";
import { category } from "./say";
import { type Facts, find, t } from "./words.svelte";

const PAYMENTS = new Set(["trump", "close", "away"]);

/** The reason of an item; `name` says who sits at a seat. */
export function itemWords(item: Item, name: (seat: number) => string): string {
  const f = item.facts ?? {};
  const facts: Facts = { name: "none", n: Number(f["value"] ?? 0) };
  for (const [key, value] of Object.entries(f)) if (typeof value === "number" || typeof value === "string") facts[key] = value;
  if (typeof f["other"] === "number") facts["name"] = name(f["other"]);
  if (typeof f["category"] === "string") facts["category"] = category(f["category"]);
  if (typeof f["tier"] === "string") facts["tier"] = tierName(f["tier"]);
  return find(`score-${item.why}${PAYMENTS.has(item.why) && "other" in f ? "-paid" : ""}`, facts) ?? "";
}

export const tierName = (tier: string): string => find(`tier-${tier.toLowerCase()}`) ?? tier;

/** What a close owes its price to, besides its category. */
export function closeDetails(item: Item): string[] {
  const f = item.facts ?? {};
  if (item.why !== "close" || "other" in f) return [];
  const told: string[] = [];
  if (f["jokers"]) told.push(t("score-jokers-in", { n: Number(f["jokers"]) }));
  if (f["thrown"]) told.push(t("score-jokers-thrown", { n: Number(f["thrown"]) }));
  if (f["free_joker"]) told.push(t("score-free-joker"));
  return told;
}
