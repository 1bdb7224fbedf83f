import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { createDb } from "~/server/database/client";
import { eventually } from "~/test/eventually";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { PgBossJobs } from "./jobs";

const db = testDb();
const jobs = new PgBossJobs();
const mail = { to: "ana@example.test", subject: "Hola", text: "Hola", html: "<p>Hola</p>" };

afterEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

test("a job exists exactly when the transaction commits", async () => {
  const undone = db.$transaction(async (tx) => {
    await jobs.enqueue(tx, "send-mail", mail);
    expect(await queuedJobs(tx as typeof db, "send-mail")).toHaveLength(1);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await queuedJobs(db, "send-mail")).toEqual([]);
  await db.$transaction((tx) => jobs.enqueue(tx, "send-mail", mail));
  expect(await queuedJobs(db, "send-mail")).toMatchObject([{ state: "created", data: mail }]);
});

test("enqueuing needs no second connection", async () => {
  const narrow = createDb(process.env.DATABASE_URL ?? "", 1);
  await narrow.$transaction((tx) => jobs.enqueue(tx, "send-mail", mail));
  await narrow.$disconnect();
  expect(await queuedJobs(db, "send-mail")).toHaveLength(1);
});

test("a job of an order's transaction notifies nobody: such commits would wait for each other", async () => {
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  try {
    const { rows } = await listener.query(
      "SELECT 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) AS channel",
    );
    await listener.query(`LISTEN ${rows[0].channel}`);
    const told: unknown[] = [];
    listener.on("notification", ({ payload }) => told.push(payload));
    await db.$transaction(async (tx) => {
      await jobs.enqueue(tx, "mail-order", { tentId: 1, number: 1, panel: "https://panel.test" });
      await jobs.enqueue(tx, "mail-orders", { tentId: 1, panel: "https://panel.test" }, { key: "1-1" });
    });
    await jobs.enqueue(db, "send-mail", mail);
    await eventually(() => expect(told).toContain("send-mail"));
    expect(told).toEqual(["send-mail"]);
  } finally {
    await listener.end();
  }
});

test("rejects invalid data before it is written", async () => {
  const wrong = { to: 7 } as unknown as typeof mail;
  await expect(jobs.enqueue(db, "send-mail", wrong)).rejects.toThrow("Invalid input");
  expect(await queuedJobs(db, "send-mail")).toEqual([]);
});

test("creates no second job with the same key of a `once` kind while the first waits, even concurrently", async () => {
  const enqueue = (key: string) => db.$transaction((tx) => jobs.enqueue(tx, "empty-bin", {}, { key }));
  await Promise.all([enqueue("7"), enqueue("7"), enqueue("8"), enqueue("7")]);
  const made = await queuedJobs(db, "empty-bin");
  expect(made.map(({ key }) => key).sort()).toEqual(["7", "8"]);
  await Promise.all([1, 2].map(() => jobs.enqueue(db, "send-mail", mail, { key: "7" })));
  expect(await queuedJobs(db, "send-mail")).toHaveLength(2);
});

test("cancels a job with the transaction, after which it can be enqueued again", async () => {
  await jobs.enqueue(db, "empty-bin", {}, { key: "7" });
  await jobs.enqueue(db, "empty-bin", {}, { key: "8" });
  const undone = db.$transaction(async (tx) => {
    await jobs.cancel(tx, "empty-bin", "7");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect((await queuedJobs(db, "empty-bin")).map(({ state }) => state)).toEqual(["created", "created"]);
  await jobs.cancel(db, "empty-bin", "7");
  await jobs.cancel(db, "empty-bin", "unknown");
  await jobs.enqueue(db, "empty-bin", {}, { key: "7" });
  const states = (await queuedJobs(db, "empty-bin")).map(({ key, state }) => `${key} ${state}`);
  expect(states.sort()).toEqual(["7 cancelled", "7 created", "8 created"]);
});

test("lists waiting, running and failed jobs, and retries a failed one unless another of its key waits", async () => {
  await db.$executeRaw`INSERT INTO pgboss.job (name, state, retry_count, started_on, completed_on, output, policy) VALUES
    ('empty-bin', 'failed', 3, now() - interval '5 s', now() - interval '1 s', '{"message": "first\\nno database"}', 'exclusive'),
    ('sweep-images', 'completed', 0, now() - interval '2 s', now(), NULL, 'exclusive')`;
  await jobs.enqueue(db, "send-mail", mail);
  const before = await jobs.overview(db);
  expect(before.counts).toEqual([
    { kind: "empty-bin", waiting: 0, running: 0, failed: 1 },
    { kind: "send-mail", waiting: 1, running: 0, failed: 0 },
    { kind: "sweep-images", waiting: 0, running: 0, failed: 0 },
  ]);
  expect(before.failed).toMatchObject([{ kind: "empty-bin", tries: 4, ms: 4_000, reason: "no database" }]);
  expect(before.last.find(({ kind }) => kind === "sweep-images")).toMatchObject({ state: "done", reason: null });
  expect(before.waitingSince).toBeInstanceOf(Date);
  expect(JSON.stringify(before)).not.toContain(mail.to);

  const id = before.failed[0]?.id ?? "";
  await jobs.enqueue(db, "empty-bin", {});
  expect(await jobs.retry(db, "empty-bin", id)).toBe(false);
  await db.$executeRaw`DELETE FROM pgboss.job WHERE state = 'created' AND name = 'empty-bin'`;
  expect(await jobs.retry(db, "empty-bin", id)).toBe(true);
  expect(await jobs.retry(db, "empty-bin", id)).toBe(false);
  expect(await queuedJobs(db, "empty-bin")).toMatchObject([{ id, state: "retry" }]);
});
