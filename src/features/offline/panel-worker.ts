// The panel's service worker: it caches the last screens of one account for times without a network, and shows push
// notifications. Written by hand, as the worker of the shops is (docs/adr/0017-panel-without-a-network.md).
import { panelOffline } from "~/copy/offline";
import { cachesScreen } from "~/domain/session/routes";
import { siteImageUrl } from "~/domain/site/images";
import { markCached } from "~/features/catalogue/offline/cache-rules";
import { PRIVATE_CACHES, type WorkerMessage } from "~/features/device-cache/worker-messages";
import {
  answeredWithin,
  cacheFirst,
  networkFirst,
  type PageEvent,
  trimCache,
  type WaitingEvent,
} from "~/lib/worker-cache";
import { missingScreen } from "./missing-screen";
import { readPushMessage, showsMessage } from "./push-notice";
import { accountOf, filesOfScreen, isPanelFile, isScreen, mayCacheScreen } from "./screen-rules";

/** Build id: a new build has new scripts, so screens that name the old ones are useless. */
declare const BUILD: string;

interface Notice extends WaitingEvent {
  notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: PageEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: WaitingEvent & { data: WorkerMessage; ports: readonly MessagePort[] }) => void,
  ): void;
  addEventListener(type: "push", listener: (event: WaitingEvent & { data: { json(): unknown } | null }) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Notice) => void): void;
}
declare const self: Scope;

const SCREENS = `${PRIVATE_CACHES}${BUILD} `;
const PHOTOS = `${PRIVATE_CACHES}photos`;
/** Names the account whose screens are cached. */
const OWNER = `${PRIVATE_CACHES}owner`;
const FILES = `files ${BUILD}`;
const MOST_SCREENS = 60;
const MOST_PHOTOS = 200;
/** What a merchant looks for first, and the list that the network bar leads to. Cached from the start. */
const FIRST = ["/", "/productos", "/pedidos", "/por-enviar"];
const MOMENT = "x-cached";
/** Stands for a missing photo. Not private, and not named by its content. */
const NO_PHOTO = siteImageUrl("noPhoto");
const PHOTO = /^\/storage\/images\/[0-9a-f]{32}-\d+\.webp$/;
/** A screen that was opened without its document is fetched again after this time. */
const FRESH_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** Network timeout, in ms, when a screen is cached. */
const PATIENCE = 5_000;

/** Raised by "clear": what was asked for before is not cached afterwards. */
let cleared = 0;

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.allSettled([networkFirst(FILES, NO_PHOTO), ...FIRST.map(fetchScreen)]).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        const isCurrent = name.startsWith(SCREENS) || [PHOTOS, OWNER, FILES].includes(name);
        if (!isCurrent) await caches.delete(name);
      }
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data.kind === "clear") {
    event.waitUntil(clearScreens().then(() => ports[0]?.postMessage("cleared")));
    return;
  }
  event.waitUntil(
    (async () => {
      await cacheFiles(data.files.filter(isPanelFile));
      for (const path of data.files) if (PHOTO.test(path)) await cacheFirst(PHOTOS, path).catch(() => {});
      await trimCache(PHOTOS, MOST_PHOTOS);
      // a log-in, or a shop chosen since, leaves the first screens without a copy
      for (const path of FIRST) await renewScreen(path, DAY_MS);
      for (const path of data.screens) if (cachesScreen(path)) await renewScreen(path, FRESH_MS);
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isScreen(pathname)) event.respondWith(openScreen(event));
  } else if (isPanelFile(pathname)) event.respondWith(cacheFirst(FILES, request));
  else if (pathname === NO_PHOTO) event.respondWith(networkFirst(FILES, request));
  else if (PHOTO.test(pathname)) event.respondWith(cacheFirst(PHOTOS, request));
});

