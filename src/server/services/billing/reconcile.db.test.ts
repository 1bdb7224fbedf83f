import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ServiceContext } from "~/server/context";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { subscribeUser } from "./subscribe-user";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
const HOUR = 3_600_000;
const never = new AbortController().signal;
let planId: number;

beforeAll(async () => {
  await makeBase(db);
  planId = (await db.plan.create({ data: { id: 7, name: "EMPRENDEDOR", total: "8900" } })).id;
});
beforeEach(async () => {
  await db.subscriber.deleteMany();
});

const later = (ctx: ServiceContext, ms: number): ServiceContext => ({
  ...ctx,
  now: () => new Date(FIXED_NOW.getTime() + ms),
});

/** A merchant with a pending subscription, whose way back was never walked. */
async function makePending() {
  const { owner, tent } = await makeTent(db, { suspended: true });
  const { ctx, payments } = merchantContext(db, owner.id);
  const { MERCADO_PAGO: mercadoPago } = payments;
  await subscribeUser(ctx, { user_id: owner.id, suscription_id: planId, service: "mercado_pago" });
  const row = () => db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } });
  const id = (await row()).externalId ?? "";
  return {
    ctx: { ...ctx, actor: null },
    asMerchant: ctx,
    mercadoPago,
    id,
    row,
    subscriber: () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } }),
    suspended: async () => (await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).suspended,
    pay: () => mercadoPago.tell(id, { state: "ACTIVE", lastPaymentAt: FIXED_NOW }),
  };
}

it("gives what was paid to who never came back, and asks again a day later", async () => {
  const one = await makePending();
  expect(await reconcileSubscriptions(one.ctx, never)).toBe(1);
  expect(await one.row()).toMatchObject({ status: "PENDING", reconciledAt: FIXED_NOW });
  one.pay();
  expect(await reconcileSubscriptions(later(one.ctx, HOUR - 1), never), "asked a moment ago").toBe(0);
  expect(await reconcileSubscriptions(later(one.ctx, HOUR), never)).toBe(1);
  expect(await one.subscriber()).toMatchObject({ planId, lastPaymentAt: FIXED_NOW });
  expect(await one.suspended()).toBe(false);
  expect(await reconcileSubscriptions(later(one.ctx, 2 * HOUR), never), "its first day").toBe(1);
  expect(await reconcileSubscriptions(later(one.ctx, 26 * HOUR), never)).toBe(1);
  expect(await reconcileSubscriptions(later(one.ctx, 40 * HOUR), never)).toBe(0);
  one.mercadoPago.tell(one.id, { state: "CANCELLED" });
  expect(await reconcileSubscriptions(later(one.ctx, 46 * HOUR), never)).toBe(1);
  expect(await one.row()).toMatchObject({ status: "CANCELLED" });
  expect(await reconcileSubscriptions(later(one.ctx, 90 * HOUR), never)).toBe(0);
});

it("does not ask about a page that was left a week ago, nor a provider without keys", async () => {
  const one = await makePending();
  expect(await reconcileSubscriptions(later(one.ctx, 7 * 24 * HOUR), never)).toBe(0);
  one.mercadoPago.enabled = false;
  expect(await reconcileSubscriptions(later(one.ctx, HOUR), never)).toBe(0);
});

it("leaves a provider alone that is down, and comes back to all of it", async () => {
  const [one, two] = [await makePending(), await makePending()];
  const asked: string[] = [];
  const { read } = one.mercadoPago;
  one.mercadoPago.read = async (id) => {
    asked.push(id);
    return id === two.id ? (two.mercadoPago.known.get(id) ?? null) : read(id);
  };
  one.mercadoPago.down = true;
  one.pay();
  two.pay();
  expect(await reconcileSubscriptions(one.ctx, never)).toBe(0);
  expect(asked).toEqual([one.id]);
  one.mercadoPago.down = false;
  expect(await reconcileSubscriptions(one.ctx, never)).toBe(2);
  expect([(await one.subscriber()).planId, (await two.subscriber()).planId]).toEqual([planId, planId]);
});

it("stops between two of them when the process is to end", async () => {
  const one = await makePending();
  const stop = new AbortController();
  stop.abort(new Error("the process is to end"));
  await expect(reconcileSubscriptions(one.ctx, stop.signal)).rejects.toThrow("the process is to end");
  expect(await one.row()).toMatchObject({ reconciledAt: null });
});

it("ends a cancelled plan when its last paid day is over, not before", async () => {
  const one = await makePending();
  one.pay();
  await reconcileSubscriptions(one.ctx, never);
  await unsubscribeUser(one.asMerchant);
  const { activeUntil } = await one.subscriber();
  const left = Number(activeUntil) - FIXED_NOW.getTime();
  await reconcileSubscriptions(later(one.ctx, left - 1), never);
  expect(await one.subscriber()).toMatchObject({ planId, activeUntil });
  await reconcileSubscriptions(later(one.ctx, left), never);
  expect(await one.subscriber()).toMatchObject({ planId: 0, activeUntil: null });
});
