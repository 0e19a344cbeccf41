/** How the page is built: one script for the page, one for each language, hashed names, no addresses of other hosts. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/openrummy/locales/", import.meta.url));
const STATIC = fileURLToPath(new URL("../src/openrummy/server/static/", import.meta.url));
const NOT_ON_THE_PAGE = new Set(["mail.ftl", "cli.ftl"]);

/** `virtual:words/<language>` is the text of a language's catalogues, so that each language is one chunk. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words/") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:words/")) return null;
      const folder = `${LOCALES}${id.slice("\0virtual:words/".length)}/`;
      const files = readdirSync(folder).filter((f) => f.endsWith(".ftl") && !NOT_ON_THE_PAGE.has(f)).sort();
      for (const file of files) this.addWatchFile(folder + file);
      const lines = files.flatMap((file) => readFileSync(folder + file, "utf8").split("\n"));
      return `export default ${JSON.stringify(lines.filter((line) => line && !line.startsWith("#")).join("\n"))};`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [words(), svelte()],
  build: { rolldownOptions: { checks: { pluginTimings: false } }, outDir: STATIC, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
