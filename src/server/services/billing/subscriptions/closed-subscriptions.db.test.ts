import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { AppError } from "~/server/errors";
import type { Payments } from "~/server/ports/payments";
import { describeClosing } from "~/server/services/account/describe-closing";
import { listCancellations, resolveCancellationByHand, retryCancellation } from "~/server/services/admin/cancellations";
import { approveOn, makeClosingPayer } from "~/test/closed-payers";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeUser } from "~/test/factories";
import { interceptAfter, type Played, playPayments } from "~/test/played-payments";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import type { Fault } from "../../../../../scripts/payments/provider.ts";
import { askPlanChange } from "../plans/change-plan";
import { claimSubscription } from "./claim-subscription";
import { cancelClosedSubscription, pendingCancellations, sweepCancellations } from "./closed-subscriptions";
import { subscribeUser } from "./subscribe-user";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
let played: Played;
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
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  played.standIn.fault(undefined);
  await db.pendingCancellation.deleteMany();
  await db.webhookEvent.deleteMany();
  await db.user.deleteMany({ where: { role: "SUPER" } });
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

const makePayer = (service: PaymentService) => makeClosingPayer(db, played, service, plans[service]);
const later = (ms: number) => {
  played.clock.now = new Date(played.clock.now.getTime() + ms);
};
const CONFIRMED = "Tu suscripción a Vidriera está cancelada";

/** A payer with a running subscription. */
async function makeRunning(service: PaymentService) {
  const payer = await makePayer(service);
  await approveOn(await payer.subscribe());
  const id = await payer.idOf();
  await claimSubscription(payer.ctx, { service, externalId: id });
  expect(await payer.rows()).toMatchObject([{ status: "ACTIVE" }]);
  return { ...payer, id };
}

