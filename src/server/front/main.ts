import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import next from "next";
import { env } from "~/env";
import { appOrigin, hostName } from "~/server/address";
import { ports, serviceContext } from "~/server/container";
import { db } from "~/server/db";
import { startWorkers } from "~/server/jobs/main";
import { log } from "~/server/log";
import { recordFault } from "~/server/services/site/record-fault";
import { countVisits } from "~/server/services/stats/count-visits";
import { VisitBuffer } from "~/server/services/stats/visit-buffer";
import { findTent } from "./find-tent";
import { createHostTable } from "./host-table";
import { hearPageFaults } from "./page-faults";
import { createPageStore } from "./page-store";
import { pageRenderer } from "./render-page";
import { enrolFront } from "./running-fronts";
import { createFront } from "./server";
import { shopWorker } from "./shop-worker";
import { visitTaker } from "./visit";

/** These belong to each shop, whatever `public/` holds. */
const OF_THE_SHOP = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

function publicFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  return new Set(files.filter((path) => !OF_THE_SHOP.includes(path)));
}

/** Serves the application on PORT and HOST, and does the work of the queue unless WORKER is off, until `close` is called. */
export async function startFront({ dev, dir }: { dev: boolean; dir: string }): Promise<{ close: () => Promise<void> }> {
  const app = next({ dev, dir, quiet: !dev, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const visits = new VisitBuffer(
    (batch) => countVisits(db, batch),
    (error) => log.error({ error }, "counting visits"),
  );
  const keep = (error: unknown, path: string) =>
    recordFault(serviceContext(null), error, { path }).catch((failure: unknown) => log.error({ err: failure }));
  const onError = (error: unknown, path = "") => {
    log.error({ error }, "front");
    void keep(error, path);
  };
  hearPageFaults(keep);
  const answer = (request: IncomingMessage, response: ServerResponse) => handle(request, response);
  const server = createFront({
    appUrl: appOrigin,
    hostName,
    dev,
    trustProxy: env.TRUST_PROXY,
    captchaOrigins: ports.captcha.origins,
    files: publicFiles(join(dir, "public")),
    tents: createHostTable((key) => findTent(db, key)),
    worker: await shopWorker({ dir, wanted: !dev && env.OFFLINE_PAGES }),
    takeVisit: visitTaker((tentId, visit) => visits.add({ tentId, at: new Date(), visit })),
    ...(dev
      ? {}
      : {
          pages: createPageStore({
            render: pageRenderer(answer, new URL(appOrigin).host),
            onError,
            sharedSeconds: env.SHARED_CACHE_SECONDS,
          }),
        }),
    handle: answer,
    onError,
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(env.PORT, env.HOST, done);
  });
  const leave = await enrolFront(env.DATA_DIR, server.address() as AddressInfo, new URL(appOrigin).host);
  const workers = env.WORKER ? await startWorkers() : null;
  return {
    close: async () => {
      const ended = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const worked = workers?.close();
      const impatient = setTimeout(() => server.closeAllConnections(), 4000);
      await ended;
      clearTimeout(impatient);
      await worked;
      await leave();
      await app.close();
      await visits.close();
      await db.$disconnect();
    },
  };
}
