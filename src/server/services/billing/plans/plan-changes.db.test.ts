import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PaymentService, SERVICES } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { Payments } from "~/server/ports/payments";
import { createLinkedTent } from "~/server/services/tent/create-tent";
import { suspendTent, unsuspendTent } from "~/server/services/tent/suspend-tent";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser } from "~/test/factories";
import { interceptAfter, makePlayedPayer, type Played, playPayments } from "~/test/played-payments";
import { testDb } from "~/test/test-db";
import { applySnapshot } from "../subscriptions/apply-snapshot";
import { reconcileSubscriptions } from "../subscriptions/reconcile-subscriptions";
import { refreshSubscription } from "../subscriptions/refresh-subscription";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { unsubscribeUser } from "../subscriptions/unsubscribe-user";
import { changePlan, confirmPlanChange, previewPlanChange } from "./change-plan";
import { endFreePeriods } from "./end-free-periods";
import { grantPlan } from "./grant-plan";

const db = testDb();
const never = new AbortController().signal;
let played: Played;
let small: number;
let middle: number;
let large: number;
let yearly: number;
let smallDollars: number;
let largeDollars: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const make = async (name: string, total: string, limit: number, over: object = {}) =>
    (await db.plan.create({ data: { name, total, limit, productLimit: limit * 1_000, ...over } })).id;
  small = await make("COMERCIO", "8900", 1);
  middle = await make("MAYORISTA", "17500", 3);
  large = await make("CADENA", "29000", 5);
  yearly = await make("COMERCIO ANUAL", "89000", 1, { interval: "1Y" });
  smallDollars = await make("COMERCIO USD", "9", 1, { currency: "USD" });
  largeDollars = await make("MAYORISTA USD", "19", 3, { currency: "USD" });
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.subscription.deleteMany();
});

const later = (days: number) => {
  played.clock.now = new Date(played.clock.now.getTime() + days * DAY_MS);
};
const codeOf = (call: Promise<unknown>) => call.then(() => "through").catch((error: AppError) => error.code);
const lost = async () => {
  throw new AppError("PROVIDER_FAILED");
};

/** A payer whose free period is over and who just started paying for a plan. */
async function makePayer(planId: number, service: PaymentService = "mercado_pago") {
  const payer = await makePlayedPayer(db, played);
  await db.subscriber.update({ where: { userId: payer.owner.id }, data: { freeUntil: new Date("2026-11-01") } });
  const provider = service === "paypal" ? played.standIn.paypal : played.standIn.mercadoPago;
  const subscribe = (plan: number, by: PaymentService = service) =>
    subscribeUser(payer.ctx, { userId: payer.owner.id, planId: plan, service: by });
  const refresh = () => {
    played.clock.now = new Date(played.clock.now.getTime() + 1_000);
    return refreshSubscription(payer.ctx);
  };
  await subscribe(planId);
  const id = await payer.idOf();
  provider.approve(id);
  await refresh();
  const preview = (plan: number) => previewPlanChange(payer.ctx, plan);
  const confirm = (
    { kind, plan, open, shops }: Awaited<ReturnType<typeof previewPlanChange>>,
    { keep, ctx = payer.ctx }: { keep?: number[]; ctx?: ServiceContext } = {},
  ) => {
    const total = plan.totalCents;
    return changePlan(ctx, { id: plan.id, kind, total, keep: keep ?? (shops.length > plan.limit ? open : []) });
  };
  return {
    ...payer,
    id,
    provider,
    subscribe,
    refresh,
    preview,
    /** Confirms the change exactly as the preview screen showed it. */
    change: async (plan: number, options: { keep?: number[]; ctx?: ServiceContext } = {}) =>
      confirm(await preview(plan), options),
    confirm,
    month: async ({ retried = false } = {}) => {
      const next = (await db.subscription.findFirstOrThrow({ where: { externalId: id } })).nextPaymentAt;
      played.clock.now = new Date(Math.max(Number(next), Number(played.clock.now)));
      if (retried) played.standIn.mercadoPago.pass(id, "recycling");
      else provider.month(id);
      await refresh();
    },
    planId: async () => (await payer.subscriber()).planId,
    row: () => db.subscription.findFirstOrThrow({ where: { externalId: id } }),
    amounts: async () => (await payer.payments()).map(({ amount }) => Number(amount)),
    price: () => played.standIn.mercadoPago.read(id).auto_recurring.transaction_amount,
    live: () =>
      [...played.standIn.mercadoPago.list(), ...played.standIn.paypal.list()].filter(
        (one) => one.payer === payer.owner.email && one.live,
      ),
    moreShops: async (many: number) => {
      for (let number = 2; number < 2 + many; number += 1) {
        await createLinkedTent(payer.ctx, { name: `Tienda ${number}`, subdomain: `t${number}-${payer.owner.id}` });
      }
      return (await db.tent.findMany({ where: { ownerId: payer.owner.id }, orderBy: { id: "asc" } })).map(
        ({ id: tent }) => tent,
      );
    },
    openTents: async () =>
      (await db.tent.findMany({ where: { ownerId: payer.owner.id, suspended: false }, orderBy: { id: "asc" } })).map(
        ({ id: tent }) => tent,
      ),
  };
}

