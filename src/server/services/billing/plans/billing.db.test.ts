import { beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { planFormSchema, type Subscribe } from "~/domain/billing/schemas";
import { HOUR_MS } from "~/domain/duration";
import { cents } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { Actor } from "~/server/context";
import { AppError } from "~/server/errors";
import type { Charge, SubscriptionSnapshot } from "~/server/ports/payments";
import { readSiteVersion } from "~/server/shop-versions";
import { appOrigin } from "~/server/site/addresses";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { claimSubscription } from "../subscriptions/claim-subscription";
import { refreshSubscription } from "../subscriptions/refresh-subscription";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { unsubscribeUser } from "../subscriptions/unsubscribe-user";
import { askPlanChange, confirmPlanChange } from "./change-plan";
import { getSubscriber } from "./get-subscriber";
import { listPlans } from "./list-plans";
import { savePlan, updatePlan } from "./update-plan";

const db = testDb();
const day = (text: string) => new Date(`${text}T12:00:00Z`);

let monthly: number;
let larger: number;
let dollars: number;
let moreDollars: number;
let linked: number;

const LINK = "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=linked-plan";

async function makePlan(over: Partial<Prisma.PlanUncheckedCreateInput> = {}) {
  return (await db.plan.create({ data: { name: "PLAN", total: "8900", productLimit: 5000, ...over } })).id;
}

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  monthly = await makePlan({ name: "EMPRENDEDOR" });
  larger = await makePlan({ name: "COMERCIO", total: "19900", limit: 3 });
  dollars = await makePlan({ name: "DÓLARES", total: "9", currency: "USD" });
  moreDollars = await makePlan({ name: "MÁS DÓLARES", total: "19", currency: "USD" });
  linked = await makePlan({ name: "CON ENLACE", mpSubscriptionUrl: LINK, mpPlanId: "linked-plan" });
});

/** A merchant whose shop is suspended since the free period ended, with helpers for their calls. */
async function makeMerchant(over: { suspended?: boolean; at?: Date } = {}) {
  const { owner, tent } = await makeTent(db, { suspended: over.suspended ?? true, suspendedAt: day("2026-11-01") });
  const freeUntil = new Date("2026-10-31T00:00:00Z");
  await db.subscriber.update({ where: { userId: owner.id }, data: { freeUntil } });
  const world = merchantContext(db, owner.id, over.at);
  const { MERCADO_PAGO: mercadoPago, PAYPAL: paypal } = world.payments;
  const subscribe = (planId: number, service: Subscribe["service"] = "mercado_pago", userId = owner.id) =>
    subscribeUser(world.ctx, { userId, planId, service });
  const rows = () => db.subscription.findMany({ where: { subscriber: { userId: owner.id } }, orderBy: { id: "asc" } });
  const paid = (id: string, over: Partial<SubscriptionSnapshot> = {}) =>
    mercadoPago.tell(id, { state: "ACTIVE", charges: [charge(`${id}-1`)], nextPaymentAt: day("2026-12-20"), ...over });
  return {
    ...world,
    owner,
    tentId: tent.id,
    mercadoPago,
    paypal,
    subscribe,
    rows,
    paid,
    subscriber: () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } }),
    suspended: async () => (await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).suspended,
    at: (now: Date) => ({ ...world.ctx, now: () => now }),
    as: (actor: Actor) => ({ ...world.ctx, actor }),
    idOf: async (at = 0) => (await rows())[at]?.externalId ?? "",
  };
}

const charge = (id: string, over: Partial<Charge> = {}): Charge => ({
  id,
  status: "APPROVED",
  cents: cents(890_000),
  currency: "ARS",
  paidAt: FIXED_NOW,
  chargedAt: FIXED_NOW,
  detail: null,
  ...over,
});

async function failure(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(() => "went through").catch((thrown: unknown) => thrown);
  if (error instanceof AppError) return error;
  throw error;
}

