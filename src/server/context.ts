import type { Db } from "~/server/database/client";
import type { Captcha } from "~/server/ports/captcha";
import type { CataloguePdfStore } from "~/server/ports/catalogue-pdf";
import type { Dns } from "~/server/ports/dns";
import type { Jobs } from "~/server/ports/jobs";
import type { Mailer } from "~/server/ports/mailer";
import type { Messenger } from "~/server/ports/messenger";
import type { OrderFeed } from "~/server/ports/order-feed";
import type { Outgoing } from "~/server/ports/outgoing";
import type { Payments } from "~/server/ports/payments";
import type { ShopCache } from "~/server/ports/shop-cache";
import type { Storage } from "~/server/ports/storage";

/** The authenticated caller. A super-user viewing a merchant's panel acts as that merchant, with `superUserId` set. */
export interface Actor {
  userId: number;
  role: "SUPER" | "MERCHANT";
  test: boolean;
  countryId: number | null;
  sessionId: string | null;
  currentTentId: number | null;
  superUserId: number | null;
  /** When the viewing session ends. */
  viewUntil?: Date;
  /** The id of the public API token of the call. */
  tokenId?: number;
}

export interface Ports {
  captcha: Captcha;
  cataloguePdfs: CataloguePdfStore;
  dns: Dns;
  jobs: Jobs;
  mailer: Mailer;
  messenger: Messenger;
  orderFeed: OrderFeed;
  shopCache: ShopCache;
  payments: Payments;
  /** Other platforms' servers, from which photos of imported products are fetched. */
  photoSource: Outgoing;
  storage: Storage;
}

/** The dependencies of every use case. `now` is injected so that dates and deadlines can be tested. */
export interface ServiceContext {
  db: Db;
  actor: Actor | null;
  ports: Ports;
  now: () => Date;
  /** Within a larger transaction: runs `work` once it has committed, in the context outside of it. */
  afterCommit?: (work: (outside: ServiceContext) => Promise<void>) => void;
}
