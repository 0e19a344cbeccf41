/**
 * Measures the table of a running match with Lighthouse, as a phone and as a desk see it: `make lighthouse`.
 * The middle of some runs goes into benchmarks/results/lighthouse.json: performance differs from run to run.
 * `--least 0.95` fails where a category has less, `--only accessibility,best-practices` leaves the others out.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FACTS = { first_paint_ms: "first-contentful-paint", largest_paint_ms: "largest-contentful-paint", blocked_ms: "total-blocking-time", layout_shift: "cumulative-layout-shift", speed_index_ms: "speed-index", bytes: "total-byte-weight" };
const READY = "OpenRummy is at ";
const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: CATEGORIES.join() },
    least: { type: "string" },
    out: { type: "string", default: path("benchmarks/results/lighthouse.json") },
    chromium: { type: "string", default: process.env["CHROMIUM"] ?? "/usr/bin/chromium" },
  },
});
const only = values.only.split(",");

/** A server on a file of its own: its address. */
function serve(folder) {
  const words = ["serve", "--port", "0", "--database", `${folder}/lighthouse.db`];
  const server = spawn(path(".venv/bin/openrummy"), words, { stdio: ["ignore", "pipe", "ignore"] });
  const address = new Promise((done, failed) => {
    let said = "";
    server.stdout.on("data", (data) => {
      said += data;
      const found = said.split("\n").find((line) => line.startsWith(READY));
      if (found) done(found.slice(READY.length).trim());
    });
    server.on("error", failed);
    server.on("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { server, address };
}

/** Sit down at a table with bots; its address. */
async function playNow(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  const button = await page.waitForSelector(".game .now button.primary");
  await button.click();
  await page.waitForSelector(".dock [data-card]");
  const table = page.url();
  await page.close();
  return table;
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number) => Math.round(number * 1000) / 1000;

/** A new page of whoever sits at the table, with nothing of the client kept from before. */
async function fresh(browser, table) {
  const page = await browser.newPage();
  const { origin } = new URL(table);
  const session = await page.createCDPSession();
  await session.send("Network.clearBrowserCache");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
  await session.detach();
  return page;
}

/** The middle of some looks at a page; `benchmark` is how fast Lighthouse found the machine to be. */
async function measure(browser, table, config) {
  const looks = [];
  for (let tries = 0; looks.length < Number(values.runs); tries++) {
    const page = await fresh(browser, table);
    const { lhr } = await lighthouse(table, { onlyCategories: only, disableStorageReset: true, logLevel: "error", locale: "en" }, config, page);
    await page.goto("about:blank"); // not closed: chromium now and then ends with a tab that was measured
    if (!lhr.runtimeError) looks.push(lhr);
    else if (tries > 2 * Number(values.runs)) throw new Error(lhr.runtimeError.message); // a trace fails now and then
  }
  const scores = Object.fromEntries(only.map((name) => [name, middle(looks.map((l) => l.categories[name].score))]));
  const facts = only.includes("performance") ? Object.fromEntries(Object.entries(FACTS).map(([name, audit]) => [name, round(middle(looks.map((l) => l.audits[audit].numericValue)))])) : {};
  const short = [...new Set(looks.flatMap((l) => only.flatMap((name) => l.categories[name].auditRefs.filter((ref) => ref.weight > 0 && l.audits[ref.id].score !== null && l.audits[ref.id].score < 0.9).map((ref) => `${name}: ${l.audits[ref.id].title}`))))];
  return { scores, ...facts, short, benchmark: Math.round(middle(looks.map((l) => l.environment.benchmarkIndex))), version: looks[0].lighthouseVersion };
}

/** All measurements in one browser: its version, and a row for each kind of screen. */
async function look(url) {
  const browser = await puppeteer.launch({ executablePath: values.chromium, args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
  try {
    const table = await playNow(browser, url);
    const rows = [];
    for (const [name, config] of [["phone", undefined], ["desk", desktopConfig]]) rows.push({ name, ...(await measure(browser, table, config)) });
    return { chromium: (await browser.version()).replace(/^\w+\//, ""), rows };
  } finally {
    await browser.close();
  }
}

/** What a browser that ended on its own says; a new one is tried once. */
const ENDED = /Target closed|Session closed|Session with given id not found|Connection closed|Protocol error/;

const folder = mkdtempSync(`${tmpdir()}/lighthouse-`);
const { server, address } = serve(folder);
try {
  const url = await address;
  const { chromium, rows } = await look(url).catch((error) => {
    if (!ENDED.test(String(error))) throw error;
    return look(url);
  });
  const { version } = rows[0];
  const least = Math.min(...rows.flatMap((row) => Object.values(row.scores)));
  const told = { lighthouse: version, chromium, runs: Number(values.runs), page: "the table of a running match", rows: rows.map(({ version: _, ...row }) => row) };
  if (values.out) writeFileSync(values.out, `${JSON.stringify(told, null, 1)}\n`);
  console.log(JSON.stringify(told.rows, null, 1));
  if (values.least && least < Number(values.least)) process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
