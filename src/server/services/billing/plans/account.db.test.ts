import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getReceipt, listPayments, PAYMENTS_PER_PAGE } from "../charges/list-payments";
import { refreshSubscription } from "../subscriptions/refresh-subscription";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { getBillingAccount } from "./get-account";
import { getSubscriber } from "./get-subscriber";

const db = testDb();
let plan: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  plan = (await db.plan.create({ data: { name: "COMERCIO", total: "8900" } })).id;
});

async function makeMerchant(freeUntil = "2026-12-20") {
  const { owner, tent } = await makeTent(db);
  const world = merchantContext(db, owner.id);
  const { id: subscriberId } = await db.subscriber.update({
    where: { userId: owner.id },
    data: { freeUntil: new Date(`${freeUntil}T00:00:00Z`), createdAt: new Date("2026-11-20T12:00:00Z") },
  });
  const pay = (n: number, over: object = {}) =>
    db.billingPayment.create({
      data: {
        subscriberId,
        planName: "COMERCIO",
        provider: "MERCADO_PAGO",
        externalId: `pay-${owner.id}-${n}`,
        status: "APPROVED",
        amount: "8900",
        currency: "ARS",
        paidAt: FIXED_NOW,
        chargedAt: new Date(FIXED_NOW.getTime() + n),
        ...over,
      },
    });
  const subscribe = () => subscribeUser(world.ctx, { userId: owner.id, planId: plan, service: "mercado_pago" });
  return { ...world, owner, tentId: tent.id, pay, subscribe };
}

describe("the account on the payment screens", () => {
  it("starts in its free period", async () => {
    const { ctx } = await makeMerchant();
    expect(await getBillingAccount(ctx)).toMatchObject({
      state: { kind: "trial", until: "2026-12-20", daysLeft: 30 },
      plan: { name: "INICIAL" },
      trialDays: 30,
      suspended: false,
      current: null,
      pending: null,
      enabled: ["MERCADO_PAGO", "PAYPAL"],
    });
  });

  it("shows a pending subscription, then the running one", async () => {
    const { ctx, payments, subscribe, owner } = await makeMerchant();
    const { checkoutUrl } = await subscribe();
    expect(await getBillingAccount(ctx)).toMatchObject({
      state: { kind: "trial" },
      terms: { today: "2026-11-20", freeUntil: "2026-12-20", paidUntil: null, tries: true },
      pending: {
        provider: "MERCADO_PAGO",
        plan: { name: "COMERCIO" },
        checkoutUrl,
        since: FIXED_NOW,
        startsAt: new Date("2026-12-20T15:00:00Z"),
        byLink: false,
        reference: expect.stringMatching(/^VD-[0-9A-F]{8}$/),
      },
    });
    const { externalId } = await db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } });
    const nextPaymentAt = new Date("2026-12-20T12:00:00Z");
    payments.MERCADO_PAGO.tell(externalId ?? "", { state: "ACTIVE", lastPaymentAt: FIXED_NOW, nextPaymentAt });
    await refreshSubscription(ctx);
    expect(await getBillingAccount(ctx)).toMatchObject({
      state: { kind: "active" },
      pending: null,
      current: {
        plan: { totalCents: 890_000 },
        nextPaymentAt,
        paidUntil: new Date("2026-12-20T15:00:00Z"),
        nextPlan: null,
      },
    });
  });

  it("lists no provider without keys, and hides old pending subscriptions", async () => {
    const { ctx, payments, subscribe } = await makeMerchant();
    await subscribe();
    payments.MERCADO_PAGO.enabled = false;
    const later = { ...ctx, now: () => new Date(FIXED_NOW.getTime() + 4 * DAY_MS) };
    expect(await getBillingAccount(later)).toMatchObject({ enabled: ["PAYPAL"], pending: null });
  });
});

describe("the notice above the panel", () => {
  it.each([
    ["2026-12-01", false, null],
    ["2026-11-30", false, { kind: "freePeriod", days: 10 }],
    ["2026-11-20", false, { kind: "freePeriod", days: 0 }],
    ["2026-11-17", false, null],
    ["2026-11-17", true, { kind: "ended", days: 3 }],
  ])("with a period until %s, suspended %s", async (until, suspended, notice) => {
    const { ctx, tentId } = await makeMerchant(until);
    await db.tent.update({ where: { id: tentId }, data: { suspended } });
    expect(await getSubscriber(ctx)).toMatchObject({ notice, oldPayment: false });
  });

  it("says that the team closed the shop, which no payment reopens", async () => {
    const { ctx, tentId } = await makeMerchant();
    expect(await getSubscriber(ctx)).toMatchObject({ closedByTeam: false });
    await db.tent.update({ where: { id: tentId }, data: { suspended: true, closedByTeam: true } });
    expect(await getSubscriber(ctx)).toMatchObject({ closedByTeam: true, notice: null });
    expect(await getBillingAccount(ctx)).toMatchObject({ suspended: false });
  });

  it("shows the payment banner 29 days after the last payment", async () => {
    const { ctx, owner } = await makeMerchant();
    const paidAt = (day: string) =>
      db.subscriber.update({ where: { userId: owner.id }, data: { lastPaymentAt: new Date(`${day}T15:00:00Z`) } });
    await paidAt("2026-10-23");
    expect(await getSubscriber(ctx)).toMatchObject({ oldPayment: false });
    await paidAt("2026-10-22");
    expect(await getSubscriber(ctx)).toMatchObject({ oldPayment: true });
  });
});

describe("payments", () => {
  it("are listed in pages, newest first, for the own account only", async () => {
    const [mine, other] = [await makeMerchant(), await makeMerchant()];
    for (let n = 1; n <= PAYMENTS_PER_PAGE + 1; n += 1) await mine.pay(n);
    const first = await listPayments(mine.ctx, { page: 1 });
    expect(first).toMatchObject({ pages: 2, timeZone: "America/Argentina/Buenos_Aires" });
    expect(first.rows).toHaveLength(PAYMENTS_PER_PAGE);
    expect(first.rows[0]).toMatchObject({ amountCents: 890_000, chargedAt: new Date(FIXED_NOW.getTime() + 13) });
    expect((await listPayments(mine.ctx, { page: 2 })).rows).toHaveLength(1);
    expect((await listPayments(other.ctx, { page: 1 })).rows).toEqual([]);
  });

  it("have a receipt once paid, for their payer only", async () => {
    const [mine, other] = [await makeMerchant(), await makeMerchant()];
    const paid = await mine.pay(1);
    const rejected = await mine.pay(2, { status: "REJECTED", paidAt: null });
    expect(await getReceipt(mine.ctx, { id: paid.id })).toMatchObject({
      id: paid.id,
      amountCents: 890_000,
      reference: paid.externalId,
      payer: { email: mine.owner.email },
      site: "Vidriera",
    });
    await expect(getReceipt(mine.ctx, { id: rejected.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(getReceipt(other.ctx, { id: paid.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
