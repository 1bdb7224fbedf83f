import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cents } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { Charge } from "~/server/ports/payments";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { refreshSubscription } from "../subscriptions/refresh-subscription";
import { subscribeUser } from "../subscriptions/subscribe-user";
import { endFreePeriods } from "./end-free-periods";

const db = testDb();
const noon = (day: string) => new Date(`${day}T15:00:00Z`);
const date = (day: string) => new Date(`${day}T00:00:00Z`);
let plan: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  plan = (await db.plan.create({ data: { name: "COMERCIO", total: "8900" } })).id;
});

// the job looks at every subscriber
beforeEach(() => db.subscriber.updateMany({ data: { freeUntil: date("2099-01-01"), activeUntil: null } }));

async function makeMerchant(over: Prisma.SubscriberUncheckedUpdateInput = {}, countryId = 1) {
  const { owner, tent } = await makeTent(db, { countryId });
  await db.user.update({ where: { id: owner.id }, data: { countryId } });
  await db.subscriber.update({ where: { userId: owner.id }, data: over });
  const world = merchantContext(db, owner.id);
  const at = (now: Date) => ({ ...world.ctx, actor: null, now: () => now });
  const mails = () => world.mailer.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  return {
    ...world,
    owner,
    tentId: tent.id,
    mails,
    keep: (day: string, signal?: AbortSignal) => endFreePeriods(at(noon(day)), signal),
    subscribe: () => subscribeUser(world.ctx, { userId: owner.id, planId: plan, service: "mercado_pago" }),
    subscription: () => db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } }),
    /** Sets the provider's state of the subscription's one charge. */
    tell: async (over: Partial<Charge>) => {
      const row = await db.subscription.findFirstOrThrow({ where: { subscriber: { userId: owner.id } } });
      const id = row.externalId ?? "";
      world.payments.MERCADO_PAGO.tell(id, { state: "ACTIVE", charges: [charge(`${id}-1`, over)] });
    },
    tent: () => db.tent.findUniqueOrThrow({ where: { id: tent.id } }),
    news: async () =>
      (await db.news.findMany({ where: { userId: owner.id }, orderBy: { id: "asc" } })).map(({ title }) => title),
  };
}

const charge = (id: string, over: Partial<Charge> = {}): Charge => ({
  id,
  status: "APPROVED",
  cents: cents(890_000),
  currency: "ARS",
  paidAt: noon("2026-11-20"),
  chargedAt: noon("2026-11-20"),
  detail: null,
  ...over,
});

describe("the free period", () => {
  it("sends reminders at ten, three and one days, each once, by mail and in the news", async () => {
    const merchant = await makeMerchant({ freeUntil: date("2026-12-20") });
    for (const day of ["2026-12-09", "2026-12-10", "2026-12-10", "2026-12-11", "2026-12-17", "2026-12-18"])
      await merchant.keep(day);
    await merchant.keep("2026-12-19");
    await merchant.keep("2026-12-20");
    expect(merchant.mails()).toEqual([
      "Tu prueba gratuita de Vidriera termina en 10 días",
      "Tu prueba gratuita de Vidriera termina en 3 días",
      "Tu prueba gratuita de Vidriera termina mañana",
    ]);
    expect(await merchant.news()).toEqual([
      "Tu prueba gratuita termina en 10 días",
      "Tu prueba gratuita termina en 3 días",
      "Tu prueba gratuita termina mañana",
    ]);
    const [mail] = merchant.mailer.mails;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("Hasta ese día usás todo sin pagar.");
      expect(body).toContain("20 de diciembre");
      expect(body).toContain("/pagos/planes");
    }
    expect((await merchant.tent()).suspended).toBe(false);
  });

  it("suspends on the day after its last, in the shop's time zone, and notifies once", async () => {
    const merchant = await makeMerchant({ freeUntil: date("2026-12-20"), warnedAt: noon("2026-12-19") });
    await endFreePeriods({ ...merchant.ctx, now: () => new Date("2026-12-21T02:30:00Z") });
    expect((await merchant.tent()).suspended).toBe(false);
    await merchant.keep("2026-12-21");
    expect(await merchant.tent()).toMatchObject({ suspended: true, suspendedAt: noon("2026-12-21") });
    expect(merchant.shopCache.purged).toContain(merchant.tentId);
    await merchant.keep("2026-12-21");
    await merchant.keep("2026-12-22");
    expect(merchant.mails()).toEqual(["Pausamos tu tienda de Vidriera"]);
    expect(await merchant.news()).toEqual(["Tu tienda está pausada"]);
  });

  it("uses neutral wording in other countries", async () => {
    const merchant = await makeMerchant({ freeUntil: date("2026-12-20") }, 13);
    await merchant.keep("2026-12-10");
    expect(merchant.mailer.mails.find(({ to }) => to === merchant.owner.email)?.text).toContain(
      "Hasta ese día usas todo sin pagar.",
    );
  });

  it("neither reminds nor suspends super-users, and skips users without a shop", async () => {
    const team = await makeMerchant({ freeUntil: date("2026-12-10") });
    await db.user.update({ where: { id: team.owner.id }, data: { role: "SUPER" } });
    await team.keep("2026-12-09");
    await team.keep("2026-12-11");
    expect(team.mails()).toEqual([]);
    expect((await team.tent()).suspended).toBe(false);
  });

  it("leaves a shop open whose subscription was confirmed but not yet charged", async () => {
    const merchant = await makeMerchant({ freeUntil: date("2026-11-19") });
    await merchant.subscribe();
    const { externalId } = await merchant.subscription();
    merchant.payments.MERCADO_PAGO.tell(externalId ?? "", { state: "ACTIVE" });
    await refreshSubscription(merchant.ctx);
    await merchant.keep("2026-11-20");
    expect((await merchant.tent()).suspended).toBe(false);
    await merchant.keep("2026-11-23");
    expect((await merchant.tent()).suspended).toBe(true);
  });
});