describe.each<PaymentService>(["mercado_pago", "paypal"])("closing an account that pays at %s", (service) => {
  it("cancels what is paid: at once for the person, at the provider by the queue, which notifies them", async () => {
    const payer = await makeRunning(service);
    const { cancellations } = await payer.close();
    expect(cancellations).toEqual([{ id: expect.any(String), provider: payer.provider }]);
    expect(await db.user.count({ where: { id: payer.owner.id } })).toBe(0);
    expect(payer.alive()).toEqual([payer.id]);
    expect(await payer.kept()).toMatchObject([
      { externalId: payer.id, provider: payer.provider, reason: "ACCOUNT_CLOSED", attempts: 0 },
    ]);
    expect((await payer.mails()).at(-1)).toBe("Cerramos tu cuenta de Vidriera");

    await payer.work();
    expect(payer.alive()).toEqual([]);
    expect(await payer.kept()).toEqual([]);
    expect((await payer.mails()).filter((subject) => subject === CONFIRMED)).toHaveLength(1);
  });

  it("does not wait for a provider that is down, and retries until it confirms", async () => {
    const payer = await makeRunning(service);
    played.standIn.fault({ status: 503, body: "" });
    const [{ id: cancellationId } = { id: "" }] = (await payer.close()).cancellations;
    const tryIt = () => cancelClosedSubscription(payer.nobody, { cancellationId });
    await expect(tryIt()).rejects.toThrow();
    later(HOUR_MS);
    await expect(tryIt()).rejects.toThrow();
    expect(await payer.kept()).toMatchObject([
      { attempts: 2, refusedSince: FIXED_NOW, lastError: expect.stringContaining("503") },
    ]);
    played.standIn.fault(undefined);
    await tryIt();
    await tryIt(); // repeated after it succeeded
    expect(payer.alive()).toEqual([]);
    expect((await payer.mails()).filter((subject) => subject === CONFIRMED)).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ["rejects our keys", { status: 401, body: { message: "invalid access token" } }],
    ["forbids the request", { status: 403, body: { message: "forbidden" } }],
  ])("retries when the provider %s", async (_case, answer) => {
    const payer = await makeRunning(service);
    const [{ id: cancellationId } = { id: "" }] = (await payer.close()).cancellations;
    played.standIn.fault(answer);
    await expect(cancelClosedSubscription(payer.nobody, { cancellationId })).rejects.toThrow();
    expect(await payer.kept()).toHaveLength(1);
  });

  it.each<[string, (id: string) => void]>([
    ["has cancelled it already", (id) => played.standIn.actions.cancel({ id })],
    [
      "no longer knows it",
      (id) => {
        const { mercadoPago, paypal } = played.standIn;
        (service === "paypal" ? paypal : mercadoPago).subscriptions.delete(id);
      },
    ],
  ])("completes when the provider %s", async (_case, happens) => {
    const payer = await makeRunning(service);
    await payer.close();
    happens(payer.id);
    await payer.work();
    expect(await payer.kept()).toEqual([]);
    expect(await payer.mails()).toContain(CONFIRMED);
  });

  it.each(["a notice", "the sweep"])("cancels what is approved after the closing, found by %s", async (heardBy) => {
    const payer = await makePayer(service);
    const page = await payer.subscribe();
    const id = await payer.idOf();
    await payer.close();
    await payer.work();
    await approveOn(page);
    expect(payer.status(id)).toBe(service === "paypal" ? "ACTIVE" : "cancelled");
    if (heardBy === "a notice") await payer.hearOf(id);
    else {
      later(HOUR_MS);
      await sweepCancellations(payer.nobody);
      await payer.work();
    }
    expect(payer.alive()).toEqual([]);
    expect(await payer.kept()).toEqual([]);
    expect(await payer.mails()).toContain(CONFIRMED);
  });

  it("cancels what was abandoned before and is approved after the closing", async () => {
    const payer = await makePayer(service);
    const page = await payer.subscribe();
    const id = await payer.idOf();
    await unsubscribeUser(payer.ctx);
    expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
    await payer.close();
    await payer.work();
    await approveOn(page);
    await payer.hearOf(id);
    expect(payer.alive()).toEqual([]);
  });

  it("cancels what was being opened while the account was closed, and sends nobody to pay for it", async () => {
    const payer = await makePayer(service);
    const provider = payer.ctx.ports.payments[payer.provider];
    const opening = interceptAfter(provider, "open", async () => void (await payer.close()));
    const payments: Payments = { ...payer.ctx.ports.payments, [payer.provider]: opening };
    const ctx = { ...payer.ctx, ports: { ...payer.ctx.ports, payments } };
    const input = { userId: payer.owner.id, planId: plans[service], service };
    const refused = await subscribeUser(ctx, input).catch((error: AppError) => error.code);
    expect(refused).toBe("NOT_FOUND");
    const [{ id } = { id: "" }] = payer.atProvider();
    expect(await payer.kept()).toMatchObject([{ externalId: id }]);
    await payer.work();
    await approveOn(payer.checkoutOf(id));
    await payer.hearOf(id);
    expect(payer.alive()).toEqual([]);
    expect(await payer.kept()).toEqual([]);
  });

  it("cancels what was opened by a process that died before it knew the id", async () => {
    const payer = await makePayer(service);
    await payer.subscribe();
    const [{ id } = { id: "" }] = payer.atProvider();
    await db.subscription.updateMany({
      where: { externalId: id },
      data: { externalId: null, checkoutUrl: null },
    });
    await payer.close();
    await payer.work();
    await approveOn(payer.checkoutOf(id));
    await payer.hearOf(id);
    expect(payer.alive()).toEqual([]);
    expect(await payer.kept()).toEqual([]);
  });

  it("stores nothing about a person who never paid", async () => {
    const payer = await makePayer(service);
    expect((await payer.close()).cancellations).toEqual([]);
    expect(await queuedJobs(db, "cancel-subscription")).toEqual([]);
    expect(await payer.mails()).toEqual(["Cerramos tu cuenta de Vidriera"]);
  });

  it("stores nothing about a subscription that ended long ago, nor about a plan granted by hand", async () => {
    const payer = await makeRunning(service);
    await unsubscribeUser(payer.ctx);
    const { id: subscriberId } = await payer.subscriber();
    const given = { subscriberId, planId: plans[service], provider: "MANUAL", status: "ACTIVE" } as const;
    await db.subscription.create({ data: given });
    expect((await payer.close()).cancellations).toEqual([]);
  });
});