describe("an upgrade at Mercado Pago", () => {
  it("previews what happens, and when, before anything is confirmed", async () => {
    const payer = await makePayer(small);
    expect(await payer.preview(middle)).toMatchObject({
      kind: "upgrade",
      way: "revise",
      from: { name: "COMERCIO", totalCents: 890_000 },
      today: { name: "MAYORISTA" },
      plan: { name: "MAYORISTA", totalCents: 1_750_000 },
      chargesAt: new Date("2026-12-20T15:00:00Z"),
    });
    expect(payer.price()).toBe(8_900);
  });

  it("revises the one subscription: new limits apply at once, the new price from the next charge on", async () => {
    const payer = await makePayer(small);
    expect(await payer.change(middle)).toEqual({ way: "revise", url: null });
    expect(await payer.planId()).toBe(middle);
    expect(payer.live()).toHaveLength(1);
    expect(await payer.amounts()).toEqual([8_900]);
    expect(await payer.row()).toMatchObject({ planId: middle, paidPlanId: small, nextPlanId: null });
    await payer.moreShops(2);
    await payer.month();
    expect(await payer.amounts()).toEqual([8_900, 17_500]);
    expect(await payer.row()).toMatchObject({ planId: middle, paidPlanId: null });
    expect((await payer.payments()).map(({ planName }) => planName)).toEqual(["COMERCIO", "MAYORISTA"]);
    expect(await codeOf(payer.change(middle))).toBe("ALREADY_SUBSCRIBED");
  });

  it("is rejected when the preview is out of date", async () => {
    const payer = await makePayer(small);
    const shown = { id: middle, kind: "upgrade" as const, total: 1_750_000, keep: [] };
    expect(await codeOf(changePlan(payer.ctx, { ...shown, total: 1_000 }))).toBe("CONFLICT");
    expect(await codeOf(changePlan(payer.ctx, { ...shown, kind: "downgrade" }))).toBe("CONFLICT");
    expect(payer.price()).toBe(8_900);
  });

  it("from two tabs at once ends with one price and one plan that agree", async () => {
    for (let round = 0; round < 5; round += 1) {
      const payer = await makePayer(small);
      // both tabs show their preview before either confirms: from the larger plan, the middle one is no upgrade
      const previews = [await payer.preview(middle), await payer.preview(large)];
      const answers = await Promise.all(previews.map((shown) => codeOf(payer.confirm(shown))));
      expect(answers).toContain("through");
      const row = await payer.row();
      const expected = new Map([
        [middle, 17_500],
        [large, 29_000],
      ]);
      expect(payer.price()).toBe(expected.get(row.planId));
      expect(Number(row.amount)).toBe(payer.price());
      expect(row).toMatchObject({ paidPlanId: small, nextPlanId: null });
      expect(payer.live()).toHaveLength(1);
    }
  });

  it("is applied once when a webhook event arrives before our own response", async () => {
    const payer = await makePayer(small);
    const { payments } = payer.ctx.ports;
    const heard = interceptAfter<Payments["MERCADO_PAGO"]>(payments.MERCADO_PAGO, "revise", async () => {
      await payer.refresh();
    });
    const ctx = { ...payer.ctx, ports: { ...payer.ctx.ports, payments: { ...payments, MERCADO_PAGO: heard } } };
    await payer.change(middle, { ctx });
    expect(await payer.row()).toMatchObject({ planId: middle, paidPlanId: small });
    expect(await payer.subscriber()).toMatchObject({ planId: middle, owesUpgrade: false });
  });

  it("is applied once by the hourly job, however often it runs, when the provider's response was lost", async () => {
    const payer = await makePayer(small);
    const { payments } = payer.ctx.ports;
    const heard = interceptAfter<Payments["MERCADO_PAGO"]>(payments.MERCADO_PAGO, "revise", lost);
    const ctx = { ...payer.ctx, ports: { ...payer.ctx.ports, payments: { ...payments, MERCADO_PAGO: heard } } };
    expect(await codeOf(payer.change(middle, { ctx }))).toBe("PROVIDER_FAILED");
    expect(await payer.planId()).toBe(small);
    later(1 / 12);
    for (let time = 0; time < 3; time += 1) {
      await reconcileSubscriptions(payer.nobody, never);
      expect(await payer.row()).toMatchObject({ planId: middle, paidPlanId: small, nextPlanId: null });
      later(1 / 12);
    }
    expect(await payer.amounts()).toEqual([8_900]);
  });

  it("changes nothing when Mercado Pago refuses it", async () => {
    const payer = await makePayer(small);
    played.standIn.fault({ status: 400, body: { message: "no" } });
    expect(await codeOf(payer.change(middle))).toBe("PROVIDER_FAILED");
    played.standIn.fault(undefined);
    await payer.refresh();
    expect(await payer.planId()).toBe(small);
    await payer.change(middle);
    expect(await payer.planId()).toBe(middle);
  });
});

