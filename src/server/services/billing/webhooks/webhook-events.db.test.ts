import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ExternalProvider } from "~/domain/billing/provider";
import type { AppError } from "~/server/errors";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { handleWebhookEvent } from "./handle-webhook-event";
import { receiveWebhook } from "./receive-webhook";

const db = testDb();
let planId: number;
let made = 0;

beforeAll(async () => {
  await makeBase(db);
  planId = (await db.plan.create({ data: { id: 7, name: "EMPRENDEDOR", total: "8900" } })).id;
});
beforeEach(async () => {
  await db.webhookEvent.deleteMany();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

/** A merchant with a pending subscription, and helpers for its webhook events. */
async function makePending() {
  const { owner, tent } = await makeTent(db, { suspended: true });
  const { ctx, payments, shopCache } = merchantContext(db, owner.id);
  await subscribeUser(ctx, { userId: owner.id, planId, service: "mercado_pago" });
  const subscription = await db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } });
  made += 1;
  const id = `notice-${made}`;
  const nobody = { ...ctx, actor: null };
  const body = (over: object = {}) =>
    JSON.stringify({ id, topic: "subscription_preapproval", subscription: subscription.externalId, ...over });
  const receive = (text = body(), provider: ExternalProvider = "MERCADO_PAGO") =>
    receiveWebhook(nobody, {
      provider,
      address: "203.0.113.9",
      notice: {
        headers: { "x-signature": "ts=1,v1=00", "x-request-id": "r", cookie: "secret", authorization: "secret" },
        query: { type: "subscription_preapproval" },
        body: text,
      },
    });
  return {
    id,
    externalId: subscription.externalId ?? "",
    payments,
    shopCache,
    tentId: tent.id,
    body,
    receive,
    handle: async () => {
      for (const event of await db.webhookEvent.findMany({ orderBy: { id: "asc" } })) {
        await handleWebhookEvent(nobody, { eventId: String(event.id) });
      }
    },
    pay: () => payments.MERCADO_PAGO.tell(subscription.externalId ?? "", { state: "ACTIVE", lastPaymentAt: FIXED_NOW }),
    subscriber: () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } }),
    suspended: async () => (await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).suspended,
  };
}

const event = () => db.webhookEvent.findFirstOrThrow();
const codeOf = (call: Promise<unknown>) => call.then(() => "through").catch((error: AppError) => error.code);

describe("a webhook event", () => {
  it("is stored and acknowledged first; then the provider is asked, and the shop reopens", async () => {
    const one = await makePending();
    one.pay();
    await one.receive();
    expect(await event()).toMatchObject({
      externalId: one.id,
      topic: "subscription_preapproval",
      body: one.body(),
      verified: false,
      handledAt: null,
    });
    expect((await event()).headers).toEqual({
      headers: { "x-signature": "ts=1,v1=00", "x-request-id": "r" },
      query: { type: "subscription_preapproval" },
    });
    expect(await queuedJobs(db, "handle-notice")).toHaveLength(1);
    expect(await one.suspended(), "nothing is done before the answer").toBe(true);
    await one.handle();
    expect(await event()).toMatchObject({ handledAt: FIXED_NOW, verified: true, attempts: 1, error: null });
    expect(await one.subscriber()).toMatchObject({ planId });
    expect(await one.suspended()).toBe(false);
    expect(one.shopCache.purged).toEqual([one.tentId]);
  });

  it("proves nothing by itself", async () => {
    const one = await makePending();
    await one.receive(one.body({ status: "authorized", topic: "paid" }));
    await one.handle();
    expect(await one.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    expect(await one.suspended()).toBe(true);
  });

  it("counts once, however often and at whatever moment it arrives", async () => {
    const one = await makePending();
    one.pay();
    await Promise.all([1, 2, 3, 4].map(() => one.receive()));
    await one.receive();
    expect(await db.webhookEvent.count()).toBe(1);
    expect(await queuedJobs(db, "handle-notice")).toHaveLength(1);
    await Promise.all([one.handle(), one.handle()]);
    await one.handle();
    expect(one.shopCache.purged).toEqual([one.tentId]);
  });

  it("leads to the current state when late or out of order", async () => {
    const one = await makePending();
    one.pay();
    await one.receive(one.body({ id: `${one.id}-paid` }));
    one.payments.MERCADO_PAGO.tell(one.externalId, { state: "CANCELLED", lastPaymentAt: null });
    await one.receive(one.body({ id: `${one.id}-cancelled` }));
    await one.handle();
    expect(await one.subscriber()).toMatchObject({ planId: 0 });
    expect(await db.webhookEvent.count({ where: { handledAt: null } })).toBe(0);
  });

  it("is handled again when the provider fails at that moment", async () => {
    const one = await makePending();
    one.pay();
    await one.receive();
    one.payments.MERCADO_PAGO.down = true;
    expect(await codeOf(one.handle())).toBe("PROVIDER_FAILED");
    expect(await event()).toMatchObject({ handledAt: null, attempts: 1, error: "AppError: PROVIDER_FAILED" });
    one.payments.MERCADO_PAGO.down = false;
    await one.handle();
    expect(await event()).toMatchObject({ attempts: 2, error: null, handledAt: FIXED_NOW });
    expect(await one.subscriber()).toMatchObject({ planId });
  });

  it("is set aside when it was forged, or is about an unknown subscription", async () => {
    const one = await makePending();
    one.pay();
    one.payments.MERCADO_PAGO.forged.add(one.id);
    await one.receive();
    await one.receive(one.body({ id: `${one.id}-x`, subscription: "somebody-else" }));
    await one.receive(one.body({ id: `${one.id}-y`, subscription: null }));
    await one.handle();
    expect((await db.webhookEvent.findMany({ orderBy: { id: "asc" } })).map((each) => each.verified)).toEqual([
      false,
      true,
      true,
    ]);
    expect(await one.subscriber()).toMatchObject({ planId: 0 });
  });

  it("is rejected when it is malformed, too long, or for a provider without keys", async () => {
    const one = await makePending();
    expect(await codeOf(one.receive("{}"))).toBe("VALIDATION");
    expect(await codeOf(one.receive(one.body({ more: "x".repeat(256 * 1024) })))).toBe("BODY_TOO_LARGE");
    one.payments.PAYPAL.enabled = false;
    expect(await codeOf(one.receive(one.body(), "PAYPAL"))).toBe("PROVIDER_DISABLED");
    expect(await db.webhookEvent.count()).toBe(0);
  });
});
