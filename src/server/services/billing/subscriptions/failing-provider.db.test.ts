import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { HOUR_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { Payments } from "~/server/ports/payments";
import { FIXED_NOW } from "~/test/context";
import { makeBase } from "~/test/factories";
import { adaptersFor, interceptAfter, makePlayedPayer, type Played, playPayments } from "~/test/played-payments";
import { testDb } from "~/test/test-db";
import { askPlanChange, confirmPlanChange } from "../plans/change-plan";
import { claimSubscription } from "./claim-subscription";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { refreshSubscription } from "./refresh-subscription";
import { subscribeUser } from "./subscribe-user";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
const never = new AbortController().signal;
let played: Played;
let gone: Payments;
/** For a provider that never responds. */
let impatient: Payments;
let plans: Record<PaymentService, number>;
let dearer: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const make = async (name: string, total: string, currency: string) =>
    (await db.plan.create({ data: { name, total, currency } })).id;
  plans = { mercado_pago: await make("PESOS", "8900", "ARS"), paypal: await make("DÓLARES", "9", "USD") };
  dearer = await make("MÁS DÓLARES", "19", "USD");
  played = await playPayments();
  impatient = adaptersFor(played.keys, { now: played.now, timeoutMs: 250 });
  const closed = await playPayments();
  await closed.standIn.close();
  gone = closed.payments;
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.subscription.deleteMany();
  await db.errorLog.deleteMany();
});
afterEach(() => played.standIn.fault(undefined));

const services: PaymentService[] = ["mercado_pago", "paypal"];
/** How it fails: connection refused, timeout, an unreadable response, a server error. */
const failures = ["gone", "slow", "garbage", "broken"] as const;
type Failure = (typeof failures)[number];
const cases = services.flatMap((service) => failures.map((how): [PaymentService, Failure] => [service, how]));

async function makePayer(service: PaymentService) {
  const payer = await makePlayedPayer(db, played);
  const { mercadoPago, paypal } = played.standIn;
  const provider = service === "paypal" ? paypal : mercadoPago;
  const wish = { userId: payer.owner.id, planId: plans[service], service };
  const payingContext = payer.ctx;
  return {
    ...payer,
    /** The provider's subscriptions of this payer, known to us or not. */
    known: () => provider.list().filter((one) => one.payer === payer.owner.email),
    approve: (id: string) => provider.approve(id),
    subscribe: (ctx: ServiceContext = payingContext) => subscribeUser(ctx, wish),
    claim: async (ctx: ServiceContext = payingContext) =>
      claimSubscription(ctx, { service, externalId: await payer.idOf() }),
    /** The context while the provider fails; `mend` ends the failure. */
    failing: (how: Failure): ServiceContext => {
      if (how === "gone") return { ...payer.ctx, ports: { ...payer.ctx.ports, payments: gone } };
      const answers = {
        slow: null,
        garbage: { status: 200, body: "<html>mantenimiento" },
        broken: { status: 500, body: { message: "oops" } },
      };
      played.standIn.fault(answers[how]);
      return how === "slow" ? { ...payer.ctx, ports: { ...payer.ctx.ports, payments: impatient } } : payer.ctx;
    },
    mend: () => played.standIn.fault(undefined),
  };
}

const codeOf = (call: Promise<unknown>) => call.then(() => "through").catch((error: AppError) => error.code);
const lost = async () => {
  throw new AppError("PROVIDER_FAILED");
};

