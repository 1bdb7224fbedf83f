import { join } from "node:path";
import { env } from "~/env";
import { SiteVerify } from "~/server/adapters/captcha/site-verify";
import { disabledCaptcha } from "~/server/adapters/disabled/captcha";
import { DisabledMessenger } from "~/server/adapters/disabled/messenger";
import { disabledMercadoPago, disabledPaypal } from "~/server/adapters/disabled/payments";
import { ResolverDns } from "~/server/adapters/dns/resolver-dns";
import { outboxDelivery } from "~/server/adapters/local/outbox";
import { MercadoPago } from "~/server/adapters/mercado-pago/mercado-pago";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import { Paypal } from "~/server/adapters/paypal/paypal";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { QueuedMailer } from "~/server/adapters/pg-boss/queued-mailer";
import { QueuedMessenger } from "~/server/adapters/pg-boss/queued-messenger";
import { PostgresOrderFeed } from "~/server/adapters/postgres/order-feed";
import { RemoteCataloguePdfs } from "~/server/adapters/remote/remote-catalogue-pdfs";
import { edgeShopCache } from "~/server/adapters/shop-cache/edge-shop-cache";
import { uncachedShopCache } from "~/server/adapters/shop-cache/uncached-shop-cache";
import { smtpDelivery } from "~/server/adapters/smtp/smtp-delivery";
import { telegramDelivery } from "~/server/adapters/telegram/telegram-delivery";
import { webPushDelivery } from "~/server/adapters/web-push/web-push-delivery";
import type { Actor, Ports, ServiceContext } from "~/server/context";
import { createDb, db } from "~/server/database/client";
import { log } from "~/server/log";
import type { Captcha } from "~/server/ports/captcha";
import type { CataloguePdfStore } from "~/server/ports/catalogue-pdf";
import type { FileStore } from "~/server/ports/file-store";
import type { MailDelivery } from "~/server/ports/mailer";
import type { MessageDelivery } from "~/server/ports/messenger";
import type { Payments } from "~/server/ports/payments";
import type { PushDelivery } from "~/server/ports/push";
import { fileDirectory } from "~/server/services/image/file-directory";
import { watchDataFolders } from "~/server/services/site/data-folders";
import { hostName } from "~/server/site/addresses";
import { createStores } from "~/server/stores";

const dataDir = env.DATA_DIR ?? ".data";
const from = env.MAIL_FROM ?? `no-responder@${hostName}`;
const jobs = new PgBossJobs();

/** Delivers the mails of the queue. */
export const deliverMail: MailDelivery = env.SMTP_URL
  ? smtpDelivery({ url: env.SMTP_URL, from })
  : outboxDelivery({ folder: join(dataDir, "outbox"), from, log });

const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: operator } = env;
const telegram =
  token && operator
    ? telegramDelivery({
        token,
        chats: { operator, supers: env.TELEGRAM_SUPERS_CHAT_ID ?? operator },
        apiUrl: env.TELEGRAM_API_URL ?? "https://api.telegram.org",
      })
    : null;

/** Delivers the messages of the queue; without a chat, messages still queued are dropped. */
export const deliverMessage: MessageDelivery = telegram ?? (async () => log.warn("message dropped: no chat is set up"));

/** The address in `MAIL_FROM`, which may have a name before it. */
const [, operatorMail = from] = /<([^<>]+)>$/.exec(from) ?? [];

const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
/** Requests to addresses that users gave us. */
const outgoing = new GuardedOutgoing({ standIn: env.OUTGOING_STAND_IN });

/** Delivers the push messages of the queue; without keys there are no devices, so none can be queued. */
export const deliverPush: PushDelivery =
  publicKey && privateKey
    ? webPushDelivery({ outgoing, keys: { publicKey, privateKey }, contact: `mailto:${operatorMail}`, log })
    : async () => "refused";

const { MERCADO_PAGO_ACCESS_TOKEN: accessToken, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret } = env;
const payments: Payments = {
  MERCADO_PAGO: accessToken
    ? new MercadoPago({
        accessToken,
        webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET,
        log,
        baseUrl: env.MERCADO_PAGO_URL,
      })
    : disabledMercadoPago(log),
  PAYPAL:
    clientId && secret
      ? new Paypal({ clientId, secret, webhookId: env.PAYPAL_WEBHOOK_ID, log, baseUrl: env.PAYPAL_URL })
      : disabledPaypal(log),
};

/** A pool of its own: requests hold a connection each while they store. */
const stores = createStores(() => fileDirectory(createDb(env.DATABASE_URL, 2)));
export const { storesOnDisk, localPictures } = stores;

function cataloguePdfsIn(files: FileStore | null): CataloguePdfStore {
  const disk = new FiledCataloguePdfs({ root: join(dataDir, "catalogues") });
  return files ? new RemoteCataloguePdfs({ files, disk }) : disk;
}

function captchaOf({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secret,
}: typeof env): Captcha {
  if (!provider) return disabledCaptcha(log, "CAPTCHA_PROVIDER");
  if (!siteKey) return disabledCaptcha(log, "CAPTCHA_SITE_KEY");
  if (!secret) return disabledCaptcha(log, "CAPTCHA_SECRET");
  const { CAPTCHA_SCRIPT_URL: scriptUrl, CAPTCHA_VERIFY_URL: verifyUrl } = env;
  return new SiteVerify({ provider, siteKey, secret, log, scriptUrl, verifyUrl });
}

/** The caches of this process and of its edge. */
export const serverCache = edgeShopCache(db);

/** The adapters, built once from the environment. The only place that knows both ports and adapters. */
export const ports: Ports = {
  captcha: captchaOf(env),
  cataloguePdfs: cataloguePdfsIn(stores.files),
  dns: new ResolverDns({ servers: env.DNS_SERVERS?.split(",") }),
  jobs,
  mailer: new QueuedMailer(jobs, db, log),
  messenger: telegram ? new QueuedMessenger(jobs, db) : new DisabledMessenger(log),
  orderFeed: new PostgresOrderFeed(env.DATABASE_URL, log),
  shopCache: serverCache,
  payments,
  photoSource: new GuardedOutgoing({ plainHttp: true, allow: env.PHOTO_FETCH_ALLOW?.split(",") ?? [] }),
  storage: stores.pictures,
};

export function serviceContext(actor: Actor | null): ServiceContext {
  return { db, actor, ports, now: () => new Date() };
}

/** The context of jobs: they read what is committed, and their process may not be one that serves visitors. */
export function jobContext(): ServiceContext {
  return { ...serviceContext(null), ports: { ...ports, shopCache: uncachedShopCache(serverCache) } };
}

/** Warns the super-users when servers with separate disks share the database. For each process that serves or works. */
export const watchDisks = () =>
  watchDataFolders(serviceContext(null), { dataDir, onDisk: storesOnDisk, warn: (message) => log.warn(message) });
