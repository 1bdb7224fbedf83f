import { expect, test } from "vitest";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { PgBossJobs } from "./jobs";
import { QueuedMessenger } from "./queued-messenger";

const db = testDb();

test("queues a message at once, or with the transaction", async () => {
  const messenger = new QueuedMessenger(new PgBossJobs(), db);
  const message = { chat: "operator", text: "Hola" } as const;
  await messenger.send(message);
  const undone = db.$transaction(async (tx) => {
    await messenger.send({ ...message, text: "Undone" }, tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await db.$transaction((tx) => messenger.send({ chat: "supers", text: "Committed" }, tx));
  const kept = await queuedJobs(db, "send-message");
  expect(kept.map(({ data }) => data)).toEqual([message, { chat: "supers", text: "Committed" }]);
});
