import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, DAY_SECONDS, MINUTE_MS } from "~/domain/duration";
import { cents } from "~/domain/money/money";
import type { AppError } from "~/server/errors";
import {
  type PaymentGateway,
  type PricedPlan,
  type SubscriptionSnapshot,
  UnreadableResponse,
} from "~/server/ports/payments";
import { type FakeProvider, fakePayments } from "~/test/fake-payments";
import type { Fault } from "../../../scripts/payments/provider.ts";
import { type StandIn, startStandIn } from "../../../scripts/payments/stand-in.ts";
import { MercadoPago } from "./mercado-pago/mercado-pago";
import { preapprovalRequest } from "./mercado-pago/schemas";
import { Paypal } from "./paypal/paypal";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const lines: { line: object; message: string }[] = [];
const log = { warn: (line: object, message: string) => void lines.push({ line, message }) };
const returnUrl = "https://vidriera.example/mercadopago-return-url";

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({ now: () => NOW });
});
afterAll(() => standIn.close());
afterEach(() => {
  standIn.fault(undefined);
  standIn.calls.length = 0;
  lines.length = 0;
});

/**
 * Requests to a fake that responds need a generous timeout on a busy machine; the short one is for a fake that never
 * responds.
 */
const PATIENT_MS = MINUTE_MS;
const SHORT_MS = 400;
const realMercadoPago = (accessToken = standIn.mercadoPago.accessToken, timeoutMs = PATIENT_MS) =>
  new MercadoPago({
    accessToken,
    webhookSecret: standIn.mercadoPago.webhookSecret,
    log,
    baseUrl: standIn.url,
    timeoutMs,
    now: () => NOW,
  });
const realPaypal = (secret = standIn.paypal.secret, timeoutMs = PATIENT_MS) =>
  new Paypal({
    clientId: standIn.paypal.clientId,
    secret,
    webhookId: standIn.paypal.webhookId,
    log,
    baseUrl: standIn.url,
    timeoutMs,
    now: () => NOW,
  });

const pesos: PricedPlan = {
  id: 1,
  name: "EMPRENDEDOR",
  totalCents: cents(890_050),
  currency: "ARS",
  interval: { count: 1, unit: "M" },
  ref: null,
};
const dollars: PricedPlan = { ...pesos, id: 2, name: "DÓLARES", totalCents: cents(900), currency: "USD" };

/** Simulates the payer and the passing of time. */
interface Played {
  provider: PaymentGateway;
  approve: (id: string) => void;
  fail: (id: string) => void;
}

let charges = 0;
function playedFake(provider: FakeProvider): Played {
  const charge = (status: "APPROVED" | "REJECTED") => {
    charges += 1;
    return {
      id: `charge-${charges}`,
      status,
      cents: cents(900),
      currency: "USD",
      paidAt: null,
      chargedAt: NOW,
      detail: null,
    } as const;
  };
  const more = (id: string, over: Partial<SubscriptionSnapshot>) =>
    provider.tell(id, { ...over, charges: [...(provider.known.get(id)?.charges ?? []), ...(over.charges ?? [])] });
  return {
    provider,
    approve: (id) => {
      const paid = { ...charge("APPROVED"), paidAt: NOW };
      const nextPaymentAt = new Date(NOW.getTime() + 30 * DAY_MS);
      more(id, { state: "ACTIVE", nextPaymentAt, lastPaymentAt: NOW, charges: [paid] });
    },
    fail: (id) => more(id, { state: "PAST_DUE", failedPayments: 1, charges: [charge("REJECTED")] }),
  };
}

