import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { HOUR_MS } from "~/domain/duration";
import type { WebhookRequest } from "~/server/ports/payments";
import {
  askPlanChange,
  changePlan,
  confirmPlanChange,
  previewPlanChange,
} from "~/server/services/billing/plans/change-plan";
import { claimSubscription } from "~/server/services/billing/subscriptions/claim-subscription";
import { reconcileSubscriptions } from "~/server/services/billing/subscriptions/reconcile-subscriptions";
import { subscribeUser } from "~/server/services/billing/subscriptions/subscribe-user";
import { unsubscribeUser } from "~/server/services/billing/subscriptions/unsubscribe-user";
import { handleWebhookEvent } from "~/server/services/billing/webhooks/handle-webhook-event";
import { receiveWebhook } from "~/server/services/billing/webhooks/receive-webhook";
import { FIXED_NOW } from "./context";
import { makeBase } from "./factories";
import type { Errand } from "./kill-payments-child";
import { makePlayedPayer, type Played, playPayments } from "./played-payments";
import { queuedJobs } from "./queue";
import { settled } from "./settled";
import { testDb } from "./test-db";

const ROUNDS = 8;
const db = testDb();
let played: Played;
let plans: Record<PaymentService, number>;
let dearer: number;
let larger: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const make = async (name: string, total: string, currency: string) =>
    (await db.plan.create({ data: { name, total, currency } })).id;
  plans = { mercado_pago: await make("PESOS", "8900", "ARS"), paypal: await make("DÓLARES", "9", "USD") };
  dearer = await make("MÁS DÓLARES", "19", "USD");
  larger = await make("MÁS PESOS", "17500", "ARS");
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.subscription.deleteMany();
  await db.webhookEvent.deleteMany();
});

async function makePayer(service: PaymentService) {
  const payer = await makePlayedPayer(db, played);
  const { mercadoPago, paypal } = played.standIn;
  const provider = service === "paypal" ? paypal : mercadoPago;
  return {
    ...payer,
    service,
    known: () => provider.list().filter((one) => one.payer === payer.owner.email),
    approve: (id: string) => provider.approve(id),
    notice: (id: string): WebhookRequest =>
      service === "paypal"
        ? paypal.notice("BILLING.SUBSCRIPTION.ACTIVATED", { id })
        : mercadoPago.notice("subscription_preapproval", id),
    subscribe: () => subscribeUser(payer.ctx, { userId: payer.owner.id, planId: plans[service], service }),
  };
}
type Payer = Awaited<ReturnType<typeof makePayer>>;

