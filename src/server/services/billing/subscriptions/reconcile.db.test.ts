import { beforeAll, beforeEach, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { UnreadableResponse } from "~/server/ports/payments";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { subscribeUser } from "./subscribe-user";
import { unsubscribeUser } from "./unsubscribe-user";

const db = testDb();
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

/** A merchant with a pending subscription who never returned from the checkout page. */
async function makePending() {
  const { owner, tent } = await makeTent(db, { suspended: true });
  const { ctx, payments, messenger } = merchantContext(db, owner.id);
  const { MERCADO_PAGO: mercadoPago } = payments;
  await subscribeUser(ctx, { userId: owner.id, planId, service: "mercado_pago" });
  const row = () => db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } });
  const id = (await row()).externalId ?? "";
  return {
    ctx: { ...ctx, actor: null },
    asMerchant: ctx,
    messenger,
    mercadoPago,
    id,
    row,
    subscriber: () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } }),
    suspended: async () => (await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).suspended,
    pay: () => mercadoPago.tell(id, { state: "ACTIVE", lastPaymentAt: FIXED_NOW }),
  };
}

it("grants what was paid to a payer who never returned, and polls again a day later", async () => {
  const one = await makePending();
  expect(await reconcileSubscriptions(one.ctx, never)).toBe(1);
  expect(await one.row()).toMatchObject({ status: "PENDING", reconciledAt: FIXED_NOW });
  one.pay();
  expect(await reconcileSubscriptions(later(one.ctx, HOUR_MS - 1), never), "asked a moment ago").toBe(0);
  expect(await reconcileSubscriptions(later(one.ctx, HOUR_MS), never)).toBe(1);
  expect(await one.subscriber()).toMatchObject({ planId, lastPaymentAt: FIXED_NOW });
  expect(await one.suspended()).toBe(false);
  expect(await reconcileSubscriptions(later(one.ctx, 2 * HOUR_MS), never), "its first day").toBe(1);
  expect(await reconcileSubscriptions(later(one.ctx, 26 * HOUR_MS), never)).toBe(1);
  expect(await reconcileSubscriptions(later(one.ctx, 40 * HOUR_MS), never)).toBe(0);
  one.mercadoPago.tell(one.id, { state: "CANCELLED" });
  expect(await reconcileSubscriptions(later(one.ctx, 46 * HOUR_MS), never)).toBe(1);
  expect(await one.row()).toMatchObject({ status: "CANCELLED" });
  expect(await reconcileSubscriptions(later(one.ctx, 90 * HOUR_MS), never)).toBe(0);
});

it("does not poll a page left a week ago, nor a provider without keys", async () => {
  const one = await makePending();
  expect(await reconcileSubscriptions(later(one.ctx, 7 * DAY_MS), never)).toBe(0);
  one.mercadoPago.enabled = false;
  expect(await reconcileSubscriptions(later(one.ctx, HOUR_MS), never)).toBe(0);
});

/** Merchants whose subscriptions are known to the first one's provider, whose responses go through `answer`. */
async function manyPending(count: number, answer: (id: string) => Promise<void>) {
  const all: Awaited<ReturnType<typeof makePending>>[] = [];
  for (let n = 0; n < count; n += 1) all.push(await makePending());
  const [first] = all;
  if (!first) throw new Error("none");
  const asked: string[] = [];
  first.mercadoPago.read = async (id) => {
    asked.push(id);
    await answer(id);
    return all.find((one) => one.id === id)?.pay() ?? null;
  };
  return { all, asked, ctx: first.ctx, messages: first.messenger.messages };
}

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it("skips a provider that is down, notifies the super-users once, and later polls all of it", async () => {
  let down = true;
  const cause = new Error("Mercado Pago: status 503");
  const { all, asked, ctx, messages } = await manyPending(5, async () => {
    if (down) throw new AppError("PROVIDER_FAILED", {}, { cause });
  });
  expect(await reconcileSubscriptions(ctx, never)).toBe(0);
  expect(asked).toEqual(ids(all).slice(0, 3));
  expect(messages).toEqual([
    { chat: "supers", text: "ERROR EN PAGINA\njob reconcile-subscriptions\nError: Mercado Pago: status 503" },
  ]);
  down = false;
  expect(await reconcileSubscriptions(ctx, never)).toBe(5);
  for (const one of all) expect(await one.subscriber()).toMatchObject({ planId });
});

it("still polls the others when some responses are unreadable, and polls those again", async () => {
  const cause = new UnreadableResponse("Mercado Pago: not understood, status 200");
  const { all, asked, ctx } = await manyPending(5, async (id) => {
    if (id !== all[4]?.id) throw new AppError("PROVIDER_FAILED", {}, { cause });
  });
  await reconcileSubscriptions(ctx, never);
  expect(asked).toEqual(ids(all));
  expect(await all[4]?.subscriber()).toMatchObject({ planId });
  expect(await all[0]?.row()).toMatchObject({ status: "PENDING", reconciledAt: null });
});

it("stops between two subscriptions when the process shuts down", async () => {
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
