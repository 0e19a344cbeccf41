import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Catalogue } from "../src/i18n/catalogue";
import { written } from "../src/i18n/numbers";
import { LANGUAGES } from "../src/i18n/languages";
import { amount, signed } from "../src/i18n/words.svelte";

const folder = new URL("../../src/openrummy/locales/", import.meta.url);
const text = (language: string): string =>
  readdirSync(new URL(`${language}/`, folder)).filter((n) => n.endsWith(".ftl")).flatMap((n) => readFileSync(new URL(`${language}/${n}`, folder), "utf8").split("\n")).filter((line) => line && !line.startsWith("#")).join("\n");

test.each(Object.keys(LANGUAGES))("a message that is read alone says in %s what it says among all", (language) => {
  const whole = new FluentBundle(language, { useIsolating: false });
  whole.addResource(new FluentResource(text(language)));
  const { keys } = new Catalogue(language, text(language));
  const facts = { n: 7, name: "Ann", points: 21, card: "x", cards: "y", spelling: "tiles", group: 2, number: 3, count: 4 };
  const all = keys.map((key) => [key, whole.formatPattern(whole.getMessage(key)!.value!, facts, [])]);
  expect(keys.length).toBeGreaterThan(500);
  const backwards = new Catalogue(language, text(language));
  expect([...keys].reverse().map((key) => [key, backwards.say(key, facts)]).reverse()).toEqual(all);
});

test("a message brings the messages and terms that it says, and those that they say", () => {
  const made = new Catalogue("en", "-brand = Rummy\nround = Round { $n } of { -brand }\n    .hint = { brand }\nsaid = { $n ->\n    [one] { round }.\n   *[other] { round }!\n}\nnothing = here");
  expect(made.keys).toEqual(["round", "said", "nothing"]);
  expect(made.say("said", { n: 1 })).toBe("Round 1 of Rummy.");
  expect(made.say("said", { n: 2 })).toBe("Round 2 of Rummy!");
  expect(made.say("nowhere", {})).toBeNull();
});

test.each(Object.keys(LANGUAGES))("a small number is written in %s as the browser would write it, but with a real minus", (language) => {
  const usual = new Intl.NumberFormat(language);
  for (const n of [0, 7, 999, 1000, 12_345, 7.5]) expect(written(n, language, 3)).toBe(usual.format(n));
  for (const n of [-1, -100, -4321]) expect(written(n, language)).toBe(usual.format(n).replace("-", "−"));
});

test("a negative number in a sentence has a real minus, and the plural form that it has anyway", () => {
  const made = new Catalogue("en", "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}");
  expect([-100, -1, 1, 2000].map((n) => made.say("points", { n }))).toEqual(["−100 points", "−1 point", "1 point", "2,000 points"]);
});

test("points have a sign", () => {
  expect([7, 0, -7].map(signed)).toEqual(["+7", "0", "−7"]);
  expect(amount(-7)).toBe("−7");
});
