/** Cards, names, happenings and refusals as sentences in the language of the page. */

import { Refusal } from "../protocol/socket";
import type { TableInfo } from "../protocol/generated";
import { COLOURS, type Card, face, isJoker, rank, suit, SUITS } from "../table/cards";
import type { TableEvent } from "../table/state";
import { type Facts, find, listed, t } from "./words.svelte";

export type Spelling = "cards" | "tiles";

export const spellingOf = (game: string): Spelling => (game === "board" ? "tiles" : "cards");

function natural(f: number, spelling: Spelling): string {
  const [r, s] = [(f % 13) + 1, Math.floor(f / 13)];
  return spelling === "tiles" ? t("tile", { colour: COLOURS[s]!, number: r }) : t("card", { rank: r, suit: SUITS[s]! });
}

/** A card in words. */
export function cardWords(card: Card, spelling: Spelling = "cards"): string {
  if (card < 0) return t(spelling === "tiles" ? "tile-hidden" : "card-hidden");
  if (!isJoker(card)) return natural(face(card), spelling);
  if (card <= 255) return t("joker");
  return t(spelling === "tiles" ? "tile-joker-as" : "card-joker-as", { card: natural(face(card), spelling) });
}

export const cardsWords = (cards: readonly Card[], spelling: Spelling = "cards"): string =>
  listed(cards.map((card) => cardWords(card, spelling)));

/** What stands in a card's corner. */
export const rankSign = (card: Card): string => t("rank-short", { rank: rank(card) });

export const suitWord = (card: Card): string => t("suit", { suit: SUITS[suit(card)] ?? "spades" });

const NOT_GIVEN = [
  "stock", "spelling", "cards", "card", "group", "limit", "points", "needed", "doubles", "least", "most", "rated", "name",
];

/** Why something was refused. */
export function refusalWords(error: unknown, spelling: Spelling = "cards"): string {
  if (!(error instanceof Refusal)) return t("refused-unavailable");
  const facts: Facts = Object.fromEntries(NOT_GIVEN.map((name) => [name, "none"]));
  for (const [name, value] of Object.entries(error.facts)) facts[CARD_FACTS.has(name) ? "card" : name] = factWords(name, value, spelling);
  facts["spelling"] = spelling;
  return find(keyOf(error.code), facts) ?? t("refused-unavailable");
}

function keyOf(code: string): string {
  const name = code.slice(2).replaceAll("_", "-").toLowerCase();
  return code.startsWith("E_") ? `error-${name}` : code.startsWith("T_") ? `refused-${name}` : code;
}

/** Facts that are a card (a face reads like a card of the first pack); the messages know them as `$card`. */
const CARD_FACTS = new Set(["card", "face", "free"]);

function factWords(name: string, value: unknown, spelling: Spelling): string | number {
  if (CARD_FACTS.has(name) && typeof value === "number") return cardWords(value, spelling);
  if (name === "group" && typeof value === "number") return value + 1;
  if (Array.isArray(value)) return cardsWords(value.filter((v) => typeof v === "number"), spelling);
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}

/** The player at a seat. */
export function nameOf(table: TableInfo, seat: number): string {
  return table.chairs[seat]?.name ?? t("people-free-seat");
}

function both(key: string, mine: boolean, facts: Facts): string {
  return find(`${key}-${mine ? "you" : "other"}`, facts) ?? find(key, facts) ?? "";
}

/** A category of `board` by its key: `GrandCare` and `grand_care` are the message `category-grand-care`. */
export const category = (key: string): string => find(`category-${key.replace(/([a-z])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase()}`) ?? key;

/** What happened, in a sentence; empty for what goes without saying. */
export function eventWords(event: TableEvent, table: TableInfo, me: number): string {
  const spelling = spellingOf(table.settings.game ?? "basic");
  const seat = "seat" in event ? event.seat : -1;
  const facts: Facts = { name: nameOf(table, seat), spelling };
  const say = (key: string, more: Facts = {}): string => both(key, seat === me, { ...facts, ...more });
  switch (event.was) {
    case "melded":
      return say("event-melded", { cards: cardsWords(event.meld, spelling) });
    case "laidoff":
      return say("event-laidoff", { card: cardWords(event.card, spelling), group: event.group + 1 });
    case "rearranged":
      return say("event-rearranged", { cards: cardsWords(event.played, spelling) });
    case "discarded":
      return spelling === "tiles" && isJoker(event.card) ? say("event-threw-joker") : say("event-discarded", { card: cardWords(event.card, spelling) });
    case "drew":
    case "took":
      return say(`event-${event.was}`, { card: cardWords(event.card, spelling) });
    case "closed":
      return say("event-closed", { category: category(event.closing.category) });
    case "trumpbonus":
      return say("event-trumpbonus", { card: cardWords(event.card, spelling), points: Number(table.options["trump_bonus"] ?? 0) });
    case "stockturned":
    case "reshuffled":
      return say(`event-${event.was}`, { n: event.count });
    case "left":
      return say(event.for_good ? "event-left-for-good" : "event-left");
    default:
      return say(`event-${event.was}`);
  }
}

/** How a round ended. */
export function reasonWords(table: TableInfo, outcome: { reason: string; seat?: number | null; closing?: { category: string } | null }, me: number): string {
  const seat = outcome.seat ?? -1;
  const facts = { name: nameOf(table, seat), category: outcome.closing ? category(outcome.closing.category) : "" };
  return both(`reason-${outcome.reason.replaceAll("_", "-")}`, seat === me, facts);
}
