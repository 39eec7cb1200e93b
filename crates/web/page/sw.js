// Caches the app for use without a network. The names of files contain hashes, so a cached file
// never changes. The page itself is requested from the network first, and from the cache
// only on failure.
const VERSION = "{{version}}";
const FILES = [{{files}}];
const STORE = "paisho-" + VERSION;
// Files below this path are cached only once they have been requested.
const LIBRARY = "/assets/library/";

async function fromLibrary(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(["/", ...FILES])));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((n) => n.startsWith("paisho-") && n !== STORE);
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(old(names).map((n) => caches.delete(n))))
    .then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  } else if (url.pathname.startsWith(LIBRARY)) {
    event.respondWith(fromLibrary(request));
  }
});
