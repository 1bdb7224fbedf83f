import { afterEach, beforeEach, expect, test } from "vitest";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { registry } from "~/server/metrics/registry";
import type { JobTransaction } from "~/server/ports/jobs";
import { testDb } from "~/test/test-db";
import { watchQueues } from "./queue-metrics";
import { readQueues } from "./queue-state";
import { GIVEN_UP, queues } from "./queues";

const db = testDb();
const jobs = new PgBossJobs();
const mail = { to: "ana@example.test", subject: "Hola", text: "Hola", html: "<p>Hola</p>" };
const inAnHour = () => new Date(Date.now() + 3_600_000);

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);
afterEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

const stateOf = async (queue: string) => (await readQueues(db)).find((state) => state.queue === queue);

test("every queue has a state, also when nothing waits", async () => {
  const states = await readQueues(db);
  expect(states.map(({ queue }) => queue).sort()).toEqual([...Object.keys(queues), GIVEN_UP].sort());
  expect(states.every(({ due, delayed, oldestSeconds }) => due + delayed + oldestSeconds === 0)).toBe(true);
});

test("tells due jobs from delayed ones, and how long the oldest due one has been waiting", async () => {
  for (let n = 0; n < 3; n++) await jobs.enqueue(db, "send-mail", mail);
  await jobs.enqueue(db, "send-mail", mail, { after: inAnHour() });
  await jobs.enqueue(db, "mail-orders", { tentId: 1, panel: "https://panel.test" }, { after: inAnHour() });
  await db.$executeRaw`
    UPDATE pgboss.job SET start_after = now() - interval '90 seconds'
    WHERE id = (SELECT id FROM pgboss.job WHERE start_after <= now() LIMIT 1)`;
  expect(await stateOf("send-mail")).toMatchObject({ due: 3, delayed: 1 });
  expect((await stateOf("send-mail"))?.oldestSeconds).toBeGreaterThanOrEqual(90);
  expect(await stateOf("mail-orders")).toEqual({ queue: "mail-orders", due: 0, delayed: 1, oldestSeconds: 0 });
});

test("does not count jobs that run or have ended", async () => {
  for (const state of ["active", "completed", "failed", "cancelled"]) {
    await jobs.enqueue(db, "send-mail", mail);
    await db.$executeRaw`UPDATE pgboss.job SET state = ${state}::pgboss.job_state WHERE state = 'created'`;
  }
  await jobs.enqueue(db, "send-mail", mail);
  await db.$executeRaw`UPDATE pgboss.job SET state = 'retry' WHERE state = 'created'`;
  expect(await stateOf("send-mail")).toMatchObject({ due: 1, delayed: 0 });
});

test("finds waiting jobs by an index, among many that have ended", async () => {
  await db.$executeRaw`
    INSERT INTO pgboss.job (name, data, state, completed_on, policy)
    SELECT 'send-push', '{}', 'completed', now(), 'standard' FROM generate_series(1, 20000)`;
  await jobs.enqueue(db, "send-push", { deviceId: 1, message: { kind: "test" } } as never).catch(() => {});
  await db.$executeRawUnsafe("ANALYZE pgboss.job");
  const statements: string[] = [];
  const spy: JobTransaction = {
    $queryRawUnsafe: (query, ...values) => {
      statements.push(query);
      return db.$queryRawUnsafe(query, ...values);
    },
  };
  await readQueues(spy);
  const plan = await db.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${statements[0]}`, Object.keys(queues));
  const text = plan.map((row) => Object.values(row)[0]).join("\n");
  expect(text).toContain("Index");
  expect(text).not.toMatch(/Seq Scan on job_common/);
});

test("however often metrics are read, the database is asked every ten seconds", async () => {
  let asked = 0;
  let now = 0;
  watchQueues(
    async () => {
      asked++;
      return [{ queue: "send-mail", due: asked, delayed: 0, oldestSeconds: 5 }];
    },
    () => now,
  );
  const read = async () => (await registry.getMetricsAsJSON()).find(({ name }) => name === "vidriera_queue_jobs");
  await Promise.all([read(), read(), read()]);
  expect(asked).toBe(1);
  now = 9_999;
  expect((await read())?.values).toContainEqual({ value: 1, labels: { queue: "send-mail", state: "due" } });
  now = 10_000;
  expect((await read())?.values).toContainEqual({ value: 2, labels: { queue: "send-mail", state: "due" } });
});

test("metrics are answered without the queues while the database does not answer", async () => {
  watchQueues(() => new Promise(() => {}));
  const all = await registry.getMetricsAsJSON();
  expect(all.find(({ name }) => name === "vidriera_queue_jobs")?.values).toEqual([]);
  expect(all.find(({ name }) => name === "vidriera_queue_oldest_job_seconds")?.values).toEqual([]);
});
