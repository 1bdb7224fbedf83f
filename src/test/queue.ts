import type { JobKind } from "~/domain/jobs";
import type { PrismaClient } from "~/generated/prisma/client";

interface QueuedJob {
  id: string;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  data: unknown;
  key: string | null;
  tries: number;
  /** Seconds until it is begun, where it waits. */
  pause: number;
}

/** The work of one kind in the queue of this database, oldest first. */
export function queuedJobs(db: PrismaClient, kind: JobKind): Promise<QueuedJob[]> {
  return db.$queryRaw`
    SELECT id::text, state::text, data, singleton_key AS key, retry_count AS tries,
      extract(epoch FROM start_after - now())::float8 AS pause
    FROM pgboss.job WHERE name = ${kind} ORDER BY created_on, id`;
}

/** As if the pause before the next try were over. */
export async function endPauses(db: PrismaClient): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
}