const players: [string, PricedPlan, () => Played][] = [
  ["Mercado Pago, played", pesos, () => playedFake(fakePayments().MERCADO_PAGO)],
  [
    "Mercado Pago",
    pesos,
    () => ({
      provider: realMercadoPago(),
      approve: (id) => standIn.mercadoPago.approve(id),
      fail: (id) => standIn.mercadoPago.charge(id, "rejected"),
    }),
  ],
  ["PayPal, played", dollars, () => playedFake(fakePayments().PAYPAL)],
  [
    "PayPal",
    dollars,
    () => ({
      provider: realPaypal(),
      approve: (id) => standIn.paypal.approve(id),
      fail: (id) => standIn.paypal.charge(id, "DECLINED"),
    }),
  ],
];

describe.each(players)("%s", (_name, plan, play) => {
  let keys = 0;
  async function openOne() {
    const played = play();
    keys += 1;
    const payer = { email: `ana-${keys}@example.test`, reference: `vidriera.example/7/${keys}` };
    const wish = { plan, payer, key: `${_name}-${keys}`, startsAt: null, returnUrl };
    const opened = await played.provider.open(wish);
    return { ...played, wish, opened, id: opened.id ?? "" };
  }

  it("opens a pending subscription, once per key", async () => {
    const { provider, wish, opened, id } = await openOne();
    expect(id).not.toBe("");
    expect(URL.parse(opened.checkoutUrl)).not.toBeNull();
    expect(await provider.open(wish)).toMatchObject({ id, checkoutUrl: opened.checkoutUrl });
    expect(await provider.read(id)).toMatchObject({
      id,
      state: "PENDING",
      reference: wish.payer.reference,
      payerEmail: wish.payer.email,
      lastPaymentAt: null,
      failedPayments: 0,
      charges: [],
    });
  });

  it("reports that it was approved and charged", async () => {
    const { provider, approve, id } = await openOne();
    approve(id);
    const told = await provider.read(id);
    expect(told).toMatchObject({ state: "ACTIVE", lastPaymentAt: NOW, failedPayments: 0 });
    expect(told?.charges).toMatchObject([{ status: "APPROVED" }]);
    expect(Number(told?.nextPaymentAt)).toBeGreaterThan(NOW.getTime());
    expect((await provider.read(id))?.charges).toEqual(told?.charges);
  });

  it("reports a failed charge, and keeps the paid ones", async () => {
    const { provider, approve, fail, id } = await openOne();
    approve(id);
    fail(id);
    const told = await provider.read(id);
    expect(told).toMatchObject({ state: "PAST_DUE", failedPayments: 1, lastPaymentAt: NOW });
    expect(told?.charges.map(({ status }) => status).sort()).toEqual(["APPROVED", "REJECTED"]);
    expect(new Set(told?.charges.map((one) => one.id)).size).toBe(2);
  });

  it("cancels, even twice", async () => {
    const { provider, approve, id } = await openOne();
    approve(id);
    await provider.cancel(id);
    await provider.cancel(id);
    expect(await provider.read(id)).toMatchObject({ state: "CANCELLED" });
  });

  it("finds nothing for an unknown id", async () => {
    expect(await play().provider.read("I-NADIE0000")).toBeNull();
  });

  it("lists nothing of anybody else", async () => {
    const { provider } = await openOne();
    expect(await provider.search("nadie@example.test")).toEqual([]);
  });
});