describe("a downgrade at Mercado Pago", () => {
  it("takes effect with the next charge, through the hourly job when nobody refreshes", async () => {
    const payer = await makePayer(middle);
    await payer.change(small);
    expect(payer.price()).toBe(8_900);
    expect(await payer.planId()).toBe(middle);
    expect(await payer.row()).toMatchObject({ chargedPlanId: small, changesAt: new Date("2026-12-20T15:00:00Z") });
    later(29);
    await reconcileSubscriptions(payer.nobody, never);
    expect(await payer.planId()).toBe(middle);
    later(2);
    played.standIn.fault({ status: 500, body: {} });
    await reconcileSubscriptions(payer.nobody, never);
    played.standIn.fault(undefined);
    expect(await payer.planId()).toBe(small);
    expect(await payer.row()).toMatchObject({ planId: small, chargedPlanId: null, changesAt: null });
  });

  it("is charged once at its price, and can be undone for free before that", async () => {
    const payer = await makePayer(middle);
    await payer.change(small);
    expect(await payer.preview(middle)).toMatchObject({ kind: "keep", today: { name: "MAYORISTA" } });
    await payer.change(middle);
    expect(payer.price()).toBe(17_500);
    expect(await payer.row()).toMatchObject({ planId: middle, chargedPlanId: null, paidPlanId: null });
    await payer.change(small);
    await payer.month();
    expect(await payer.amounts()).toEqual([17_500, 8_900]);
    expect(await payer.planId()).toBe(small);
  });

  it("ends with the subscription: the paid plan stays until its last day", async () => {
    const payer = await makePayer(middle);
    await payer.change(small);
    await unsubscribeUser(payer.ctx);
    expect(await payer.subscriber()).toMatchObject({ planId: middle, owesUpgrade: false });
    expect((await payer.subscriber()).activeUntil?.toISOString().slice(0, 10)).toBe("2026-12-20");
  });
});

