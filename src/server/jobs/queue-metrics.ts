import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "~/domain/duration";
import { createCounter, createGauge, createHistogram } from "~/server/metrics/registry";
import type { QueueState } from "./queue-state";

/** However often metrics are read, the database is asked this seldom. In milliseconds. */
const FRESH_MS = 10 * SECOND_MS;
/** Without an answer in this time the metrics of the queues are left out. In milliseconds. */
const PATIENCE_MS = SECOND_MS;

/** Attempts to run a job, by how they ended: `given_up` is counted once more, after the last one that failed. */
export const endedJobs = createCounter({
  name: "vidriera_jobs_total",
  help: "Attempts to run a job, by their end; given_up follows the last that failed.",
  labels: ["queue", "result"],
});

export const jobDuration = createHistogram({
  name: "vidriera_job_duration_seconds",
  help: "Duration of attempts to run a job.",
  labels: ["queue"],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
});

/** The last result for FRESH_MS. While a reading runs, nobody begins another. */
function rarely<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let last: { at: number; reading: Promise<T>; running: boolean } | null = null;
  return () => {
    if (last && (last.running || now() - last.at < FRESH_MS)) return last.reading;
    const begun = { at: now(), reading: read(), running: true };
    begun.reading
      .finally(() => {
        begun.running = false;
      })
      .catch(() => {});
    last = begun;
    return begun.reading;
  };
}

/** Adds what waits in the queues. All servers see the same queues: their values are not to be added up. */
export function watchQueues(read: () => Promise<QueueState[]>, now: () => number = Date.now): void {
  const readRarely = rarely(read, now);
  const states = async () => {
    const found = await Promise.race([readRarely(), wait(PATIENCE_MS, null, { ref: false })]);
    if (!found) throw new Error("The queues cannot be read in time");
    return found;
  };
  createGauge(
    {
      name: "vidriera_queue_jobs",
      help: "Jobs that wait: due now, or delayed.",
      labels: ["queue", "state"],
    },
    async (gauge) => {
      for (const { queue, due, delayed } of await states()) {
        gauge.set({ queue, state: "due" }, due);
        gauge.set({ queue, state: "delayed" }, delayed);
      }
    },
  );
  createGauge(
    {
      name: "vidriera_queue_oldest_job_seconds",
      help: "For how long the oldest due job has been waiting.",
      labels: ["queue"],
    },
    async (gauge) => {
      for (const { queue, oldestSeconds } of await states()) gauge.set({ queue }, oldestSeconds);
    },
  );
}
