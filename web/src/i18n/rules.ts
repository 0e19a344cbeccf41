/** The facts of a rules page: what the catalogues call the options of the engine, and the options of a link. */

import type { GameInfo } from "../protocol/generated";
import type { Facts } from "./words.svelte";

export type Options = Record<string, unknown>;

const yes = (value: unknown): string => (value ? "yes" : "no");
const or = (value: unknown): string | number => (typeof value === "number" || typeof value === "string" ? value : "none");

interface MatchLength {
  type?: string;
  target?: number;
  rounds?: number;
}

/** The options of a game: what is usual, then a preset (by its name) or the options themselves (as JSON). */
export function optionsFrom(game: GameInfo, wanted: string): Options {
  const usual: Options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const own = game.presets[wanted] ?? read(wanted);
  return { ...usual, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in usual)) };
}

function read(text: string): Options {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return value && typeof value === "object" ? (value as Options) : {};
  } catch {
    return {};
  }
}

/** The preset that has exactly these options; null where they are a table's own. */
export function presetOf(game: GameInfo, options: Options): string | null {
  const same = (name: string): boolean => {
    const preset = optionsFrom(game, name);
    return Object.keys(preset).every((key) => JSON.stringify(preset[key]) === JSON.stringify(options[key]));
  };
  return Object.keys(game.presets).find(same) ?? null;
}

/** How the catalogues name what the options are called in the engine. */
export function rulesFacts(o: Options): Facts {
  const match = (o["match"] ?? {}) as MatchLength;
  const length = match.type === "rounds" ? match.rounds : match.type === "target" ? match.target : o["games"];
  return {
    hand: or(o["hand"]), target: or(o["target"]), shuffle: yes(o["recycle_shuffle"]),
    ace: or(o["ace_mode"]), final: yes(o["final_discard"]), own_meld: yes(o["layoff_needs_own_meld"]), doubles: yes(o["rummy_doubles"]),
    melds: or(o["max_melds_per_turn"]), recycles: or(o["max_recycles"]), match: match.type ?? "target", n: Number(length ?? 1),
    limit: or(o["knock_limit"]), release: or(o["joker_release"]), boxes: or(o["box_bonus_scope"]),
    extra: or(o["extra_joker_mode"]), multiplier: or(o["multiplier"]), bonus: or(o["trump_bonus"]), refuse: or(o["refuse_doubles"]),
    penalty: or(o["disconnect_penalty"]), large: or(o["large_thrown"]), care: or(o["grand_care"]), mosaic: or(o["mosaic_jokers"]),
  };
}