async function send(payer: Payer, over: Pick<Errand, "does" | "standsAt"> & Partial<Errand>) {
  const errand: Errand = {
    service: payer.service,
    ownerId: payer.owner.id,
    planId: plans[payer.service],
    externalId: await payer.idOf(),
    notice: null,
    keys: played.keys,
    now: played.clock.now.toISOString(),
    ...over,
  };
  return fork(join(import.meta.dirname, "kill-payments-child.ts"), [JSON.stringify(errand)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Runs a process that acts for the payer, and kills it when it reaches the given point. */
async function dieAt(payer: Payer, standsAt: string, over: Pick<Errand, "does"> & Partial<Errand>): Promise<void> {
  const child = await send(payer, { ...over, standsAt });
  expect(await once(child, "message")).toEqual([{ at: standsAt }, undefined]);
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
  await settled(db);
}

async function receive(payer: Payer, notice: WebhookRequest): Promise<void> {
  const provider = payer.service === "paypal" ? "PAYPAL" : "MERCADO_PAGO";
  await receiveWebhook(payer.nobody, { provider, address: "203.0.113.9", notice });
}

async function handleAll(payer: Payer): Promise<void> {
  // what the queue does with the jobs of a dead process
  for (const { data } of await queuedJobs(db, "handle-notice")) {
    await handleWebhookEvent(payer.nobody, data as { eventId: string });
  }
}

/** What completes the work of a dead process: each alone is sufficient. */
const completions: Record<string, (payer: Payer) => Promise<unknown>> = {
  "the way back": async (payer) =>
    claimSubscription(payer.ctx, { service: payer.service, externalId: payer.known()[0]?.id ?? "" }),
  "the next notice": async (payer) => {
    await receive(payer, payer.notice(payer.known()[0]?.id ?? ""));
    await handleAll(payer);
  },
  "the hourly work": async (payer) => {
    played.clock.now = new Date(played.clock.now.getTime() + HOUR_MS);
    await reconcileSubscriptions(payer.nobody, new AbortController().signal);
  },
};

/** Expects exactly one of everything, even when every completion runs once more. */
async function expectPaidOnce(payer: Payer): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    expect(await payer.subscriber()).toMatchObject({ planId: plans[payer.service] });
    expect(await payer.suspended()).toBe(false);
    expect(payer.known()).toHaveLength(1);
    expect(await payer.rows()).toMatchObject([{ status: "ACTIVE", externalId: payer.known()[0]?.id }]);
    expect(await payer.payments()).toMatchObject([{ status: "APPROVED" }]);
    expect(await payer.mails()).toHaveLength(1);
    for (const complete of Object.values(completions)) await complete(payer);
  }
}

describe.each<PaymentService>(["mercado_pago", "paypal"])("a process that opens a subscription at %s", (service) => {
  it.each(["open before", "open after"])("and is killed at “%s” leaves one for the next attempt", async (at) => {
    const payer = await makePayer(service);
    await dieAt(payer, at, { does: "subscribe" });
    expect(await payer.rows()).toMatchObject([{ status: "PENDING", externalId: null }]);
    expect(payer.known()).toHaveLength(at === "open after" ? 1 : 0);
    await payer.subscribe();
    expect(payer.known()).toHaveLength(1);
    payer.approve(payer.known()[0]?.id ?? "");
    await completions["the way back"]?.(payer);
    await expectPaidOnce(payer);
  });
});

it("a process that is killed after Mercado Pago opened a subscription: the hourly job finds it by its reference", async () => {
  const payer = await makePayer("mercado_pago");
  await dieAt(payer, "open after", { does: "subscribe" });
  payer.approve(payer.known()[0]?.id ?? "");
  await completions["the hourly work"]?.(payer);
  await expectPaidOnce(payer);
});

it("a process that is killed after PayPal opened a subscription: the payer's return finds it by its reference", async () => {
  const payer = await makePayer("paypal");
  await dieAt(payer, "open after", { does: "subscribe" });
  payer.approve(payer.known()[0]?.id ?? "");
  await completions["the way back"]?.(payer);
  await expectPaidOnce(payer);
});

const PLACES: [Errand["does"], string][] = [
  ["claim", "read before"],
  ["claim", "read after"],
  ["claim", "mail before"],
  ["claim", "mail after"],
  ["claim", "purge before"],
  ["receive", "done"],
  ["handle", "subjectOf after"],
  ["handle", "read after"],
  ["handle", "mail after"],
  ["handle", "purge before"],
  ["reconcile", "mail after"],
  ["reconcile", "purge before"],
];

it.each(PLACES)(
  "a process that does “%s” and is killed at “%s” is completed by the next run of any kind",
  async (does, at) => {
    // Each point uses another provider and another completion; together they cover all.
    const turn = PLACES.findIndex(([one, place]) => one === does && place === at);
    const payer = await makePayer(turn % 2 === 0 ? "mercado_pago" : "paypal");
    await payer.subscribe();
    const id = await payer.idOf();
    payer.approve(id);
    const notice = payer.notice(id);
    if (does === "handle") await receive(payer, notice);
    await dieAt(payer, at, { does, notice });
    const granted = at === "purge before";
    expect(await payer.suspended()).toBe(!granted);
    expect(await payer.mails(), "granted and told in one").toHaveLength(granted ? 1 : 0);
    await Object.values(completions)[turn % 3]?.(payer);
    await expectPaidOnce(payer);
    expect(await db.webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  },
);

it.each<[PaymentService, string]>([
  ["mercado_pago", "cancel before"],
  ["mercado_pago", "cancel after"],
  ["paypal", "cancel after"],
])("a process that cancels at %s and is killed at “%s”: the next attempt completes it", async (service, at) => {
  const payer = await makePayer(service);
  await payer.subscribe();
  payer.approve(await payer.idOf());
  await completions["the way back"]?.(payer);
  await dieAt(payer, at, { does: "cancel" });
  expect(await payer.rows()).toMatchObject([{ status: "ACTIVE" }]);
  await unsubscribeUser(payer.ctx);
  expect(await payer.rows()).toMatchObject([{ status: "CANCELLED" }]);
  expect(payer.known()[0]?.status.toLowerCase()).toBe("cancelled");
  expect(await payer.subscriber()).toMatchObject({ planId: plans[service] });
});

it("a process that is killed after requesting another plan from PayPal: the payer's approval takes effect", async () => {
  const payer = await makePayer("paypal");
  await payer.subscribe();
  const id = await payer.idOf();
  payer.approve(id);
  await completions["the way back"]?.(payer);
  await db.plan.update({ where: { id: dearer }, data: { paypalPlanId: null } });
  await dieAt(payer, "change after", { does: "change", planId: dearer });
  expect(await payer.rows()).toMatchObject([{ planId: plans.paypal, nextPlanId: null }]);
  await askPlanChange(payer.ctx, dearer);
  played.standIn.paypal.approveRevision(id);
  expect(await confirmPlanChange(payer.ctx, dearer)).toMatchObject({ planId: dearer });
  expect(payer.known()).toHaveLength(1);
});

it.each(["revise before", "revise after", "read before", "read after"])(
  "a process that changes the plan at Mercado Pago and is killed at “%s” leaves one subscription, charged as it is given",
  async (at) => {
    for (const complete of [...Object.values(completions), retry]) {
      played.clock.now = FIXED_NOW;
      const payer = await makePayer("mercado_pago");
      await payer.subscribe();
      const id = await payer.idOf();
      payer.approve(id);
      await completions["the way back"]?.(payer);
      await dieAt(payer, at, { does: "changePlan", planId: larger });
      const asked = at !== "revise before";
      const price = () => played.standIn.mercadoPago.subscriptions.get(id)?.auto_recurring.transaction_amount as number;
      expect(price()).toBe(asked ? 17_500 : 8_900);
      await complete(payer);
      const given = asked || complete === retry;
      expect(await payer.subscriber()).toMatchObject({
        planId: given ? larger : plans.mercado_pago,
        owesUpgrade: false,
      });
      expect(price()).toBe(given ? 17_500 : 8_900);
      expect((await payer.rows()).map(({ amount }) => Number(amount))).toEqual([price()]);
      expect(payer.known()).toHaveLength(1);
      expect(await payer.payments()).toHaveLength(1);
    }
  },
);

/** A user who confirmed a change without receiving a response confirms it again. */
async function retry(payer: Payer): Promise<void> {
  const { plan, kind } = await previewPlanChange(payer.ctx, larger);
  await changePlan(payer.ctx, { id: plan.id, kind, total: plan.totalCents, keep: [] });
}

it("ends with everything exactly once, whenever a process that does all this concurrently is killed", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const payer = await makePayer(round % 2 === 0 ? "mercado_pago" : "paypal");
    await payer.subscribe();
    const id = await payer.idOf();
    payer.approve(id);
    const child = await send(payer, { does: "all", standsAt: null, notice: payer.notice(id) });
    await once(child, "message");
    await new Promise((wait) => setTimeout(wait, round * 25));
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
    await settled(db);
    await completions["the hourly work"]?.(payer);
    await expectPaidOnce(payer);
    expect(await db.webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  }
});
