import { fromPrisma, PgBoss } from "pg-boss";
import { type JobData, type JobKind, jobSchemas } from "~/domain/jobs";
import type { Jobs, JobTransaction } from "~/server/ports/jobs";

/**
 * A handle that only writes rows through the transaction: nothing is started, so it has no connection, no timer and no
 * supervision of its own. One for each call: reading a queue's settings must not need a second connection.
 */
function through(tx: JobTransaction): PgBoss {
  return new PgBoss({ db: fromPrisma(tx), supervise: false, schedule: false, migrate: false });
}

export class PgBossJobs implements Jobs {
  async enqueue<Kind extends JobKind>(
    tx: JobTransaction,
    kind: Kind,
    data: JobData[Kind],
    { key }: { key?: string } = {},
  ): Promise<void> {
    await through(tx).send(kind, jobSchemas[kind].parse(data), key === undefined ? {} : { singletonKey: key });
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
}