describe("subscribing as a merchant", () => {
  it("only opens a pending subscription: plan, limits and suspension stay until the provider confirms", async () => {
    const merchant = await makeMerchant();
    const { subscriber, checkoutUrl } = await merchant.subscribe(monthly);
    const [row] = await merchant.rows();
    expect(checkoutUrl).toBe(`https://www.mercadopago.com.ar/checkout/${row?.externalId}`);
    expect(subscriber).toMatchObject({ planId: 0, lastPaymentAt: null, plan: { name: "INICIAL" } });
    expect(row).toMatchObject({ status: "PENDING", planId: monthly, provider: "MERCADO_PAGO", activatedAt: null });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: 0 });
    expect(await merchant.suspended()).toBe(true);

    merchant.paid(await merchant.idOf());
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({
      planId: monthly,
      lastPaymentAt: FIXED_NOW,
      activeUntil: null,
      inFreePeriod: false,
      plan: { name: "EMPRENDEDOR", totalCents: 890_000 },
    });
    expect(await merchant.suspended()).toBe(false);
    expect(merchant.shopCache.purged).toEqual([merchant.tentId]);
    expect(await merchant.rows()).toMatchObject([
      { status: "ACTIVE", activatedAt: FIXED_NOW, nextPaymentAt: day("2026-12-20"), reconciledAt: FIXED_NOW },
    ]);
  });

  it("returns the same checkout page when repeated, concurrently too", async () => {
    const merchant = await makeMerchant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => merchant.subscribe(monthly)));
    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    expect(await merchant.rows()).toHaveLength(1);
    expect(merchant.mercadoPago.known.size).toBe(1);
    expect((await merchant.subscribe(monthly)).checkoutUrl).toBe(answers[0]?.checkoutUrl);
    const nextDay = merchant.at(new Date(FIXED_NOW.getTime() + 25 * HOUR_MS));
    await subscribeUser(nextDay, { userId: merchant.owner.id, planId: monthly, service: "mercado_pago" });
    expect(await merchant.rows()).toHaveLength(2);
  });

  it("lifts the suspension only once something was paid", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    merchant.mercadoPago.tell(await merchant.idOf(), { state: "ACTIVE" });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: monthly, lastPaymentAt: null });
    expect(await merchant.suspended()).toBe(true);
    merchant.mercadoPago.tell(await merchant.idOf(), { lastPaymentAt: day("2026-11-20") });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ lastPaymentAt: day("2026-11-20") });
    expect(await merchant.suspended()).toBe(false);
  });

  it("lifts the suspension on an approved charge, not on a rejected one", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    const id = await merchant.idOf();
    merchant.paid(id, {
      charges: [charge(`${id}-1`, { status: "REJECTED", detail: "cc_rejected" })],
      failedPayments: 1,
    });
    await refreshSubscription(merchant.ctx);
    expect(await merchant.suspended()).toBe(true);
    expect(await merchant.rows()).toMatchObject([{ failedPayments: 1 }]);
    merchant.mercadoPago.tell(id, { state: "PAST_DUE" });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: 0 });
    expect(await merchant.rows()).toMatchObject([{ status: "PENDING" }]);
    merchant.paid(id);
    await refreshSubscription(merchant.ctx);
    expect(await merchant.suspended()).toBe(false);
    expect(await db.billingPayment.findMany({ where: { externalId: `${id}-1` } })).toMatchObject([
      { status: "APPROVED", planName: "EMPRENDEDOR", detail: null },
    ]);
  });

  it("counts each charge once when refreshes run concurrently", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    const id = await merchant.idOf();
    merchant.paid(id, { charges: [charge(`${id}-1`), charge(`${id}-2`)] });
    await Promise.all([1, 2, 3, 4].map(() => refreshSubscription(merchant.ctx)));
    const { id: subscriberId } = await merchant.subscriber();
    expect(await db.billingPayment.count({ where: { subscriberId } })).toBe(2);
    expect(merchant.shopCache.purged).toEqual([merchant.tentId]);
  });

  it("grants what was paid even when it is cancelled before the next refresh", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    merchant.paid(await merchant.idOf(), { state: "CANCELLED" });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({
      planId: monthly,
      activeUntil: new Date("2026-12-20T15:00:00Z"),
    });
    expect(await merchant.suspended()).toBe(false);
  });

  it("ignores a snapshot requested earlier than the stored one", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    const id = await merchant.idOf();
    merchant.paid(id);
    await refreshSubscription(merchant.ctx);
    merchant.mercadoPago.tell(id, { state: "CANCELLED", charges: [] });
    await refreshSubscription(merchant.at(new Date(FIXED_NOW.getTime() - 1)));
    expect(await merchant.rows()).toMatchObject([{ status: "ACTIVE" }]);
  });

  it.each<[string, () => number, Subscribe["service"], string, string]>([
    ["the free plan", () => 0, "mercado_pago", "planId", "plan.free"],
    ["pesos by PayPal", () => monthly, "paypal", "service", "plan.currency"],
    ["dollars by Mercado Pago", () => dollars, "mercado_pago", "service", "plan.currency"],
  ])("rejects %s beside the field", async (_name, plan, service, field, key) => {
    const merchant = await makeMerchant();
    expect((await failure(merchant.subscribe(plan(), service))).details.fields).toEqual({ [field]: [key] });
    expect(await merchant.rows()).toEqual([]);
  });

  it("rejects hidden plans and, unless the user is a test user, test plans", async () => {
    const [hidden, forTests] = [await makePlan({ visible: false }), await makePlan({ test: true })];
    const merchant = await makeMerchant();
    for (const plan of [hidden, forTests, 999_999]) {
      expect((await failure(merchant.subscribe(plan))).code).toBe("NOT_FOUND");
    }
    const tester = merchant.as(merchantActor(merchant.owner.id, { test: true }));
    const wish = { userId: merchant.owner.id, service: "mercado_pago" } as const;
    await subscribeUser(tester, { ...wish, planId: forTests });
    expect((await failure(subscribeUser(tester, { ...wish, planId: hidden }))).code).toBe("NOT_FOUND");
  });

  it("forbids acting for another user, granting by hand, and paying while impersonated", async () => {
    const [merchant, other] = [await makeMerchant(), await makeMerchant()];
    expect((await failure(merchant.subscribe(monthly, "mercado_pago", other.owner.id))).code).toBe("FORBIDDEN");
    expect((await failure(merchant.subscribe(monthly, "manual"))).code).toBe("FORBIDDEN");
    const superUser = await makeUser(db, { role: "SUPER" });
    const seen = merchant.as(merchantActor(merchant.owner.id, { superUserId: superUser.id }));
    const wish = { userId: merchant.owner.id, planId: monthly, service: "mercado_pago" } as const;
    for (const call of [subscribeUser(seen, wish), refreshSubscription(seen), unsubscribeUser(seen)]) {
      expect((await failure(call)).code).toBe("FORBIDDEN");
    }
    expect(await getSubscriber(seen)).toMatchObject({ planId: 0 });
    expect([...(await merchant.rows()), ...(await other.rows())]).toEqual([]);
  });
});

