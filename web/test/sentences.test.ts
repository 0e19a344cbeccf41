/** Words come from the catalogues alone: no component says a sentence, or names something, by itself. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../src/", import.meta.url);
const all = readdirSync(source, { recursive: true, encoding: "utf8" });
const files = all.filter((name) => name.endsWith(".svelte"));
const written = all.filter((name) => /\.(svelte|ts)$/.test(name) && !/gen(erated)?\.ts$/.test(name));
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

const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
/** It begins like a sentence and has more than one word, or it ends like one. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}'’]*[,:;]? .*\p{L}{2}|\p{L}{2,}(?:\.|!|\?|…)$/u;

/** The literals of a program, in its script and in its markup, that somebody could read as a sentence. */
function sentences(code: string): string[] {
  const bare = code.replace(/<style[\s\S]*?<\/style>|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, "");
  return [...bare.matchAll(LITERAL)].map((m) => (m[1] ?? m[2] ?? m[3] ?? "").replace(/\$\{[^}]*\}/g, "")).filter((literal) => SENTENCE.test(literal));
}

test.each(written)("%s keeps no sentence in a string", (name) => {
  expect(sentences(readFileSync(new URL(name, source), "utf8"))).toEqual([]);
});

test.each(files)("%s says nothing of its own", (name) => {
  const code = readFileSync(new URL(name, source), "utf8");
  expect(text(code).match(/\p{L}{2,}/gu) ?? []).toEqual([]);
  expect([...code.matchAll(SPOKEN)].map((m) => m[1])).toEqual([]);
});

test("the checks find a sentence where there is one", () => {
  expect(text("<p class='x'>{a}</p><b>Hello there</b>").match(/\p{L}{2,}/gu)).toEqual(["Hello", "there"]);
  expect([...'<img alt="A card" title={t("x")} /><input placeholder="Όνομα" />'.matchAll(SPOKEN)].map((m) => m[1])).toEqual(["A card", "Όνομα"]);
  expect(sentences('<script>let note = "Your turn";</script><p class="row tight">{busy ? \'Bitte warten …\' : `Zieh ${n} Karten`}{t("key", { a: "wait." })}</p>')).toEqual(["Your turn", "Bitte warten …", "Zieh  Karten", "wait."]);
});
