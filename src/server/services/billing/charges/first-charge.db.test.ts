import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { FIXED_NOW } from "~/test/context";
import { makeBase } from "~/test/factories";
import { makePlayedPayer, type Played, playPayments } from "~/test/played-payments";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { endFreePeriods } from "../plans/end-free-periods";
import { getBillingAccount } from "../plans/get-account";
import { reconcileSubscriptions } from "../subscriptions/reconcile-subscriptions";
import { refreshSubscription } from "../subscriptions/refresh-subscription";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { unsubscribeUser } from "../subscriptions/unsubscribe-user";
import { remindOfCharges } from "./remind-of-charges";

const db = testDb();
/** Six days ahead of `FIXED_NOW`, and noon of that day in Argentina. */
const LAST_FREE_DAY = "2026-11-26";
const NOON = new Date("2026-11-26T15:00:00Z");
let played: Played;
let plans: Record<PaymentService, number>;
let tried: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const makePlan = async (name: string, total: string, currency: string, trial = 0) =>
    (await db.plan.create({ data: { name, total, currency, trial } })).id;
  plans = { mercado_pago: await makePlan("PESOS", "8900", "ARS"), paypal: await makePlan("DÓLARES", "9", "USD") };
  tried = await makePlan("CON PRUEBA", "8900", "ARS", 15);
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.subscription.deleteMany();
  await db.subscriber.updateMany({ data: { freeUntil: new Date("2027-12-31") } });
});

const at = (days: number) => {
  played.clock.now = new Date(FIXED_NOW.getTime() + days * DAY_MS);
};

/** A merchant in the free period with an open shop, and helpers for their calls. */
async function makeMerchant(service: PaymentService, { freeUntil = LAST_FREE_DAY, planId = plans[service] } = {}) {
  const payer = await makePlayedPayer(db, played, { suspended: false, suspendedAt: null });
  const data = { freeUntil: new Date(`${freeUntil}T00:00:00Z`) };
  await db.subscriber.update({ where: { userId: payer.owner.id }, data });
  const provider = service === "paypal" ? played.standIn.paypal : played.standIn.mercadoPago;
  return {
    ...payer,
    provider,
    subscribe: () => subscribeUser(payer.ctx, { userId: payer.owner.id, planId, service }),
    approve: async (nth = 0) => {
      provider.approve(await payer.idOf(nth));
      await refreshSubscription(payer.ctx);
    },
    /** Advances to the time of the next charge. */
    charge: async () => provider.month(await payer.idOf()),
    nightly: async () => {
      await reconcileSubscriptions(payer.nobody, new AbortController().signal);
      await endFreePeriods(payer.nobody);
    },
  };
}