describe("a failing provider", () => {
  it("leaves nothing half done, and opens one subscription once it responds again", async () => {
    const merchant = await makeMerchant();
    merchant.mercadoPago.loses = true;
    expect((await failure(merchant.subscribe(monthly))).code).toBe("PROVIDER_FAILED");
    merchant.mercadoPago.loses = false;
    const { checkoutUrl } = await merchant.subscribe(monthly);
    expect(merchant.mercadoPago.known.size).toBe(1);
    expect(await merchant.rows()).toMatchObject([{ status: "PENDING", checkoutUrl }]);
  });

  it("is queried for a subscription opened by a process that died before storing its id", async () => {
    const [merchant, other] = [await makeMerchant(), await makeMerchant()];
    merchant.mercadoPago.loses = true;
    await failure(merchant.subscribe(larger));
    await failure(merchant.subscribe(monthly));
    const [expensive, cheap] = [...merchant.mercadoPago.known.keys()];
    merchant.paid(cheap ?? "");
    merchant.mercadoPago.tell("foreign", {
      state: "ACTIVE",
      payerEmail: merchant.owner.email,
      reference: "somebody/else",
    });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: monthly });
    expect(await merchant.rows()).toMatchObject([
      { planId: larger, externalId: expensive, status: "PENDING" },
      { planId: monthly, externalId: cheap, status: "ACTIVE" },
    ]);
    expect(await other.rows()).toEqual([]);
  });

  it("changes nothing while it is down, and the payment is picked up later", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(monthly);
    merchant.paid(await merchant.idOf());
    merchant.mercadoPago.down = true;
    expect((await failure(refreshSubscription(merchant.ctx))).code).toBe("PROVIDER_FAILED");
    expect((await failure(unsubscribeUser(merchant.ctx))).code).toBe("PROVIDER_FAILED");
    expect(await merchant.rows()).toMatchObject([{ status: "PENDING" }]);
    expect(await merchant.suspended()).toBe(true);
    merchant.mercadoPago.down = false;
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: monthly });
  });

  it("rejects a subscription when it has no keys and leaves no row; refreshing nothing succeeds", async () => {
    const merchant = await makeMerchant();
    merchant.mercadoPago.enabled = false;
    expect((await failure(merchant.subscribe(monthly))).code).toBe("PROVIDER_DISABLED");
    expect(await merchant.rows()).toEqual([]);
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: 0 });
  });
});

