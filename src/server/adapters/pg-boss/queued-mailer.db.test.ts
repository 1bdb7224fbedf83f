import { expect, test } from "vitest";
import { createDb } from "~/server/database/client";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { PgBossJobs } from "./jobs";
import { QueuedMailer } from "./queued-mailer";

const db = testDb();
const lines: object[] = [];
const log = { error: (line: object) => void lines.push(line) };
const mail = { to: "ana@example.test", subject: "Hola", text: "a/recuperar/abc", html: "<p>a/recuperar/abc</p>" };

test("queues a mail at once, or with the transaction", async () => {
  const mailer = new QueuedMailer(new PgBossJobs(), db, log);
  await mailer.send(mail);
  const undone = db.$transaction(async (tx) => {
    await mailer.send({ ...mail, subject: "Undone" }, tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await db.$transaction((tx) => mailer.send({ ...mail, subject: "Committed" }, tx));
  const kept = await queuedJobs(db, "send-mail");
  expect(kept.map(({ data }) => data)).toEqual([mail, { ...mail, subject: "Committed" }]);
});

test("logs a mail that cannot be queued without its text, and does not throw", async () => {
  const nowhere = createDb("postgres://nobody:x@127.0.0.1:1/none", 1);
  await new QueuedMailer(new PgBossJobs(), nowhere, log).send(mail);
  expect(lines).toEqual([{ err: expect.any(Error), subject: "Hola" }]);
  expect(JSON.stringify(lines)).not.toContain("recuperar");
});
