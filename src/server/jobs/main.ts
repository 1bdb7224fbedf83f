import { env } from "~/env";
import { deliverMail, jobContext } from "~/server/container";
import { log } from "~/server/log";
import { startQueue } from "./queue";
import { schedules } from "./schedules";
import { workersWith } from "./workers";

/** Does the installation's work in this process until `close` is called, which interrupts what lasts. */
export async function startWorkers(): Promise<{ close: () => Promise<void> }> {
  const context = jobContext();
  const queue = await startQueue({
    url: env.DATABASE_URL,
    workers: workersWith(deliverMail),
    schedules,
    context,
    log,
  });
  // what a killed process left half done does not wait for the night
  await context.ports.jobs.enqueue(context.db, "sweep-images", {});
  return queue;
}
