import { z } from "zod";
import type { JobTransaction } from "~/server/ports/jobs";
import { GIVEN_UP, queues } from "./queues";

/** What waits in one queue. */
export interface QueueState {
  queue: string;
  /** Jobs that could run now. */
  due: number;
  /** Jobs for later, among them those that failed and will be tried again. */
  delayed: number;
  /** For how long the oldest due job has been waiting, in seconds; 0 without one. */
  oldestSeconds: number;
}

const NAMES = [...Object.keys(queues), GIVEN_UP];

/** Reads waiting jobs only, by the index that workers look for jobs in (its condition is repeated), not the jobs that ended. */
const WAITING = `
  SELECT name AS queue,
    count(*) FILTER (WHERE start_after <= now())::int AS due,
    count(*) FILTER (WHERE start_after > now())::int AS delayed,
    greatest(0, coalesce(extract(epoch FROM now() - min(start_after)), 0))::float8 AS "oldestSeconds"
  FROM pgboss.job WHERE name = ANY($1::text[]) AND state < 'active' AND NOT blocked GROUP BY name`;

const count = z.number().nonnegative();
const rowsSchema = z.array(z.object({ queue: z.string(), due: count, delayed: count, oldestSeconds: count }));

/** The state of every queue, also of those in which nothing waits. */
export async function readQueues(db: JobTransaction): Promise<QueueState[]> {
  const rows = rowsSchema.parse(await db.$queryRawUnsafe(WAITING, NAMES));
  const found = new Map(rows.map((row) => [row.queue, row]));
  return NAMES.map((queue) => found.get(queue) ?? { queue, due: 0, delayed: 0, oldestSeconds: 0 });
}