describe("undoing an upgrade before its first charge", () => {
  it("revokes the larger plan at once, and the next upgrade waits until the difference was paid", async () => {
    const payer = await makePayer(small);
    await payer.change(middle);
    expect(await payer.preview(small)).toMatchObject({ kind: "takeBack", today: { name: "COMERCIO" } });
    await payer.change(small);
    expect(await payer.planId()).toBe(small);
    expect(payer.price()).toBe(8_900);
    expect(await payer.subscriber()).toMatchObject({ owesUpgrade: true });

    expect(await payer.preview(middle)).toMatchObject({ kind: "paidUpgrade", today: { name: "COMERCIO" } });
    await payer.change(middle);
    expect(await payer.planId()).toBe(small);
    expect(await codeOf(payer.moreShops(1))).toBe("TENT_LIMIT");
    await payer.month();
    expect(await payer.planId()).toBe(middle);
    expect(await payer.subscriber()).toMatchObject({ owesUpgrade: false });
    expect(await payer.amounts()).toEqual([8_900, 17_500]);
    await payer.change(large);
    expect(await payer.planId()).toBe(large);
  });

  it("keeps waiting while the charge at the higher price fails", async () => {
    const payer = await makePayer(small);
    await payer.change(middle);
    await payer.change(small);
    await payer.change(middle);
    await payer.month({ retried: true });
    expect(await payer.planId()).toBe(small);
    await payer.month();
    expect(await payer.planId()).toBe(middle);
  });

  it("by cancelling keeps the paid plan, and a new subscription grants no more before it is paid", async () => {
    const payer = await makePayer(small);
    await payer.change(middle);
    await unsubscribeUser(payer.ctx);
    expect(await payer.subscriber()).toMatchObject({ planId: small, owesUpgrade: true });
    await payer.subscribe(middle);
    const again = await payer.idOf(1);
    played.standIn.mercadoPago.approve(again);
    await payer.refresh();
    expect(await payer.planId()).toBe(small);
    expect(await payer.amounts()).toEqual([8_900]);
    played.standIn.mercadoPago.pass(again, "approved");
    later(31);
    await payer.refresh();
    expect(await payer.subscriber()).toMatchObject({ planId: middle, owesUpgrade: false });
  });

  it("closes the shops again that the upgrade had opened, in the chosen order", async () => {
    const payer = await makePayer(small);
    await payer.change(middle);
    const [first, , third = 0] = await payer.moreShops(2);
    expect(await codeOf(payer.change(small, { keep: [] }))).toBe("VALIDATION");
    expect(await payer.planId()).toBe(middle);
    await payer.change(small, { keep: [third] });
    expect(await payer.openTents()).toEqual([third]);
    expect(await codeOf(payer.change(middle))).toBe("through");
    expect(await payer.openTents(), "given when it was paid").toEqual([third]);
    await payer.month();
    expect(await payer.openTents()).toContain(first);
    expect(await payer.openTents()).toHaveLength(3);
  });
});

describe("PayPal", () => {
  it("asks the payer to approve, upgrades at once and downgrades with the next charge", async () => {
    const payer = await makePayer(smallDollars, "paypal");
    const { way, url } = await payer.change(largeDollars);
    expect([way, url?.startsWith(played.standIn.url)]).toEqual(["approve", true]);
    expect(await payer.planId()).toBe(smallDollars);
    played.standIn.paypal.approveRevision(payer.id);
    await confirmPlanChange(payer.ctx, largeDollars);
    expect(await payer.planId()).toBe(largeDollars);
    expect(await payer.row()).toMatchObject({ paidPlanId: smallDollars });
    await payer.month();
    expect(await payer.row()).toMatchObject({ planId: largeDollars, paidPlanId: null });

    await payer.change(smallDollars);
    played.standIn.paypal.approveRevision(payer.id);
    later(1 / 24);
    await confirmPlanChange(payer.ctx, smallDollars);
    expect(await payer.planId()).toBe(largeDollars);
    await payer.month();
    expect(await payer.planId()).toBe(smallDollars);
    expect(await payer.amounts()).toEqual([9, 19, 9]);
    expect(payer.live()).toHaveLength(1);
  });

  it("withdraws an upgrade undone there, and ignores an older snapshot", async () => {
    const payer = await makePayer(smallDollars, "paypal");
    const old = await payer.ctx.ports.payments.PAYPAL.read(payer.id);
    await payer.change(largeDollars);
    played.standIn.paypal.approveRevision(payer.id);
    await payer.refresh();
    const { changedAt, reconciledAt } = await payer.row();
    await db.subscription.update({
      where: { externalId: payer.id, provider_externalId: { provider: "PAYPAL", externalId: payer.id } },
      data: { changedAt: new Date(Number(changedAt) + 1), reconciledAt: new Date(Number(reconciledAt) - 1) },
    });
    if (!old || !reconciledAt) throw new Error("there is no earlier snapshot");
    const { id: subscriptionId } = await payer.row();
    await applySnapshot(payer.ctx, {
      subscriptionId,
      userId: payer.owner.id,
      snapshot: old,
      requestedAt: reconciledAt,
    });
    expect(await payer.subscriber()).toMatchObject({ planId: largeDollars, owesUpgrade: false });
    await payer.change(smallDollars);
    played.standIn.paypal.approveRevision(payer.id);
    await payer.refresh();
    expect(await payer.subscriber()).toMatchObject({ planId: smallDollars, owesUpgrade: true });
  });
});

