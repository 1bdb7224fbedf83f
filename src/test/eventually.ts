import { vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";

/** How long a busy machine may take for something immediate, in milliseconds: longer is a hang. */
export const HANG_MS = MINUTE_MS;

/** Waits until a check no longer throws. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: HANG_MS, interval: 20 });
}
