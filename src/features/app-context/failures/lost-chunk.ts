const KEY = "chunk-reload";
const GUARD_MS = 10_000;

/** A part of a build that is no longer there, as after a new version was put in place. */
export function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || /loading (css )?chunk|dynamically imported module/i.test(error.message);
}

/** After a failed page-chunk load the page reloads once within 10 seconds (docs/product.md#stale-builds). True when it does. */
export function reloadForLostChunk(
  error: unknown,
  { storage = sessionStorage, reload = () => window.location.reload(), now = Date.now() } = {},
): boolean {
  if (!isLostChunk(error)) return false;
  const last = Number(storage.getItem(KEY));
  if (now - last < GUARD_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}
