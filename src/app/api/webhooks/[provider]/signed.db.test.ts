import { afterAll, beforeEach, expect, it } from "vitest";
import { startStandIn } from "../../../../../scripts/payments/stand-in.ts";

// keys for stubbed payment providers; set before any module reads the environment
const standIn = await startStandIn();
const { mercadoPago, paypal } = standIn;
Object.assign(process.env, {
  MERCADO_PAGO_URL: standIn.url,
  MERCADO_PAGO_ACCESS_TOKEN: mercadoPago.accessToken,
  MERCADO_PAGO_WEBHOOK_SECRET: mercadoPago.webhookSecret,
  PAYPAL_URL: standIn.url,
  PAYPAL_CLIENT_ID: paypal.clientId,
  PAYPAL_SECRET: paypal.secret,
  PAYPAL_WEBHOOK_ID: paypal.webhookId,
});
const { POST } = await import("./route");
const { testDb } = await import("~/test/test-db");
const { serviceContext } = await import("~/server/container");
const { handleWebhookEvent } = await import("~/server/services/billing/webhooks/handle-webhook-event");

const db = testDb();
afterAll(() => standIn.close());
beforeEach(() => db.webhookEvent.deleteMany());

interface Sent {
  headers: Record<string, string>;
  query: Record<string, string>;
  body: string;
}

async function send(provider: "mercado-pago" | "paypal", { headers, query, body }: Sent): Promise<number> {
  const url = `http://localhost/api/webhooks/${provider}?${new URLSearchParams(query)}`;
  const request = new Request(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  return (await POST(request, { params: Promise.resolve({ provider }) })).status;
}

const ofMercadoPago = (over = {}): Sent => mercadoPago.notice("subscription_preapproval", "abc", over);
const ofPaypal = (): Sent => paypal.notice("BILLING.SUBSCRIPTION.ACTIVATED", { id: "I-1" });

it("accepts a signed webhook event, also when it is sent twice, and stores it once", async () => {
  const notices = [["mercado-pago", ofMercadoPago()] as const, ["paypal", ofPaypal()] as const];
  for (const [provider, notice] of notices) {
    expect(await Promise.all([send(provider, notice), send(provider, notice)])).toEqual([200, 200]);
  }
  const events = await db.webhookEvent.findMany({ orderBy: { id: "asc" } });
  expect(events.map(({ provider }) => provider)).toEqual(["MERCADO_PAGO", "PAYPAL"]);
  for (const { id } of events) await handleWebhookEvent(serviceContext(null), { eventId: String(id) });
  expect(await db.webhookEvent.findMany()).toMatchObject([{ verified: true }, { verified: true }]);
});

it.each<[string, "mercado-pago" | "paypal", () => Sent, number]>([
  ["a wrong signature", "mercado-pago", () => ofMercadoPago({ secret: "adivinado" }), 422],
  ["a signature for another address", "mercado-pago", () => ({ ...ofMercadoPago(), query: { "data.id": "xyz" } }), 422],
  ["a signature for another body", "mercado-pago", () => ({ ...ofMercadoPago(), body: changed(ofMercadoPago()) }), 422],
  ["no signature", "paypal", () => ({ ...ofPaypal(), headers: {} }), 422],
  ["a foreign certificate", "paypal", () => certified(ofPaypal(), "https://evil.example/cert"), 422],
  ["a body that is not JSON", "paypal", () => ({ ...ofPaypal(), body: "<xml/>" }), 422],
  ["an oversized body", "mercado-pago", () => ({ ...ofMercadoPago(), body: "x".repeat(300_000) }), 413],
])("rejects an event with %s sent to %s and does not store it", async (_case, provider, make, status) => {
  expect(await send(provider, make())).toBe(status);
  expect(await db.webhookEvent.count()).toBe(0);
});

const changed = ({ body }: Sent) => body.replace('"abc"', '"otra"');
const certified = (notice: Sent, url: string): Sent => ({
  ...notice,
  headers: { ...notice.headers, "paypal-cert-url": url },
});
