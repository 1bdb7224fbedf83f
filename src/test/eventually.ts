import { vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";

/** So long a busy machine may take for what a quiet one does at once, in milliseconds: longer is a hang. */
export const HANG_MS = MINUTE_MS;

/** Waits until a check no longer throws. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: HANG_MS, interval: 20 });
}
