const CLEARED = [
  "DATABASE_URL",
  "REDIS_URL",
  "APP_URL",
  "NEXTAUTH_URL",
  "HOST_NAME",
  "SEED_DEMO",
  "TRUST_PROXY",
  "APP_PROCESSES",
  "WORKER",
  "MIGRATE",
  "SMTP_URL",
  "MAIL_FROM",
  "TELEGRAM_BOT_TOKEN",
  "SUPPORT_WHATSAPP",
  "CAPTCHA_PROVIDER",
  "S3_ACCESS_KEY_ID",
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_SECRET_ACCESS_KEY",
  "STORAGE",
  "UPLOADTHING_TOKEN",
  "MERCADO_PAGO_ACCESS_TOKEN",
  "MERCADO_PAGO_WEBHOOK_SECRET",
  "MERCADO_PAGO_URL",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_SECRET",
  "PAYPAL_WEBHOOK_ID",
  "PAYPAL_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "OUTGOING_STAND_IN",
  "METRICS_PORT",
  "METRICS_HOST",
  "DATA_DIR",
  "PORT",
  "HOST",
];

/**
 * Settings of the developer's own site, which must not reach what tests start. An empty variable also takes precedence over
 * .env.
 */
export const cleared: Record<string, string> = Object.fromEntries(CLEARED.map((name) => [name, ""]));
