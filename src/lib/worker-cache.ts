// What the service workers of shops and of the panel share. Runs in service workers only.

/** A service worker event that may take its time. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that a service worker controls. */
export interface PageEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Cache-first: for files whose name contains a content hash. One that an earlier build cached is taken over. */
export async function cacheFirst(name: string, request: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = (await caches.match(request)) ?? (await fetch(request));
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {}); // the disk may be full
  return answer;
}

/** Network-first: for files that change under the same name. */
export async function networkFirst(name: string, request: Request | string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {}); // the disk may be full
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Of the caches of all builds, each named `{kind} {build}` and listed from the oldest, those to delete: all but this build's and
 * the last other one's. While a new build is rolled out, a browser may meet the two in turns.
 */
export function outdatedCaches(names: readonly string[], kinds: readonly string[], build: string): string[] {
  const ofBuilds = names.filter((name) => kinds.some((kind) => name.startsWith(`${kind} `)));
  const buildOf = (name: string) => name.slice(name.lastIndexOf(" ") + 1);
  const previous = ofBuilds.map(buildOf).findLast((other) => other !== build);
  return ofBuilds.filter((name) => ![build, previous].includes(buildOf(name)));
}

/** Evicts the oldest entries (FIFO), except the paths in `spared`. */
export async function trimCache(name: string, most: number, spared: readonly string[] = []): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) {
    if (!spared.includes(new URL(key.url).pathname)) await cache.delete(key);
  }
}

/** Rejects when the answer takes longer than `ms`. */
export function answeredWithin(ms: number, answer: Promise<Response>): Promise<Response> {
  return Promise.race([answer, new Promise<never>((_, fail) => setTimeout(fail, ms))]);
}