describe("a plan's own payment link", () => {
  const claim = { service: "mercado_pago", externalId: "back-1" } as const;

  /** Sent to the link while there were no keys; `back` is the same person in the session that opened the link. */
  async function makeLinked() {
    const merchant = await makeMerchant();
    const inSession = (sessionId: string) => merchant.as(merchantActor(merchant.owner.id, { sessionId }));
    const back = inSession(`session of ${merchant.owner.id}`);
    const wish = { userId: merchant.owner.id, planId: linked, service: "mercado_pago" } as const;
    merchant.mercadoPago.enabled = false;
    const { checkoutUrl } = await subscribeUser(back, wish);
    merchant.mercadoPago.enabled = true;
    return { ...merchant, back, inSession, wish, checkoutUrl };
  }

  it("is used only without keys: with keys we open a subscription with our reference", async () => {
    const merchant = await makeLinked();
    expect(merchant.checkoutUrl).toBe(LINK);
    expect(await merchant.rows()).toMatchObject([{ externalId: null, planRef: "linked-plan", amount: null }]);
    const { checkoutUrl } = await subscribeUser(merchant.back, merchant.wish);
    const own = merchant.mercadoPago.known.get(await merchant.idOf(1));
    expect(checkoutUrl).toContain(own?.id);
    expect(own?.reference).toMatch(new RegExp(`/${merchant.owner.id}/`));
    merchant.mercadoPago.enabled = false;
    expect((await failure(merchant.subscribe(monthly))).code).toBe("PROVIDER_DISABLED");
  });

  it("is not polled while there are no keys: the team confirms the payment by hand", async () => {
    const merchant = await makeLinked();
    merchant.mercadoPago.enabled = false;
    expect(await refreshSubscription(merchant.back)).toMatchObject({ planId: 0 });
    expect(await merchant.rows()).toMatchObject([{ status: "PENDING" }]);
  });

  it("counts the subscription that returns in the session that opened the link, once, for that plan", async () => {
    const [merchant, thief] = [await makeLinked(), await makeLinked()];
    expect((await failure(claimSubscription(merchant.back, claim))).code).toBe("NOT_FOUND");
    for (const { mercadoPago } of [merchant, thief]) {
      mercadoPago.tell("back-1", { state: "ACTIVE", planRef: "linked-plan", charges: [charge("link-1")] });
    }
    for (const elsewhere of [merchant.ctx, merchant.inSession("another")])
      expect((await failure(claimSubscription(elsewhere, claim))).code).toBe("NOT_FOUND");
    expect(await claimSubscription(merchant.back, claim)).toMatchObject({ planId: linked });
    expect(await claimSubscription(merchant.back, claim)).toMatchObject({ planId: linked });
    expect((await failure(claimSubscription(thief.back, claim))).code).toBe("NOT_FOUND");
    expect(await thief.subscriber()).toMatchObject({ planId: 0 });
    expect(await thief.suspended()).toBe(true);
  });

  it("does not accept another plan's subscription, nor one paid earlier", async () => {
    const merchant = await makeLinked();
    const told = { state: "ACTIVE", planRef: "linked-plan", openedAt: day("2026-11-19") } as const;
    for (const over of [{ planRef: "another-plan", openedAt: FIXED_NOW }, {}]) {
      merchant.mercadoPago.tell("back-1", { ...told, ...over, charges: [charge("cheap-1")] });
      expect((await failure(claimSubscription(merchant.back, claim))).code).toBe("NOT_FOUND");
    }
    expect(await merchant.rows()).toMatchObject([{ externalId: null, status: "PENDING" }]);
  });

  it("cannot be claimed by mail: signing up with the payer's mail grants nothing", async () => {
    const merchant = await makeLinked();
    const payerEmail = merchant.owner.email;
    const paid = { state: "ACTIVE", planRef: "linked-plan", payerEmail, lastPaymentAt: FIXED_NOW } as const;
    merchant.mercadoPago.tell("somebody-elses", { ...paid, openedAt: FIXED_NOW });
    await refreshSubscription(merchant.back);
    expect(await merchant.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    expect(await merchant.suspended()).toBe(true);
    expect(await merchant.rows()).toMatchObject([{ externalId: null, status: "PENDING" }]);
  });
});

describe("PayPal", () => {
  async function subscribed() {
    const merchant = await makeMerchant();
    await merchant.subscribe(dollars, "paypal");
    const id = await merchant.idOf();
    merchant.paypal.tell(id, { state: "ACTIVE", lastPaymentAt: FIXED_NOW });
    return { ...merchant, id };
  }

  it("grants the plan once it confirms that the id belongs to the user", async () => {
    const [merchant, other] = [await subscribed(), await makeMerchant()];
    other.paypal.tell(merchant.id, merchant.paypal.known.get(merchant.id));
    const claim = { service: "paypal", externalId: merchant.id } as const;
    await other.subscribe(dollars, "paypal");
    expect((await failure(claimSubscription(other.ctx, claim))).code).toBe("NOT_FOUND");
    expect((await failure(claimSubscription(merchant.ctx, { ...claim, externalId: "I-UNKNOWN" }))).code).toBe(
      "NOT_FOUND",
    );
    expect(await claimSubscription(merchant.ctx, claim)).toMatchObject({ planId: dollars, paypalId: merchant.id });
    expect(await db.plan.findUniqueOrThrow({ where: { id: dollars } })).toMatchObject({ paypalPlanId: `P-${dollars}` });
    expect(await other.subscriber()).toMatchObject({ planId: 0, paypalId: null });
  });

  it("finds a subscription that it opened but whose response was lost", async () => {
    const merchant = await makeMerchant();
    merchant.paypal.loses = true;
    await failure(merchant.subscribe(dollars, "paypal"));
    const [id = ""] = merchant.paypal.known.keys();
    merchant.paypal.tell(id, { state: "ACTIVE", lastPaymentAt: FIXED_NOW });
    const claimed = await claimSubscription(merchant.ctx, { service: "paypal", externalId: id });
    expect(claimed).toMatchObject({ planId: dollars, paypalId: id });
  });

  it("changes the plan when the payer approved the change there", async () => {
    const merchant = await subscribed();
    expect((await failure(askPlanChange(merchant.ctx, moreDollars))).code).toBe("NO_SUBSCRIPTION");
    expect((await failure(confirmPlanChange(merchant.ctx, moreDollars))).code).toBe("NO_SUBSCRIPTION");
    await refreshSubscription(merchant.ctx);
    expect((await failure(askPlanChange(merchant.ctx, dollars))).code).toBe("ALREADY_SUBSCRIBED");
    expect((await failure(askPlanChange(merchant.ctx, monthly))).details.fields).toEqual({
      service: ["plan.currency"],
    });
    const { url } = await askPlanChange(merchant.ctx, moreDollars);
    expect(url).toBe(`https://www.paypal.com/checkout/${merchant.id}/P-${moreDollars}`);

    expect((await failure(confirmPlanChange(merchant.ctx, moreDollars))).code).toBe("CHANGE_NOT_CONFIRMED");
    expect(await merchant.subscriber()).toMatchObject({ planId: dollars });
    merchant.paypal.tell(merchant.id, { planRef: `P-${moreDollars}` });
    expect((await failure(confirmPlanChange(merchant.ctx, larger))).code).toBe("CHANGE_NOT_CONFIRMED");
    expect(await confirmPlanChange(merchant.ctx, moreDollars)).toMatchObject({ planId: moreDollars });
    expect(await merchant.rows()).toMatchObject([{ planId: moreDollars, nextPlanId: null, nextPlanRef: null }]);
  });

  it("grants the plan that is charged, even when the payer approved an earlier request", async () => {
    const merchant = await subscribed();
    await refreshSubscription(merchant.ctx);
    const cheap = await makePlan({ total: "1", currency: "USD" });
    await askPlanChange(merchant.ctx, cheap);
    await askPlanChange(merchant.ctx, moreDollars);
    merchant.paypal.tell(merchant.id, { planRef: `P-${cheap}` });
    expect((await failure(confirmPlanChange(merchant.ctx, moreDollars))).code).toBe("CHANGE_NOT_CONFIRMED");
    expect(await getSubscriber(merchant.ctx)).toMatchObject({ planId: cheap });
    merchant.paypal.tell(merchant.id, { planRef: "P-UNKNOWN" });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: cheap });
  });
});

