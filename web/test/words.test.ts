import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bestLanguage, LANGUAGES } from "../src/i18n/languages";

const folder = new URL("../../src/openrummy/locales/", import.meta.url);
const source = new URL("../src/", import.meta.url);
const catalogue = (language: string): string =>
  readdirSync(new URL(`${language}/`, folder)).filter((n) => n.endsWith(".ftl")).map((n) => readFileSync(new URL(`${language}/${n}`, folder), "utf8")).join("\n");
const code = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((n) => /\.(svelte|ts)$/.test(n)).map((n) => readFileSync(new URL(n, source), "utf8")).join("\n");
const used = [...new Set([...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((m) => m[1]!))];

test("the browser's languages choose the best of ours", () => {
  expect(bestLanguage(["ro-MD", "en"])).toBe("ro");
  expect(bestLanguage(["el-GR"])).toBe("el");
  expect(bestLanguage(["xx"])).toBe("en");
});

test.each(Object.keys(LANGUAGES))("every word of the page is there in %s", (language) => {
  const bundle = new FluentBundle(language);
  const errors = bundle.addResource(new FluentResource(catalogue(language)));
  expect(errors).toEqual([]);
  expect(used.filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

/** Each `t("key", { fact: … })` of the code: the key and the facts that it is given. */
function said(text: string): [string, string[]][] {
  return [...text.matchAll(/\bt\(\s*"([\w-]+)"(?:\s*,\s*(\{))?/g)].flatMap((m): [string, string[]][] => {
    const facts = m[2] ? inside(text, m.index + m[0].length) : "";
    return facts.includes("...") ? [] : [[m[1]!, names(facts)]];
  });
}
/** What stands between a brace, just read, and the one that closes it. */
function inside(text: string, from: number): string {
  let depth = 1;
  let to = from;
  for (; depth && to < text.length; to++) depth += text[to] === "{" ? 1 : text[to] === "}" ? -1 : 0;
  return text.slice(from, to - 1);
}
/** The names of an object as it is written: `a: b(c, d), e`. */
function names(object: string): string[] {
  let flat = object.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');
  for (let before = ""; before !== flat; ) flat = (before = flat).replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, "_");
  return flat.split(",").map((part) => part.trim().split(/[^\w]/)[0] ?? "").filter(Boolean);
}
/** The facts that a message asks for and does not get. */
function lacking(bundle: FluentBundle, key: string, facts: readonly string[]): string[] {
  const errors: Error[] = [];
  const value = bundle.getMessage(key)?.value;
  if (!value) return [`${key} is missing`];
  for (const sample of [1, "other"]) bundle.formatPattern(value, Object.fromEntries(facts.map((name) => [name, sample])), errors);
  return errors.map((error) => `${key}: ${error.message}`);
}

test.each(Object.keys(LANGUAGES))("what the page says has all its facts in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue(language)));
  expect([...new Set(said(code).flatMap(([key, facts]) => lacking(bundle, key, facts)))]).toEqual([]);
});

test("a message that is missing, and one that lacks a fact, are found", () => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource("hello = Hello, { $name } of { $place }"));
  expect(said('t("hello", { name: whose(seat, { a: 1 }), place }) + t("bye") + t("x", { ...facts })')).toEqual([["hello", ["name", "place"]], ["bye", []]]);
  expect(lacking(bundle, "hello", ["name"])).toEqual(["hello: Unknown variable: $place", "hello: Unknown variable: $place"]);
  expect(lacking(bundle, "bye", [])).toEqual(["bye is missing"]);
});
