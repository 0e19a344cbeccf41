import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { optionsFrom, presetOf, rulesFacts } from "../src/i18n/rules";
import { CATEGORIES, PICTURES } from "../src/pages/pictures";
import type { GameInfo } from "../src/protocol/generated";
import { physical } from "../src/table/cards";
import { isWhole } from "../src/table/shape";

const folder = new URL("../../src/openrummy/locales/", import.meta.url);
const LANGUAGES = ["en", "el", "tr", "lv", "ro"];
const GAMES = ["classic", "basic", "carousel", "board"];
const text = (language: string, file: string): string => readFileSync(new URL(`${language}/${file}.ftl`, folder), "utf8");
const keysOf = (game: string): string[] => [...text("en", `rules-${game}`).matchAll(/^(rules-[\w-]+) *=/gm)].map((m) => m[1]!);

const option = (name: string, value: unknown): GameInfo["options"][number] => ({ name, default: value, type: "", description: "" });
const basic = {
  name: "basic", best: [], players: [], summary: "",
  options: [option("ace_mode", "low"), option("max_recycles", null), option("match", { type: "target", target: 150 })],
  presets: { default: {}, block: { max_recycles: 0 }, five_rounds: { match: { type: "rounds", rounds: 5 } } },
} as unknown as GameInfo;

test("every sentence of the rules can be said with the facts that options give, in every language", () => {
  for (const language of LANGUAGES)
    for (const game of GAMES) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const file of ["cards", "games", `rules-${game}`]) bundle.addResource(new FluentResource(text(language, file)));
      for (const key of keysOf(game)) {
        const errors: Error[] = [];
        bundle.formatPattern(bundle.getMessage(key)!.value!, rulesFacts({}), errors);
        expect(errors, `${language} ${key}`).toEqual([]);
      }
    }
});

test("every example of the rules has a picture, and every picture an example", () => {
  const examples = GAMES.flatMap(keysOf).filter((key) => key.endsWith("-example"));
  expect(Object.keys(PICTURES).sort()).toEqual(examples.sort());
});

test("what a picture shows as right is right, and no card is in it twice", () => {
  for (const [key, { groups, hand = [], then, wrong }] of Object.entries(PICTURES)) {
    const tiles = key.startsWith("rules-board");
    if (!tiles && key !== "rules-basic-melds-ace-example") expect(groups.every(isWhole), key).toBe(!wrong || key.includes("classic"));
    if (then) expect(then.flat().map(physical).sort(), key).toEqual([...groups.flat(), ...hand].map(physical).sort());
    if (!tiles) expect(new Set([...groups.flat(), ...hand].map(physical)).size, key).toBe(groups.flat().length + hand.length);
  }
  for (const groups of Object.values(CATEGORIES)) expect(groups.flat()).toHaveLength(14);
});

test("options come from a preset or from a table's own, and nothing else comes with them", () => {
  expect(optionsFrom(basic, "block")).toMatchObject({ ace_mode: "low", max_recycles: 0 });
  expect(optionsFrom(basic, '{"ace_mode":"high_or_low","evil":1}')).toEqual({ ace_mode: "high_or_low", max_recycles: null, match: { type: "target", target: 150 } });
  for (const odd of ["", "{", "null", "7", "toString"]) expect(optionsFrom(basic, odd)).toEqual(optionsFrom(basic, "default"));
});

test("options are known by the preset that has them", () => {
  expect(presetOf(basic, optionsFrom(basic, ""))).toBe("default");
  expect(presetOf(basic, optionsFrom(basic, '{"match":{"type":"rounds","rounds":5}}'))).toBe("five_rounds");
  expect(presetOf(basic, optionsFrom(basic, '{"max_recycles":3}'))).toBeNull();
});

test("a match of rounds and one of games say their number", () => {
  expect(rulesFacts({ match: { type: "rounds", rounds: 5 } })).toMatchObject({ match: "rounds", n: 5 });
  expect(rulesFacts({ games: 4 })).toMatchObject({ n: 4 });
  expect(rulesFacts({ max_melds_per_turn: null, max_recycles: 0 })).toMatchObject({ melds: "none", recycles: 0 });
});
