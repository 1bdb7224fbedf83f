import { MINUTE_MS } from "~/domain/duration";

/** Shorter than the time that a scheduled job may take, in milliseconds. */
const RUN_MS = 8 * MINUTE_MS;

/** When a run that begins now has to end: for the sweeps of one job, which share its time. */
export const endOfRun = (): number => performance.now() + RUN_MS;

interface Sweep {
  /** Handles up to this many rows... */
  size: number;
  /** ...and returns how many it found: fewer than `size` when nothing is left. */
  batch: () => Promise<number>;
  signal?: AbortSignal | undefined;
  /** Of `endOfRun`, unless the sweep is the only one of its job. */
  until?: number;
}

/**
 * Repeats a batch until nothing is left. After eight minutes the rest waits for the next run, so that a sweep that is
 * behind catches up as fast as the database allows, and never fails for its length. Returns how many rows it found.
 */
export async function sweep({ size, batch, signal, until = endOfRun() }: Sweep): Promise<number> {
  for (let found = 0; ; ) {
    signal?.throwIfAborted();
    const last = await batch();
    found += last;
    if (last < size || performance.now() > until) return found;
  }
}
