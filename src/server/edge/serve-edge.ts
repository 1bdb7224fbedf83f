import { existsSync, readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import { env } from "~/env";
import { log } from "~/server/log";
import { appOrigin, hostName } from "~/server/site/addresses";
import type { Application } from "./application/application";
import { registerEdge } from "./edge-registry";
import { createHealth } from "./health";
import type { EdgeOptions } from "./options";
import { createEdge } from "./server";
import { shopWorker } from "./shop-worker";
import { visitRecorder } from "./visit";

/** These belong to each shop, whatever `public/` holds. */
const OF_THE_SHOP = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

function publicFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  return new Set(files.filter((path) => !OF_THE_SHOP.includes(path)));
}

export interface RunningEdge {
  close: () => Promise<void>;
}

/** Serves the application on PORT and HOST, and has it do the work of the queue unless WORKER is off, until `close`. */
export async function serveEdge(
  application: Application,
  { dev, dir, ...memory }: { dev: boolean; dir: string } & Pick<EdgeOptions, "tents" | "cache">,
): Promise<RunningEdge> {
  const health = createHealth({
    url: env.DATABASE_URL,
    answering: application.answering,
    onError: (error) => log.error({ err: error }, "health"),
  });
  const server = createEdge({
    ...memory,
    health,
    appUrl: appOrigin,
    hostName,
    dev,
    trustProxy: env.TRUST_PROXY,
    captchaOrigins: application.captchaOrigins,
    files: publicFiles(join(dir, "public")),
    worker: await shopWorker({ dir, wanted: !dev && env.OFFLINE_PAGES }),
    recordVisit: visitRecorder((tentId, visit) => application.countVisit({ tentId, at: new Date(), visit })),
    handle: application.handle,
    onUntrustedProxy: () =>
      log.warn(
        "X-Forwarded-For arrived, but TRUST_PROXY is off: limits count everybody behind the proxy as one address. Set TRUST_PROXY=1 if a proxy of yours is in front.",
      ),
    onError: (error, path = "") => {
      log.error({ error }, "edge");
      application.recordError(error, path);
    },
  });
  try {
    await new Promise<void>((done, fail) => {
      server.once("error", fail);
      server.listen(env.PORT, env.HOST, done);
    });
  } catch (error) {
    await application.close();
    throw error;
  }
  const leave = await registerEdge(env.DATA_DIR, server.address() as AddressInfo, new URL(appOrigin).host);
  if (env.WORKER) await application.startWork();
  return {
    close: async () => {
      const ended = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const worked = application.endWork();
      const impatient = setTimeout(() => server.closeAllConnections(), 4000);
      await ended;
      clearTimeout(impatient);
      await worked;
      await health.close();
      await leave();
      await application.close();
    },
  };
}
