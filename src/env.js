import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

/** The validated environment. Nothing else in `src` reads `process.env`. `npm start` sets what is missing. */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    /** How often every server reads what others changed, in milliseconds: within this time caches are right in any case. */
    CHANGES_EVERY_MS: z.coerce.number().int().min(50).max(60_000).default(1000),
    /** Whether servers are also notified of changes. Turn it off behind a pooler that shares connections (PgBouncer). */
    DATABASE_LISTEN: z.stringbool().default(true),
    /** Where several servers count their limits together. Without it, each counts in memory. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    /** The panel's address. All absolute addresses are made from it and HOST_NAME. */
    APP_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
    /** The parent domain of all shops: {subdomain}.{HOST_NAME}. Defaults to APP_URL's host name. */
    HOST_NAME: z.string().min(1).optional(),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    /** Where Prometheus reads the metrics of this process. Without a port they are not served. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    NEXTAUTH_SECRET: z.string().min(32),
    /** How many application processes serve behind the edge. Defaults to one up to two cores, else to half of them. */
    APP_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
    /** Whether the server runs background jobs. Turn it off if `npm run worker` runs them. */
    WORKER: z.stringbool().default(true),
    /** Whether visitors' browsers store a shop's pages for offline use. If it is off, they delete what they stored. */
    OFFLINE_PAGES: z.stringbool().default(true),
    /** How many proxies of ours are in front: 1 for a balancer, 2 for a CDN before it. Off is 0. */
    TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(9), z.stringbool().transform(Number)]).default(0),
    /** How long a server that was told to end goes on answering, while `/api/health/ready` says no. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    /** How long a proxy or CDN may cache a shop's page. A change may show that much later there. */
    SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
    /** smtp://user:password@host:port. Without it, mails are written to DATA_DIR/outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The sender of our mails: an address, or `Name <address>`. */
    MAIL_FROM: z.string().min(3).max(254).optional(),
    /** The bot that sends messages to the operator, and the operator's chat. Without both, no messages are sent. */
    TELEGRAM_BOT_TOKEN: z.string().min(10).optional(),
    TELEGRAM_CHAT_ID: z.string().min(1).optional(),
    /** The chat for errors and for messages to all super-users. Defaults to the operator's chat. */
    TELEGRAM_SUPERS_CHAT_ID: z.string().min(1).optional(),
    TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.telegram.org"),
    /** The support number if the site's settings have none. Without a country code it is a number of +54. */
    SUPPORT_WHATSAPP: z
      .string()
      .regex(/^\+?[\d\s().-]{10,25}$/, "a WhatsApp number with its area or country code")
      .optional(),
    /** A provider without keys is not offered. The providers' addresses are set only for a stand-in. */
    MERCADO_PAGO_ACCESS_TOKEN: z.string().min(8).optional(),
    /** The key that Mercado Pago signs its webhooks with. */
    MERCADO_PAGO_WEBHOOK_SECRET: z.string().min(8).optional(),
    MERCADO_PAGO_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAYPAL_CLIENT_ID: z.string().min(8).optional(),
    PAYPAL_SECRET: z.string().min(8).optional(),
    /** PayPal's id of our webhook address. */
    PAYPAL_WEBHOOK_ID: z.string().min(8).optional(),
    PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Where new photos and PDFs are stored. Defaults to the one that has keys, and without any to DATA_DIR. */
    STORAGE: z.enum(["disk", "uploadthing", "s3"]).optional(),
    /** A bucket of an S3-compatible service. */
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "a bucket's name, without its address")
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().min(3).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(8).optional(),
    /** How large the heap of an application process may become. */
    APP_HEAP_MB: z.coerce.number().int().min(128).max(65_536).optional(),
    /** The size of the local copy of photos that are stored elsewhere. */
    FILE_CACHE_MB: z.coerce.number().int().min(1).optional(),
    /** The memory of photos that are asked for again and again. */
    PHOTO_MEMORY_MB: z.coerce.number().int().min(1).max(65_536).default(64),
    /** An app of UploadThing. */
    UPLOADTHING_TOKEN: z.string().min(20).optional(),
    UPLOADTHING_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPLOADTHING_INGEST_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPLOADTHING_FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The former name of FILE_CACHE_MB. */
    UPLOADTHING_CACHE_MB: z.coerce.number().int().min(1).optional(),
    /** The captcha on sign-up and after failed log-ins. Without both keys there is none. */
    CAPTCHA_PROVIDER: z.enum(["recaptcha", "hcaptcha", "turnstile"]).optional(),
    CAPTCHA_SITE_KEY: z.string().min(8).optional(),
    CAPTCHA_SECRET: z.string().min(8).optional(),
    CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
    CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** DNS servers to query for shops' own domains, as `address:port` separated by commas. Defaults to the machine's. */
    DNS_SERVERS: z.string().min(7).optional(),
    /** The key pair of push notifications (VAPID), base64url. Browsers' subscriptions are bound to it. */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    /** For tests: the origin of a stand-in on this machine, to which calls to addresses given by users may go. */
    OUTGOING_STAND_IN: z
      .string()
      .regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/)
      .optional(),
    /** Hosts with their ports, from which photos may be fetched although they are private or have other ports. */
    PHOTO_FETCH_ALLOW: z
      .string()
      .refine(
        (text) => text.split(",").every((place) => /^[^\s/?#@]+:\d+$/.test(place) && URL.canParse(`http://${place}`)),
        "hosts with their ports, separated by commas and without blanks: fotos.example:8080,127.0.0.1:4191",
      )
      .optional(),
    FREE_TRIAL_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
    /** How many calls of the public API each address, and each token, may make in a minute. */
    API_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** Whether demonstration shops and log-ins may exist here. The home page links the demonstration shops only then. */
    SEED_DEMO: z.stringbool().default(false),
    /** The shops of the style gallery, and `/galeria` to view them. Only where demonstration data is allowed. */
    GALLERY: z.stringbool().default(false),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  },
  client: {},
  experimental__runtimeEnv: {},
  skipValidation: Boolean(process.env.SKIP_ENV_VALIDATION),
  emptyStringAsUndefined: true,
});
