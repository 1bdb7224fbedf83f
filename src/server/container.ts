import { join } from "node:path";
import { env } from "~/env";
import { outboxDelivery } from "~/server/adapters/local/outbox";
import { LocalStorage } from "~/server/adapters/local/storage";
import { nextPageCache } from "~/server/adapters/next/page-cache";
import { PostgresOrderFeed } from "~/server/adapters/postgres/order-feed";
import { BackgroundMailer } from "~/server/adapters/smtp/background-mailer";
import { smtpDelivery } from "~/server/adapters/smtp/smtp-delivery";
import { hostName } from "~/server/address";
import type { Actor, Ports, ServiceContext } from "~/server/context";
import { db } from "~/server/db";
import { log } from "~/server/log";

const dataDir = env.DATA_DIR ?? ".data";
const from = env.MAIL_FROM ?? `no-responder@${hostName}`;
const deliver = env.SMTP_URL
  ? smtpDelivery({ url: env.SMTP_URL, from })
  : outboxDelivery({ folder: join(dataDir, "outbox"), from, log });

/** Environment → adapters, built once. The only place that knows both ports and adapters. */
export const ports: Ports = {
  mailer: new BackgroundMailer(deliver, log),
  orderFeed: new PostgresOrderFeed(env.DATABASE_URL, log),
  pageCache: nextPageCache,
  storage: new LocalStorage({
    root: join(dataDir, "images"),
    defaults: "src/server/adapters/local/defaults",
  }),
};

export function serviceContext(actor: Actor | null): ServiceContext {
  return { db, actor, ports, now: () => new Date() };
}