describe.each([
  ["Mercado Pago", (timeoutMs?: number) => realMercadoPago(undefined, timeoutMs), pesos],
  ["PayPal", (timeoutMs?: number) => realPaypal(undefined, timeoutMs), dollars],
] as const)("%s when it fails", (_name, make, plan) => {
  const wish = {
    plan,
    payer: { email: "ana@example.test", reference: "r" },
    key: "k-failing",
    startsAt: null,
    returnUrl,
  };
  const calls = (provider: PaymentGateway) => [
    provider.open(wish),
    provider.read("I-AAAAAA"),
    provider.cancel("I-AAAAAA"),
  ];

  it.each<[string, Fault]>([
    ["is down", { status: 503, body: "<h1>Service Unavailable</h1>" }],
    ["has an error of its own", { status: 500, body: { message: "oops" } }],
    ["responds with garbage", { status: 200, body: "<html>" }],
    ["responds with an unexpected shape", { status: 200, body: { id: 7, hello: "there" } }],
    ["responds with an empty body", { status: 200, body: null }],
    ["redirects", { status: 302, body: "", headers: { location: "https://evil.example/" } }],
    ["limits our rate", { status: 429, body: { message: "too many requests" } }],
    ["rejects our keys", { status: 401, body: { message: "invalid access token" } }],
  ])("%s", async (_case, answer) => {
    standIn.fault(answer);
    for (const call of await Promise.allSettled(calls(make()))) {
      expect(call).toMatchObject({ status: "rejected", reason: { code: "PROVIDER_FAILED" } });
    }
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const said = JSON.stringify(lines);
    for (const secret of ["TEST-access-token", "test-secret", "Bearer", "Basic", "ana@example.test"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("times out", async () => {
    standIn.fault(null);
    for (const call of await Promise.allSettled(calls(make(SHORT_MS)))) {
      expect(call).toMatchObject({ status: "rejected", reason: { code: "PROVIDER_FAILED" } });
    }
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const { line } of lines) expect(line).toMatchObject({ reason: expect.stringContaining("timeout") });
  });

  it("is distinguished from one with an unreadable response", async () => {
    standIn.fault({ status: 500, body: "" });
    const down = await make()
      .read("I-AAAAAA")
      .catch((error: AppError) => error.cause);
    standIn.fault({ status: 200, body: { id: 7, access_token: "a", expires_in: 9 } });
    const odd = await make()
      .read("I-AAAAAA")
      .catch((error: AppError) => error.cause);
    expect([down, odd].map((cause) => cause instanceof UnreadableResponse)).toEqual([false, true]);
    expect(down).toMatchObject({ message: `${_name}: status 500` });
  });

  it("is unreachable", async () => {
    const options = { log, baseUrl: "http://127.0.0.1:1", timeoutMs: PATIENT_MS };
    const gone =
      _name === "PayPal"
        ? new Paypal({ ...options, clientId: "a", secret: "b" })
        : new MercadoPago({ ...options, accessToken: "a" });
    await expect(gone.read("I-AAAAAA")).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
  });
});

describe("specifics of Mercado Pago", () => {
  const payer = { email: "nora@example.test", reference: "vidriera.example/8/x" };
  const wish = { plan: pesos, payer, key: "mp-own", startsAt: null, returnUrl };

  it("receives amount, interval and return URL, and the checkout URL has no activation parameter", async () => {
    const { checkoutUrl } = await realMercadoPago().open(wish);
    expect(standIn.calls[0]?.body).toEqual({
      reason: "EMPRENDEDOR",
      external_reference: payer.reference,
      payer_email: payer.email,
      back_url: returnUrl,
      status: "pending",
      auto_recurring: { frequency: 1, frequency_type: "months", transaction_amount: 8900.5, currency_id: "ARS" },
    });
    expect(new URL(checkoutUrl).searchParams.has("activation")).toBe(false);
    expect(new URL(checkoutUrl).searchParams.get("preapproval_id")).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    [{ count: 1, unit: "Y" }, 12, "months"],
    [{ count: 2, unit: "W" }, 14, "days"],
    [{ count: 10, unit: "D" }, 10, "days"],
  ] as const)("takes an interval of %j", async (interval, frequency, frequency_type) => {
    const startsAt = new Date("2026-12-05T15:00:00.000Z");
    await realMercadoPago().open({ ...wish, key: `mp-${frequency}`, plan: { ...pesos, interval }, startsAt });
    expect(standIn.calls[0]?.body).toMatchObject({
      auto_recurring: {
        frequency,
        frequency_type,
        start_date: "2026-12-05T15:00:00.000Z",
        end_date: "2036-12-02T15:00:00.000Z",
      },
    });
  });

  it("reuses a subscription opened before, by the payer's unique reference", async () => {
    const mercadoPago = realMercadoPago();
    const mine = { ...wish, payer: { email: "twice@example.test", reference: "vidriera.example/9/a" } };
    const other = { ...mine, key: "mp-other", payer: { ...mine.payer, reference: "vidriera.example/9/b" } };
    await mercadoPago.open(other);
    const first = await mercadoPago.open({ ...mine, key: "mp-again" });
    standIn.calls.length = 0;
    expect(await mercadoPago.open({ ...mine, key: "another-key", again: true })).toEqual(first);
    expect(standIn.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /preapproval/search"]);
    standIn.mercadoPago.approve(first.id ?? "");
    const { id } = await mercadoPago.open({ ...mine, key: "mp-later", again: true });
    expect(id).not.toBe(first.id);
  });

  it("lists only subscribers who used a plan's link", async () => {
    const mercadoPago = realMercadoPago();
    expect(mercadoPago.planOfLink(standIn.mercadoPago.linkOf("plan-9"))).toBe("plan-9");
    const id = standIn.mercadoPago.subscribe({ planId: "plan-9", email: payer.email });
    standIn.mercadoPago.subscribe({ planId: "plan-10", email: payer.email });
    expect(await mercadoPago.subscribersOf("plan-9")).toEqual([
      { id, state: "ACTIVE", planRef: "plan-9", reference: null, payerEmail: payer.email, openedAt: NOW },
    ]);
  });

  it("receives a start date with an end date, without which it is ignored", async () => {
    const startsAt = new Date("2026-11-28T15:00:00.000Z");
    const { id } = await realMercadoPago().open({ ...wish, key: "mp-starts", startsAt });
    expect(await realMercadoPago().read(id)).toMatchObject({ state: "PENDING", nextPaymentAt: startsAt });
    standIn.mercadoPago.approve(id);
    const approved = { state: "ACTIVE", charges: [], lastPaymentAt: null, nextPaymentAt: startsAt };
    expect(await realMercadoPago().read(id)).toMatchObject(approved);
    expect(() => standIn.mercadoPago.charge(id, "approved")).toThrow("no charge before");
    standIn.mercadoPago.pass(id, "approved");
    const charged = {
      charges: [{ status: "APPROVED", paidAt: startsAt }],
      nextPaymentAt: new Date("2026-12-28T15:00:00Z"),
    };
    expect(await realMercadoPago().read(id)).toMatchObject(charged);

    const body = preapprovalRequest.parse(standIn.calls[0]?.body);
    const { end_date: _, ...endless } = body.auto_recurring;
    const key = { "content-type": "application/json", authorization: `Bearer ${standIn.mercadoPago.accessToken}` };
    const asked = { ...body, auto_recurring: endless };
    const answer = await fetch(`${standIn.url}/preapproval`, {
      method: "POST",
      headers: key,
      body: JSON.stringify(asked),
    });
    const ignored = (await answer.json()) as { id: string };
    standIn.mercadoPago.approve(ignored.id);
    expect(await realMercadoPago().read(ignored.id)).toMatchObject({ charges: [{ status: "APPROVED", paidAt: NOW }] });
  });

  it("never redirects to another host", async () => {
    const stranger = new MercadoPago({ accessToken: "x", log });
    expect(stranger.planOfLink(standIn.mercadoPago.linkOf("plan-9"))).toBeNull();
    standIn.fault({ status: 201, body: { id: "1", init_point: "https://evil.example/" } });
    await expect(realMercadoPago().open(wish)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
  });

  it("reports amounts, and a charge that is being retried", async () => {
    const mercadoPago = realMercadoPago();
    const { id } = await mercadoPago.open({ ...wish, key: "mp-charges" });
    standIn.mercadoPago.approve(id ?? "");
    standIn.mercadoPago.charge(id ?? "", "rejected");
    standIn.mercadoPago.charge(id ?? "", "approved");
    expect(await mercadoPago.read(id ?? "")).toMatchObject({
      state: "ACTIVE",
      failedPayments: 0,
      charges: [
        { status: "APPROVED" },
        { status: "REJECTED" },
        { status: "APPROVED", cents: 890_050, currency: "ARS" },
      ],
    });
    standIn.mercadoPago.charge(id ?? "", "recycling");
    expect(await mercadoPago.read(id ?? "")).toMatchObject({ state: "PAST_DUE" });
  });

  it("counts charges even when they are not listed", async () => {
    const mercadoPago = realMercadoPago();
    const { id } = await mercadoPago.open({ ...wish, key: "mp-unlisted" });
    standIn.mercadoPago.approve(id ?? "", { charged: false });
    expect(await mercadoPago.read(id ?? "")).toMatchObject({ state: "ACTIVE", lastPaymentAt: null, charges: [] });
    standIn.mercadoPago.charge(id ?? "", "approved");
    standIn.mercadoPago.invoices.set(id ?? "", []);
    expect(await mercadoPago.read(id ?? "")).toMatchObject({ lastPaymentAt: NOW, charges: [] });
  });
});

describe("specifics of PayPal", () => {
  const payer = { email: "nora@example.test", reference: "vidriera.example/8/y" };
  const wish = { plan: dollars, payer, key: "pp-own", startsAt: null, returnUrl };

  it("receives a plan once, and the reference of each subscription", async () => {
    const paypal = realPaypal();
    const first = await paypal.open(wish);
    expect(first.planRef).toMatch(/^P-/);
    const second = await paypal.open({ ...wish, key: "pp-second", startsAt: new Date("2026-12-05T15:00:00.000Z") });
    expect(second).toMatchObject({ planRef: first.planRef });
    expect(standIn.paypal.plans.get(first.planRef ?? "")).toMatchObject({
      name: "DÓLARES",
      billing_cycles: [
        {
          frequency: { interval_unit: "MONTH", interval_count: 1 },
          tenure_type: "REGULAR",
          total_cycles: 0,
          pricing_scheme: { fixed_price: { currency_code: "USD", value: "9.00" } },
        },
      ],
    });
    const opened = standIn.calls.filter(({ path }) => path === "/v1/billing/subscriptions");
    expect(opened.map(({ body }) => body)).toMatchObject([
      { plan_id: first.planRef, custom_id: payer.reference, application_context: { return_url: returnUrl } },
      { start_time: "2026-12-05T15:00:00.000Z" },
    ]);
    expect(opened[0]?.body).not.toHaveProperty("start_time");
    expect(standIn.calls.filter(({ path }) => path === "/v1/oauth2/token")).toHaveLength(1);
    const dearer = await paypal.open({ ...wish, key: "pp-dearer", plan: { ...dollars, totalCents: cents(1_900) } });
    expect(dearer.planRef).not.toBe(first.planRef);
  });

  it("requests a new token when the old one is revoked early", async () => {
    const paypal = realPaypal();
    const { id } = await paypal.open({ ...wish, key: "pp-token" });
    standIn.paypal.endTokens();
    expect(await paypal.read(id ?? "")).toMatchObject({ state: "PENDING" });
  });

  it("changes the plan once the payer has approved it", async () => {
    const paypal = realPaypal();
    const { id, planRef } = await paypal.open({ ...wish, key: "pp-change" });
    standIn.paypal.approve(id ?? "");
    const dearer = { ...dollars, id: 3, totalCents: cents(1_900) };
    const change = await paypal.change(id ?? "", { plan: dearer, returnUrl });
    expect(change.confirmUrl).toContain(standIn.url);
    expect(await paypal.read(id ?? "")).toMatchObject({ planRef });
    standIn.paypal.approveRevision(id ?? "");
    expect(await paypal.read(id ?? "")).toMatchObject({ planRef: change.planRef });
  });

  it("cancels an unapproved subscription, and a suspended one", async () => {
    const paypal = realPaypal();
    const { id } = await paypal.open({ ...wish, key: "pp-pending" });
    await paypal.cancel(id ?? "");
    expect(await paypal.read(id ?? "")).toMatchObject({ state: "PENDING" });
    standIn.paypal.approve(id ?? "");
    for (let month = 0; month < 3; month += 1) standIn.paypal.charge(id ?? "", "DECLINED");
    expect(await paypal.read(id ?? "")).toMatchObject({ state: "PAST_DUE", failedPayments: 3 });
    await paypal.cancel(id ?? "");
    expect(await paypal.read(id ?? "")).toMatchObject({ state: "CANCELLED" });
  });

  it("never redirects to another host, and rejects wrong keys", async () => {
    await expect(realPaypal("wrong").read("I-AAAAAA")).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    const stranger = new Paypal({
      clientId: "test-client",
      secret: "test-secret",
      log,
      baseUrl: standIn.url,
      timeoutMs: PATIENT_MS,
    });
    const { id } = await stranger.open({ ...wish, key: "pp-stranger" });
    standIn.paypal.approve(id ?? "");
    const links = [{ rel: "approve", href: "https://evil.example/" }];
    standIn.fault({ status: 200, body: { id: "I-1", links } });
    await expect(stranger.change(id ?? "", { plan: { ...dollars, ref: "P-1" }, returnUrl })).rejects.toMatchObject({
      code: "PROVIDER_FAILED",
    });
  });
});

describe("webhook events of Mercado Pago", () => {
  const payer = { email: "nora@example.test", reference: "vidriera.example/8/n" };

  it("refer to a subscription directly, or through its charge", async () => {
    const mercadoPago = realMercadoPago();
    const { id } = await mercadoPago.open({ plan: pesos, payer, key: "mp-notice", startsAt: null, returnUrl });
    standIn.mercadoPago.approve(id ?? "");
    const [invoice] = standIn.mercadoPago.invoices.get(id ?? "") ?? [];
    for (const [type, dataId] of [
      ["subscription_preapproval", id],
      ["subscription_authorized_payment", invoice?.id ?? ""],
    ] as const) {
      const notice = standIn.mercadoPago.notice(type, dataId, { id: "notice-1" });
      expect(mercadoPago.parseWebhook(notice)).toMatchObject({ id: "notice-1", topic: type, signature: "valid" });
      expect(await mercadoPago.subjectOf(notice)).toEqual({ subscriptionId: id, genuine: true });
    }
    for (const [type, dataId] of [
      ["payment", 123],
      ["subscription_authorized_payment", 404],
    ] as const) {
      const notice = standIn.mercadoPago.notice(type, dataId);
      expect(await mercadoPago.subjectOf(notice)).toEqual({ subscriptionId: null, genuine: true });
    }
  });

  it("are accepted without a signature, as a reason to query, but not with a wrong one", async () => {
    const mercadoPago = realMercadoPago();
    const unsigned = standIn.mercadoPago.notice("subscription_preapproval", "abc", { secret: "" });
    expect(mercadoPago.parseWebhook(unsigned)).toMatchObject({ topic: "subscription_preapproval", signature: "none" });
    expect(await mercadoPago.subjectOf(unsigned)).toEqual({ subscriptionId: "abc", genuine: false });
    const forged = standIn.mercadoPago.notice("subscription_preapproval", "abc", { secret: "a guess" });
    expect(mercadoPago.parseWebhook(forged)).toBeNull();
    const real = standIn.mercadoPago.notice("subscription_preapproval", "abc");
    expect(mercadoPago.parseWebhook({ ...real, query: { ...real.query, "data.id": "another" } })).toBeNull();
    for (const signature of ["", "ts=1,v1=", "v1=00", "ts=1790000000,v1=zz", "ts=1790000000"]) {
      expect(mercadoPago.parseWebhook({ ...real, headers: { ...real.headers, "x-signature": signature } })).toBeNull();
    }
  });

  it.each([
    ["seconds of now", NOW.getTime() / 1000, true],
    ["milliseconds of now", NOW.getTime(), true],
    ["seconds of four days ago, when it may still be tried again", NOW.getTime() / 1000 - 4 * DAY_SECONDS, true],
    ["seconds of last week", NOW.getTime() / 1000 - 7 * DAY_SECONDS, false],
    ["milliseconds of last week", NOW.getTime() - 7 * DAY_MS, false],
    ["seconds of tomorrow", NOW.getTime() / 1000 + DAY_SECONDS, false],
  ])("are signed in %s", (_case, ts, taken) => {
    const unsigned = standIn.mercadoPago.notice("subscription_preapproval", "abc", { secret: "" });
    const manifest = `id:abc;request-id:${unsigned.headers["x-request-id"]};ts:${ts};`;
    const v1 = createHmac("sha256", standIn.mercadoPago.webhookSecret).update(manifest).digest("hex");
    const headers = { ...unsigned.headers, "x-signature": `ts=${ts},v1=${v1}` };
    expect(realMercadoPago().parseWebhook({ ...unsigned, headers }) !== null).toBe(taken);
  });

  it("are signed over the id as is, or in lower case", () => {
    const real = standIn.mercadoPago.notice("subscription_preapproval", "abc");
    expect(realMercadoPago().parseWebhook({ ...real, query: { "data.id": "ABC" } })).not.toBeNull();
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"id":1}',
    '{"id":1,"type":"payment","data":{}}',
    '{"id":1,"type":"payment\\u0000","data":{"id":"1"}}',
    '{"id":1,"type":"payment","data":{"id":"\\ud800"}}',
  ])("are not %j", (body) => {
    expect(realMercadoPago().parseWebhook({ headers: {}, query: {}, body })).toBeNull();
  });
});

describe("webhook events of PayPal", () => {
  it("refer to a subscription directly, or through its sale", async () => {
    const paypal = realPaypal();
    for (const [type, resource, subscriptionId] of [
      ["BILLING.SUBSCRIPTION.ACTIVATED", { id: "I-1" }, "I-1"],
      ["PAYMENT.SALE.COMPLETED", { id: "9X", billing_agreement_id: "I-1" }, "I-1"],
      ["PAYMENT.SALE.COMPLETED", { id: "9X" }, null],
      ["CHECKOUT.ORDER.APPROVED", { id: "5O" }, null],
    ] as const) {
      const notice = standIn.paypal.notice(type, resource, { id: "WH-1" });
      expect(paypal.parseWebhook(notice)).toMatchObject({ id: "WH-1", topic: type, signature: "unproved" });
      expect(await paypal.subjectOf(notice)).toEqual({ subscriptionId, genuine: true });
    }
  });

  it("are ignored when PayPal says that it did not send them", async () => {
    const notice = standIn.paypal.notice("BILLING.SUBSCRIPTION.ACTIVATED", { id: "I-1" });
    const changed = { ...notice, body: notice.body.replace("I-1", "I-2") };
    expect(await realPaypal().subjectOf(changed)).toEqual({ subscriptionId: null, genuine: false });
    standIn.fault({ status: 500, body: "" });
    await expect(realPaypal().subjectOf(notice)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
  });

  it.each([
    "",
    "{",
    "null",
    '{"id":"WH-1"}',
    '{"id":"WH-1","event_type":"X"}',
    '{"id":"WH\\u0000","event_type":"X","resource":{}}',
  ])("are not %j", (body) => {
    expect(realPaypal().parseWebhook({ headers: {}, query: {}, body })).toBeNull();
  });
});
