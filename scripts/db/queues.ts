import { PgBoss } from "pg-boss";
import { GIVEN_UP, givenUpOptions, queueOptions, queuePolicy, queues } from "../../src/server/jobs/queues.ts";

/** Creates or updates the tables of the job queue (schema `pgboss`), and its queues. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on("error", (error) => console.error(error));
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    const install = (
      name: string,
      options: typeof givenUpOptions | ReturnType<typeof queueOptions>,
      policy: "exclusive" | "standard",
    ) => (existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, { ...options, policy }));
    await install(GIVEN_UP, givenUpOptions, "standard");
    for (const [name, settings] of Object.entries(queues)) {
      await install(name, queueOptions(settings), queuePolicy(settings));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
