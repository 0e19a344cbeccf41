/** Writes the type of all message keys from the English catalogues, so that a wrong key does not compile. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../../src/openrummy/locales/en/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
const text = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
const keys = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => `"${match[1]}"`);
writeFileSync(new URL("../src/i18n/keys.gen.ts", import.meta.url), `export type Key =\n  | ${keys.join("\n  | ")};\n`);
