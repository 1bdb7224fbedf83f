import type { Db } from "~/server/database/client";
import type { Captcha } from "~/server/ports/captcha";
import type { CataloguePdfStore } from "~/server/ports/catalogue-pdf";
import type { Dns } from "~/server/ports/dns";
import type { Jobs } from "~/server/ports/jobs";
import type { Mailer } from "~/server/ports/mailer";
import type { Messenger } from "~/server/ports/messenger";
import type { OrderFeed } from "~/server/ports/order-feed";
import type { Payments } from "~/server/ports/payments";
import type { ShopCache } from "~/server/ports/shop-cache";
import type { Storage } from "~/server/ports/storage";

/** Who acts. A super-user who looks at a merchant's panel is that merchant, with `superUserId` set. */
export interface Actor {
  userId: number;
  role: "SUPER" | "MERCHANT";
  test: boolean;
  countryId: number | null;
  sessionId: string | null;
  currentTentId: number | null;
  superUserId: number | null;
  /** Until when they look at it. */
  viewUntil?: Date;
  /** The token of the public API that the call came with. */
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
  pageCache: ShopCache;
  payments: Payments;
  storage: Storage;
}

/** What every use case gets. `now` is injected so that days and deadlines are tested by date. */
export interface ServiceContext {
  db: Db;
  actor: Actor | null;
  ports: Ports;
  now: () => Date;
}
