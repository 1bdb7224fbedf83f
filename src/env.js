import { createEnv } from "@t3-oss/env-nextjs";
import { z } from "zod";

/** The environment, validated once. The one place that reads `process.env`; `npm start` fills what is not set. */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    DATA_DIR: z.string().min(1).default(".data"),
    /** The panel's address, and the only source of absolute addresses. */
    APP_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
    /** The parent domain of all shops: {subdomain}.{HOST_NAME}. Empty: APP_URL's host name. */
    HOST_NAME: z.string().min(1).optional(),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    NEXTAUTH_SECRET: z.string().min(32),
    /** Opens POST /api/internal/purge from this machine. */
    INTERNAL_SECRET: z.string().min(32),
    /** Whether the server does the work of the queue too; off where `npm run worker` does. */
    WORKER: z.stringbool().default(true),
    /** Whether visitors' browsers keep a shop's pages for times without a network; off, they drop what they kept. */
    OFFLINE_PAGES: z.stringbool().default(true),
    TRUST_PROXY: z.stringbool().default(false),
    /** How long a proxy or CDN in front may answer with a shop's page by itself; a change shows so much later there. */
    SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
    /** smtp://user:password@host:port; without it mails are written to DATA_DIR/outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Who our mails are from: an address, or `Name <address>`. */
    MAIL_FROM: z.string().min(3).max(254).optional(),
    /** The bot that writes to who runs the site, and its chats; without both nobody is written to. */
    TELEGRAM_BOT_TOKEN: z.string().min(10).optional(),
    TELEGRAM_CHAT_ID: z.string().min(1).optional(),
    /** Where errors and the messages for all super-users go; without it, the operator's chat. */
    TELEGRAM_SUPERS_CHAT_ID: z.string().min(1).optional(),
    TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.telegram.org"),
    /** Who answers for support where the site's settings name nobody; a number without a country code is one of +54. */
    SUPPORT_WHATSAPP: z
      .string()
      .regex(/^\+?[\d\s().-]{10,25}$/, "a WhatsApp number with its area or country code")
      .optional(),
    /** Without keys of a provider nobody can pay by it. Their addresses are set where a stand-in answers. */
    MERCADO_PAGO_ACCESS_TOKEN: z.string().min(8).optional(),
    /** What Mercado Pago signs its notices with. */
    MERCADO_PAGO_WEBHOOK_SECRET: z.string().min(8).optional(),
    MERCADO_PAGO_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAYPAL_CLIENT_ID: z.string().min(8).optional(),
    PAYPAL_SECRET: z.string().min(8).optional(),
    /** PayPal's id of the address it sends its notices to. */
    PAYPAL_WEBHOOK_ID: z.string().min(8).optional(),
    PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Where pictures lie that need no disk of ours; without it, under DATA_DIR. */
    UPLOADTHING_TOKEN: z.string().min(20).optional(),
    UPLOADTHING_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPLOADTHING_INGEST_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPLOADTHING_FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** How much of them our disk may keep. */
    UPLOADTHING_CACHE_MB: z.coerce.number().int().min(1).default(512),
    /** Who asks that a person is one, on sign-up and after failed log-ins; without both keys nobody does. */
    CAPTCHA_PROVIDER: z.enum(["recaptcha", "hcaptcha", "turnstile"]).optional(),
    CAPTCHA_SITE_KEY: z.string().min(8).optional(),
    CAPTCHA_SECRET: z.string().min(8).optional(),
    CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
    CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Who is asked for the records of shops' own domains: `address:port`, with commas; without it, the machine's. */
    DNS_SERVERS: z.string().min(7).optional(),
    FREE_TRIAL_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
    /** Calls of the public API that one address, and one token, may make in a minute. */
    API_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
    /** The shops of the gallery of styles, and `/galeria` to look at them; only where demo shops may be. */
    GALLERY: z.stringbool().default(false),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  },
  client: {},
  experimental__runtimeEnv: {},
  skipValidation: Boolean(process.env.SKIP_ENV_VALIDATION),
  emptyStringAsUndefined: true,
});
