import type { JobData, JobKind, JobState } from "~/domain/jobs";

/** Runs queries, inside the caller's transaction or not; `Tx` is one. */
export interface JobTransaction {
  $queryRawUnsafe<T = unknown>(query: string, ...values: unknown[]): Promise<T>;
}

/** The state of one job. */
export interface JobRun {
  id: string;
  kind: JobKind;
  state: JobState;
  createdAt: Date;
  endedAt: Date | null;
  /** Duration of the last attempt so far, in milliseconds. */
  ms: number | null;
  tries: number;
  /** The error of the last attempt. */
  reason: string | null;
}

export interface JobQueues {
  /** For each kind with jobs: how many wait, run, or failed for good. */
  counts: { kind: JobKind; waiting: number; running: number; failed: number }[];
  /** The last run of each kind. */
  last: JobRun[];
  /** Jobs that failed for good, the latest first. */
  failed: JobRun[];
  /** Since when the oldest due job has been waiting for a worker. */
  waitingSince: Date | null;
}

/** Background jobs, run by this process or another until they succeed or run out of attempts. */
export interface Jobs {
  /**
   * The job exists exactly when the transaction commits, and starts at once. It may run more than once, after a crash,
   * so a use case that is a job must be repeatable. For kinds with `once`, no second job with the same key is created
   * while the first waits or runs. A key consists of letters, digits and dashes. The job does not start before `after`.
   */
  enqueue<Kind extends JobKind>(
    tx: JobTransaction,
    kind: Kind,
    data: JobData[Kind],
    options?: { key?: string; after?: Date },
  ): Promise<void>;
  /**
   * A waiting job is not started any more; a running one sees its signal within seconds. Does nothing when there is no
   * such job.
   */
  cancel(tx: JobTransaction, kind: JobKind, key: string): Promise<void>;
  /** The queue's jobs, which are kept for some days at most. Without their data. */
  overview(tx: JobTransaction): Promise<JobQueues>;
  /** Retries a job that failed for good; false when there is no such job, or one of the same key is already waiting. */
  retry(tx: JobTransaction, kind: JobKind, id: string): Promise<boolean>;
}