describe("a charge", () => {
  it("is acknowledged once, and opens the shop", async () => {
    const merchant = await makeMerchant({ freeUntil: date("2026-11-01") });
    await merchant.keep("2026-11-02");
    await merchant.subscribe();
    await merchant.tell({});
    await refreshSubscription(merchant.ctx);
    await refreshSubscription(merchant.ctx);
    expect((await merchant.tent()).suspended).toBe(false);
    expect(merchant.mails()).toEqual(["Pausamos tu tienda de Vidriera", "Recibimos tu pago de $\u00a08.900"]);
    await merchant.keep("2026-11-20");
    expect((await merchant.tent()).suspended).toBe(false);
  });

  it("notifies when it is rejected, and again when it goes through", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe();
    await merchant.tell({ status: "REJECTED", paidAt: null });
    await refreshSubscription(merchant.ctx);
    await merchant.tell({ status: "APPROVED" });
    await refreshSubscription(merchant.ctx);
    expect(merchant.mails()).toEqual(["No se pudo cobrar tu plan COMERCIO", "Recibimos tu pago de $\u00a08.900"]);
    expect(await merchant.news()).toEqual(["No se pudo cobrar tu plan COMERCIO"]);
  });

  it("stores an old charge without a mail", async () => {
    const merchant = await makeMerchant();
    await merchant.subscribe();
    await merchant.tell({ paidAt: noon("2026-10-20"), chargedAt: noon("2026-10-20") });
    await refreshSubscription(merchant.ctx);
    expect(merchant.mails()).toEqual([]);
  });
});

it("suspends a shop whose plan ended, with its own wording", async () => {
  const merchant = await makeMerchant({ freeUntil: date("2026-10-01"), lastPaymentAt: noon("2026-10-10") });
  await merchant.keep("2026-11-20");
  expect((await merchant.tent()).suspended).toBe(true);
  expect(merchant.mails()).toEqual(["Tu plan de Vidriera terminó"]);
});

it("waits for a payment that its provider could not confirm yet", async () => {
  const merchant = await makeMerchant({ freeUntil: date("2026-11-01") });
  await merchant.subscribe();
  await merchant.keep("2026-11-20");
  expect((await merchant.tent()).suspended).toBe(false);
  await db.subscription.updateMany({
    where: { subscriber: { userId: merchant.owner.id } },
    data: { reconciledAt: noon("2026-11-20") },
  });
  await merchant.keep("2026-11-20");
  expect((await merchant.tent()).suspended).toBe(true);
});

it("completes a stopped run in the next one: nobody is skipped or notified twice", async () => {
  const merchants = [];
  for (let n = 0; n < 3; n += 1) merchants.push(await makeMerchant({ freeUntil: date("2026-11-30") }));
  const [first] = merchants;
  if (!first) return;
  const stop = new AbortController();
  const { mailer } = first;
  const told: string[] = [];
  const ports = {
    ...first.ctx.ports,
    mailer: {
      send: async (mail: { to: string }) => {
        told.push(mail.to);
        stop.abort();
      },
    },
  };
  const ctx = { ...first.ctx, ports, now: () => noon("2026-11-20") };
  await expect(endFreePeriods(ctx, stop.signal)).rejects.toThrow();
  expect(told).toHaveLength(1);
  await endFreePeriods(ctx);
  await endFreePeriods(ctx);
  const own = merchants.map(({ owner }) => owner.email).sort();
  expect(told.filter((to) => own.includes(to)).sort()).toEqual(own);
  expect(mailer.mails).toEqual([]);
});
