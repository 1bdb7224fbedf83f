const KEY = "chunk-reload";
const GUARD_MS = 10_000;

/** Whether an error means that a chunk no longer exists, typically after a deploy. */
function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "ChunkLoadError" || /loading (css )?chunk|dynamically imported module/i.test(error.message);
}

/**
 * Reloads the page after a failed chunk load, at most once in 10 seconds (docs/product.md#stale-builds).
 * Returns whether it does.
 */
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
