import type { JobKind } from "~/domain/jobs";
import type { PrismaClient } from "~/generated/prisma/client";

interface QueuedJob {
  id: string;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  data: unknown;
  key: string | null;
  tries: number;
  /** Seconds until a waiting job starts. */
  pause: number;
}

/** The jobs of one kind in this database's queue, oldest first. */
export function queuedJobs(db: PrismaClient, kind: JobKind): Promise<QueuedJob[]> {
  return db.$queryRaw`
    SELECT id::text, state::text, data, singleton_key AS key, retry_count AS tries,
      extract(epoch FROM start_after - now())::float8 AS pause
    FROM pgboss.job WHERE name = ${kind} ORDER BY created_on, id`;
}

/** Ends the delay before the next retry. */
export async function endPauses(db: PrismaClient): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
}
