import { fromPrisma, PgBoss } from "pg-boss";
import { z } from "zod";
import { type JobData, type JobKind, type JobState, jobSchemas } from "~/domain/jobs";
import type { JobQueues, JobRun, Jobs, JobTransaction } from "~/server/ports/jobs";
import { currentRequestId } from "~/server/request-id";

/**
 * A handle that only writes rows through the transaction: it is not started, so it has no connection, timer or
 * supervision of its own. Created per call: reading a queue's settings must not need a second connection.
 */
function through(tx: JobTransaction): PgBoss {
  return new PgBoss({ db: fromPrisma(tx), supervise: false, schedule: false, migrate: false });
}

export class PgBossJobs implements Jobs {
  async enqueue<Kind extends JobKind>(
    tx: JobTransaction,
    kind: Kind,
    data: JobData[Kind],
    { key, after }: { key?: string; after?: Date } = {},
  ): Promise<void> {
    const requestId = currentRequestId();
    // beside the data, whose schema leaves it out: the job's log lines get it (src/server/jobs/queue.ts)
    const stored = { ...jobSchemas[kind].parse(data), ...(requestId !== undefined && { requestId }) };
    await through(tx).send(kind, stored, {
      ...(key === undefined ? {} : { singletonKey: key }),
      ...(after === undefined ? {} : { startAfter: after }),
    });
  }

  async cancel(tx: JobTransaction, kind: JobKind, key: string): Promise<void> {
    const boss = through(tx);
    const found = await boss.findJobs(kind, { key });
    if (found.length > 0)
      await boss.cancel(
        kind,
        found.map(({ id }) => id),
      );
  }

  async overview(tx: JobTransaction): Promise<JobQueues> {
    const rows = await tx.$queryRawUnsafe<{ answer: unknown }[]>(OVERVIEW, KINDS);
    const { last, failed, ...rest } = overviewSchema.parse(rows[0]?.answer);
    return { ...rest, last: last.map(toRun), failed: failed.map(toRun) };
  }

  async retry(tx: JobTransaction, kind: JobKind, id: string): Promise<boolean> {
    const rows = await tx.$queryRawUnsafe<unknown[]>(RETRY, kind, id);
    return rows.length > 0;
  }
}

const KINDS = Object.keys(jobSchemas) as [JobKind, ...JobKind[]];
const kind = z.enum(KINDS);
const moment = z.coerce.date();
const count = z.number().int();

const STATES: Record<string, JobState> = {
  created: "waiting",
  retry: "waiting",
  active: "running",
  completed: "done",
  failed: "failed",
  cancelled: "cancelled",
};

const runSchema = z.object({
  id: z.string(),
  kind,
  state: z.string(),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  now: moment,
  retries: count,
  output: z.unknown(),
});

const overviewSchema = z.object({
  counts: z.array(z.object({ kind, waiting: count, running: count, failed: count })),
  last: z.array(runSchema),
  failed: z.array(runSchema),
  waitingSince: moment.nullable(),
});

function toRun({ state, startedAt, now, retries, output, ...run }: z.output<typeof runSchema>): JobRun {
  const known = STATES[state] ?? "waiting";
  const ended = run.endedAt ?? (known === "running" ? now : null);
  return {
    id: run.id,
    kind: run.kind,
    state: known,
    createdAt: run.createdAt,
    endedAt: run.endedAt,
    ms: startedAt && ended ? ended.getTime() - startedAt.getTime() : null,
    tries: startedAt ? retries + 1 : retries,
    reason: known === "done" ? null : messageOf(output),
  };
}

/** The last line of an error's message, which does not contain the data that was sent. */
function messageOf(output: unknown): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const text = message ?? value?.message;
  return typeof text === "string" ? (text.trim().split("\n").at(-1)?.slice(0, 300) ?? null) : null;
}

const FAILED_SHOWN = 50;

const RUN = `jsonb_build_object('id', j.id, 'kind', j.name, 'state', j.state, 'createdAt', j.created_on,
  'startedAt', j.started_on, 'endedAt', j.completed_on, 'now', now(), 'retries', j.retry_count, 'output', j.output)`;

const OVERVIEW = `
  WITH known AS MATERIALIZED (SELECT * FROM pgboss.job WHERE name = ANY($1::text[]))
  SELECT jsonb_build_object(
    'counts', (SELECT coalesce(jsonb_agg(c ORDER BY c.kind), '[]') FROM (
      SELECT name AS kind,
        count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
        count(*) FILTER (WHERE state = 'active') AS running,
        count(*) FILTER (WHERE state = 'failed') AS failed
      FROM known GROUP BY name) c),
    'last', (SELECT coalesce(jsonb_agg(${RUN}), '[]') FROM (
      SELECT DISTINCT ON (name) * FROM known ORDER BY name, created_on DESC) j),
    'failed', (SELECT coalesce(jsonb_agg(${RUN} ORDER BY j.completed_on DESC), '[]') FROM (
      SELECT * FROM known WHERE state = 'failed' ORDER BY completed_on DESC LIMIT ${FAILED_SHOWN}) j),
    'waitingSince', (SELECT min(start_after) FROM known WHERE state IN ('created', 'retry') AND start_after < now())
  ) AS answer`;

/**
 * The same retry as pg-boss, unless a job of the same key already waits or runs: kinds with \`once\` have one at a
 * time.
 */
const RETRY = `
  UPDATE pgboss.job AS j SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now(),
    keep_until = greatest(keep_until, now() + interval '1 day')
  WHERE j.name = $1 AND j.id = $2::uuid AND j.state = 'failed' AND NOT EXISTS (
    SELECT 1 FROM pgboss.job AS other
    WHERE other.name = j.name AND other.policy = 'exclusive' AND other.state < 'completed'
      AND coalesce(other.singleton_key, '') = coalesce(j.singleton_key, ''))
  RETURNING j.id`;