it("cancels a subscription whose plan change awaits the payer, who cannot revive it", async () => {
  const payer = await makeRunning("paypal");
  const { url } = await askPlanChange(payer.ctx, dearer);
  await payer.close();
  await payer.work();
  await approveOn(url);
  expect(payer.alive()).toEqual([]);
});

it("cancels each of several: one that is being replaced, and one that is pending", async () => {
  const payer = await makeRunning("mercado_pago");
  const input = { userId: payer.owner.id, planId: plans.paypal, service: "paypal" } as const;
  const { checkoutUrl } = await subscribeUser(payer.ctx, input);
  const { cancellations } = await payer.close();
  expect(cancellations.map(({ provider }) => provider).sort()).toEqual(["MERCADO_PAGO", "PAYPAL"]);
  await payer.work();
  expect(await payer.kept()).toMatchObject([{ provider: "PAYPAL", unapproved: true, refusedSince: null }]);
  await approveOn(checkoutUrl ?? "");
  later(HOUR_MS);
  await sweepCancellations(payer.nobody);
  await payer.work();
  expect(payer.alive()).toEqual([]);
});

it("forgets an unapproved subscription once it can no longer be approved, without notifying the person", async () => {
  const payer = await makePayer("paypal");
  await payer.subscribe();
  await payer.close();
  await payer.work();
  later(29 * DAY_MS);
  await sweepCancellations(payer.nobody);
  await payer.work();
  expect(await payer.kept()).toMatchObject([{ unapproved: true, attempts: 2 }]);
  later(DAY_MS);
  await sweepCancellations(payer.nobody);
  await payer.work();
  expect(await payer.kept()).toEqual([]);
  expect(await payer.mails()).not.toContain(CONFIRMED);
});

it("restarts a cancellation whose job was lost, once", async () => {
  const payer = await makeRunning("mercado_pago");
  await payer.close();
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await sweepCancellations(payer.nobody);
  await sweepCancellations(payer.nobody);
  expect(await queuedJobs(db, "cancel-subscription")).toHaveLength(1);
  await payer.work();
  expect(payer.alive()).toEqual([]);
});

it("cancels once and notifies once, however many run concurrently", async () => {
  const payer = await makeRunning("mercado_pago");
  const [{ id: cancellationId } = { id: "" }] = (await payer.close()).cancellations;
  await Promise.all(Array.from({ length: 8 }, () => cancelClosedSubscription(payer.nobody, { cancellationId })));
  expect(payer.alive()).toEqual([]);
  expect((await payer.mails()).filter((subject) => subject === CONFIRMED)).toHaveLength(1);
});

it("reports to the team what was charged after the account was closed", async () => {
  const payer = await makeRunning("mercado_pago");
  await payer.close();
  later(31 * DAY_MS);
  played.standIn.actions.month({ id: payer.id });
  await payer.work();
  const [told] = await db.errorLog.findMany({ where: { message: { contains: payer.id } } });
  expect(told?.message).toContain("8900.00 ARS after the account was closed");
});