describe("when the provider cannot revise", () => {
  it.each([
    ["another interval", () => yearly, "mercado_pago"],
    ["another provider and currency", () => largeDollars, "paypal"],
    ["by a call that subscribes", () => large, "mercado_pago"],
  ] as const)("%s: a new subscription begins when what was paid is used up", async (what, planOf, service) => {
    const payer = await makePayer(small);
    if (what !== "by a call that subscribes") expect(await payer.preview(planOf())).toMatchObject({ way: "checkout" });
    later(10);
    await payer.subscribe(planOf(), service);
    const id = await payer.idOf(1);
    (service === "paypal" ? played.standIn.paypal : played.standIn.mercadoPago).approve(id);
    await payer.refresh();
    expect(await payer.amounts()).toEqual([8_900]);
    expect(payer.live().map((one) => one.id)).toEqual([id]);
    const row = await db.subscription.findFirstOrThrow({ where: { externalId: id } });
    expect(row.nextPaymentAt?.toISOString().slice(0, 10)).toBe("2026-12-20");
    expect(row.provider).toBe(SERVICES[service]);
    expect(await payer.planId()).toBe(planOf());
    await unsubscribeUser(payer.ctx);
    // the paid period, a month of the smaller plan, and no more
    const { planId, activeUntil } = await payer.subscriber();
    expect(activeUntil?.toISOString().slice(0, 10)).toBe("2026-12-20");
    expect([small, planOf()]).toContain(planId);
  });

  it("starts a smaller plan with its first charge", async () => {
    const payer = await makePayer(middle);
    await payer.subscribe(smallDollars, "paypal");
    const id = await payer.idOf(1);
    played.standIn.paypal.approve(id);
    later(1);
    await payer.refresh();
    expect(await payer.planId()).toBe(middle);
    expect(payer.live().map((one) => one.id)).toEqual([id]);
    later(30);
    played.standIn.paypal.pass(id, "COMPLETED");
    await payer.refresh();
    expect(await payer.planId()).toBe(smallDollars);
    expect(await payer.amounts()).toEqual([17_500, 9]);
  });
});

