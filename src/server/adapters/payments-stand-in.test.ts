import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cents } from "~/domain/money/money";
import type { PricedPlan } from "~/server/ports/payments";
import { PAYPAL_KEYS } from "../../../scripts/payments/paypal.ts";
import { type StandIn, startStandIn } from "../../../scripts/payments/stand-in.ts";
import { MercadoPago } from "./mercado-pago/mercado-pago";
import { isSigned } from "./mercado-pago/signature";
import { Paypal } from "./paypal/paypal";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const log = { warn: () => {} };
const returnUrl = "https://vidriera.example/mercadopago-return-url";
const pesos: PricedPlan = {
  id: 1,
  name: "EMPRENDEDOR <1>",
  totalCents: cents(890_000),
  currency: "ARS",
  interval: { count: 1, unit: "M" },
  ref: null,
};
const dollars: PricedPlan = { ...pesos, name: "EN DÓLARES", totalCents: cents(900), currency: "USD" };

interface Came {
  path: string;
  headers: Record<string, unknown>;
  query: URLSearchParams;
  body: { id: string; type?: string; event_type?: string };
}

let site: Server;
const came: Came[] = [];
let folder: string;
let standIn: StandIn;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "payments-"));
  site = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://localhost");
    came.push({ path, headers: request.headers, query, body: JSON.parse(text) as Came["body"] });
    response.end();
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (file = join(folder, "state.json")) =>
  startStandIn({ now: () => NOW, site: `http://localhost:${(site.address() as AddressInfo).port}`, file });
beforeEach(async () => {
  came.length = 0;
  standIn = await start();
});
afterEach(() => standIn.close());

const mercadoPago = () =>
  new MercadoPago({ accessToken: standIn.mercadoPago.accessToken, log, baseUrl: standIn.url, now: () => NOW });
const paypal = () => new Paypal({ ...PAYPAL_KEYS, log, baseUrl: standIn.url, now: () => NOW });

let keys = 0;
async function open(provider: MercadoPago | Paypal, plan: PricedPlan, startsAt: Date | null = null) {
  keys += 1;
  const payer = { email: `ana-${keys}@example.test`, reference: `vidriera.example/7/${keys}` };
  const { id, checkoutUrl } = await provider.open({ plan, payer, key: `key-${keys}`, startsAt, returnUrl });
  return { id, checkoutUrl, email: payer.email };
}

/** Presses a button of the page as a browser does; returns the redirect target. */
async function press(page: string, choice: string, more: Record<string, string> = {}): Promise<URL> {
  const body = new URLSearchParams({ choice, ...more });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "", page);
}

async function act(name: string, input: object) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${standIn.url}/control/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify(input),
  });
  expect(answer.status).toBe(200);
}

const arrived = (count: number) => expect.poll(() => came.length).toBe(count);

it("runs in plain Node, with the schemas that it shares with the adapters", () => {
  const code = `import { startStandIn } from "./scripts/payments/stand-in.ts";
    const { url, close } = await startStandIn();
    console.log((await (await fetch(url)).text()).includes("Pagos simulados"));
    await close();`;
  const root = join(import.meta.dirname, "../../..");
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root, encoding: "utf8" });
  expect(said.trim()).toBe("true");
});

