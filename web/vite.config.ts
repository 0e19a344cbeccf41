/** How the page is built: one script for the page, one for each language, hashed names, no addresses of other hosts. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** `offline.html` says in every language that there is no network: it is all that is at hand then, so it has no script. */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle() {
      const sections = readdirSync(LOCALES).filter((name) => existsSync(`${LOCALES}${name}/settings.ftl`)).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b)).map((language) => {
        const text = readFileSync(`${LOCALES}${language}/settings.ftl`, "utf8");
        const say = (key: string): string => {
          const found = new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1];
          if (!found) throw new Error(`${language}: no ${key}`);
          return found.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        };
        return `<section lang="${language}"><p><strong>${say("settings-offline")}</strong> ${say("settings-offline-help")}</p><p><a href="./">${say("settings-reload")}</a></p></section>`;
      });
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>OpenRummy</title><link rel="stylesheet" href="./offline.css"><link rel="icon" href="./icon.svg">';
      const source = `<!doctype html>\n<html lang="en"><head>${head}</head><body><header><img src="./icon.svg" alt="" width="32" height="32"><h1>OpenRummy</h1></header><main>${sections.join("\n")}</main></body></html>\n`;
      this.emitFile({ type: "asset", fileName: "offline.html", source });
    },
  };
}

/** Few files, because each is asked for on its own: what asks for the others, what every page needs, and what a table needs besides. */
const GROUPS = [
  { name: "first", priority: 3, test: /vite\/preload-helper|src\/(main|address)\.ts|i18n\/languages\.ts|pages\/pages\.ts|@fluent\/langneg\// },
  { name: "base", priority: 2, test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(i18n|protocol)\/|src\/[^/]+\.(ts|svelte)$|board\/(Piece|Sprite)\.|pages\/Levels\.|table\/(cards|sizes|plan|levels)\./ },
  { name: "table", priority: 1, test: /src\/(board|table)\/|pages\/(Table|Play|Summary|Waiting|People|Chat|Dialog|Sheet|Points|HouseRules|Keys|Categories|pictures)\.|fair\/noted\./ },
];

/** What every page needs is asked for with the page itself. */
function early(): Plugin {
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const base = Object.keys(bundle).filter((name) => /^assets\/base-[^/]+\.(js|css)$/.test(name)).sort();
        return base.map((name) => ({ tag: "link", injectTo: "head", attrs: { rel: name.endsWith(".css") ? "stylesheet" : "modulepreload", crossorigin: true, href: `./${name}` } }));
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [words(), offline(), early(), svelte()],
  build: { rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS } } }, outDir: STATIC, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