describe("replacing and ending a subscription", () => {
  async function paying(plan = monthly) {
    const merchant = await makeMerchant();
    await merchant.subscribe(plan);
    merchant.paid(await merchant.idOf());
    await refreshSubscription(merchant.ctx);
    return merchant;
  }

  it("keeps one plan at a time: the one confirmed last counts, the other is cancelled at its provider", async () => {
    const merchant = await paying();
    const first = await merchant.idOf();
    expect((await failure(merchant.subscribe(monthly))).code).toBe("ALREADY_SUBSCRIBED");
    await merchant.subscribe(larger);
    expect(await merchant.subscriber()).toMatchObject({ planId: monthly });
    const later = merchant.at(new Date(FIXED_NOW.getTime() + 1000));
    merchant.paid(await merchant.idOf(1));
    expect(await refreshSubscription(later)).toMatchObject({ planId: larger });
    expect(merchant.mercadoPago.cancelled).toEqual([first]);
    expect(await merchant.rows()).toMatchObject([{ status: "CANCELLED" }, { status: "ACTIVE" }]);
  });

  it("cancels the replaced subscription later when the provider fails at that moment", async () => {
    const merchant = await paying();
    await merchant.subscribe(dollars, "paypal");
    merchant.paypal.tell(await merchant.idOf(1), { state: "ACTIVE", lastPaymentAt: FIXED_NOW });
    const later = merchant.at(new Date(FIXED_NOW.getTime() + 1000));
    merchant.mercadoPago.down = true;
    const claim = { service: "paypal", externalId: await merchant.idOf(1) } as const;
    expect(await claimSubscription(later, claim)).toMatchObject({ planId: dollars });
    expect(merchant.mercadoPago.cancelled).toEqual([]);
    merchant.mercadoPago.down = false;
    await refreshSubscription(later);
    expect(merchant.mercadoPago.cancelled).toHaveLength(1);
    expect(await merchant.subscriber()).toMatchObject({ planId: dollars, paypalId: claim.externalId });
  });

  it("cancels at the provider first, and keeps the plan until the paid period is used up", async () => {
    const merchant = await paying();
    const id = await merchant.idOf();
    const paidUntil = new Date("2026-12-20T15:00:00Z");
    expect(await unsubscribeUser(merchant.ctx)).toMatchObject({ planId: monthly, activeUntil: paidUntil });
    expect(await unsubscribeUser(merchant.ctx)).toMatchObject({ planId: monthly, activeUntil: paidUntil });
    expect(merchant.mercadoPago.cancelled).toEqual([id]);
    expect(await merchant.rows()).toMatchObject([{ status: "CANCELLED", cancelledAt: FIXED_NOW, nextPaymentAt: null }]);
    expect(await merchant.suspended()).toBe(false);
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: monthly });
  });

  it("does not lift a suspension for an old payment", async () => {
    const merchant = await paying();
    await unsubscribeUser(merchant.ctx);
    await db.tent.update({ where: { id: merchant.tentId }, data: { suspended: true } });
    const later = merchant.at(day("2027-06-01"));
    const wish = { userId: merchant.owner.id, planId: monthly, service: "mercado_pago" } as const;
    await subscribeUser(later, wish);
    const id = await merchant.idOf(1);
    merchant.mercadoPago.tell(id, { state: "ACTIVE" });
    expect(await refreshSubscription(later)).toMatchObject({ planId: monthly });
    expect(await merchant.suspended()).toBe(true);
    merchant.mercadoPago.tell(id, { state: "PAST_DUE", failedPayments: 1 });
    expect(await refreshSubscription(later)).toMatchObject({ planId: 0 });
    merchant.mercadoPago.tell(id, { state: "ACTIVE", lastPaymentAt: day("2027-06-01") });
    expect(await refreshSubscription(later)).toMatchObject({ planId: monthly });
    expect(await merchant.suspended()).toBe(false);
  });

  it("allows subscribing again", async () => {
    const merchant = await paying();
    await unsubscribeUser(merchant.ctx);
    await merchant.subscribe(monthly);
    const id = await merchant.idOf(1);
    merchant.paid(id);
    const again = await refreshSubscription(merchant.at(new Date(FIXED_NOW.getTime() + 1000)));
    expect(again).toMatchObject({ planId: monthly, activeUntil: null });
    expect((await merchant.rows()).map(({ status }) => status)).toEqual(["CANCELLED", "ACTIVE"]);
  });

  it("keeps the plan while a charge is late, and removes it when the provider gives up", async () => {
    const merchant = await paying();
    const id = await merchant.idOf();
    merchant.paid(id, { state: "PAST_DUE", failedPayments: 2 });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({ planId: monthly });
    expect(await merchant.rows()).toMatchObject([{ status: "PAST_DUE", failedPayments: 2 }]);
    merchant.paid(id, { state: "CANCELLED", failedPayments: 3 });
    const muchLater = merchant.at(day("2027-01-10"));
    expect(await refreshSubscription(muchLater)).toMatchObject({ planId: 0, activeUntil: null });
  });

  it("abandons a pending subscription, and cancels it at the provider when it is approved after all", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe(dollars, "paypal");
    const id = await merchant.idOf();
    merchant.paypal.cancel = async () => "unapproved";
    expect(await unsubscribeUser(merchant.ctx)).toMatchObject({ planId: 0 });
    expect(await merchant.rows()).toMatchObject([{ status: "CANCELLED" }]);
    const ended: string[] = [];
    merchant.paypal.cancel = async (cancelled) => {
      ended.push(cancelled);
      return "cancelled";
    };
    merchant.paypal.tell(id, { state: "ACTIVE" });
    expect(await claimSubscription(merchant.ctx, { service: "paypal", externalId: id })).toMatchObject({ planId: 0 });
    expect(ended).toEqual([id]);
  });

  it("counts the days before the first charge as free, only the first time", async () => {
    const trial = await makePlan({ trial: 15 });
    const merchant = await makeMerchant();
    await db.subscriber.update({ where: { userId: merchant.owner.id }, data: { freeUntil: new Date("2026-11-01") } });
    await merchant.subscribe(trial);
    merchant.mercadoPago.tell(await merchant.idOf(), { state: "ACTIVE", nextPaymentAt: day("2026-12-05") });
    expect(await refreshSubscription(merchant.ctx)).toMatchObject({
      planId: trial,
      freeUntil: new Date("2026-12-05"),
      daysLeft: 15,
      inFreePeriod: true,
    });
    expect(await merchant.suspended()).toBe(false);

    await unsubscribeUser(merchant.ctx);
    await db.tent.update({ where: { id: merchant.tentId }, data: { suspended: true } });
    await merchant.subscribe(trial);
    merchant.mercadoPago.tell(await merchant.idOf(1), { state: "ACTIVE", nextPaymentAt: day("2027-01-05") });
    const again = await refreshSubscription(merchant.ctx);
    expect(again).toMatchObject({ planId: trial, freeUntil: new Date("2026-12-05") });
    expect(await merchant.suspended()).toBe(true);
  });
});

