// Keeps the page at hand, so that an installed app opens without a network too and says that it is offline.

const NAME = "page-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Assets never change under their name; the page itself is asked for first and kept for when nobody answers. */
async function answer(request) {
  const cache = await caches.open(NAME);
  const fixed = new URL(request.url).pathname.includes("/assets/");
  const kept = fixed ? await cache.match(request) : undefined;
  if (kept) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const old = await cache.match(request, { ignoreSearch: true });
    if (old) return old;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/") || pathname === "/ws") return;
  event.respondWith(answer(event.request));
});
