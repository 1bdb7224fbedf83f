import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { HOUR_SECONDS } from "~/domain/duration";
import { type JobData, type JobKind, jobSchemas } from "~/domain/jobs";
import type { ServiceContext } from "~/server/context";
import { knownRequestId, withRequestId } from "~/server/request-id";
import { recordError } from "~/server/services/site/record-error";
import { endedJobs, jobDuration } from "./queue-metrics";
import { GIVEN_UP, queues } from "./queues";
import { SCHEDULE_ZONE, type Schedule } from "./schedules";

/** Runs one kind of job. */
export interface Worker<Kind extends JobKind> {
  /**
   * May be restarted after it was half done. Long jobs check the signal (`signal.throwIfAborted()`) between steps: it
   * is aborted when the process shuts down, the job is cancelled, or another process takes it over. `id` is the job's in
   * every attempt.
   */
  run(ctx: ServiceContext, data: JobData[Kind], signal: AbortSignal, id: string): Promise<unknown>;
  /** Called when the last attempt failed, or the process died during it. */
  gaveUp?(ctx: ServiceContext, data: JobData[Kind]): Promise<unknown>;
}
export type Workers = { [Kind in JobKind]?: Worker<Kind> };

export interface QueueOptions {
  url: string;
  workers: Workers;
  schedules: readonly Schedule[];
  context: ServiceContext;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
  /** Seconds between polls for jobs that were not announced (retries), and for processes that died. */
  lookEvery?: { work: number; dead: number };
}

const CLOSE_MS = 3000;
/** How often a running job sends a heartbeat and checks whether it was cancelled. */
const REFRESH_SECONDS = 3;

/** Runs the queue's jobs and schedules in this process until `close` is called. */
export async function startQueue(options: QueueOptions): Promise<{ close: () => Promise<void> }> {
  const { url, log, lookEvery = { work: 5, dead: 10 } } = options;
  const boss = new PgBoss({
    connectionString: url,
    application_name: "jobs",
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: lookEvery.dead,
    monitorIntervalSeconds: lookEvery.dead,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    flowIntervalSeconds: HOUR_SECONDS, // jobs that depend on other jobs: we have none
  });
  boss.on("error", (error) => log.error({ err: error }, "work queue"));
  boss.on("warning", (warning) => log.warn({ warning }, "work queue"));
  await boss.start();
  const closing = new AbortController();
  const runner = new JobRunner(boss, options, closing.signal);
  const pace = { notifyPollingIntervalSeconds: lookEvery.work, pollingIntervalSeconds: Math.min(2, lookEvery.work) };
  const each = { ...pace, includeMetadata: true, perJobResults: true } as const;
  for (const kind of kindsOf(options.workers)) {
    endedJobs.inc({ queue: kind, result: "given_up" }, 0);
    const { parallel, batch = 1 } = queues[kind];
    const own = {
      ...each,
      localConcurrency: parallel,
      batchSize: batch,
      burstWhenBatchFull: true,
      heartbeatRefreshSeconds: REFRESH_SECONDS,
    };
    await boss.work(kind, own, (jobs) => runner.all(kind, jobs));
  }
  await boss.work(GIVEN_UP, each, (jobs) => runner.bury(jobs));
  await syncSchedules(boss, options.schedules);
  return {
    close: async () => {
      closing.abort(new Error("The process is shutting down"));
      await boss.stop({ timeout: CLOSE_MS });
    },
  };
}

function kindsOf(workers: Workers): JobKind[] {
  return Object.keys(workers) as JobKind[];
}

/** Makes the schedules in the database match those of this version. */
async function syncSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { kind, cron } of schedules) await boss.schedule(kind, cron, {}, { tz: SCHEDULE_ZONE, missed: "once" });
  const known = new Set<string>(schedules.map(({ kind }) => kind));
  for (const { name, key } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name, key);
}

type Job = JobWithMetadata<unknown>;

class JobRunner {
  readonly #boss: PgBoss;
  readonly #options: QueueOptions;
  readonly #closing: AbortSignal;

  constructor(boss: PgBoss, options: QueueOptions, closing: AbortSignal) {
    this.#boss = boss;
    this.#options = options;
    this.#closing = closing;
  }

  all<Kind extends JobKind>(kind: Kind, jobs: Job[]): Promise<JobResult[]> {
    return Promise.all(jobs.map((job) => withRequestId(requestOf(job), () => this.#runOne(kind, job))));
  }

  async #runOne<Kind extends JobKind>(kind: Kind, job: Job): Promise<JobResult> {
    const { log, context, workers } = this.#options;
    const line = { kind, job: job.id, attempt: job.retryCount + 1 };
    const data = jobSchemas[kind].safeParse(job.data);
    // Retrying is useless: invalid data stays invalid.
    if (!data.success) return { id: job.id, status: "deadletter", output: new Error(`unknown data: ${data.error}`) };
    const signal = AbortSignal.any([job.signal, this.#closing]);
    const started = performance.now();
    try {
      await workers[kind]?.run(context, data.data as JobData[Kind], signal, job.id);
      if (queues[kind].secret) await this.#boss.deleteJob(kind, job);
      endedJobs.inc({ queue: kind, result: "done" });
      log.debug({ ...line, ms: Math.round(performance.now() - started) }, "work done");
      return { id: job.id, status: "completed" };
    } catch (error) {
      endedJobs.inc({ queue: kind, result: signal.aborted ? "interrupted" : "failed" });
      if (signal.aborted) log.info({ ...line, reason: String(signal.reason) }, "work interrupted");
      else log.warn({ ...line, err: error }, "work failed");
      return { id: job.id, status: "failed", output: error instanceof Error ? error : new Error(String(error)) };
    } finally {
      jobDuration.observe({ queue: kind }, (performance.now() - started) / 1000);
    }
  }

  /** Records that jobs failed for good, and deletes their data. */
  bury(jobs: Job[]): Promise<JobResult[]> {
    return Promise.all(jobs.map((job) => withRequestId(requestOf(job), () => this.#buryOne(job))));
  }

  async #buryOne(job: Job): Promise<JobResult> {
    const { log, context } = this.#options;
    const kind = job.sourceName ?? "?";
    const reason = reasonOf(job.sourceOutput);
    log.error({ kind, job: job.sourceId, reason }, "work given up");
    const requestId = requestOf(job);
    await recordError(context, { path: `job ${kind}`, message: reason, ...(requestId !== undefined && { requestId }) });
    if (isKind(kind)) endedJobs.inc({ queue: kind, result: "given_up" });
    if (isKind(kind)) await this.#notifyGivenUp(kind, job);
    if (isKind(kind) && queues[kind].secret && job.sourceId) await this.#boss.deleteJob(kind, job.sourceId);
    await this.#boss.deleteJob(GIVEN_UP, job);
    return { id: job.id, status: "completed" };
  }

  async #notifyGivenUp<Kind extends JobKind>(kind: Kind, job: Job): Promise<void> {
    const data = jobSchemas[kind].safeParse(job.data);
    if (data.success) await this.#options.workers[kind]?.gaveUp?.(this.#options.context, data.data as JobData[Kind]);
  }
}

/** The id of the request that enqueued the job, unless the clock or an older version did. */
function requestOf({ data }: Job): string | undefined {
  return knownRequestId((data as { requestId?: unknown } | null)?.requestId);
}

function isKind(name: string): name is JobKind {
  return Object.hasOwn(jobSchemas, name);
}

function reasonOf(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  return String(message ?? value?.message ?? JSON.stringify(output));
}