describe("a super-user", () => {
  let superUser: Actor;
  beforeEach(async () => {
    const { id } = await makeUser(db, { role: "SUPER" });
    superUser = merchantActor(id, { role: "SUPER" });
  });
  const audited = (actor: Actor) =>
    db.auditEntry.findMany({ where: { actorId: actor.userId }, orderBy: { id: "asc" } });

  it("grants a plan by hand and revokes it, with audit rows", async () => {
    const merchant = await makeMerchant();
    const ctx = merchant.as(superUser);
    const wish = { userId: merchant.owner.id, planId: larger, service: "manual" } as const;
    expect(await subscribeUser(ctx, wish)).toMatchObject({
      checkoutUrl: null,
      subscriber: { planId: larger, lastPaymentAt: FIXED_NOW },
    });
    expect(await merchant.suspended()).toBe(false);
    await subscribeUser(ctx, { ...wish, planId: monthly });
    expect((await merchant.rows()).map(({ status, planId }) => [status, planId])).toEqual([
      ["CANCELLED", larger],
      ["ACTIVE", monthly],
    ]);
    const taken = await subscribeUser(ctx, { ...wish, planId: 0 });
    expect(taken.subscriber).toMatchObject({ planId: 0, activeUntil: null });
    expect(await audited(superUser)).toMatchObject(
      [larger, monthly, 0].map((planId) => ({
        action: "billing.grantPlan",
        target: `user ${merchant.owner.id}`,
        data: { planId },
      })),
    );
    expect((await failure(subscribeUser(ctx, { ...wish, planId: 999_999 }))).code).toBe("NOT_FOUND");
    expect((await failure(subscribeUser(ctx, { ...wish, userId: 2_000_000 }))).code).toBe("NOT_FOUND");
  });

  it("cannot grant over a paid subscription; a later payment replaces the grant", async () => {
    const merchant = await makeMerchant();
    const ctx = merchant.as(superUser);
    const byHand = { userId: merchant.owner.id, planId: larger, service: "manual" } as const;
    await subscribeUser(ctx, byHand);
    await merchant.subscribe(monthly);
    merchant.paid(await merchant.idOf(1));
    expect(await refreshSubscription(merchant.at(new Date(FIXED_NOW.getTime() + 1000)))).toMatchObject({
      planId: monthly,
    });
    expect((await merchant.rows()).map(({ status }) => status)).toEqual(["CANCELLED", "ACTIVE"]);
    expect((await failure(subscribeUser(ctx, byHand))).code).toBe("ALREADY_SUBSCRIBED");
  });

  it("opens a pending subscription for somebody, with an audit row", async () => {
    const merchant = await makeMerchant();
    const wish = { userId: merchant.owner.id, planId: monthly, service: "mercado_pago" } as const;
    expect((await subscribeUser(merchant.as(superUser), wish)).subscriber).toMatchObject({ planId: 0 });
    expect(await merchant.rows()).toMatchObject([{ status: "PENDING" }]);
    expect(await audited(superUser)).toMatchObject([{ action: "billing.subscribe" }]);
  });

  const written = {
    name: "NUEVO",
    mpSubscriptionUrl: LINK,
    total: 9_500.5,
    description: "Más",
    returnUrl: "/pagos/mercado-pago-paid",
    productLimit: 7_000,
    visible: false,
  };

  it("updates a plan, with an audit row; a new price creates a new plan at PayPal", async () => {
    const { ctx } = merchantContext(db, 0);
    const plan = await makePlan({ paypalPlanId: "P-OLD" });
    const updated = await updatePlan({ ...ctx, actor: superUser }, { planId: plan, ...written });
    expect(updated).toMatchObject({ id: plan, name: "NUEVO", totalCents: 950_050, productLimit: 7000, visible: false });
    expect(await db.plan.findUniqueOrThrow({ where: { id: plan } })).toMatchObject({
      mpPlanId: "linked-plan",
      paypalPlanId: null,
      returnUrl: "/pagos/mercado-pago-paid",
    });
    await db.plan.update({ where: { id: plan }, data: { paypalPlanId: "P-NEW" } });
    const unpriced = { ...written, name: "OTRO", mpSubscriptionUrl: null, returnUrl: `${appOrigin}/pagos` };
    await updatePlan({ ...ctx, actor: superUser }, { planId: plan, ...unpriced });
    expect(await db.plan.findUniqueOrThrow({ where: { id: plan } })).toMatchObject({
      mpPlanId: null,
      mpSubscriptionUrl: null,
      paypalPlanId: "P-NEW",
    });
    expect(await audited(superUser)).toMatchObject([
      {
        action: "billing.updatePlan",
        target: `plan ${plan}`,
        data: { before: { name: "PLAN" }, after: { name: "NUEVO" } },
      },
      { action: "billing.updatePlan" },
    ]);
  });

  it.each<[object, string, string]>([
    [{ mpSubscriptionUrl: "https://evil.example/?preapproval_plan_id=1" }, "mpSubscriptionUrl", "plan.link"],
    [{ mpSubscriptionUrl: "https://www.mercadopago.com.ar/" }, "mpSubscriptionUrl", "plan.link"],
    [{ returnUrl: "https://evil.example/" }, "returnUrl", "plan.returnUrl"],
    [{ returnUrl: "//evil.example/" }, "returnUrl", "plan.returnUrl"],
    [{ returnUrl: "/\\evil.example/" }, "returnUrl", "plan.returnUrl"],
    [{ returnUrl: "pagos" }, "returnUrl", "plan.returnUrl"],
    [{ total: 0 }, "total", "plan.total"],
    [{ planId: 0 }, "total", "plan.totalOfFree"],
  ])("rejects invalid input beside its field: %j", async (over, field, key) => {
    const { ctx } = merchantContext(db, 0);
    const input = { planId: larger, ...written, ...over };
    const error = await failure(updatePlan({ ...ctx, actor: superUser }, input));
    expect(error.details.fields).toEqual({ [field]: [key] });
    expect(await audited(superUser)).toEqual([]);
  });

  it("rejects an unknown plan", async () => {
    const { ctx } = merchantContext(db, 0);
    const call = updatePlan({ ...ctx, actor: superUser }, { planId: 999_999, ...written });
    expect((await failure(call)).code).toBe("NOT_FOUND");
  });
});