it("says beforehand what is cancelled, and afterwards what is not confirmed", async () => {
  const payer = await makeRunning("mercado_pago");
  const input = { userId: payer.owner.id, planId: plans.paypal, service: "paypal" } as const;
  await subscribeUser(payer.ctx, input);
  expect(await describeClosing(payer.ctx)).toMatchObject({
    name: "Ana Pérez",
    shops: [{ name: "Casa Yerbal", addresses: [expect.stringMatching(/^casa-/)] }],
    counts: { products: 0, photos: 0, orders: 0, customers: 0 },
    payments: 1,
    subscriptions: [
      { provider: "MERCADO_PAGO", plan: "PESOS", running: true, byHand: false },
      { provider: "PAYPAL", plan: "DÓLARES", running: false, byHand: false },
    ],
  });
  const watching = { ...payer.ctx, actor: { ...merchantActor(payer.owner.id), superUserId: 1 } };
  await expect(describeClosing(watching)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const ids = (await payer.close()).cancellations.map(({ id }) => id);
  expect((await pendingCancellations(payer.nobody, { ids })).sort()).toEqual([...ids].sort());
  await payer.work();
  expect(await pendingCancellations(payer.nobody, { ids })).toHaveLength(1);
  expect(await pendingCancellations(payer.nobody, { ids: [randomUUID()] })).toEqual([]);
});

describe("a cancellation that a provider refuses for more than a day", () => {
  async function makeRefused(service: PaymentService) {
    const payer = await makeRunning(service);
    const boss = await makeUser(db, { role: "SUPER" });
    const [{ id } = { id: "" }] = (await payer.close()).cancellations;
    played.standIn.fault({ status: 500, body: "" });
    await cancelClosedSubscription(payer.nobody, { cancellationId: id }).catch(() => undefined);
    const admin = { ...payer.ctx, actor: merchantActor(boss.id, { role: "SUPER" }) };
    return { payer, id, admin, boss };
  }

  it("is listed for the super-users, who can retry it at once", async () => {
    const { payer, id, admin } = await makeRefused("mercado_pago");
    expect(await listCancellations(admin, { page: 1 })).toMatchObject({ rows: [], underWay: 1, watched: 0 });
    later(DAY_MS);
    expect(await listCancellations(admin, { page: 1 })).toMatchObject({
      rows: [{ id, externalId: payer.id, email: payer.owner.email, attempts: 1 }],
      underWay: 0,
    });
    await expect(retryCancellation(admin, { id })).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    played.standIn.fault(undefined);
    expect(await retryCancellation(admin, { id })).toBe("cancelled");
    await expect(retryCancellation(admin, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(payer.alive()).toEqual([]);
    expect(await listCancellations(admin, { page: 1 })).toMatchObject({ rows: [], underWay: 0 });
  });

  it("can be resolved by a super-user who saw it cancelled there, and the person is notified once", async () => {
    const { payer, id, admin, boss } = await makeRefused("paypal");
    const both = await Promise.allSettled([
      resolveCancellationByHand(admin, { id }),
      resolveCancellationByHand(admin, { id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await payer.mails()).filter((subject) => subject === CONFIRMED)).toHaveLength(1);
    const sent = (await queuedJobs(db, "send-mail")).map(({ data }) => data as { subject: string; text: string });
    const mail = sent.find(({ subject }) => subject === CONFIRMED);
    expect(mail?.text).toContain("Nuestro equipo vio en PayPal");
    expect(mail?.text, "the provider itself said nothing").not.toContain("nos confirmó");
    const audit = await db.auditEntry.findMany({ where: { actorId: boss.id } });
    expect(audit).toMatchObject([{ action: "admin.settleCancellation", target: `PAYPAL ${payer.id}` }]);
  });

  it("is reported to every super-user, in their chat too, once a day", async () => {
    const payer = await makeRunning("paypal");
    const boss = await makeUser(db, { role: "SUPER" });
    const [{ id: cancellationId } = { id: "" }] = (await payer.close()).cancellations;
    played.standIn.fault({ status: 500, body: "" });
    await cancelClosedSubscription(payer.nobody, { cancellationId }).catch(() => undefined);
    const reports = async () => {
      const mails = (await queuedJobs(db, "send-mail")).map(({ data }) => data as { to: string; subject: string });
      return mails.filter(({ to }) => to === boss.email).map(({ subject }) => subject);
    };
    later(23 * HOUR_MS);
    await sweepCancellations(payer.nobody);
    expect(await reports()).toEqual([]);
    later(HOUR_MS);
    await sweepCancellations(payer.nobody);
    await sweepCancellations(payer.nobody);
    expect(await reports()).toEqual(["Vidriera: 1 suscripción sin cancelar"]);
    expect(payer.messenger.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining("SUSCRIPCIONES SIN CANCELAR: 1"),
    ]);
    later(DAY_MS);
    await sweepCancellations(payer.nobody);
    expect(await reports()).toHaveLength(2);
  });

  it("is also reported when no worker runs, unlike what awaits approval", async () => {
    const untried = await makeRunning("mercado_pago");
    const waiting = await makePayer("paypal");
    await waiting.subscribe();
    await waiting.close();
    await waiting.work();
    await untried.close();
    later(DAY_MS);
    await sweepCancellations(untried.nobody);
    expect(untried.messenger.messages).toHaveLength(1);
    expect(await db.pendingCancellation.findMany({ where: { reportedAt: { not: null } } })).toMatchObject([
      { externalId: untried.id },
    ]);
  });
});
