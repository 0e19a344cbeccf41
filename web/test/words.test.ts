import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bestLanguage, LANGUAGES } from "../src/i18n/words.svelte";

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
