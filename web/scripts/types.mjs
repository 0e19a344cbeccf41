/** Writes the TypeScript types of all messages from the published schemas; `--check` says whether they are current. */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const socket = JSON.parse(read("../../docs/protocol.schema.json")).$defs;
const http = JSON.parse(read("../../docs/openapi.json").replaceAll("#/components/schemas/", "#/$defs/")).components.schemas;

const { ask, tell, ...named } = { ...http, ...socket };
/** Objects of which the schema names no field may have any. */
const opened = (schema) => {
  for (const part of Object.values(schema)) if (part && typeof part === "object") opened(part);
  if (schema.type === "object" && !schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = true;
};
const root = { title: "Wire", type: "object", properties: { ask, tell }, additionalProperties: false, required: ["ask", "tell"], $defs: named };
opened(root);

const banner = "/** Types of all messages, written by `npm run types` from docs/protocol.schema.json and docs/openapi.json. */";
const text = await compile(root, "Wire", { bannerComment: banner, additionalProperties: false, unreachableDefinitions: true, printWidth: 120, format: true });
const file = new URL("../src/protocol/generated.ts", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("src/protocol/generated.ts is not current: npm run types");
  process.exit(1);
}
