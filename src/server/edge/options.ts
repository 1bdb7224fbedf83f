import type { Logger } from "pino";
import type { Handle } from "./application/application";
import type { ShopPagesOptions } from "./cache/shop-pages";
import type { Health } from "./health";
import type { HostTable } from "./host-table";
import type { PictureServer } from "./pictures/picture-server";
import type { Readiness } from "./readiness";
import type { ServiceWorkers } from "./service-worker";
import type { RecordVisit } from "./visit";

/** Dependencies and settings of the edge. */
export interface EdgeOptions {
  appUrl: string;
  hostName: string;
  dev: boolean;
  /** How many proxies of ours are in front, each of which adds an entry to `X-Forwarded-For`. */
  trustedProxies: number;
  captchaOrigins: readonly string[];
  /** Paths of the files in `public/`. */
  files: ReadonlySet<string>;
  tents: HostTable;
  /** Records a visit that a shop's page reports. */
  recordVisit: RecordVisit;
  /** See `service-worker`. */
  workers: ServiceWorkers;
  /** Caches whole pages and answers, and fetches those of one visitor; without it every request is forwarded unchanged. */
  cache?: Pick<ShopPagesOptions, "pages" | "answers" | "ask" | "countCall">;
  health: Health;
  isReady: Readiness["isReady"];
  /** Sends pictures. */
  pictures: PictureServer;
  /** Handles every request that no other stage handled: Next. */
  handle: Handle;
  onError: (error: unknown, path?: string) => void;
  /** How long nothing may move on a connection, in milliseconds. */
  stalledMs?: number;
  /** Gets a line for each failed request, and at the level "debug" for every request. */
  log?: Pick<Logger, "debug" | "warn" | "isLevelEnabled">;
  /** Called once, when a request carries a forwarded address and no proxy is trusted. */
  onUntrustedProxy?: () => void;
}
