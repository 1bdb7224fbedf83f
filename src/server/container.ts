import { join } from "node:path";
import { env } from "~/env";
import { SiteVerify } from "~/server/adapters/captcha/site-verify";
import { disabledCaptcha } from "~/server/adapters/disabled/captcha";
import { DisabledMessenger } from "~/server/adapters/disabled/messenger";
import { disabledMercadoPago, disabledPaypal } from "~/server/adapters/disabled/payments";
import { ResolverDns } from "~/server/adapters/dns/resolver-dns";
import { outboxDelivery } from "~/server/adapters/local/outbox";
import { LocalStorage } from "~/server/adapters/local/storage";
import { MercadoPago } from "~/server/adapters/mercado-pago/mercado-pago";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import { Paypal } from "~/server/adapters/paypal/paypal";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { QueuedMailer } from "~/server/adapters/pg-boss/queued-mailer";
import { QueuedMessenger } from "~/server/adapters/pg-boss/queued-messenger";
import { PostgresOrderFeed } from "~/server/adapters/postgres/order-feed";
import { FileCache } from "~/server/adapters/remote/file-cache";
import { RemoteCataloguePdfs } from "~/server/adapters/remote/remote-catalogue-pdfs";
import { RemoteStorage } from "~/server/adapters/remote/remote-storage";
import { S3Files } from "~/server/adapters/s3/s3-files";
import { edgeShopCache } from "~/server/adapters/shop-cache/edge-shop-cache";
import { uncachedShopCache } from "~/server/adapters/shop-cache/uncached-shop-cache";
import { smtpDelivery } from "~/server/adapters/smtp/smtp-delivery";
import { telegramDelivery } from "~/server/adapters/telegram/telegram-delivery";
import { UploadThingFiles } from "~/server/adapters/uploadthing/uploadthing-files";
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
import type { Storage } from "~/server/ports/storage";
import { fileDirectory } from "~/server/services/image/file-directory";
import { watchDataFolders } from "~/server/services/site/data-folders";
import { hostName } from "~/server/site/addresses";

const DEFAULT_CACHE_MB = 512;
/** Next's build loads this module without the defaults of `env.js`. */
const DEFAULT_REGION = "us-east-1";
const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

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

function uploadThingOf({ UPLOADTHING_TOKEN: token, ...rest }: typeof env): FileStore | null {
  if (!token) return null;
  return new UploadThingFiles({
    token,
    directory: fileDirectory(createDb(env.DATABASE_URL, 2)),
    log,
    apiUrl: rest.UPLOADTHING_API_URL,
    ingestUrl: rest.UPLOADTHING_INGEST_URL,
    filesUrl: rest.UPLOADTHING_FILES_URL,
  });
}

function bucketOf({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region = DEFAULT_REGION,
  ...keys
}: typeof env): FileStore | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return new S3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey, log });
}

/** Where new files go. A store that was used before and still has its keys is read from when a file is not there. */
const stores = storesOf(env);

function storesOf(own: typeof env): FileStore[] {
  const [uploadThing, bucket] = [uploadThingOf(own), bucketOf(own)];
  if (!bucket && S3_NAMES.some((name) => own[name])) throw new Error(`S3 needs all of ${S3_NAMES.join(", ")}`);
  const chosen = own.STORAGE ?? (bucket ? "s3" : uploadThing ? "uploadthing" : "disk");
  if (chosen === "disk") return [];
  if (chosen === "uploadthing" && !uploadThing) throw new Error("STORAGE=uploadthing needs UPLOADTHING_TOKEN");
  if (chosen === "s3" && !bucket) throw new Error(`STORAGE=s3 needs ${S3_NAMES.join(", ")}`);
  const all = chosen === "s3" ? [uploadThing, bucket] : [bucket, uploadThing];
  return all.filter((store) => store !== null);
}

/** Whether new files stay on this machine, where no other one can read them. */
export const storesOnDisk = stores.length === 0;

/** The pictures on this machine's disk: all of them, or those from before a remote store was configured. */
export const localPictures = new LocalStorage({
  root: join(dataDir, "images"),
  defaults: "src/server/adapters/local/defaults",
});

function storageOf(own: typeof env): Storage {
  const maxBytes = (own.FILE_CACHE_MB ?? own.UPLOADTHING_CACHE_MB ?? DEFAULT_CACHE_MB) * 1_000_000;
  const cache = new FileCache({ folder: join(dataDir, "image-cache"), maxBytes });
  return stores.reduce<Storage>((before, files) => new RemoteStorage({ files, cache, before, log }), localPictures);
}

function cataloguePdfsIn(files: FileStore | undefined): CataloguePdfStore {
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
  cataloguePdfs: cataloguePdfsIn(stores.at(-1)),
  dns: new ResolverDns({ servers: env.DNS_SERVERS?.split(",") }),
  jobs,
  mailer: new QueuedMailer(jobs, db, log),
  messenger: telegram ? new QueuedMessenger(jobs, db) : new DisabledMessenger(log),
  orderFeed: new PostgresOrderFeed(env.DATABASE_URL, log),
  shopCache: serverCache,
  payments,
  photoSource: new GuardedOutgoing({ plainHttp: true, allow: env.PHOTO_FETCH_ALLOW?.split(",") ?? [] }),
  storage: storageOf(env),
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
