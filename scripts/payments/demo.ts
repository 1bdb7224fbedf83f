// When a command starts the stand-in, and with which settings. All commands of an installation share one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { MERCADO_PAGO_KEYS } from "./mercado-pago.ts";
import { PAYPAL_KEYS } from "./paypal.ts";
import { startStandIn } from "./stand-in.ts";

interface Installation {
  dataDir: string;
  app: URL;
}

interface OpenStandIn {
  url: string;
  /** Another command started it, and closes it. */
  shared: boolean;
  close: () => Promise<void>;
}

/** The file with the stand-in's address. */
const noteOf = (dataDir: string) => join(dataDir, "payments.json");
const note = z.object({ url: z.url() });

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/control/state`, { signal: AbortSignal.timeout(2000) });
    return z.object({ simulated: z.literal(true) }).safeParse(await response.json()).success;
  } catch {
    return false;
  }
}

/** Returns the stand-in that runs already, or starts one at the address that the last one had, if that is free. */
export async function openStandIn({ dataDir, app }: Installation): Promise<OpenStandIn> {
  const path = noteOf(dataDir);
  const known = existsSync(path) ? note.parse(JSON.parse(readFileSync(path, "utf8"))).url : null;
  if (known !== null && (await answers(known))) return { url: known, shared: true, close: async () => {} };
  const options = { site: app.origin, file: join(dataDir, "payments-state.json") };
  const port = known === null ? 0 : Number(new URL(known).port);
  const standIn = await startStandIn({ ...options, port }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    return startStandIn(options);
  });
  writeFileSync(path, JSON.stringify({ url: standIn.url } satisfies z.input<typeof note>));
  return { url: standIn.url, shared: false, close: standIn.close };
}

/** The settings with which a site pays at the stand-in. */
export function settingsFor(url: string) {
  return {
    MERCADO_PAGO_URL: url,
    MERCADO_PAGO_ACCESS_TOKEN: MERCADO_PAGO_KEYS.accessToken,
    MERCADO_PAGO_WEBHOOK_SECRET: MERCADO_PAGO_KEYS.webhookSecret,
    PAYPAL_URL: url,
    PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
    PAYPAL_SECRET: PAYPAL_KEYS.secret,
    PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
  };
}

/** The settings that show that a provider has keys. */
const KEYS = ["MERCADO_PAGO_ACCESS_TOKEN", "PAYPAL_CLIENT_ID"];

/** Opens the stand-in where demonstration data is allowed and no provider has keys; otherwise returns null. */
export async function simulatePayments(settings: Installation & { demo: boolean }): Promise<OpenStandIn | null> {
  if (!settings.demo || KEYS.some((name) => process.env[name])) return null;
  const standIn = await openStandIn(settings);
  Object.assign(process.env, settingsFor(standIn.url));
  return standIn;
}