describe("the payment page", () => {
  it("says that nothing is real, and escapes its data", async () => {
    const { checkoutUrl, email } = await open(mercadoPago(), pesos);
    const text = await (await fetch(checkoutUrl)).text();
    expect(text).toContain("Pagos simulados: no se cobra nada.");
    expect(text).toContain("EMPRENDEDOR &lt;1&gt;");
    expect(text).toContain(email);
    expect(text).toContain("$ 8.900");
  });

  it("returns an approving payer like Mercado Pago, and rejects a card repeatedly", async () => {
    const { id, checkoutUrl } = await open(mercadoPago(), pesos);
    const again = await press(checkoutUrl, "reject");
    expect(await (await fetch(again)).text()).toContain("La tarjeta fue rechazada");
    expect(await mercadoPago().read(id)).toMatchObject({ state: "PENDING" });
    expect((await press(checkoutUrl, "back")).href).toBe(`${returnUrl}?preapproval_id=${id}`);
    expect((await press(again.href, "approve")).href).toBe(`${returnUrl}?preapproval_id=${id}`);
    expect(await mercadoPago().read(id)).toMatchObject({ state: "ACTIVE", charges: [{ status: "APPROVED" }] });
    expect(await (await fetch(checkoutUrl)).text()).toContain("ya no está pendiente");
  });

  it("approves now and charges later, after the days before the first charge", async () => {
    const later = await open(mercadoPago(), pesos);
    await press(later.checkoutUrl, "approve", { charged: "later" });
    expect(await mercadoPago().read(later.id)).toMatchObject({ state: "ACTIVE", charges: [], lastPaymentAt: null });
    const nextPaymentAt = new Date("2026-11-27T15:00:00.000Z");
    const tried = await open(paypal(), dollars, nextPaymentAt);
    await press(tried.checkoutUrl, "approve");
    expect(await paypal().read(tried.id)).toMatchObject({ state: "ACTIVE", charges: [], nextPaymentAt });
    expect(() => standIn.paypal.charge(tried.id, "COMPLETED")).toThrow("no charge before");
    standIn.paypal.pass(tried.id, "COMPLETED");
    expect(await paypal().read(tried.id)).toMatchObject({
      charges: [{ status: "APPROVED", paidAt: nextPaymentAt }],
      nextPaymentAt: new Date("2026-12-27T15:00:00.000Z"),
    });
  });

  it("opens a subscription for a payer who uses a plan's link", async () => {
    const { mercadoPago: own } = standIn;
    const recurring = { frequency: 1, frequency_type: "months", transaction_amount: 8900, currency_id: "ARS" };
    const answer = await fetch(`${standIn.url}/preapproval_plan`, {
      method: "POST",
      headers: { authorization: `Bearer ${own.accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ reason: "EMPRENDEDOR", back_url: returnUrl, auto_recurring: recurring }),
    });
    const plan = (await answer.json()) as { id: string; init_point: string };
    const back = await press(plan.init_point, "approve", { email: "eva@example.test" });
    const told = await mercadoPago().read(back.searchParams.get("preapproval_id") ?? "");
    expect(told).toMatchObject({ state: "ACTIVE", planRef: plan.id, reference: null, payerEmail: "eva@example.test" });
  });

  it("returns the payer like PayPal, approved or not, and asks for consent to another plan", async () => {
    const { id, checkoutUrl } = await open(paypal(), dollars);
    const given = (url: URL) => [url.origin + url.pathname, url.searchParams.get("subscription_id")];
    const there = [returnUrl, id];
    expect(given(await press(checkoutUrl, "back"))).toEqual(there);
    expect(await paypal().read(id)).toMatchObject({ state: "PENDING" });
    const back = await press(checkoutUrl, "approve");
    expect(given(back)).toEqual(there);
    expect([...back.searchParams.keys()]).toEqual(["subscription_id", "ba_token", "token"]);
    const dearer = { ...dollars, id: 2, totalCents: cents(1900) };
    const { planRef, confirmUrl } = await paypal().change(id, { plan: dearer, returnUrl });
    expect(await (await fetch(confirmUrl)).text()).toContain("US$ 19");
    await press(confirmUrl, "back");
    expect((await paypal().read(id))?.planRef).not.toBe(planRef);
    await press(confirmUrl, "approve");
    expect((await paypal().read(id))?.planRef).toBe(planRef);
  });
});

describe("what happens at a provider", () => {
  it.each([
    ["Mercado Pago", mercadoPago, pesos, "CANCELLED"],
    ["PayPal", paypal, dollars, "PAST_DUE"],
  ] as const)("%s: charges monthly, and ends after the third failed charge", async (_name, provider, plan, ended) => {
    const { id, checkoutUrl } = await open(provider(), plan);
    await press(checkoutUrl, "approve");
    const nextPaymentAt = (await provider().read(id))?.nextPaymentAt;
    await act("month", { id });
    const told = await provider().read(id);
    expect(told?.charges).toHaveLength(2);
    expect(told?.lastPaymentAt).toEqual(nextPaymentAt);
    expect(Number(told?.nextPaymentAt)).toBeGreaterThan(Number(nextPaymentAt));
    for (let turn = 1; turn <= 3; turn += 1) {
      await act("reject", { id });
      expect(await provider().read(id)).toMatchObject({
        state: turn < 3 ? "PAST_DUE" : ended,
        failedPayments: turn,
      });
    }
  });

  it("can be cancelled by the provider, ages, and persists", async () => {
    const { id, checkoutUrl } = await open(paypal(), dollars);
    await press(checkoutUrl, "approve");
    await act("age", { id, days: 31 });
    const lastPaymentAt = new Date("2026-10-20T15:00:00.000Z");
    expect(await paypal().read(id)).toMatchObject({ lastPaymentAt, openedAt: lastPaymentAt });
    await act("cancel", { id });
    await standIn.close();
    standIn = await start();
    expect(await paypal().read(id)).toMatchObject({ state: "CANCELLED", lastPaymentAt });
    expect(await (await fetch(standIn.url)).text()).toContain("EN DÓLARES");
  });

  it("fails for a single payer, or for all", async () => {
    const [ana, eva] = [await open(mercadoPago(), pesos), await open(mercadoPago(), pesos)];
    await act("fault", { kind: "error", email: ana.email });
    await expect(mercadoPago().read(ana.id)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await mercadoPago().read(eva.id)).toMatchObject({ state: "PENDING" });
    await act("fault", { kind: "down" });
    await expect(mercadoPago().read(eva.id)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    await act("fault", { kind: "" });
    expect(await mercadoPago().read(ana.id)).toMatchObject({ state: "PENDING" });
    await act("fault", { kind: "down" });
    await act("fault", {});
    expect(await mercadoPago().read(ana.id)).toMatchObject({ state: "PENDING" });
  });
});

describe("webhook events", () => {
  it("are sent automatically, again with the same id, or with a forged signature", async () => {
    const { id, checkoutUrl } = await open(mercadoPago(), pesos);
    await press(checkoutUrl, "approve");
    await arrived(2);
    expect(came.map(({ path, query }) => [path, query.get("type")])).toEqual(
      expect.arrayContaining([
        ["/api/webhooks/mercado-pago", "subscription_preapproval"],
        ["/api/webhooks/mercado-pago", "subscription_authorized_payment"],
      ]),
    );
    const first = came.find(({ query }) => query.get("data.id") === id);
    const [notice] = standIn.notices.all;
    await act("send", { number: notice?.number });
    await act("send", { number: notice?.number, forged: "1" });
    expect(came.slice(2).map(({ body }) => body.id)).toEqual([first?.body.id, first?.body.id]);
    const signed = came.slice(2).map(({ headers, query }) => {
      const dataId = query.get("data.id") ?? "";
      const signature = {
        signature: String(headers["x-signature"]),
        requestId: String(headers["x-request-id"]),
        dataId,
      };
      return isSigned(signature, standIn.mercadoPago.webhookSecret, NOW);
    });
    expect(signed).toEqual([true, false]);
  });

  it("can be delayed and sent newest first; PayPal itself verifies its own", async () => {
    await act("hold", { on: "1" });
    const { checkoutUrl } = await open(paypal(), dollars);
    await press(checkoutUrl, "approve");
    expect(came).toEqual([]);
    await act("send-waiting", { backwards: "1" });
    expect(came.map(({ path, body }) => [path, body.event_type])).toEqual([
      ["/api/webhooks/paypal", "PAYMENT.SALE.COMPLETED"],
      ["/api/webhooks/paypal", "BILLING.SUBSCRIPTION.ACTIVATED"],
    ]);
    await act("send", { number: standIn.notices.all[0]?.number, forged: "1" });
    const genuine = came.map(async ({ headers, body }) => {
      const texts = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, String(text)]));
      return (await paypal().subjectOf({ headers: texts, query: {}, body: JSON.stringify(body) })).genuine;
    });
    expect(await Promise.all(genuine)).toEqual([true, true, false]);
  });
});
