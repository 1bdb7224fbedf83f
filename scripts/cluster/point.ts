import type { Cluster } from "./cluster.ts";

/** What was counted or timed, and whether it is as wanted. */
export interface Measure {
  what: string;
  wanted: string;
  found: string;
  ok: boolean;
}

/** One of the things that are shown of the cluster. */
export interface Point {
  number: number;
  name: string;
  /** Calls `report` with each measure as soon as it is known. */
  run: (cluster: Cluster, report: (...measures: Measure[]) => void) => Promise<void>;
}

export const exactly = (what: string, found: number, wanted: number): Measure => ({
  what,
  wanted: String(wanted),
  found: String(found),
  ok: found === wanted,
});

export const atLeast = (what: string, found: number, wanted: number): Measure => ({
  what,
  wanted: `≥ ${wanted}`,
  found: String(found),
  ok: found >= wanted,
});

export const atMost = (what: string, found: number, wanted: number): Measure => ({
  what,
  wanted: `≤ ${wanted}`,
  found: String(found),
  ok: found <= wanted,
});

/** In milliseconds. */
export const within = (what: string, found: number, wanted: number): Measure => ({
  what,
  wanted: `≤ ${wanted} ms`,
  found: `${Math.round(found)} ms`,
  ok: found <= wanted,
});

/** A count that is told and cannot miss. */
export const counted = (what: string, found: number): Measure => ({
  what,
  wanted: "",
  found: String(found),
  ok: true,
});

/** Prints how often each kind of failure came, to find its cause. */
export function printFailures(failures: readonly string[]): void {
  const times = new Map<string, number>();
  for (const failure of failures) times.set(failure, (times.get(failure) ?? 0) + 1);
  const most = [...times].sort(([, one], [, other]) => other - one).slice(0, 12);
  for (const [failure, count] of most) console.log(`  ${count} × ${failure}`);
}