describe.each<PaymentService>(["mercado_pago", "paypal"])("paying in the free period, by %s", (service) => {
  it("charges nothing before the last free day, and grants the plan at once", async () => {
    const merchant = await makeMerchant(service);
    await merchant.subscribe();
    await merchant.approve();
    expect(await merchant.rows()).toMatchObject([{ status: "ACTIVE", startsAt: NOON, nextPaymentAt: NOON }]);
    expect(await merchant.payments()).toEqual([]);
    expect(await merchant.subscriber()).toMatchObject({
      planId: plans[service],
      lastPaymentAt: null,
      freeUntil: new Date(LAST_FREE_DAY),
    });
    expect(await getBillingAccount(merchant.ctx)).toMatchObject({
      state: { kind: "active" },
      current: { nextPaymentAt: NOON },
    });
  });

  it("keeps the shop open while the first charge is awaited, and charges on the announced day", async () => {
    const merchant = await makeMerchant(service);
    await merchant.subscribe();
    await merchant.approve();
    at(7); // the free period is over since yesterday, and the provider was slow
    await merchant.nightly();
    expect(await merchant.suspended()).toBe(false);
    await merchant.charge();
    await refreshSubscription(merchant.ctx);
    expect(await merchant.payments()).toMatchObject([
      { status: "APPROVED", paidAt: new Date(NOON.getTime() + DAY_MS) },
    ]);
    expect(await merchant.rows()).toMatchObject([{ nextPaymentAt: new Date("2026-12-27T15:00:00Z") }]);
    at(9);
    await merchant.nightly();
    expect(await merchant.suspended()).toBe(false);
  });

  it("suspends the shop when the first charge never came", async () => {
    const merchant = await makeMerchant(service);
    await merchant.subscribe();
    await merchant.approve();
    at(9);
    await merchant.nightly();
    expect(await merchant.suspended()).toBe(true);
  });

  it("costs nothing when cancelled before that, and leaves the remaining free days", async () => {
    const merchant = await makeMerchant(service);
    await merchant.subscribe();
    await merchant.approve();
    await unsubscribeUser(merchant.ctx);
    expect(await merchant.payments()).toEqual([]);
    expect(await getBillingAccount(merchant.ctx)).toMatchObject({ state: { kind: "trial", until: LAST_FREE_DAY } });
    // a second checkout: the same day again, with a subscription of its own
    await merchant.subscribe();
    await merchant.approve(1);
    const rows = await merchant.rows();
    expect(rows).toMatchObject([{ status: "CANCELLED" }, { status: "ACTIVE", startsAt: NOON, nextPaymentAt: NOON }]);
  });

  it("charges at once on the last free day, and after it", async () => {
    for (const freeUntil of ["2026-11-20", "2026-11-15"]) {
      const merchant = await makeMerchant(service, { freeUntil });
      await merchant.subscribe();
      await merchant.approve();
      expect(await merchant.rows()).toMatchObject([{ startsAt: null, status: "ACTIVE" }]);
      expect(await merchant.payments()).toMatchObject([{ status: "APPROVED", paidAt: FIXED_NOW }]);
    }
  });

  it("opens a new checkout page when the day moved, and reuses the page while it has not", async () => {
    const merchant = await makeMerchant(service);
    const first = await merchant.subscribe();
    expect((await merchant.subscribe()).checkoutUrl).toBe(first.checkoutUrl);
    const data = { freeUntil: new Date("2026-12-10T00:00:00Z") };
    await db.subscriber.update({ where: { userId: merchant.owner.id }, data });
    expect((await merchant.subscribe()).checkoutUrl).not.toBe(first.checkoutUrl);
    expect(await merchant.rows()).toMatchObject([{ startsAt: NOON }, { startsAt: new Date("2026-12-10T15:00:00Z") }]);
  });
});

describe("a plan with trial days", () => {
  it.each([
    ["on top of the free period", LAST_FREE_DAY, "2026-12-11"],
    ["from today, once it is over", "2026-11-15", "2026-12-05"],
  ])("charges first %s", async (_case, freeUntil, day) => {
    const merchant = await makeMerchant("mercado_pago", { freeUntil, planId: tried });
    await merchant.subscribe();
    await merchant.approve();
    expect(await merchant.rows()).toMatchObject([{ nextPaymentAt: new Date(`${day}T15:00:00Z`) }]);
    expect(await merchant.payments()).toEqual([]);
    expect(await merchant.subscriber()).toMatchObject({ freeUntil: new Date(day) });
    // once only: who subscribes again pays as soon as the free period is over
    await unsubscribeUser(merchant.ctx);
    await merchant.subscribe();
    expect((await merchant.rows())[1]).toMatchObject({ startsAt: new Date(`${day}T15:00:00Z`) });
  });
});

describe("subscribing again after cancelling", () => {
  it("charges when the paid period is used up", async () => {
    const merchant = await makeMerchant("mercado_pago", { freeUntil: "2026-11-15" });
    await merchant.subscribe();
    await merchant.approve();
    await unsubscribeUser(merchant.ctx);
    expect(await getBillingAccount(merchant.ctx)).toMatchObject({ state: { kind: "ending" } });
    await merchant.subscribe();
    await merchant.approve(1);
    expect((await merchant.rows())[1]).toMatchObject({ startsAt: new Date("2026-12-20T15:00:00Z"), status: "ACTIVE" });
    expect(await merchant.payments()).toHaveLength(1);
  });
});

