import { env } from "~/env";
import { deliverMail, deliverMessage, deliverPush, jobContext, localPictures, watchDisks } from "~/server/container";
import { log } from "~/server/log";
import { watchPools, watchProcess } from "~/server/metrics/process-metrics";
import { serveMetrics } from "~/server/metrics/serve-metrics";
import { sweepImages } from "~/server/services/image/sweep-images";
import { startQueue } from "./queue";
import { watchQueues } from "./queue-metrics";
import { readQueues } from "./queue-state";
import { schedules } from "./schedules";
import { workersWith } from "./workers";

/** Runs the installation's jobs in this process until `close` is called, which interrupts long ones. */
export async function startWorkers(): Promise<{ close: () => Promise<void> }> {
  const context = jobContext();
  const workers = workersWith({ mail: deliverMail, message: deliverMessage, push: deliverPush });
  const queue = await startQueue({ url: env.DATABASE_URL, workers, schedules, context, log });
  // Files that a killed process left on this disk are deleted at once; a store elsewhere, which may be large, is swept in
  // parts by the schedule.
  const sweeping = sweepImages({ db: context.db, storage: localPictures, shopCache: context.ports.shopCache }).then(
    (swept) => swept > 0 && log.info({ swept }, "files that a killed process left behind"),
    (error: unknown) => log.error({ err: error }, "sweep of images"),
  );
  return {
    close: async () => {
      await queue.close();
      await sweeping;
    },
  };
}

/** Runs the jobs in a process of their own, which serves its metrics itself. */
export async function startWorkerProcess(): Promise<{ close: () => Promise<void> }> {
  watchProcess();
  watchPools();
  watchQueues(() => readQueues(jobContext().db));
  const metrics = await serveMetrics({ port: env.METRICS_PORT, host: env.METRICS_HOST, process: "worker" });
  const workers = await startWorkers();
  const disks = watchDisks();
  return {
    close: async () => {
      await workers.close();
      await disks.close();
      await metrics.close();
    },
  };
}
