/** House rules in words: the name of an option, what it means, and its value. */

import { amount, find, t } from "./words.svelte";

const dashed = (name: string): string => name.replaceAll("_", "-");

export const optionName = (game: string, name: string): string => find(`option-${game}-${dashed(name)}`) ?? name;
export const optionHelp = (game: string, name: string): string => find(`option-${game}-${dashed(name)}-help`) ?? "";
export const choiceName = (game: string, name: string, choice: string): string =>
  find(`option-${game}-${dashed(name)}-${dashed(choice)}`) ?? choice;
export const choiceHelp = (game: string, name: string, choice: string): string =>
  find(`option-${game}-${dashed(name)}-${dashed(choice)}-help`) ?? "";
export const presetName = (game: string, preset: string): string => find(`preset-${game}-${dashed(preset)}`) ?? preset;
export const presetHelp = (game: string, preset: string): string => find(`preset-${game}-${dashed(preset)}-help`) ?? "";
export const gameName = (game: string): string => find(`game-${game}`) ?? game;

/** A value of an option in words; of one that goes by the number of `players` only theirs, where that is given. */
export function optionValue(game: string, name: string, value: unknown, players = 0): string {
  if (value === true) return t("option-on");
  if (value === false) return t("option-off");
  if (value === null || value === undefined) return t("option-no-limit");
  if (typeof value === "number") return amount(value);
  if (typeof value === "string") return choiceName(game, name, value);
  const parts = value as Record<string, unknown>;
  if (parts["type"] === "target") return t("n-points", { n: Number(parts["target"]) });
  if (parts["type"] === "rounds") return t("n-rounds", { n: Number(parts["rounds"]) });
  if (String(players) in parts) return amount(Number(parts[players]));
  return Object.entries(parts).map(([key, v]) => `${t("n-players", { n: Number(key) })}: ${amount(Number(v))}`).join(" · ");
}
