import type { JobData, JobKind } from "~/domain/jobs";

/** What asks the database, inside the caller's transaction or not; `Tx` is one. */
export interface JobTransaction {
  $queryRawUnsafe<T = unknown>(query: string, ...values: unknown[]): Promise<T>;
}

/** Work that is done behind the back of a request, by this process or another, until it succeeds or was tried too often. */
export interface Jobs {
  /**
   * The work exists exactly when the transaction commits, and starts at once. It may be done more than once, after a
   * crash: a use case that is a job can be repeated. Of kinds with `once`, a second one with the same key is not made
   * while the first waits or runs. A key is letters, digits, dashes.
   */
  enqueue<Kind extends JobKind>(
    tx: JobTransaction,
    kind: Kind,
    data: JobData[Kind],
    options?: { key?: string },
  ): Promise<void>;
  /** What waits is not begun any more; what runs sees its signal within seconds. No failure when there is none. */
  cancel(tx: JobTransaction, kind: JobKind, key: string): Promise<void>;
}