describe.each(cases)("%s %s", (service, how) => {
  it("when subscribing: reports the failure, and the next try opens one", async () => {
    const payer = await makePayer(service);
    expect(await codeOf(payer.subscribe(payer.failing(how)))).toBe("PROVIDER_FAILED");
    payer.mend();
    expect(await payer.rows()).toMatchObject([{ status: "PENDING", checkoutUrl: null }]);
    const { checkoutUrl } = await payer.subscribe();
    expect(checkoutUrl).toContain(played.standIn.url);
    expect(await payer.rows()).toHaveLength(1);
    expect(payer.known()).toHaveLength(1);
  });

  it("on return and on refresh: reports it, revokes nothing, and the next try grants the plan once", async () => {
    const payer = await makePayer(service);
    await payer.subscribe();
    payer.approve(await payer.idOf());
    const ctx = payer.failing(how);
    expect(await codeOf(payer.claim(ctx))).toBe("PROVIDER_FAILED");
    expect(await codeOf(refreshSubscription(ctx))).toBe("PROVIDER_FAILED");
    payer.mend();
    expect(await payer.rows()).toMatchObject([{ status: "PENDING" }]);
    await payer.claim();
    await refreshSubscription(payer.ctx);
    expect(await payer.subscriber()).toMatchObject({ planId: plans[service] });
    expect(await payer.payments()).toHaveLength(1);
    expect(await payer.mails()).toHaveLength(1);
  });

  it("when cancelling: reports the failure, the subscription runs on, and the next try ends it", async () => {
    const payer = await makePayer(service);
    await payer.subscribe();
    payer.approve(await payer.idOf());
    await payer.claim();
    expect(await codeOf(unsubscribeUser(payer.failing(how)))).toBe("PROVIDER_FAILED");
    payer.mend();
    expect(await payer.rows()).toMatchObject([{ status: "ACTIVE" }]);
    await unsubscribeUser(payer.ctx);
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
    expect(payer.known()).toMatchObject([{ status: expect.stringMatching(/^cancelled$/i) }]);
  });

  it("in the hourly job: serves everybody else, notifies the super-users, and repairs it the next hour", async () => {
    const payer = await makePayer(service);
    await payer.subscribe();
    payer.approve(await payer.idOf());
    const ctx = { ...payer.failing(how), actor: null };
    await reconcileSubscriptions(ctx, never);
    payer.mend();
    expect(await payer.rows()).toMatchObject([{ status: "PENDING" }]);
    expect(payer.messenger.messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^ERROR EN PAGINA\njob reconcile-subscriptions\n\w+: (?:Mercado Pago|PayPal): /),
    ]);
    played.clock.now = new Date(FIXED_NOW.getTime() + HOUR_MS);
    expect(await reconcileSubscriptions(payer.nobody, never)).toBe(1);
    expect(await payer.subscriber()).toMatchObject({ planId: plans[service] });
    expect(await payer.suspended()).toBe(false);
    expect(await payer.payments()).toHaveLength(1);
    expect(await payer.mails()).toHaveLength(1);
  });
});

describe.each(failures)("a plan change while PayPal is %s", (how) => {
  it("reports the failure, keeps the plan, and succeeds when retried", async () => {
    const payer = await makePayer("paypal");
    await payer.subscribe();
    const id = await payer.idOf();
    payer.approve(id);
    await payer.claim();
    expect(await codeOf(askPlanChange(payer.failing(how), dearer))).toBe("PROVIDER_FAILED");
    payer.mend();
    expect(await payer.rows()).toMatchObject([{ planId: plans.paypal, nextPlanId: null }]);
    await askPlanChange(payer.ctx, dearer);
    played.standIn.paypal.approveRevision(id);
    expect(await codeOf(confirmPlanChange(payer.failing(how), dearer))).toBe("PROVIDER_FAILED");
    payer.mend();
    expect(await payer.subscriber()).toMatchObject({ planId: plans.paypal });
    expect(await confirmPlanChange(payer.ctx, dearer)).toMatchObject({ planId: dearer });
    expect(payer.known()).toHaveLength(1);
  });
});

describe.each(services)("a lost response of %s", (service) => {
  const provider = service === "paypal" ? "PAYPAL" : "MERCADO_PAGO";
  const losing = (ctx: ServiceContext, method: "open" | "cancel"): ServiceContext => {
    const { payments } = ctx.ports;
    const heard = interceptAfter<Payments["MERCADO_PAGO" | "PAYPAL"]>(payments[provider], method, lost);
    return { ...ctx, ports: { ...ctx.ports, payments: { ...payments, [provider]: heard } } };
  };

  it("opens no second subscription, with or without a retry", async () => {
    const payer = await makePayer(service);
    expect(await codeOf(payer.subscribe(losing(payer.ctx, "open")))).toBe("PROVIDER_FAILED");
    expect(payer.known()).toHaveLength(1);
    expect(await payer.rows()).toMatchObject([{ externalId: null }]);
    await Promise.all([payer.subscribe(), payer.subscribe()]);
    expect(payer.known()).toHaveLength(1);
    expect(await payer.rows()).toMatchObject([{ externalId: payer.known()[0]?.id, status: "PENDING" }]);
  });

  it("still ends a subscription", async () => {
    const payer = await makePayer(service);
    await payer.subscribe();
    payer.approve(await payer.idOf());
    await payer.claim();
    expect(await codeOf(unsubscribeUser(losing(payer.ctx, "cancel")))).toBe("PROVIDER_FAILED");
    await unsubscribeUser(payer.ctx);
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
  });
});

it("one provider being down does not block what the other confirmed", async () => {
  const payer = await makePayer("paypal");
  await payer.subscribe();
  payer.approve(await payer.idOf());
  const wish = { userId: payer.owner.id, planId: plans.mercado_pago, service: "mercado_pago" } as const;
  await subscribeUser(payer.ctx, wish);
  const { MERCADO_PAGO } = gone;
  const ctx = { ...payer.ctx, ports: { ...payer.ctx.ports, payments: { ...played.payments, MERCADO_PAGO } } };
  expect(await codeOf(refreshSubscription(ctx))).toBe("PROVIDER_FAILED");
  expect(await payer.subscriber()).toMatchObject({ planId: plans.paypal });
  expect(await payer.suspended()).toBe(false);
});