async function openScreen(event: PageEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const mayCache = cachesScreen(pathname);
  const cached = mayCache ? await findScreen(pathname, search) : undefined;
  const since = cleared;
  const network = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (mayCache && mayCacheScreen(answer)) {
      event.waitUntil(storeScreen(pathname + search, answer.clone(), since).catch(() => {}));
    }
    return answer;
  })();
  event.waitUntil(network.catch(() => {}));
  try {
    const answer = await (cached ? answeredWithin(PATIENCE, network) : network);
    return cached && answer.status >= 500 ? await asCached(cached) : answer;
  } catch {
    return cached ? asCached(cached) : missingScreen();
  }
}

/** The cached screen of the last account, with the same search if there is one. */
async function findScreen(path: string, search: string): Promise<Response | undefined> {
  const owner = await ownerNow();
  if (owner === null) return undefined;
  const cache = await caches.open(SCREENS + owner);
  return (await cache.match(path + search)) ?? (await cache.match(path));
}

async function asCached(cached: Response): Promise<Response> {
  const { headers } = cached;
  return new Response(markCached(await cached.text(), headers.get(MOMENT) ?? ""), { headers });
}

/** Fetches a screen whose copy is missing or older than `ms`. */
async function renewScreen(path: string, ms: number): Promise<void> {
  const cached = await findScreen(path, "");
  const age = Date.now() - Number(cached?.headers.get(MOMENT) ?? 0);
  if (age > ms) await fetchScreen(path).catch(() => {});
}

async function fetchScreen(path: string): Promise<void> {
  const since = cleared;
  const answer = await fetch(path, { headers: { accept: "text/html" } });
  if (mayCacheScreen(answer)) await storeScreen(path, answer, since);
}

/** Files that are cached, with those that they name. */
const complete = new Set<string>();

/** Caches files, and those that scripts among them load later: dialogs, menus and the rules of forms work without a network. */
async function cacheFiles(files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !complete.has(file));
  for (const file of missing) complete.add(file);
  await Promise.all(
    missing.map(async (file) => {
      try {
        const answer = await cacheFirst(FILES, file);
        if (file.endsWith(".js")) await cacheFiles(filesOfScreen(await answer.text()));
      } catch {
        complete.delete(file);
      }
    }),
  );
}

/** Keeps a screen with all files it names. Screens of another account, and those that name nobody, are not mixed in. */
async function storeScreen(key: string, answer: Response, since: number): Promise<void> {
  const html = await answer.text();
  const account = accountOf(html);
  if (account === null) return;
  await cacheFiles(filesOfScreen(html));
  if (since !== cleared) return;
  const before = await ownerNow();
  if (before !== null && before.split(".")[0] !== account.split(".")[0]) await clearScreens();
  await (await caches.open(OWNER)).put("/", new Response(account));
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.set(MOMENT, String(Date.now()));
  const cache = await caches.open(SCREENS + account);
  await cache.delete(key); // reinserting it makes it the newest entry, evicted last
  await cache.put(key, new Response(html, { headers }));
  await trimCache(SCREENS + account, MOST_SCREENS, FIRST);
}

async function ownerNow(): Promise<string | null> {
  const cached = await caches.match("/", { cacheName: OWNER });
  return cached ? cached.text() : null;
}

async function clearScreens(): Promise<void> {
  cleared += 1;
  for (const name of await caches.keys()) if (name.startsWith(PRIVATE_CACHES)) await caches.delete(name);
}

self.addEventListener("push", (event) => {
  const message = readPushMessage(event.data?.json() ?? null);
  if (!message) return;
  const { title, body, tag, path, unseen, silent } = message;
  const badge = self.navigator as { setAppBadge?: (count: number) => Promise<void> };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, {
        body,
        tag,
        silent,
        lang: panelOffline.lang,
        icon: "/icono/normal-192.png",
        badge: "/icono/badge-96.png",
        data: { path },
      }),
      badge.setAppBadge?.(unseen).catch(() => {}),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(
    (async () => {
      const [shown, account] = await Promise.all([self.clients.matchAll({ type: "window" }), ownerNow()]);
      // another window stays as it is: somebody may be typing there
      const same = shown.find(({ url }) => showsMessage(url, path, account));
      await (same ? same.focus() : self.clients.openWindow(path));
    })(),
  );
});
