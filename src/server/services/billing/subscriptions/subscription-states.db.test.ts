import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { Payments } from "~/server/ports/payments";
import { approveOn, makeClosingPayer } from "~/test/closed-payers";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeUser } from "~/test/factories";
import { interceptAfter, type Played, playPayments } from "~/test/played-payments";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { listPayments } from "../charges/list-payments";
import { getBillingAccount } from "../plans/get-account";
import { getSubscriber } from "../plans/get-subscriber";
import { grantPlan } from "../plans/grant-plan";
import { claimSubscription } from "./claim-subscription";
import { refreshSubscription } from "./refresh-subscription";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
let played: Played;
let plans: Record<PaymentService, number>;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const make = async (name: string, total: string, currency: string) =>
    (await db.plan.create({ data: { name, total, currency } })).id;
  plans = { mercado_pago: await make("PESOS", "8900", "ARS"), paypal: await make("DÓLARES", "9", "USD") };
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  played.standIn.fault(undefined);
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

const later = (ms: number) => {
  played.clock.now = new Date(played.clock.now.getTime() + ms);
};

/** A payer whose free period is over, with a plan that was paid once. */
async function makePaying(service: PaymentService) {
  const payer = await makeClosingPayer(db, played, service, plans[service]);
  await db.subscriber.update({
    where: { userId: payer.owner.id },
    data: { freeUntil: new Date("2026-11-01T00:00:00Z") },
  });
  await approveOn(await payer.subscribe());
  const id = await payer.idOf();
  await claimSubscription(payer.ctx, { service, externalId: id });
  const { actions } = played.standIn;
  return {
    ...payer,
    id,
    account: async () => getBillingAccount(payer.ctx),
    /** A month later the provider could not charge; we refresh some days after. */
    reject: async (heardAfterMs = 0) => {
      later(31 * DAY_MS);
      actions.reject({ id });
      later(heardAfterMs);
      await refreshSubscription(payer.ctx);
    },
  };
}

describe.each<PaymentService>(["mercado_pago", "paypal"])("a subscription at %s", (service) => {
  it("cancelled by its provider is not shown as cancelled by its merchant", async () => {
    const payer = await makePaying(service);
    expect(await payer.account()).toMatchObject({ state: { kind: "active" }, ended: null, unpaid: null });
    played.standIn.actions.cancel({ id: payer.id });
    await refreshSubscription(payer.ctx);
    expect(await payer.account()).toMatchObject({
      state: { kind: "ending" },
      ended: { by: "provider", provider: payer.provider },
    });
  });

  it("cancelled by its merchant is shown so, even when the response was lost", async () => {
    const payer = await makePaying(service);
    const provider = payer.ctx.ports.payments[payer.provider];
    const lost = interceptAfter(provider, "cancel", async () => {
      throw new Error("the process died");
    });
    const payments: Payments = { ...payer.ctx.ports.payments, [payer.provider]: lost };
    const ctx = { ...payer.ctx, ports: { ...payer.ctx.ports, payments } };
    await expect(unsubscribeUser(ctx)).rejects.toThrow("the process died");
    await refreshSubscription(payer.ctx);
    expect(await payer.account()).toMatchObject({ state: { kind: "ending" }, ended: { by: "merchant" } });
  });

  it("whose cancellation failed because the provider was down may later be ended by the provider", async () => {
    const payer = await makePaying(service);
    played.standIn.fault({ status: 503, body: "" });
    await expect(unsubscribeUser(payer.ctx)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    played.standIn.fault(undefined);
    later(2 * HOUR_MS);
    await refreshSubscription(payer.ctx);
    played.standIn.actions.cancel({ id: payer.id });
    await refreshSubscription(payer.ctx);
    expect(await payer.account()).toMatchObject({ ended: { by: "provider" } });
  });

  it("keeps the provider's date of a rejected charge, however late we refresh", async () => {
    const payer = await makePaying(service);
    const rejectedAt = new Date(FIXED_NOW.getTime() + 31 * DAY_MS);
    await payer.reject(3 * DAY_MS);
    const { rows } = await listPayments(payer.ctx, { page: 1 });
    expect(rows).toMatchObject([{ status: "REJECTED", paidAt: null }, { status: "APPROVED" }]);
    expect(Math.abs(Number(rows[0]?.chargedAt) - rejectedAt.getTime())).toBeLessThan(HOUR_MS);
    const mails = (await queuedJobs(db, "send-mail")).map(({ data }) => data as { to: string; text: string });
    expect(mails.filter(({ to }) => to === payer.owner.email).at(-1)?.text).toContain("El 21 de diciembre,");
  });

  it("shows a notice above every screen from a failed charge until it is paid", async () => {
    const payer = await makePaying(service);
    expect((await getSubscriber(payer.ctx))?.unpaid).toBeNull();
    await payer.reject();
    const retryAt = service === "paypal" ? expect.any(Date) : null;
    expect(await getSubscriber(payer.ctx)).toMatchObject({
      unpaid: { provider: payer.provider, over: false, retryAt, suspended: false },
    });
    expect(await payer.account()).toMatchObject({
      state: { kind: "pastDue" },
      unpaid: { over: false, retryAt, charge: { amountCents: service === "paypal" ? 900 : 890_000 } },
    });
    later(DAY_MS);
    played.standIn.actions.month({ id: payer.id });
    await refreshSubscription(payer.ctx);
    expect((await getSubscriber(payer.ctx))?.unpaid).toBeNull();
    expect(await payer.account()).toMatchObject({ state: { kind: "active" }, unpaid: null });
  });
});

it("keeps the notice when Mercado Pago gave up and ended it, until another one is paid", async () => {
  const payer = await makePaying("mercado_pago");
  await payer.reject();
  played.standIn.actions.reject({ id: payer.id });
  played.standIn.actions.reject({ id: payer.id });
  await refreshSubscription(payer.ctx);
  expect(await getSubscriber(payer.ctx)).toMatchObject({ unpaid: { over: true, retryAt: null } });
  expect(await payer.account()).toMatchObject({
    ended: { by: "provider" },
    unpaid: { over: true, charge: { detail: "cc_rejected_insufficient_amount" } },
  });
  await approveOn(await payer.subscribe());
  await claimSubscription(payer.ctx, { service: "mercado_pago", externalId: await payer.idOf(1) });
  expect((await getSubscriber(payer.ctx))?.unpaid).toBeNull();
});

it("granted by the team ends by itself", async () => {
  const payer = await makeClosingPayer(db, played, "mercado_pago", plans.mercado_pago);
  const boss = await makeUser(db, { role: "SUPER" });
  const admin = { ...payer.ctx, actor: merchantActor(boss.id, { role: "SUPER" }) };
  const until = new Date(FIXED_NOW.getTime() + 5 * DAY_MS);
  await grantPlan(admin, { userId: payer.owner.id, planId: plans.mercado_pago, until });
  expect(await getBillingAccount(payer.ctx)).toMatchObject({ state: { kind: "ending" }, ended: { by: "team" } });
});
