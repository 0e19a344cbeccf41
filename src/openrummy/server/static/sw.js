// Keeps the page at hand, so that an installed app opens without a network too and says that it is offline.
// Nothing that the server tells is ever kept: only the page itself and its assets.

const NAME = "page-3";
const MOST_ASSETS = 80;
const PAGE = new URL("./", self.registration.scope).pathname;

// What is shown when there is no network and the page itself is not at hand.
const CALM = ["offline.html", "offline.css", "icon.svg"].map((name) => new URL(name, self.registration.scope).href);

self.addEventListener("install", (event) => event.waitUntil(Promise.all([self.skipWaiting(), keepCalm()])));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()])));

async function keepCalm() {
  const cache = await caches.open(NAME);
  await cache.addAll(CALM);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

/** What a path is: the page, an asset that never changes under its name, or nothing to keep. */
function kind(pathname) {
  if (!pathname.startsWith(PAGE)) return "other";
  const inside = pathname.slice(PAGE.length);
  if (inside === "" || inside === "index.html") return "page";
  return inside.startsWith("assets/") ? "asset" : /^icon[\w-]*\.(svg|png)$|^manifest\.webmanifest$|^offline\.(html|css)$/.test(inside) ? "page" : "other";
}

/** Assets come from the cache if they are there; the page is asked for first, and kept for when nobody answers. */
async function answer(request, what) {
  const cache = await caches.open(NAME);
  const kept = what === "asset" ? await cache.match(request) : undefined;
  if (kept) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keep(cache, request, fresh.clone());
    return fresh;
  } catch (error) {
    const old = await cache.match(request, { ignoreSearch: true });
    if (old) return old;
    const calm = request.mode === "navigate" ? await cache.match(CALM[0]) : undefined;
    if (calm) return calm;
    throw error;
  }
}

/** Keep an answer; the oldest assets, those of earlier versions, go. */
async function keep(cache, request, response) {
  await cache.put(request, response);
  const assets = (await cache.keys()).filter(({ url }) => kind(new URL(url).pathname) === "asset");
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST_ASSETS)).map((old) => cache.delete(old)));
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const what = kind(pathname);
  if (event.request.method !== "GET" || origin !== self.location.origin || what === "other") return;
  event.respondWith(answer(event.request, what));
});
