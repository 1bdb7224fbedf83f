import type { IncomingMessage, ServerResponse } from "node:http";
import next from "next";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { env } from "~/env";
import { ports, serviceContext } from "~/server/container";
import { db } from "~/server/database/client";
import { startWorkers } from "~/server/jobs/main";
import { log } from "~/server/log";
import { recordFault } from "~/server/services/site/record-fault";
import { type CountedVisit, countVisits } from "~/server/services/stats/count-visits";
import { VisitBuffer } from "~/server/services/stats/visit-buffer";
import { readShopVersion } from "~/server/tenancy/tent-versions";
import { findTent } from "../find-tent";
import { hasCategory } from "../has-address";
import type { FindTent } from "../host-table";
import { onPageError } from "./page-errors";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What stands behind the edge: Next with everything that it needs of the database, and the work of the queue. */
export interface Application {
  handle: Handle;
  findTent: FindTent;
  /** The version of what a shop's pages show, as it is committed. */
  readVersion: (tentId: number) => Promise<ShopVersion>;
  /** Whether the shop has, or had, a category at this address. */
  hasCategory: (tentId: number, slug: string) => Promise<boolean>;
  countVisit: (visit: CountedVisit) => void;
  /** Keeps what went wrong at an address. */
  recordError: (error: unknown, path: string) => void;
  /** Whether it does: a process that is lost or that hangs does not. */
  answering: () => boolean;
  /** Origins of the captcha's provider, when there is one. */
  captchaOrigins: readonly string[];
  /** Begins the work of the queue, once the edge listens. */
  startWork: () => Promise<void>;
  endWork: () => Promise<void>;
  close: () => Promise<void>;
}

/** The application in this process. */
export async function startApplication({ dev, dir }: { dev: boolean; dir: string }): Promise<Application> {
  const app = next({ dev, dir, quiet: !dev, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const visits = new VisitBuffer(
    (batch) => countVisits(db, batch),
    (error) => log.error({ error }, "counting visits"),
  );
  const keep = (error: unknown, path: string) =>
    recordFault(serviceContext(null), error, { path }).catch((failure: unknown) => log.error({ err: failure }));
  onPageError(keep);
  let workers: { close: () => Promise<void> } | null = null;
  return {
    handle: (request, response) => handle(request, response),
    findTent: (key) => findTent(db, key),
    readVersion: (tentId) => readShopVersion(db, tentId),
    hasCategory: (tentId, slug) => hasCategory(db, tentId, slug),
    countVisit: (visit) => visits.add(visit),
    recordError: (error, path) => void keep(error, path),
    answering: () => true,
    captchaOrigins: ports.captcha.origins,
    startWork: async () => {
      workers = await startWorkers();
    },
    endWork: async () => workers?.close(),
    close: async () => {
      await app.close();
      await visits.close();
      await db.$disconnect();
    },
  };
}
