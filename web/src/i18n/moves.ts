/** Moves, and the coach's reasons for them, in words. */

import type { HintMove, HintReason, TableInfo } from "../protocol/generated";
import { cardsOf } from "../table/advice";
import { cardsWords, cardWords, category, nameOf, type Spelling } from "./say";
import { type Facts, find, type Key, t } from "./words.svelte";

const NAMES: Record<string, Key> = {
  draw: "do-draw", take: "do-take", end: "do-end", knock: "do-knock", accept: "do-accept", refuse: "do-refuse", rearrange: "do-commit",
};

/** A move as the buttons name it, with its cards; those of a rebuilt table are told by the `hand`. */
export function moveWords(action: HintMove["action"], spelling: Spelling, hand: readonly number[] = []): string {
  if (action.do === "discard") return t("do-discard-card", { card: cardWords(action.card, spelling) });
  if (action.do === "layoff") return t("do-layoff-on", { card: cardWords(action.card, spelling), group: action.group + 1 });
  if (action.do === "close") return t("do-close-with", { card: cardWords(action.free, spelling) });
  if (action.do === "meld") return `${t("do-meld")}: ${cardsWords(action.meld, spelling)}`;
  const laid = cardsOf(action, hand);
  return laid.length ? t("do-lay-down", { cards: cardsWords(laid, spelling) }) : t(NAMES[action.do] ?? "do-end", { spelling });
}

const cardsIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((v) => typeof v === "number") : []);

/** A reason of the coach. */
export function adviceWords(reason: HintReason, table: TableInfo, spelling: Spelling): string {
  const f = reason.facts ?? {};
  const facts: Facts = { spelling };
  for (const [name, value] of Object.entries(f)) if (typeof value === "number" || typeof value === "string") facts[name] = value;
  if (typeof f["card"] === "number") facts["card"] = cardWords(f["card"], spelling);
  for (const name of ["cards", "needed"]) if (name in f) facts[name] = cardsWords(cardsIn(f[name]), spelling);
  if (typeof f["seat"] === "number") facts["name"] = nameOf(table, f["seat"]);
  if (typeof f["category"] === "string") facts["category"] = category(f["category"]);
  return find(`coach-${reason.code.replaceAll("_", "-")}`, facts) ?? "";
}