describe("mails about upcoming charges", () => {
  const remind = (payer: { nobody: ServiceContext }) => remindOfCharges(payer.nobody);

  it("name the day of the first charge when the subscription is confirmed, once", async () => {
    const merchant = await makeMerchant("mercado_pago");
    await merchant.subscribe();
    await merchant.approve();
    await refreshSubscription(merchant.ctx);
    expect(await merchant.mails()).toEqual(["Tu plan PESOS está activo: el primer cobro es el 26 de noviembre"]);
    const [mail] = (await queuedJobs(db, "send-mail")).map(({ data }) => data as { to: string; text: string });
    expect(mail?.text).toContain("Hoy no se te cobra nada. El primer cobro es el 26 de noviembre: $\u00a08.900.");
  });

  it("are sent three days before each charge, once, even when two runs overlap", async () => {
    const merchant = await makeMerchant("mercado_pago");
    await merchant.subscribe();
    await merchant.approve();
    const about = async () => (await merchant.mails()).filter((subject) => subject.startsWith("El "));
    for (const days of [0, 1, 2]) {
      at(days);
      await remind(merchant);
    }
    expect(await about()).toEqual([]);
    at(3);
    await Promise.all([1, 2, 3, 4].map(() => remind(merchant)));
    at(4);
    await remind(merchant);
    expect(await about()).toEqual(["El 26 de noviembre se cobra tu plan PESOS: $\u00a08.900"]);

    await merchant.charge();
    at(6);
    await refreshSubscription(merchant.ctx);
    await remind(merchant);
    expect(await about()).toHaveLength(1);
    at(33);
    await remind(merchant);
    await remind(merchant);
    expect((await about())[1]).toBe("El 26 de diciembre se cobra tu plan PESOS: $\u00a08.900");
    expect(await about()).toHaveLength(2);
  });

  it("are sent once when the job is killed before its commit", async () => {
    const merchant = await makeMerchant("mercado_pago");
    await merchant.subscribe();
    await merchant.approve();
    at(3);
    const { mailer } = merchant.nobody.ports;
    const dying = { send: () => Promise.reject(new Error("killed")) };
    const killed = { ...merchant.nobody, ports: { ...merchant.nobody.ports, mailer: dying } };
    await expect(remindOfCharges(killed)).rejects.toThrow("killed");
    expect(
      await db.chargeReminder.count({ where: { subscription: { subscriber: { userId: merchant.owner.id } } } }),
    ).toBe(0);
    await remindOfCharges({ ...merchant.nobody, ports: { ...merchant.nobody.ports, mailer } });
    await remind(merchant);
    expect((await merchant.mails()).filter((subject) => subject.startsWith("El "))).toHaveLength(1);
  });

  it("are combined when the first charge is only days away, and skip what is not charged", async () => {
    const soon = await makeMerchant("mercado_pago", { freeUntil: "2026-11-22" });
    await soon.subscribe();
    await soon.approve();
    const given = await makeMerchant("mercado_pago");
    await given.subscribe();
    await given.approve();
    await unsubscribeUser(given.ctx);
    at(1);
    await remind(soon);
    expect(await soon.mails()).toEqual(["Tu plan PESOS está activo: el primer cobro es el 22 de noviembre"]);
    at(3);
    await remind(soon);
    expect(await given.mails()).toHaveLength(1);
  });

  it("name the day in the payer's time zone", async () => {
    const merchant = await makeMerchant("paypal");
    await db.tent.update({ where: { id: merchant.tentId }, data: { countryId: 9 } });
    await db.user.update({ where: { id: merchant.owner.id }, data: { countryId: 9 } });
    await merchant.subscribe();
    await merchant.approve();
    expect(await merchant.rows()).toMatchObject([{ nextPaymentAt: new Date("2026-11-26T11:00:00Z") }]);
    expect(await merchant.mails()).toEqual(["Tu plan DÓLARES está activo: el primer cobro es el 26 de noviembre"]);
  });
});