describe("shops beyond the plan's limit", () => {
  it("are chosen before confirming, close when the downgrade takes effect, and reopen with an upgrade", async () => {
    const payer = await makePayer(middle);
    const [first = 0, second = 0, third = 0] = await payer.moreShops(2);
    expect((await payer.preview(small)).shops).toMatchObject([
      { id: first, products: 0, orders: 0 },
      { id: second },
      { id: third },
    ]);
    for (const keep of [[], [first, second], [second, second]]) {
      const answer = await codeOf(payer.change(small, { keep }));
      expect(answer, String(keep)).toBe(keep[0] === second ? "through" : "VALIDATION");
    }
    const stranger = await makeTent(db);
    expect(await codeOf(payer.change(middle))).toBe("through");
    expect(await codeOf(payer.change(small, { keep: [stranger.tent.id] }))).toBe("NOT_FOUND");
    await payer.change(small, { keep: [second] });
    expect(await payer.openTents()).toEqual([first, second, third]);
    await payer.month();
    expect(await payer.openTents()).toEqual([second]);
    const where = { ownerId: payer.owner.id, closedByPlan: true };
    const closed = await db.tent.findMany({ where, orderBy: { id: "asc" } });
    expect(closed.map(({ id, closedByTeam, suspended }) => [id, closedByTeam, suspended])).toEqual([
      [first, false, true],
      [third, false, true],
    ]);
    expect(await payer.mails()).toContain("Tu plan COMERCIO trae una tienda: cerramos las demás");
    await payer.month();
    expect(await payer.openTents(), "a payment opens none of them").toEqual([second]);
    expect(await codeOf(payer.moreShops(1))).toBe("TENT_LIMIT");

    await suspendTent({ ...payer.ctx, actor: superActor }, third, "Contenido");
    await payer.change(middle);
    expect(await payer.openTents()).toEqual([first, second]);
    expect(await db.tent.findUniqueOrThrow({ where: { id: third } })).toMatchObject({
      suspended: true,
      closedByTeam: true,
    });
    await unsuspendTent({ ...payer.ctx, actor: superActor }, third);
    expect(await payer.openTents()).toEqual([first, second, third]);
  });

  it("stay closed when the team lifts a suspension while the plan has no room", async () => {
    const payer = await makePayer(middle);
    const [first = 0, second = 0] = await payer.moreShops(1);
    await suspendTent({ ...payer.ctx, actor: superActor }, first, "Contenido");
    await payer.change(small);
    await payer.month();
    expect(await payer.openTents()).toEqual([second]);
    await db.subscriber.update({ where: { userId: payer.owner.id }, data: { keptTentIds: [second] } });
    await unsuspendTent({ ...payer.ctx, actor: superActor }, first);
    expect(await payer.openTents()).toEqual([second]);
    expect(await db.tent.findUniqueOrThrow({ where: { id: first } })).toMatchObject({
      suspended: true,
      closedByTeam: false,
      closedByPlan: true,
    });
  });

  it("stay open when the team lowers the plan's limit, but no more can be opened", async () => {
    const { id } = await db.plan.create({
      data: { name: "CADENA", total: "25000", currency: "ARS", limit: 3, productLimit: 10_000 },
    });
    const payer = await makePayer(id);
    const shops = await payer.moreShops(2);
    const [first = 0, second = 0, third = 0] = shops;
    await db.plan.update({ where: { id }, data: { limit: 1 } });
    await payer.month();
    expect(await payer.openTents(), "the next charge closes none").toEqual(shops);
    expect(await codeOf(payer.moreShops(1))).toBe("TENT_LIMIT");
    await suspendTent({ ...payer.ctx, actor: superActor }, third, "Contenido");
    await unsuspendTent({ ...payer.ctx, actor: superActor }, third);
    expect(await payer.openTents(), "one that was closed takes the place of none").toEqual([first, second]);
  });

  it("reopen up to the limit of the plan paid after an earlier one ended", async () => {
    const payer = await makePayer(middle);
    const shops = await payer.moreShops(2);
    await unsubscribeUser(payer.ctx);
    later(40);
    await reconcileSubscriptions(payer.nobody, never);
    await endFreePeriods(payer.nobody);
    expect(await payer.openTents()).toEqual([]);
    expect(await payer.preview(small)).toMatchObject({ kind: null, way: "checkout" });
    expect(await payer.change(small, { keep: [shops[1] ?? 0] })).toEqual({ way: "checkout", url: null });
    await payer.subscribe(small);
    played.standIn.mercadoPago.approve(await payer.idOf(1));
    await payer.refresh();
    expect(await payer.openTents()).toEqual([shops[1]]);
  });

  it("close when the team grants a smaller plan by hand, and reopen with a larger one", async () => {
    const payer = await makePayer(middle);
    const shops = await payer.moreShops(2);
    await unsubscribeUser(payer.ctx);
    const team = { ...payer.ctx, actor: superActor };
    await grantPlan(team, { userId: payer.owner.id, planId: small });
    expect(await payer.openTents()).toEqual(shops.slice(0, 1));
    await grantPlan(team, { userId: payer.owner.id, planId: large });
    expect(await payer.openTents()).toEqual(shops);
  });

  it("respect the limit when a shop is opened while the downgrade takes effect", async () => {
    for (let round = 0; round < 5; round += 1) {
      const payer = await makePayer(middle);
      await payer.moreShops(1);
      await payer.change(small);
      later(31);
      await Promise.all([
        payer.refresh(),
        codeOf(createLinkedTent(payer.ctx, { name: "Otra", subdomain: `otra-${payer.owner.id}` })),
        reconcileSubscriptions(payer.nobody, never),
      ]);
      expect(await payer.openTents()).toHaveLength(1);
    }
  });
});

let superActor: ReturnType<typeof merchantActor>;
beforeAll(async () => {
  const { id } = await makeUser(db, { role: "SUPER" });
  superActor = { ...merchantActor(id), role: "SUPER" };
});
