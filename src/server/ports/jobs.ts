import type { JobData, JobKind, JobState } from "~/domain/jobs";

/** What asks the database, inside the caller's transaction or not; `Tx` is one. */
export interface JobTransaction {
  $queryRawUnsafe<T = unknown>(query: string, ...values: unknown[]): Promise<T>;
}

/** How one piece of work stands. */
export interface JobRun {
  id: string;
  kind: JobKind;
  state: JobState;
  createdAt: Date;
  endedAt: Date | null;
  /** How long the last try took, or has been taking. */
  ms: number | null;
  tries: number;
  /** What the last try failed with. */
  reason: string | null;
}

export interface JobQueues {
  /** Of each kind that has any: how much of it waits, is being done, and was given up. */
  counts: { kind: JobKind; waiting: number; running: number; failed: number }[];
  /** The last run of each kind. */
  last: JobRun[];
  /** What was given up, the latest first. */
  failed: JobRun[];
  /** Since when the oldest due work has waited for somebody to do it. */
  waitingSince: Date | null;
}

/** Work that is done behind the back of a request, by this process or another, until it succeeds or was tried too often. */
export interface Jobs {
  /**
   * The work exists exactly when the transaction commits, and starts at once. It may be done more than once, after a
   * crash: a use case that is a job can be repeated. Of kinds with `once`, a second one with the same key is not made
   * while the first waits or runs. A key is letters, digits, dashes. It is not begun before `after`.
   */
  enqueue<Kind extends JobKind>(
    tx: JobTransaction,
    kind: Kind,
    data: JobData[Kind],
    options?: { key?: string; after?: Date },
  ): Promise<void>;
  /** What waits is not begun any more; what runs sees its signal within seconds. No failure when there is none. */
  cancel(tx: JobTransaction, kind: JobKind, key: string): Promise<void>;
  /** What the queue keeps, some days at most. Of what the work is about, nothing. */
  overview(tx: JobTransaction): Promise<JobQueues>;
  /** Tries once more what was given up; false where there is no such work, or its like waits already. */
  retry(tx: JobTransaction, kind: JobKind, id: string): Promise<boolean>;
}