test("lists the plans that each kind of user may see", async () => {
  const [hidden, forTests] = [await makePlan({ visible: false }), await makePlan({ test: true })];
  const merchant = await makeMerchant();
  const ids = async (actor: Actor | null) => (await listPlans({ ...merchant.ctx, actor })).map(({ id }) => id);
  const asks: [Actor | null, number[]][] = [
    [null, [monthly]],
    [merchantActor(merchant.owner.id), [monthly]],
    [merchantActor(merchant.owner.id, { test: true }), [forTests, monthly]],
    [merchantActor(1, { role: "SUPER", test: true }), [hidden, forTests, monthly]],
  ];
  for (const [actor, wanted] of asks) {
    const shown = await ids(actor);
    expect([hidden, forTests, monthly].filter((id) => shown.includes(id))).toEqual(wanted);
  }
  await db.subscriber.update({ where: { userId: merchant.owner.id }, data: { planId: hidden } });
  expect(await ids(merchantActor(merchant.owner.id))).toContain(hidden);
});

test("a new account has only the first plan; a user without an account gets null", async () => {
  const merchant = await makeMerchant();
  expect(await getSubscriber(merchant.ctx)).toMatchObject({
    planId: 0,
    paypalId: null,
    lastPaymentAt: null,
    freeUntil: new Date("2026-10-31"),
    daysLeft: 0,
    inFreePeriod: false,
  });
  const { id } = await db.user.create({
    data: { name: "Sin", email: `sin-${merchant.owner.id}@example.test`, passwordHash: "-" },
  });
  const nobody = merchant.as(merchantActor(id));
  expect(await getSubscriber(nobody)).toBeNull();
  expect((await failure(refreshSubscription(nobody))).code).toBe("NOT_FOUND");
});

