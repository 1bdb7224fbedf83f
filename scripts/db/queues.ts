import { PgBoss } from "pg-boss";
import { GIVEN_UP, givenUpOptions, queueOptions, queuePolicy, queues } from "../../src/server/jobs/queues.ts";

/** Makes the work queue's own tables (schema `pgboss`) and its queues, or brings them up to date. */
export async function installQueues(url) {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on("error", (error) => console.error(error));
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    const make = (name, options, policy) =>
      known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, { ...options, policy });
    await make(GIVEN_UP, givenUpOptions, "standard");
    for (const [name, settings] of Object.entries(queues)) {
      await make(name, queueOptions(settings), queuePolicy(settings));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
