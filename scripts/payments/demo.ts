// What stands in for the payment providers where there is only a demonstration: one for all commands of an installation.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startStandIn } from "./stand-in.ts";

/** Written beside the demonstration's data: where it answers. */
const noteOf = (dataDir) => join(dataDir, "payments.json");

const KEYS = ["MERCADO_PAGO_ACCESS_TOKEN", "PAYPAL_CLIENT_ID"];

async function answers(url) {
  try {
    const state = await fetch(`${url}/control/state`, { signal: AbortSignal.timeout(2000) });
    return (await state.json()).simulated === true;
  } catch {
    return false;
  }
}

/** The one that answers already, or a new one at the address the last one had; `close` is null where another command ends it. */
export async function openStandIn({ dataDir, app }) {
  const note = noteOf(dataDir);
  const known = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")).url : null;
  if (known && (await answers(known))) return { url: known, close: null };
  const options = { site: app.origin, file: join(dataDir, "payments-state.json") };
  const standIn = await startStandIn({ ...options, port: known ? Number(new URL(known).port) : 0 }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    return startStandIn(options);
  });
  writeFileSync(note, JSON.stringify({ url: standIn.url }));
  return { url: standIn.url, close: standIn.close };
}

/** What a site has to know to pay there: addresses, and keys that open nothing else. */
export function settingsFor(url) {
  return {
    MERCADO_PAGO_URL: url,
    MERCADO_PAGO_ACCESS_TOKEN: "TEST-access-token",
    MERCADO_PAGO_WEBHOOK_SECRET: "test-webhook-secret",
    PAYPAL_URL: url,
    PAYPAL_CLIENT_ID: "test-client",
    PAYPAL_SECRET: "test-secret",
    PAYPAL_WEBHOOK_ID: "1JE4291016473214C",
  };
}

/** Where demonstration data may exist and no provider has keys, payments are simulated. Says where, or null. */
export async function simulatePayments(settings) {
  if (!settings.demo || KEYS.some((name) => process.env[name])) return null;
  const { url, close } = await openStandIn(settings);
  Object.assign(process.env, settingsFor(url));
  return { url, close };
}
