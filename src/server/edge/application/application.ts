import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import next from "next";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { SHOP_FOLDER } from "~/domain/catalogue/tent-param";
import { shownPath } from "~/domain/site/error-path";
import { env } from "~/env";
import { ports, serverCache, serviceContext, storesOnDisk, watchDisks } from "~/server/container";
import { db } from "~/server/database/client";
import { versionIn } from "~/server/edge-headers";
import { appErrorOf } from "~/server/errors";
import type { HttpReply } from "~/server/http-reply";
import { startWorkers } from "~/server/jobs/main";
import { type QueueState, readQueues } from "~/server/jobs/queue-state";
import { log } from "~/server/log";
import { watchChanges, watchPools, watchProcess } from "~/server/metrics/process-metrics";
import { connectRedis, disconnectRedis } from "~/server/redis";
import { currentRequestId } from "~/server/request-id";
import { fileDirectory } from "~/server/services/image/file-directory";
import { isFault, recordFault } from "~/server/services/site/record-fault";
import { type CountedVisit, countVisits } from "~/server/services/stats/count-visits";
import { VisitBuffer } from "~/server/services/stats/visit-buffer";
import { readShopVersion } from "~/server/shop-versions";
import { type FindPicture, hasPicture } from "../find-picture";
import { findTent } from "../find-tent";
import { hasStoredAddress } from "../has-address";
import type { FindTent } from "../host-table";
import { followChanges } from "./change-follower";
import { onPageError } from "./page-errors";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the edge learns of the application once. */
export interface ApplicationFacts {
  /** Origins of the captcha provider, if one is configured. */
  captchaOrigins: readonly string[];
  /** Whether new photos stay on this machine's disk. */
  storesOnDisk: boolean;
}

/** What runs behind the edge: Next, the database access that the edge needs, and the queue workers. */
export interface Application extends ApplicationFacts, FindPicture {
  handle: Handle;
  findTent: FindTent;
  /** The committed version of the data behind a shop's pages. */
  readVersion: (tentId: number) => Promise<ShopVersion>;
  /** Whether the shop has, or used to have, a category or a product of another platform at this address. */
  hasStoredAddress: (tentId: number, path: string) => Promise<boolean>;
  countVisit: (visit: CountedVisit) => void;
  /** Records an error that occurred while serving a path. */
  recordError: (error: unknown, path: string, requestId?: string) => void;
  /** Whether the application responds; false while its process is lost or hangs. */
  answering: () => boolean;
  /** How long ago this server knew of every change that any server made, in milliseconds. */
  changesBehindMs: () => Promise<number>;
  /** What waits in the queues of all servers. */
  readQueues: () => Promise<QueueState[]>;
  /** Starts the queue workers; called once the edge listens. */
  startWork: () => Promise<void>;
  endWork: () => Promise<void>;
  close: () => Promise<void>;
}

/** Answers a request for a page or file of a shop, whose path is as `tentFolder` writes it. */
export type AnswerShop = (url: string, headers: IncomingHttpHeaders) => Promise<HttpReply>;

/** The application of this process. */
export interface OwnApplication extends Application {
  /** Reads what has changed; resolves when it is known here, or cannot be read. */
  readChanges: () => Promise<void>;
}

interface ApplicationOptions {
  dev: boolean;
  dir: string;
  /** Without it Next answers for shops, too: in development it compiles their pages again when their sources change. */
  answerShop?: AnswerShop | undefined;
}

/** Starts the application inside this process. */
export async function startApplication({ dev, dir, answerShop }: ApplicationOptions): Promise<OwnApplication> {
  const app = next({ dev, dir, quiet: !dev, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  connectRedis(); // before the first call is counted
  const visits = new VisitBuffer(
    (batch) => countVisits(db, batch),
    (error) => log.error({ error }, "counting visits"),
  );
  const record = (error: unknown, path: string, requestId = currentRequestId()) =>
    recordFault(serviceContext(null), error, { path, requestId }).catch((failure: unknown) =>
      log.error({ err: failure }),
    );
  const reportPage = (error: unknown, path: string) => {
    if (isFault(appErrorOf(error))) log.error({ err: error, path: shownPath(path) }, "page");
    void record(error, path);
  };
  onPageError(reportPage);

  async function handleShop(answer: AnswerShop, { url = "", headers }: IncomingMessage, response: ServerResponse) {
    try {
      sendReply(response, await answer(url, headers));
    } catch (error) {
      reportPage(error, url);
      sendReply(response, { status: 500, headers: {}, body: null });
    }
  }

  const changes = followChanges({
    url: env.DATABASE_URL,
    everyMs: env.CHANGES_EVERY_MS,
    listen: env.DATABASE_LISTEN,
    apply: (changed) => serverCache.purgeOwn(changed),
    reset: () => serverCache.reset(),
    onError: (error) => log.warn({ err: error }, "changes of other servers cannot be read"),
  });
  const disks = watchDisks();
  watchProcess();
  watchPools();
  watchChanges(changes.behindMs);
  let workers: { close: () => Promise<void> } | null = null;
  return {
    handle: (request, response) => {
      const told = versionIn(request.headers);
      if (told) serverCache.learn(told.tentId, told.version);
      if (answerShop && request.url?.startsWith(SHOP_FOLDER)) return handleShop(answerShop, request, response);
      return handle(request, response);
    },
    findTent: (key) => findTent(db, key),
    readVersion: (tentId) => readShopVersion(db, tentId),
    hasStoredAddress: (tentId, path) => hasStoredAddress(db, tentId, path),
    hasPicture: (hash) => hasPicture(db, hash),
    findStoredFile: fileDirectory(db).find,
    countVisit: (visit) => visits.add(visit),
    recordError: (error, path, requestId) => void record(error, path, requestId),
    answering: () => true,
    changesBehindMs: async () => changes.behindMs(),
    readChanges: changes.readNow,
    readQueues: () => readQueues(db),
    captchaOrigins: ports.captcha.origins,
    storesOnDisk,
    startWork: async () => {
      workers = await startWorkers();
    },
    endWork: async () => workers?.close(),
    close: async () => {
      await app.close();
      await changes.close();
      await disks.close();
      await visits.close();
      disconnectRedis();
      await db.$disconnect();
    },
  };
}

function sendReply(response: ServerResponse, { status, headers, body }: HttpReply): void {
  response.writeHead(status, headers).end(body ?? undefined);
}
