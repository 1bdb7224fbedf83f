// The child of queue.db.test.ts: starts one mail job, reports that, and works on it until it is killed.
import { db } from "~/server/database/client";
import { startQueue } from "~/server/jobs/queue";
import { merchantContext } from "./factories";

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

void startQueue({
  url: process.env.DATABASE_URL ?? "",
  context: merchantContext(db, 0).ctx,
  log: quiet,
  schedules: [],
  workers: {
    "send-mail": {
      run: async (_ctx, { subject }) => {
        process.send?.({ begun: subject });
        await new Promise(() => {});
      },
    },
  },
});
