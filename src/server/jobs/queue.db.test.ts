import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { registry } from "~/server/metrics/registry";
import { currentRequestId, withRequestId } from "~/server/request-id";
import { FIXED_NOW } from "~/test/context";
import { eventually } from "~/test/eventually";
import { merchantContext } from "~/test/factories";
import { endPauses, queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { type QueueOptions, startQueue, type Worker } from "./queue";
import { queues } from "./queues";

const db = testDb();
const jobs = new PgBossJobs();
const url = process.env.DATABASE_URL ?? "";
const mail = { to: "ana@example.test", subject: "Hola", text: "secret", html: "<p>secret</p>" };
const lines: { level: string; line: object }[] = [];
const say = (level: string) => (line: object) =>
  void lines.push({ level, line: { ...line, request: currentRequestId() } });
const log = { debug: say("debug"), info: say("info"), warn: say("warn"), error: say("error") };
const running: { close: () => Promise<void> }[] = [];

type MailWorker = Worker<"send-mail">;

/** Unannounced jobs are polled for only every minute, unless the test says otherwise. */
async function start(send: MailWorker["run"] | MailWorker, more: Partial<QueueOptions> = {}) {
  const worker = typeof send === "function" ? { run: send } : send;
  const context = merchantContext(db, 0).ctx;
  const lookEvery = { work: 60, dead: 60 };
  const queue = await startQueue({
    url,
    workers: { "send-mail": worker },
    schedules: [],
    context,
    log,
    lookEvery,
    ...more,
  });
  running.push(queue);
  return queue;
}

const often = { work: 0.5, dead: 1 };
const enqueue = (subject = "Hola", key?: string) =>
  jobs.enqueue(db, "send-mail", { ...mail, subject }, key === undefined ? {} : { key });
const states = async () => (await queuedJobs(db, "send-mail")).map(({ state }) => state);

beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.close()));
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.errorLog.deleteMany();
});

test("starts waiting and new jobs at once, and deletes a finished mail", async () => {
  await enqueue("before");
  const done: string[] = [];
  await start(async (_ctx, { subject }) => done.push(subject));
  await eventually(() => expect(done).toEqual(["before"]));
  await db.$transaction((tx) => jobs.enqueue(tx, "send-mail", { ...mail, subject: "after" }));
  await eventually(() => expect(done).toEqual(["before", "after"]));
  await eventually(async () => expect(await states()).toEqual([]));
});

test("goes on without a pause until no short job waits, and runs each under its own id", async () => {
  const subjects = Array.from({ length: 150 }, (_, n) => `mail ${n}`);
  await db.$transaction(
    async (tx) => {
      for (const subject of subjects) await jobs.enqueue(tx, "send-mail", { ...mail, subject });
    },
    { timeout: 60_000 }, // a slow machine must not fail the test
  );
  const ids = new Map<string, string>();
  await start(async (_ctx, { subject }, _signal, id) => ids.set(id, subject)); // the next poll is a minute away
  await eventually(async () => expect(await states()).toEqual([]));
  expect([...ids.values()].sort()).toEqual(subjects.sort());
});

