/** What a round says in words, of the state alone: whose turn it is, what lies on the table, what closing would give. */

import { tierName } from "../i18n/points";
import { cardsWords, cardWords, category, nameOf, type Spelling } from "../i18n/say";
import { t } from "../i18n/words.svelte";
import type { Checked, SeatView, TableInfo } from "../protocol/generated";

/** How a game lies on the page: melds by owner, a workbench, or a rack. */
export type Form = "bench" | "rack" | "melds";

/** Whose turn it is; if it is one's own, what can be done. */
export function turnWords(table: TableInfo, view: SeatView, form: Form, kinds: ReadonlySet<string>, mine: boolean): string {
  if (table.stage !== "playing") return "";
  if (!mine) return t("turn-other", { name: nameOf(table, view.public.turn.seat) });
  if (kinds.has("accept")) return kinds.has("refuse") ? t("turn-you-offer") : t("turn-you-accept");
  if (form === "rack") return kinds.has("draw") || kinds.has("take") ? t("turn-you-draw") : view.drawn || view.public.turn.taken ? t("turn-you-discard", { spelling: "tiles" }) : t("turn-you-open");
  if (form === "bench") {
    if (kinds.has("rearrange")) return view.public.final ? t("turn-you-final") : kinds.has("draw") ? t("turn-you-decide") : t("turn-you-rebuild");
    return kinds.has("draw") ? t("turn-you-draw") : kinds.has("knock") ? t("turn-you-after") : t("turn-you-end");
  }
  return kinds.has("draw") || kinds.has("take") ? t("turn-you-draw") : t("turn-you-play");
}

/** The stock, the pile, the melds and how many cards each seat holds. */
export function tableWords(table: TableInfo, view: SeatView, form: Form, spelling: Spelling): string {
  const { discard: pile = [], table: groups = [] } = view.public;
  const top = pile.at(-1);
  const stock = view.stock ? t("place-stock-count", { n: view.stock, spelling }) : t("place-stock-empty", { spelling });
  const shown = form === "bench" ? [] : [top === undefined ? t("place-discard-empty", { spelling }) : t("place-discard-top", { card: cardWords(top, spelling), spelling })];
  const melds = (groups ?? []).map((group, i) => t("meld-number", { group: i + 1, cards: cardsWords(group.meld, spelling) }));
  const hands = table.chairs.map((chair, i) => t("place-hand-of", { name: chair?.name ?? "", n: view.counts[i] ?? 0, spelling }));
  return [stock, ...shown, ...melds, ...hands].join(". ");
}

/** What closing would give, each opponent paying so many times as much; and the better free tile, if there is one. */
export function closeWords({ closing, better }: Checked, multiplier: number, spelling: Spelling): string {
  if (!closing) return t("board-closes-not");
  const gives = t("board-closes", { category: category(closing.category), tier: tierName(closing.tier), points: closing.points * multiplier });
  const free = t("board-free-tile", { card: cardWords(closing.free, spelling) });
  const other = better ? t("board-better-free", { card: cardWords(better.free, spelling), points: better.points * multiplier }) : "";
  return [gives, `${free}.`, other].filter(Boolean).join(" ");
}
