// A shop's service worker. Pages are network-first, so that prices are current; offline they come from the cache.
// Written by hand: a library would be ten times the size of this file.
import { offline } from "~/copy/offline";
import {
  answeredWithin,
  cacheFirst,
  outdatedCaches,
  type PageEvent,
  trimCache,
  type WaitingEvent,
} from "~/lib/worker-cache";
import { filesOf, isFile, markCached, mayCachePage, pageRule, photoHash } from "./cache-rules";
import type { SeenMessage } from "./seen";

/** Build id: a cached page needs the scripts of its own build, so each build has its caches. */
declare const BUILD: string;

interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: PageEvent) => void): void;
  addEventListener(type: "message", listener: (event: WaitingEvent & { data: SeenMessage }) => void): void;
}
declare const self: Scope;

const KINDS = ["paginas", "archivos"];
const [PAGES = "", FILES = ""] = KINDS.map((kind) => `${kind} ${BUILD}`);
const PHOTOS = "fotos";
const MOST_PAGES = 80;
const MOST_PHOTOS = 200;
/** Shown in place of pages that are not cached. */
const MISSING = "/catalogo/sin-conexion";
const FIRST = ["/catalogo", "/catalogo/carrito", "/catalogo/pedidos", MISSING];
const MOMENT = "x-kept";
const DAY = 86_400_000;
/** Network timeout, in ms, when a cached copy exists. */
const PATIENCE = 5_000;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.allSettled(FIRST.map(fetchPage)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of outdatedCaches(await caches.keys(), KINDS, BUILD)) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// The page that registered this worker was loaded without it, so it reports its photos and product pages.
self.addEventListener("message", (event) => {
  const { photos, pages } = event.data;
  event.waitUntil(
    (async () => {
      for (const photo of photos) if (photoHash(photo)) await cacheFirst(PHOTOS, photo).catch(() => {});
      await trimCache(PHOTOS, MOST_PHOTOS);
      const cache = await caches.open(PAGES);
      for (const page of pages) if (!(await cache.match(page))) await fetchPage(page).catch(() => {});
      // nobody opens this page with a network, so nothing else brings the shop's new colours and categories
      if (isOld(await cache.match(MISSING))) await fetchPage(MISSING).catch(() => {});
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const rule = pageRule(pathname);
    if (rule !== "never") event.respondWith(openPage(event, pathname, rule === "keep"));
  } else if (isFile(pathname)) event.respondWith(cacheFirst(FILES, request));
  else if (photoHash(pathname)) event.respondWith(openPhoto(event, pathname));
});

async function openPage(event: PageEvent, path: string, mayKeep: boolean): Promise<Response> {
  const kept = mayKeep ? await keptPage(path) : undefined;
  const network = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!mayKeep) return answer;
    if (mayCachePage(answer)) event.waitUntil(storePage(path, answer.clone()).catch(() => {}));
    else if (answer.status === 404 || answer.status === 410) event.waitUntil(forgetPage(path));
    return answer;
  })();
  event.waitUntil(network.catch(() => {}));
  try {
    const answer = await (kept ? answeredWithin(PATIENCE, network) : network);
    return kept && answer.status >= 500 ? await asKept(kept) : answer;
  } catch {
    return kept ? asKept(kept) : missingPage();
  }
}

/** This build's copy of a page, else the previous one's. */
async function keptPage(path: string): Promise<Response | undefined> {
  return (await (await caches.open(PAGES)).match(path)) ?? (await caches.match(path));
}

async function forgetPage(path: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}

async function asKept(kept: Response): Promise<Response> {
  const { headers } = kept;
  return new Response(markCached(await kept.text(), headers.get(MOMENT) ?? ""), { headers });
}

async function fetchPage(path: string): Promise<void> {
  const answer = await fetch(path);
  if (mayCachePage(answer)) await storePage(path, answer);
}

/** Caches a page with all files it references, so that it opens complete. */
async function storePage(path: string, answer: Response): Promise<void> {
  const html = await answer.text();
  await Promise.all(filesOf(html).map((file) => cacheFirst(FILES, file)));
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.set(MOMENT, String(Date.now()));
  const cache = await caches.open(PAGES);
  await cache.delete(path); // reinserting it makes it the newest entry, evicted last
  await cache.put(path, new Response(html, { headers }));
  await trimCache(PAGES, MOST_PAGES, FIRST);
}

/** Offline, falls back to any cached width of the same photo. */
async function openPhoto(event: PageEvent, path: string): Promise<Response> {
  try {
    const answer = await cacheFirst(PHOTOS, event.request);
    event.waitUntil(trimCache(PHOTOS, MOST_PHOTOS));
    return answer;
  } catch (error) {
    const cache = await caches.open(PHOTOS);
    const hash = photoHash(path) ?? "";
    const other = (await cache.keys()).find(({ url }) => url.includes(hash));
    const kept = other && (await cache.match(other));
    if (kept) return kept;
    throw error;
  }
}

const isOld = (kept: Response | undefined): boolean => Date.now() - Number(kept?.headers.get(MOMENT)) > DAY;

async function missingPage(): Promise<Response> {
  const kept = await keptPage(MISSING);
  return kept ? new Response(kept.body, { status: 503, headers: kept.headers }) : plainPage();
}

/** For a device that has not even cached the shop's own page for this. */
function plainPage(): Response {
  const { lang, title, missing, catalogue, order } = offline;
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1.1rem/1.5 system-ui;color-scheme:light dark;margin:15vh auto;max-width:28rem;padding:0 1.5rem}a{display:inline-block;padding:.6rem 0;margin-right:1.5rem}</style><h1>${title}</h1><p>${missing}</p><p><a href="/catalogo">${catalogue}</a><a href="/catalogo/carrito">${order}</a></p></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
