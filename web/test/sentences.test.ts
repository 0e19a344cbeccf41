/** Words come from the catalogues alone: no component says a sentence, or names something, by itself. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
const SPOKEN = /(?:aria-label|aria-description|title|placeholder|alt)="([^"{}]*\p{L}[^"{}]*)"/gu;

/** The text of a component that a reader would see: no script, no style, no tags, no expressions. */
function text(code: string): string {
  let markup = code.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  for (let before = ""; before !== markup; ) {
    before = markup;
    markup = markup.replace(/\{[^{}]*\}/g, "");
  }
  return markup.replace(/<[^<>]*>/g, " ");
}

test.each(files)("%s says nothing of its own", (name) => {
  const code = readFileSync(new URL(name, source), "utf8");
  expect(text(code).match(/\p{L}{2,}/gu) ?? []).toEqual([]);
  expect([...code.matchAll(SPOKEN)].map((m) => m[1])).toEqual([]);
});

test("the check finds a sentence where there is one", () => {
  expect(text("<p class='x'>{a}</p><b>Hello there</b>").match(/\p{L}{2,}/gu)).toEqual(["Hello", "there"]);
});