describe("saving a whole plan", () => {
  const form = (over: object = {}) =>
    planFormSchema.parse({
      id: null,
      name: "ANUAL",
      description: "",
      total: "99.000",
      currency: "ARS",
      interval: "1Y",
      trial: "15",
      limit: "3",
      productLimit: "5000",
      visible: true,
      test: true,
      mpSubscriptionUrl: "",
      returnUrl: "",
      ...over,
    });

  async function team() {
    const superUser = await makeUser(db, { role: "SUPER" });
    const { ctx } = merchantContext(db, superUser.id);
    return { ...ctx, actor: merchantActor(superUser.id, { role: "SUPER" }) };
  }

  it("creates it with all of its fields, last in order, with an audit row", async () => {
    const ctx = await team();
    const plan = await savePlan(ctx, form());
    const shown = { currency: "ARS", interval: "1Y", trial: 15, limit: 3, productLimit: 5000, test: true };
    expect(plan).toMatchObject({ name: "ANUAL", totalCents: 9_900_000, ...shown });
    const audited = await db.auditEntry.findFirstOrThrow({ where: { actorId: ctx.actor.userId } });
    expect(audited).toMatchObject({ action: "billing.createPlan", target: `plan ${plan.id}` });
  });

  it("raises the version of the site, whose home page shows it, unless nothing was written", async () => {
    const ctx = await team();
    const before = await readSiteVersion(db);
    const { id } = await savePlan(ctx, form());
    await savePlan(ctx, form({ id, total: "120.000" }));
    const update = { name: "NUEVO", total: 9_500, description: "", productLimit: 10, visible: true };
    await updatePlan(ctx, { ...update, planId: id, mpSubscriptionUrl: null, returnUrl: null });
    expect(await readSiteVersion(db)).toBe(before + 3);
    await expect(savePlan(ctx, form({ id: 999_999 }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await readSiteVersion(db)).toBe(before + 3);
  });

  it("keeps its currency and interval as long as somebody pays for it", async () => {
    const ctx = await team();
    const { id } = await savePlan(ctx, form());
    const merchant = await makeMerchant();
    const subscriberId = (await merchant.subscriber()).id;
    const held = { subscriberId, planId: id, provider: "PAYPAL", status: "ACTIVE" } as const;
    const { id: paid } = await db.subscription.create({ data: held });
    const inUse = { details: { fields: { currency: ["plan.inUse"], interval: ["plan.inUse"] } } };
    await expect(savePlan(ctx, form({ id, currency: "USD", interval: "1M" }))).rejects.toMatchObject(inUse);
    expect(await savePlan(ctx, form({ id, total: "120.000", trial: 0 }))).toMatchObject({ totalCents: 12_000_000 });
    await db.subscription.update({ where: { id: paid }, data: { status: "CANCELLED" } });
    expect(await savePlan(ctx, form({ id, currency: "USD" }))).toMatchObject({ currency: "USD" });
  });

  it("reports every invalid field beside itself", async () => {
    const wrong = {
      name: " ",
      total: "x",
      currency: "XXX",
      interval: "1Q",
      trial: "999",
      limit: 0,
      productLimit: "-1",
    };
    const { error } = planFormSchema.safeParse({ ...form(), ...wrong });
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual(Object.keys(wrong).sort());
    const ctx = await team();
    await expect(savePlan(ctx, form({ total: "0" }))).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(savePlan(ctx, form({ id: 999_999 }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
