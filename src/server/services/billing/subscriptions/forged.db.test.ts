import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ExternalProvider, PaymentService } from "~/domain/billing/provider";
import { claimOf } from "~/domain/billing/return-address";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { cents } from "~/domain/money/money";
import { disabledMercadoPago } from "~/server/adapters/disabled/payments";
import type { AppError } from "~/server/errors";
import type { WebhookRequest } from "~/server/ports/payments";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase } from "~/test/factories";
import { makePlayedPayer, type Played, type PlayedPayer, playPayments } from "~/test/played-payments";
import { testDb } from "~/test/test-db";
import { askPlanChange, confirmPlanChange } from "../plans/change-plan";
import { handleWebhookEvent } from "../webhooks/handle-webhook-event";
import { receiveWebhook } from "../webhooks/receive-webhook";
import { claimSubscription } from "./claim-subscription";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { refreshSubscription } from "./refresh-subscription";
import { subscribeUser } from "./subscribe-user";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
let played: Played;
let plans: Record<PaymentService, number>;
let dearer: number;

const makePlan = async (name: string, total: string, currency: string) =>
  (await db.plan.create({ data: { name, total, currency } })).id;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  plans = { mercado_pago: await makePlan("PESOS", "8900", "ARS"), paypal: await makePlan("DÓLARES", "9", "USD") };
  dearer = await makePlan("MÁS DÓLARES", "19", "USD");
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.webhookEvent.deleteMany();
  await db.subscription.deleteMany();
});
afterEach(() => played.standIn.fault(undefined));

const codeOf = (call: Promise<unknown>) => call.then(() => "through").catch((error: AppError) => error.code);

/** A merchant with a pending subscription; `approve` is what its payer does at the provider. */
async function makePending(service: PaymentService) {
  const payer = await makePlayedPayer(db, played);
  await subscribeUser(payer.ctx, { userId: payer.owner.id, planId: plans[service], service });
  const id = await payer.idOf();
  const { mercadoPago, paypal } = played.standIn;
  const charge = service === "paypal" ? () => paypal.charge(id, "COMPLETED") : () => mercadoPago.charge(id, "approved");
  return {
    ...payer,
    id,
    approve: () => (service === "paypal" ? paypal : mercadoPago).approve(id),
    charge,
    claim: (externalId: string) => claimSubscription(payer.ctx, { service, externalId }),
  };
}

async function expectNothing(payer: PlayedPayer) {
  expect(await payer.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null, paypalId: null });
  expect(await payer.suspended()).toBe(true);
  expect((await payer.rows()).filter(({ status }) => status !== "PENDING")).toEqual([]);
  expect(await payer.mails()).toEqual([]);
}

