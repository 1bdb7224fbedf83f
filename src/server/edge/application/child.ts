import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { detectDatabaseOutage } from "~/server/database/adapter";
import { log, logConsole } from "~/server/log";
import { readMetrics } from "~/server/metrics/gather";
import { countTogether } from "~/server/rate-limit";
import { REQUEST_ID_HEADER, requestIdFrom, withRequestId } from "~/server/request-id";
import { connectEdgeCaches } from "../cache/purges";
import { withAppErrors } from "../expected-errors";
import { type AnswerShop, startApplication } from "./application";
import { answerUnavailable } from "./database-outage";
import { type ApplicationCalls, type EdgeCalls, link, type Usage } from "./link";
import { processCount } from "./process-count";

function usage({ tidy }: { tidy: boolean }): Usage {
  if (tidy) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heapUsed, cpu: (user + system) / 1000 };
}

interface ApplicationProcessOptions {
  dir: string;
  /** Where its socket is created. */
  folder: string;
  answerShop: AnswerShop;
}

/**
 * Runs the application as a child process of the edge and exits when the edge does.
 */
export async function runApplication({ dir, folder, answerShop }: ApplicationProcessOptions): Promise<void> {
  logConsole();
  // The signal reaches the whole process group; the edge finishes requests in flight before it calls `close`.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  process.once("disconnect", () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  const {
    handle,
    captchaOrigins,
    storesOnDisk,
    answering: _,
    ...application
  } = await startApplication({ dev: false, dir, answerShop });
  const edge = link<EdgeCalls, ApplicationCalls>(process, {
    ...application,
    findTent: (key) => withAppErrors(application.findTent(key)),
    readVersion: (tentId) => withAppErrors(application.readVersion(tentId)),
    hasStoredAddress: (tentId, path) => withAppErrors(application.hasStoredAddress(tentId, path)),
    hasPicture: (hash) => withAppErrors(application.hasPicture(hash)),
    findStoredFile: (name) => withAppErrors(application.findStoredFile(name)),
    usage,
    metrics: readMetrics,
  });
  connectEdgeCaches(edge, processCount() > 1 ? edge.wakeOthers : undefined);
  countTogether(edge.countCall); // the edge counts, too, what it answers from memory
  const server = createServer((request, response) => {
    const handled = () =>
      detectDatabaseOutage((missed) => {
        answerUnavailable(response, missed);
        return handle(request, response);
      }).catch((error: unknown) => {
        application.recordError(error, request.url ?? "");
        response.destroy();
      });
    void withRequestId(requestIdFrom(request.headers[REQUEST_ID_HEADER]), handled);
  });
  // The edge keeps its connections alive: closing an idle one here would fail a request sent at that moment.
  server.keepAliveTimeout = 0;
  const name = randomUUID();
  const socketPath = process.platform === "win32" ? `\\\\.\\pipe\\vidriera-${name}` : join(folder, name);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(socketPath, done);
  });
  server.on("error", (error) => log.error({ err: error }, "application")); // no file descriptor left for a connection
  await edge.ready({ socketPath, captchaOrigins, storesOnDisk });
}
