import { createCounter, createGauge, createHistogram } from "~/server/metrics/registry";
import type { RequestKind } from "./request-kind";

/** Pages in memory are sent tens of thousands of times a second: they are counted in plain numbers until the counters are read. */
const sentAtOnce = new Map<RequestKind, Map<number, number>>();

function addSentAtOnce(): void {
  for (const [kind, counts] of sentAtOnce)
    for (const [status, count] of counts) {
      requests.inc({ kind, status }, count);
      if (kind !== "image" && kind !== "static") cacheLookups.inc({ result: "hit" }, count);
    }
  sentAtOnce.clear();
}

const requests = createCounter({
  name: "vidriera_http_requests_total",
  help: "Requests to the edge, by kind of address and by status; aborted: the client left before an answer.",
  labels: ["kind", "status"],
  collect: addSentAtOnce,
});

const requestDuration = createHistogram({
  name: "vidriera_http_request_duration_seconds",
  help: "Time until the answer was sent, without pages sent from memory at once and without event streams.",
  labels: ["kind"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const cacheLookups = createCounter({
  name: "vidriera_page_cache_requests_total",
  help: "Requests for pages that are the same for everybody: hit, from memory; miss, rendered.",
  labels: ["result"],
  collect: addSentAtOnce,
});

/** How long the application takes to render a page for the cache. */
export const renderDuration = createHistogram({
  name: "vidriera_page_render_duration_seconds",
  help: "Time to get a page for the cache from the application.",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Photos in memory are sent as often as pages. */
const sentPhotos = { memory: 0, store: 0, missing: 0, failed: 0 };

const photos = createCounter({
  name: "vidriera_photos_total",
  help: "Photos asked for, by where they came from: memory, store; missing: there is none; failed: the store is away.",
  labels: ["from"],
  collect: () => {
    for (const from of Object.keys(sentPhotos) as (keyof typeof sentPhotos)[]) {
      photos.inc({ from }, sentPhotos[from]);
      sentPhotos[from] = 0;
    }
  },
});

/** Counts a photo that was asked for. */
export function countPhoto(from: keyof typeof sentPhotos): void {
  sentPhotos[from] += 1;
}

/** Purges of the page cache, which follow changes of one shop, of the site, or an outage. */
export const cachePurges = createCounter({
  name: "vidriera_page_cache_purges_total",
  help: "Purges of the page cache: of a shop, of all pages after a change of the site, or because changes were missed.",
  labels: ["scope"],
});

/** Requests that the gate in front of the application rejected. */
export const rejections = createCounter({
  name: "vidriera_overload_rejections_total",
  help: "Requests that the application was too busy for: the queue was full, or they waited in it for too long.",
  labels: ["reason"],
});

for (const reason of ["full", "timeout"]) rejections.inc({ reason }, 0);

/** How often an application process was lost. */
export const lostApplications = createCounter({
  name: "vidriera_application_restarts_total",
  help: "Application processes that were lost, each of which is started again.",
});

/** Counts a page that was sent from memory at once. */
export function countSentAtOnce(kind: RequestKind, status: number): void {
  const counts = sentAtOnce.get(kind) ?? new Map<number, number>();
  sentAtOnce.set(kind, counts);
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** Counts a page that was looked up in the cache, and maybe rendered. */
export function countLookup(cached: boolean): void {
  cacheLookups.inc({ result: cached ? "hit" : "miss" });
}

/** Counts an answered request, and its time unless it is a stream. */
export function countRequest(kind: RequestKind, status: string, seconds: number | null): void {
  requests.inc({ kind, status });
  if (seconds !== null) requestDuration.observe({ kind }, seconds);
}

interface Watched {
  /** The pages in memory. */
  pages: { readonly size: number; readonly count: number } | undefined;
  /** The photos in memory. */
  pictures: { readonly bytes: number };
  isReady: () => Promise<boolean>;
}

/** Adds what the edge is asked for when metrics are read. */
export function watchEdge({ pages, pictures, isReady }: Watched): void {
  createGauge(
    { name: "vidriera_page_cache_pages", help: "Pages in memory." },
    (gauge) => void gauge.set(pages?.count ?? 0),
  );
  createGauge(
    { name: "vidriera_page_cache_bytes", help: "Memory of the pages in memory." },
    (gauge) => void gauge.set(pages?.size ?? 0),
  );
  createGauge(
    { name: "vidriera_photo_memory_bytes", help: "Memory of the photos in memory." },
    (gauge) => void gauge.set(pictures.bytes),
  );
  createGauge(
    { name: "vidriera_ready", help: "Whether a balancer may send visitors here." },
    async (gauge) => void gauge.set(Number(await isReady())),
  );
}
