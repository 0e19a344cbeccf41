import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");
const HOST = "https://cards.example";

interface Asked {
  url: string;
  method: string;
}

/** A service worker in a world of its own: what it keeps, and how it answers. */
function worker() {
  const kept = new Map<string, string>();
  const world = { online: true };
  const cache = {
    match: async (request: Asked | string) => kept.get(typeof request === "string" ? request : request.url),
    addAll: async (urls: string[]) => urls.forEach((url) => kept.set(url, `calm ${url}`)),
    put: async (request: Asked, response: { body: string }) => void (kept.delete(request.url), kept.set(request.url, response.body)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: Asked) => kept.delete(url),
  };
  const listeners: Record<string, (event: unknown) => void> = {};
  const fetched = async (request: Asked) => {
    if (!world.online) throw new TypeError("offline");
    const response = { ok: true, body: `fresh ${request.url}`, clone: () => response };
    return response;
  };
  const self = { skipWaiting: async () => undefined, registration: { scope: `${HOST}/play/` }, location: { origin: HOST }, addEventListener: (name: string, run: (event: unknown) => void) => (listeners[name] = run) };
  runInNewContext(source, { self, URL, caches: { open: async () => cache, keys: async () => [], delete: async () => true }, fetch: fetched });
  const install = async (): Promise<void> => {
    let done: Promise<unknown> | undefined;
    listeners["install"]!({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const ask = async (path: string, method = "GET", mode = "no-cors"): Promise<unknown> => {
    let answered: Promise<unknown> | undefined;
    listeners["fetch"]!({ request: { url: HOST + path, method, mode }, respondWith: (answer: Promise<unknown>) => (answered = answer) });
    return answered;
  };
  return { kept, world, ask, install };
}

test("the page opens without a network once it was seen", async () => {
  const { world, ask } = worker();
  await ask("/play/");
  world.online = false;
  expect(await ask("/play/")).toBe(`fresh ${HOST}/play/`);
});

test("without a network and without the page there is a calm page in every language", async () => {
  const { world, ask, install } = worker();
  await install();
  world.online = false;
  expect(await ask("/play/", "GET", "navigate")).toBe(`calm ${HOST}/play/offline.html`);
  await expect(ask("/play/assets/a.js")).rejects.toThrow("offline");
  expect(await ask("/play/offline.css")).toBe(`calm ${HOST}/play/offline.css`);
});

test("what the server tells is never kept, nor anything outside the page", async () => {
  const { kept, ask } = worker();
  for (const path of ["/play/api/me", "/play/api/matches", "/play/healthz", "/play/metrics", "/play/ws", "/play/sw.js", "/other/assets/a.js", "/api/me"])
    expect(await ask(path), path).toBeUndefined();
  expect(await ask("/play/", "POST")).toBeUndefined();
  expect([...kept]).toEqual([]);
});

test("an asset is asked for once, and the oldest go when there are many", async () => {
  const { kept, ask } = worker();
  for (let i = 0; i < 90; i++) await ask(`/play/assets/${i}.js`);
  expect(kept.size).toBe(80);
  expect(kept.has(`${HOST}/play/assets/9.js`)).toBe(false);
  expect(await ask("/play/assets/89.js")).toBe(`fresh ${HOST}/play/assets/89.js`);
});

test("the manifest names icons that are there, one of them for any shape", () => {
  const manifest = JSON.parse(readFileSync(new URL("../public/manifest.webmanifest", import.meta.url), "utf8")) as { icons: { src: string; purpose: string; type: string }[] };
  for (const { src, type } of manifest.icons) {
    const bytes = readFileSync(new URL(`../public/${src}`, import.meta.url));
    if (type === "image/png") expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  }
  expect(manifest.icons.map((icon) => icon.purpose)).toContain("maskable");
});