describe.each<PaymentService>(["mercado_pago", "paypal"])("a forged return from %s", (service) => {
  it("grants nothing for an unknown id", async () => {
    const payer = await makePending(service);
    payer.approve();
    const unknown = service === "paypal" ? "I-DESCONOCIDO" : "desconocido";
    expect(await codeOf(payer.claim(unknown))).toBe("NOT_FOUND");
    await expectNothing(payer);
  });

  it("grants nothing for an id that another person paid, before and after they return", async () => {
    const [payer, thief] = [await makePending(service), await makePending(service)];
    payer.approve();
    expect(await codeOf(thief.claim(payer.id))).toBe("NOT_FOUND");
    await payer.claim(payer.id);
    expect(await codeOf(thief.claim(payer.id))).toBe("NOT_FOUND");
    await expectNothing(thief);
    expect(await payer.subscriber()).toMatchObject({ planId: plans[service] });
    expect(await payer.payments()).toHaveLength(1);
  });

  it("grants nothing for an id of another account at the provider", async () => {
    const [payer, elsewhere] = [await makePending(service), await playPayments()];
    const provider = elsewhere.payments[service === "paypal" ? "PAYPAL" : "MERCADO_PAGO"];
    const plan = {
      id: 1,
      name: "AJENO",
      totalCents: cents(1),
      currency: service === "paypal" ? "USD" : "ARS",
      interval: { count: 1, unit: "M" },
      ref: null,
    } as const;
    const foreign = await provider.open({
      plan,
      payer: { email: payer.owner.email, reference: "x" },
      key: "foreign",
      startsAt: null,
      returnUrl: "https://vidriera.example/",
    });
    elsewhere.standIn[service === "paypal" ? "paypal" : "mercadoPago"].approve(foreign.id ?? "");
    expect(await codeOf(payer.claim(foreign.id ?? ""))).toBe("NOT_FOUND");
    played.standIn.fault({ status: 403, body: { message: "not the owner" } });
    expect(await codeOf(payer.claim(foreign.id ?? ""))).toBe("NOT_FOUND");
    await elsewhere.standIn.close();
    await expectNothing(payer);
  });

  it("grants nothing for claiming to be paid: the provider is asked", async () => {
    const payer = await makePending(service);
    const faked = { status: "authorized", collection_status: "approved", payment_status: "paid", plan_id: `${dearer}` };
    const query =
      service === "paypal" ? { subscription_id: payer.id, ...faked } : { preapproval_id: payer.id, ...faked };
    const claim = claimOf(query);
    expect(claim).toEqual({ service, externalId: payer.id });
    if (claim) await claimSubscription(payer.ctx, claim);
    await expectNothing(payer);
  });

  it("grants nothing for a subscription cheaper than agreed, and the super-users are notified once", async () => {
    const payer = await makePending(service);
    const { mercadoPago, paypal } = played.standIn;
    if (service === "paypal") {
      const plan = paypal.plans.get((await payer.rows())[0]?.planRef ?? "");
      if (!plan) throw new Error("PayPal does not know the plan");
      const scheme = plan.billing_cycles[0].pricing_scheme;
      const { fixed_price } = scheme;
      scheme.fixed_price = { ...fixed_price, value: "0.01" };
      payer.approve();
      scheme.fixed_price = fixed_price;
    } else {
      mercadoPago.read(payer.id).auto_recurring.transaction_amount = 1;
      payer.approve();
    }
    for (let time = 0; time < 2; time += 1) await payer.claim(payer.id);
    await reconcileSubscriptions(payer.nobody, new AbortController().signal);
    expect(await payer.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    expect(await payer.suspended()).toBe(true);
    expect(await payer.payments(), "what moved is kept").toHaveLength(1);
    expect(payer.messenger.messages).toHaveLength(1);
    expect(payer.messenger.messages[0]?.text).toContain("another price than was agreed");
  });
});

describe("a swapped plan grants nothing", () => {
  it("when Mercado Pago reports another currency", async () => {
    const payer = await makePending("mercado_pago");
    played.standIn.mercadoPago.read(payer.id).auto_recurring.currency_id = "CLP";
    payer.approve();
    await refreshSubscription(payer.ctx);
    expect(await payer.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
  });

  it("when a cheap plan's page was used with the reference of an expensive subscription", async () => {
    const payer = await makePending("mercado_pago");
    const { mercadoPago } = played.standIn;
    const own = mercadoPago.read(payer.id);
    await db.subscription.updateMany({ where: { externalId: payer.id }, data: { externalId: null } });
    mercadoPago.subscriptions.delete(payer.id);
    const cheap = mercadoPago.subscribe({ planId: "barato", email: payer.owner.email });
    const price = { ...own.auto_recurring, transaction_amount: 10 };
    mercadoPago.update(cheap, { external_reference: own.external_reference, auto_recurring: price });
    await payer.claim(cheap);
    await refreshSubscription(payer.ctx);
    expect(await payer.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    expect(await payer.suspended()).toBe(true);
  });

  it("when PayPal reports it: until the first confirmation only the plan that was opened counts", async () => {
    const payer = await makePending("paypal");
    const { paypal } = played.standIn;
    payer.approve();
    const { plan_id } = paypal.read(payer.id);
    paypal.update(payer.id, { plan_id: "P-AJENO" });
    await payer.claim(payer.id);
    expect(await payer.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    paypal.update(payer.id, { plan_id });
    await payer.claim(payer.id);
    expect(await payer.subscriber()).toMatchObject({ planId: plans.paypal });
  });

  it("when the URL after a change is edited: the plan is the approved one", async () => {
    const payer = await makePending("paypal");
    payer.approve();
    await payer.claim(payer.id);
    const dearest = await makePlan("TODO", "99", "USD");
    await askPlanChange(payer.ctx, dearer);
    for (const swapped of [dearest, dearer]) {
      expect(await codeOf(confirmPlanChange(payer.ctx, swapped))).toBe("CHANGE_NOT_CONFIRMED");
    }
    played.standIn.paypal.approveRevision(payer.id);
    expect(await codeOf(confirmPlanChange(payer.ctx, dearest))).toBe("CHANGE_NOT_CONFIRMED");
    expect(await payer.subscriber()).toMatchObject({ planId: dearer });
    expect(await payer.rows()).toHaveLength(1);
  });

  it("when the response is about another subscription than requested", async () => {
    const [payer, other] = [await makePending("mercado_pago"), await makePending("mercado_pago")];
    other.approve();
    const { mercadoPago } = played.standIn;
    mercadoPago.subscriptions.set(payer.id, mercadoPago.read(other.id));
    expect(await codeOf(payer.claim(payer.id))).toBe("PROVIDER_FAILED");
    await expectNothing(payer);
  });
});

describe("webhook events", () => {
  const send = (payer: PlayedPayer, provider: ExternalProvider, notice: WebhookRequest) =>
    receiveWebhook(payer.nobody, { provider, address: "203.0.113.9", notice });
  const events = () => db.webhookEvent.findMany({ orderBy: { id: "asc" } });
  async function handleAll(payer: PlayedPayer) {
    for (const { id } of await events()) await handleWebhookEvent(payer.nobody, { eventId: String(id) });
  }
  const ofMercadoPago = (id: string, over: { secret?: string; id?: string } = {}): WebhookRequest =>
    played.standIn.mercadoPago.notice("subscription_preapproval", id, over);
  const ofPaypal = (id: string, over: { id?: string } = {}): WebhookRequest =>
    played.standIn.paypal.notice("BILLING.SUBSCRIPTION.ACTIVATED", { id }, over);
  const sentAt = (when: number, make: () => WebhookRequest) => {
    played.clock.now = new Date(FIXED_NOW.getTime() + when);
    const notice = make();
    played.clock.now = FIXED_NOW;
    return notice;
  };

  it.each<[string, ExternalProvider, (id: string) => WebhookRequest]>([
    ["a wrong signature", "MERCADO_PAGO", (id) => ofMercadoPago(id, { secret: "adivinado" })],
    ["an empty signature", "MERCADO_PAGO", (id) => withHeader(ofMercadoPago(id), "x-signature", "")],
    ["a signature from last week", "MERCADO_PAGO", (id) => sentAt(-7 * DAY_MS, () => ofMercadoPago(id))],
    ["a signature from tomorrow", "MERCADO_PAGO", (id) => sentAt(DAY_MS, () => ofMercadoPago(id))],
    [
      "a signature for another body",
      "MERCADO_PAGO",
      (id) => ({ ...ofMercadoPago(id), body: ofMercadoPago("otro").body }),
    ],
    ["no signature", "PAYPAL", (id) => ({ ...ofPaypal(id), headers: {} })],
    ["half a signature", "PAYPAL", (id) => withHeader(ofPaypal(id), "paypal-transmission-sig", "")],
    ["a transmission from last week", "PAYPAL", (id) => sentAt(-7 * DAY_MS, () => ofPaypal(id))],
    [
      "another's certificate",
      "PAYPAL",
      (id) => withHeader(ofPaypal(id), "paypal-cert-url", "https://evil.example/cert"),
    ],
    [
      "a certificate that only looks like theirs",
      "PAYPAL",
      (id) => withHeader(ofPaypal(id), "paypal-cert-url", "https://api.paypal.com.evil.example/cert"),
    ],
  ])("with %s, of %s, are rejected and not stored", async (_case, provider, make) => {
    const payer = await makePending(provider === "PAYPAL" ? "paypal" : "mercado_pago");
    expect(await codeOf(send(payer, provider, make(payer.id)))).toBe("VALIDATION");
    expect(await events()).toEqual([]);
    await expectNothing(payer);
  });

  it.each<[string, ExternalProvider, (id: string) => WebhookRequest]>([
    ["without a signature, where that is allowed", "MERCADO_PAGO", (id) => ofMercadoPago(id, { secret: "" })],
    ["with a wrong signature", "PAYPAL", (id) => withHeader(ofPaypal(id), "paypal-transmission-sig", "bm8=")],
    ["with a modified body", "PAYPAL", (id) => ({ ...ofPaypal("I-OTRA"), body: ofPaypal(id).body })],
    ["of somebody else's webhook", "PAYPAL", (id) => withHeader(ofPaypal(id), "paypal-transmission-id", "otra")],
  ])("%s, of %s, prove nothing", async (_case, provider, make) => {
    const payer = await makePending(provider === "PAYPAL" ? "paypal" : "mercado_pago");
    await send(payer, provider, make(payer.id));
    await handleAll(payer);
    expect(await events()).toMatchObject([{ verified: false, handledAt: FIXED_NOW }]);
    await expectNothing(payer);
  });

  it.each<PaymentService>(["mercado_pago", "paypal"])(
    "of %s count once: repeated, and two at the same instant",
    async (service) => {
      const payer = await makePending(service);
      const provider = service === "paypal" ? "PAYPAL" : "MERCADO_PAGO";
      const make = service === "paypal" ? ofPaypal : ofMercadoPago;
      payer.approve();
      const [one, two] = [make(payer.id, { id: "WH-1" }), make(payer.id, { id: "WH-2" })];
      await Promise.all([one, two, one, two].map((notice) => send(payer, provider, notice)));
      expect(await events()).toHaveLength(2);
      await Promise.all([handleAll(payer), handleAll(payer), payer.claim(payer.id), refreshSubscription(payer.ctx)]);
      await send(payer, provider, one);
      await handleAll(payer);
      expect(await payer.subscriber()).toMatchObject({ planId: plans[service] });
      expect(await payer.suspended()).toBe(false);
      expect(await payer.rows()).toMatchObject([{ status: "ACTIVE" }]);
      expect(await payer.payments()).toMatchObject([{ status: "APPROVED" }]);
      expect(await payer.mails()).toHaveLength(1);
    },
  );

  it("with a guessed id do not block the provider's own", async () => {
    const payer = await makePending("mercado_pago");
    payer.approve();
    await send(payer, "MERCADO_PAGO", ofMercadoPago("de-otro", { secret: "", id: "1001" }));
    await send(payer, "MERCADO_PAGO", ofMercadoPago(payer.id, { id: "1001" }));
    await handleAll(payer);
    expect(await events()).toMatchObject([{ verified: false }, { verified: true }]);
    expect(await payer.subscriber()).toMatchObject({ planId: plans.mercado_pago });
  });

  it("about another user's subscription change only that user's", async () => {
    const [payer, other] = [await makePending("paypal"), await makePending("paypal")];
    other.approve();
    await send(payer, "PAYPAL", ofPaypal(other.id));
    await handleAll(payer);
    await expectNothing(payer);
    expect(await other.subscriber()).toMatchObject({ planId: plans.paypal });
  });

  it("older than the stored state lead to the current state", async () => {
    const payer = await makePending("mercado_pago");
    const older = ofMercadoPago(payer.id, { id: "older" });
    payer.approve();
    await send(payer, "MERCADO_PAGO", ofMercadoPago(payer.id, { id: "newer" }));
    await handleAll(payer);
    played.clock.now = new Date(FIXED_NOW.getTime() + MINUTE_MS);
    await send(payer, "MERCADO_PAGO", older);
    await handleAll(payer);
    expect(await payer.rows()).toMatchObject([{ status: "ACTIVE" }]);
    expect(await payer.payments()).toHaveLength(1);
    expect(await payer.mails()).toHaveLength(1);
  });

  it("after our cancellation grant no plan, and a late approval is cancelled at the provider", async () => {
    const payer = await makePending("paypal");
    await unsubscribeUser(payer.ctx);
    payer.approve();
    await send(payer, "PAYPAL", ofPaypal(payer.id));
    await handleAll(payer);
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
    expect(played.standIn.paypal.read(payer.id)).toMatchObject({ status: "CANCELLED" });
  });

  it("about a plan link's payment that was abandoned here cancel it at the provider too", async () => {
    const { mercadoPago } = played.standIn;
    const mpSubscriptionUrl = "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=enlazado";
    const data = { name: "CON ENLACE", total: "8900", mpSubscriptionUrl, mpPlanId: "enlazado" };
    const { id: planId } = await db.plan.create({ data });
    const payer = await makePlayedPayer(db, played);
    const ctx = {
      ...payer.ctx,
      actor: merchantActor(payer.owner.id, { sessionId: "the session that was sent there" }),
    };
    const keyless = { ...played.payments, MERCADO_PAGO: disabledMercadoPago({ warn: () => {} }) };
    const wish = { userId: payer.owner.id, planId, service: "mercado_pago" } as const;
    await subscribeUser({ ...ctx, ports: { ...ctx.ports, payments: keyless } }, wish);
    await unsubscribeUser(ctx);
    const id = mercadoPago.subscribe({ planId: "enlazado", email: payer.owner.email });
    await claimSubscription(ctx, { service: "mercado_pago", externalId: id });
    expect(mercadoPago.read(id)).toMatchObject({ status: "cancelled" });
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED", externalId: id }]);
  });

  it("about a late charge: stored and acknowledged once, and paid until its period ends", async () => {
    const payer = await makePending("mercado_pago");
    payer.approve();
    await refreshSubscription(payer.ctx);
    await unsubscribeUser(payer.ctx);
    played.clock.now = new Date(FIXED_NOW.getTime() + DAY_MS);
    payer.charge();
    await send(payer, "MERCADO_PAGO", ofMercadoPago(payer.id));
    await handleAll(payer);
    await handleAll(payer);
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
    expect(await payer.payments()).toHaveLength(2);
    expect(await payer.mails()).toHaveLength(2);
    const { planId, activeUntil } = await payer.subscriber();
    expect([planId, activeUntil?.toISOString().slice(0, 10)]).toEqual([plans.mercado_pago, "2026-12-21"]);
  });
});

describe("webhook events from strangers", () => {
  const mercadoPago = () => played.standIn.mercadoPago;
  const paypal = () => played.standIn.paypal;
  const events = () => db.webhookEvent.findMany({ orderBy: { id: "asc" } });
  const bytesKept = async () =>
    (await events()).map(({ body, headers }) => Buffer.byteLength(body) + JSON.stringify(headers).length);
  const padded = (notice: WebhookRequest, bytes: number): WebhookRequest => ({
    ...notice,
    body: JSON.stringify({ ...(JSON.parse(notice.body) as object), more: "x".repeat(bytes) }),
  });
  const receive = (payer: PlayedPayer, provider: ExternalProvider, notice: WebhookRequest, address: string) =>
    receiveWebhook(payer.nobody, { provider, address, notice });

  it("store only ids and type when unsigned", async () => {
    const payer = await makePending("mercado_pago");
    const unsigned = mercadoPago().notice("subscription_preapproval", payer.id, { secret: "", id: "77" });
    await receive(payer, "MERCADO_PAGO", padded(unsigned, 5_000), "203.0.113.20");
    const [event] = await events();
    expect(JSON.parse(event?.body ?? "")).toEqual({
      id: "77",
      type: "subscription_preapproval",
      data: { id: payer.id },
    });
    expect(event?.headers).toEqual({ headers: {}, query: {} });
  });

  it("store at most 8 kB of a body, and nothing of a forged one", async () => {
    const payer = await makePending("paypal");
    const at = "203.0.113.21";
    await receive(payer, "MERCADO_PAGO", padded(mercadoPago().notice("payment", "5"), 100_000), at);
    const activated = (more: number) =>
      paypal().notice("BILLING.SUBSCRIPTION.ACTIVATED", { id: payer.id, more: "x".repeat(more) });
    await receive(payer, "PAYPAL", activated(6_000), at);
    expect(await codeOf(receive(payer, "PAYPAL", activated(9_000), at))).toBe("BODY_TOO_LARGE");
    await receive(payer, "PAYPAL", withHeader(activated(100), "paypal-transmission-sig", "bm8="), at);
    for (const { id } of await events()) await handleWebhookEvent(payer.nobody, { eventId: String(id) });
    expect(await events()).toMatchObject([{ verified: true }, { verified: true }, { verified: false, body: "" }]);
    for (const bytes of await bytesKept()) expect(bytes).toBeLessThan(9 * 1024);
  });

  it("are limited to 60 an hour from one address, which does not affect signed ones", async () => {
    const payer = await makePending("mercado_pago");
    const send = (at: number, secret: string | undefined) => {
      const notice = mercadoPago().notice("payment", `${at}`, secret === undefined ? {} : { secret });
      return codeOf(receive(payer, "MERCADO_PAGO", notice, `2001:db8:5:5::${at.toString(16)}`));
    };
    const codes = await Promise.all(Array.from({ length: 100 }, (_, at) => send(at + 1, at % 2 ? "" : "adivinado")));
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(40);
    expect(await db.webhookEvent.count()).toBeLessThanOrEqual(60);
    expect(await send(500, undefined)).toBe("through");
  });

  it("are not counted when the provider confirms them", async () => {
    const payer = await makePending("paypal");
    for (let sent = 0; sent < 70; sent++) {
      await receive(payer, "PAYPAL", paypal().notice("CHECKOUT.ORDER.APPROVED", { id: `${sent}` }), "203.0.113.22");
      const { id } = await db.webhookEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
      await handleWebhookEvent(payer.nobody, { eventId: String(id) });
    }
    expect(await db.webhookEvent.count({ where: { verified: true } })).toBe(70);
  });

  it.each<[string, (notice: WebhookRequest) => WebhookRequest]>([
    ["query", (notice) => ({ ...notice, query: { ...notice.query, type: "\u0000" } })],
    ["body", (notice) => ({ ...notice, body: notice.body.replace("{", '{"more":"\\u0000",') })],
  ])("are stored whatever characters their %s contains", async (_case, odd) => {
    const payer = await makePending("mercado_pago");
    await receive(payer, "MERCADO_PAGO", odd(mercadoPago().notice("payment", "5")), "203.0.113.23");
    expect(await events()).toHaveLength(1);
  });
});

function withHeader(notice: WebhookRequest, name: string, value: string): WebhookRequest {
  return { ...notice, headers: { ...notice.headers, [name]: value } };
}