test("retries a failed job with growing delays until it succeeds", async () => {
  let tries = 0;
  await start(
    async () => {
      tries += 1;
      if (tries < 4) throw new Error(`no ${tries}`);
    },
    { lookEvery: often },
  );
  await enqueue();
  const pauses: number[] = [];
  for (let failed = 1; failed < 4; failed += 1) {
    await eventually(async () => expect(await queuedJobs(db, "send-mail")).toMatchObject([{ state: "retry" }]));
    const [job] = await queuedJobs(db, "send-mail");
    pauses.push(job?.pause ?? 0);
    expect(tries).toBe(failed);
    await endPauses(db);
    await eventually(() => expect(tries).toBe(failed + 1));
  }
  const { pauseSeconds } = queues["send-mail"];
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(pauseSeconds * 2 ** at - 2);
    expect(pause).toBeLessThanOrEqual(pauseSeconds * 2 ** (at + 1));
  }
  await eventually(async () => expect(await states()).toEqual([]));
  expect(lines.filter(({ level }) => level === "warn")).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("logs and records a job that failed for good, notifies its use case, and deletes its data", async () => {
  const gaveUp = vi.fn(async () => {});
  await start({ run: () => Promise.reject(new Error("nobody there")), gaveUp }, { lookEvery: often });
  await enqueue();
  await eventually(async () => expect(await states()).toEqual(["retry"]));
  await db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit, start_after = now() WHERE state = 'retry'`;
  await eventually(() => expect(gaveUp).toHaveBeenCalledWith(expect.anything(), mail));
  await eventually(async () => {
    const [{ left } = { left: -1 }] = await db.$queryRaw<{ left: number }[]>`
      SELECT count(*)::int AS left FROM pgboss.job WHERE data::text LIKE '%secret%'`;
    expect(left).toBe(0);
  });
  expect(await db.errorLog.findMany()).toMatchObject([
    { path: "job send-mail", message: "nobody there", count: 1, lastAt: FIXED_NOW },
  ]);
  expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
});

test("fails a job with invalid data without a retry", async () => {
  const run = vi.fn(async () => {});
  await enqueue();
  await db.$executeRaw`UPDATE pgboss.job SET data = '{"to": 7}'`;
  await start(run, { lookEvery: often });
  await eventually(async () => expect(await db.errorLog.count()).toBe(1));
  expect(run).not.toHaveBeenCalled();
});

test("runs each job once across two processes", async () => {
  const done: string[] = [];
  const run: MailWorker["run"] = async (_ctx, { subject }) => {
    await new Promise((wait) => setTimeout(wait, 5));
    done.push(subject);
  };
  await Promise.all([start(run, { lookEvery: often }), start(run, { lookEvery: often })]);
  const subjects = Array.from({ length: 20 }, (_, n) => `mail ${n}`);
  await db.$transaction(
    async (tx) => {
      for (const subject of subjects) await jobs.enqueue(tx, "send-mail", { ...mail, subject });
    },
    { timeout: 60_000 }, // a slow machine must not fail the test
  );
  await eventually(async () => expect(await states()).toEqual([]));
  expect(done.sort()).toEqual(subjects.sort());
});

test("aborts a cancelled job, and does not restart it", async () => {
  const seen = vi.fn();
  await start(async (_ctx, _mail, signal) => {
    await new Promise((stop) => signal.addEventListener("abort", stop, { once: true }));
    seen();
    signal.throwIfAborted();
  });
  await enqueue("Hola", "7");
  await eventually(async () => expect(await states()).toEqual(["active"]));
  await jobs.cancel(db, "send-mail", "7");
  await eventually(() => expect(seen).toHaveBeenCalled());
  await eventually(() => expect(lines.some(({ level }) => level === "info")).toBe(true));
  expect(await states()).toEqual(["cancelled"]);
});

test("interrupts jobs on shutdown, and leaves them for the next process", async () => {
  const first = await start(async (_ctx, _mail, signal) => {
    await new Promise((stop) => signal.addEventListener("abort", stop, { once: true }));
    signal.throwIfAborted();
  });
  await enqueue();
  await eventually(async () => expect(await states()).toEqual(["active"]));
  await first.close();
  expect(await states()).toEqual(["retry"]);
  const done = vi.fn(async () => {});
  await endPauses(db);
  await start(done);
  await eventually(() => expect(done).toHaveBeenCalledOnce());
});

test("takes over the jobs of a killed process", async () => {
  const child = fork(join(import.meta.dirname, "../../test/queue-child.ts"), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exit = once(child, "exit");
  try {
    await enqueue("killed");
    expect((await once(child, "message"))[0]).toEqual({ begun: "killed" });
  } finally {
    child.kill("SIGKILL");
  }
  await exit;
  expect(await states()).toEqual(["active"]);
  // simulates a missing heartbeat for a minute
  await db.$executeRaw`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute'`;
  const done: string[] = [];
  await start(async (_ctx, { subject }) => done.push(subject), { lookEvery: often });
  await eventually(async () => expect(await states()).toEqual(["retry"]));
  await endPauses(db);
  await eventually(() => expect(done).toEqual(["killed"]));
});

test("replaces the schedules with those of this version, each with its time zone", async () => {
  await start(async () => {}, { schedules: [{ kind: "forget-imports", cron: "0 4 * * *" }] });
  await start(async () => {}, { schedules: [{ kind: "empty-bin", cron: "10 * * * *" }] });
  expect(await db.$queryRaw`SELECT name, cron, timezone FROM pgboss.schedule`).toEqual([
    { name: "empty-bin", cron: "10 * * * *", timezone: "America/Argentina/Buenos_Aires" },
  ]);
});

test("a job and what it enqueues have the id of the request that enqueued it", async () => {
  const seen: unknown[] = [];
  const message = { chat: "supers", text: "Hola" } as const;
  await start(
    async () => {
      seen.push(currentRequestId());
      await jobs.enqueue(db, "send-message", message);
    },
    { lookEvery: often },
  );
  await withRequestId("request-of-ana", () => enqueue());
  await eventually(() => expect(seen).toEqual(["request-of-ana"]));
  await eventually(async () =>
    expect(await queuedJobs(db, "send-message")).toMatchObject([{ data: { ...message, requestId: "request-of-ana" } }]),
  );
  await eventually(() => expect(lines).toMatchObject([{ line: { kind: "send-mail", request: "request-of-ana" } }]));
});

test("jobs without an id of a request, and with one that is none, run without", async () => {
  const seen: unknown[] = [];
  await enqueue();
  await enqueue();
  await db.$executeRaw`
    UPDATE pgboss.job SET data = data || '{"requestId": "a b"}' WHERE id = (SELECT id FROM pgboss.job LIMIT 1)`;
  await start(async (_ctx, data) => seen.push([currentRequestId(), data]));
  await eventually(() =>
    expect(seen).toEqual([
      [undefined, { ...mail, subject: "Hola" }],
      [undefined, { ...mail, subject: "Hola" }],
    ]),
  );
});

test("a job that is given up is recorded with the id of its request", async () => {
  await start(
    async () => {
      throw new Error("no");
    },
    { lookEvery: often },
  );
  await withRequestId("request-of-ana", () => enqueue());
  await eventually(async () => expect(await states()).toEqual(["retry"]));
  await db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit, start_after = now() WHERE state = 'retry'`;
  await eventually(async () =>
    expect(await db.errorLog.findMany({ select: { path: true, requestId: true } })).toEqual([
      { path: "job send-mail", requestId: "request-of-ana" },
    ]),
  );
});

test("attempts are counted and timed by their end", async () => {
  registry.resetMetrics();
  let tries = 0;
  await start(
    async () => {
      if (++tries === 1) throw new Error("no");
    },
    { lookEvery: often },
  );
  await enqueue();
  await eventually(async () => expect(await states()).toEqual(["retry"]));
  await endPauses(db);
  await eventually(async () => {
    const all = await registry.getMetricsAsJSON();
    expect(all.find(({ name }) => name === "vidriera_jobs_total")?.values).toEqual([
      { value: 0, labels: { queue: "send-mail", result: "given_up" } },
      { value: 1, labels: { queue: "send-mail", result: "failed" } },
      { value: 1, labels: { queue: "send-mail", result: "done" } },
    ]);
    const times = all.find(({ name }) => name === "vidriera_job_duration_seconds")?.values;
    expect(times).toContainEqual(
      expect.objectContaining({ metricName: "vidriera_job_duration_seconds_count", value: 2 }),
    );
  });
});
