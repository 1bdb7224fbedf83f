import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIXED_NOW } from "~/test/context";
import { makeTent, makeUser } from "~/test/factories";
import { startRest, type TestRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { billingRows } from "./billing";

const db = testDb();
const LINK = "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=2c938084";
const NOBODY = 2_000_000_000;

let made = 0;
/** A merchant who pays for a plan at PayPal and may change to a more expensive one, and one who pays nothing. */
async function makePeople({ payments }: TestRest) {
  const { owner, tent } = await makeTent(db, { suspended: true });
  const { owner: other, tent: otherTent } = await makeTent(db, { suspended: true });
  const superUser = await makeUser(db, { role: "SUPER" });
  made += 1;
  const ref = `P-${made}`;
  const dollars = { name: "DÓLARES", currency: "USD", total: 9, paypalPlanId: ref };
  const { id: planId } = await db.plan.create({ data: dollars });
  const { id: dearerId } = await db.plan.create({ data: { ...dollars, total: 19, paypalPlanId: `${ref}-2` } });
  const { id: pesosId } = await db.plan.create({ data: { name: "PESOS", total: 8900 } });
  const paypalId = `I-${String(made).padStart(12, "0")}`;
  const { id: subscriberId } = await db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } });
  await db.subscription.create({
    data: {
      subscriberId,
      planId,
      provider: "PAYPAL",
      status: "ACTIVE",
      activatedAt: FIXED_NOW,
      externalId: paypalId,
      planRef: ref,
    },
  });
  await db.subscriber.update({ where: { id: subscriberId }, data: { planId, paypalId } });
  payments.PAYPAL.tell(paypalId, { state: "ACTIVE", planRef: ref, lastPaymentAt: FIXED_NOW });
  return {
    owner,
    other,
    superUser,
    planId,
    dearerId,
    pesosId,
    ref,
    paypalId,
    tentId: tent.id,
    otherTentId: otherTent.id,
  };
}
type World = Awaited<ReturnType<typeof makePeople>>;

const isSuspended = async (id: number) => (await db.tent.findUniqueOrThrow({ where: { id } })).suspended;

const plan = ({ pesosId }: World) => ({
  suscription_id: pesosId,
  name: "EMPRENDEDOR",
  mp_suscription_url: LINK,
  total: 9500.5,
  description: "Para empezar",
  return_url: "/pagos/mercado-pago-paid",
  product_limit: 7000,
  visible: "1",
});
const wish = ({ owner, pesosId }: World) => ({ user_id: owner.id, suscription_id: pesosId, service: "mercado_pago" });

testCalls(db, billingRows, makePeople, [
  {
    call: "GET /suscriptor",
    send: () => ({}),
    check: ({ json }, { planId, paypalId }) =>
      expect(json.data).toMatchObject({
        suscription_id: planId,
        suscription: { id: planId, name: "DÓLARES", total: 9, interval: "1M", visible: 1, test: 0 },
        last_payment_at: null,
        free_until: "2026-12-20T00:00:00.000Z",
        paypal_id: paypalId,
        days_left: 30,
        in_free_period: 1,
      }),
  },
  {
    call: "GET /suscriptions",
    send: () => ({}),
    check: ({ json }) => {
      const [first] = json.data as object[];
      expect(first).toEqual({
        id: 0,
        name: "INICIAL",
        description: "",
        total: 0,
        interval: "1M",
        currency: "ARS",
        trial: 0,
        limit: 1,
        product_limit: 2000,
        visible: 1,
        test: 0,
        mp_suscription_url: null,
        return_url: null,
      });
    },
  },
  {
    call: "PUT /suscription",
    send: (world) => ({ json: plan(world) }),
    unknown: (world) => ({ json: { ...plan(world), suscription_id: NOBODY } }),
    invalid: [
      {
        send: () => ({ json: {} }),
        fields: [
          "suscription_id",
          "name",
          "mp_suscription_url",
          "total",
          "description",
          "return_url",
          "product_limit",
          "visible",
        ],
      },
      {
        send: (world) => ({
          json: { ...plan(world), name: "", total: "mil", product_limit: -1, visible: 2, description: 1 },
        }),
        fields: ["name", "total", "product_limit", "visible", "description"],
      },
      { send: (world) => ({ json: { ...plan(world), total: 1e12 } }), fields: ["total"] },
      { send: (world) => ({ json: { ...plan(world), total: 0 } }), fields: ["total"] },
      { send: (world) => ({ json: { ...plan(world), suscription_id: 0 } }), fields: ["total"] },
      {
        send: (world) => ({
          json: { ...plan(world), mp_suscription_url: "https://mal.example/?preapproval_plan_id=1" },
        }),
        fields: ["mp_suscription_url"],
      },
      { send: (world) => ({ json: { ...plan(world), return_url: "https://mal.example/" } }), fields: ["return_url"] },
    ],
    check: async ({ json }, world) => {
      const { suscription_id: id, ...written } = plan(world);
      expect(json.data).toMatchObject({ ...written, id, visible: 1 });
      expect(await db.auditEntry.findMany({ where: { actorId: world.superUser.id } })).toMatchObject([
        { action: "billing.updatePlan", target: `plan ${world.pesosId}` },
      ]);
    },
  },
  {
    call: "POST /suscribe-this-user",
    send: (world) => ({ json: wish(world) }),
    unknown: (world) => ({ json: { ...wish(world), suscription_id: NOBODY } }),
    invalid: [
      { send: ({ owner }) => ({ json: { user_id: owner.id } }), fields: ["suscription_id", "service"] },
      {
        send: () => ({ json: { user_id: "1", suscription_id: -1, service: "efectivo" } }),
        fields: ["user_id", "suscription_id", "service"],
      },
      { send: (world) => ({ json: { ...wish(world), suscription_id: 0 } }), fields: ["suscription_id"] },
      { send: (world) => ({ json: { ...wish(world), service: "paypal" } }), fields: ["service"] },
    ],
    check: async ({ json }, { owner, planId, pesosId }) => {
      expect(json.data, "the plan is not theirs yet").toMatchObject({ suscription_id: planId });
      const pending = await db.subscription.findFirstOrThrow({
        where: { subscriber: { userId: owner.id }, status: "PENDING" },
      });
      expect(pending).toMatchObject({ planId: pesosId, provider: "MERCADO_PAGO" });
      expect(json.meta).toEqual({ checkout_url: pending.checkoutUrl });
    },
  },
  {
    call: "POST /unsuscribe-this-user",
    send: () => ({}),
    check: async ({ json }, { planId, paypalId, owner }, { payments }) => {
      expect(payments.PAYPAL.cancelled).toContain(paypalId);
      expect(json.data, "what was paid is used up first").toMatchObject({ suscription_id: planId, paypal_id: null });
      expect(await db.subscription.findMany({ where: { subscriber: { userId: owner.id } } })).toMatchObject([
        { status: "CANCELLED" },
      ]);
    },
  },
  {
    call: "POST /suspended-user-payment",
    send: () => ({}),
    check: async ({ json }, { tentId }) => {
      expect(json.data).toMatchObject({ last_payment_at: FIXED_NOW.toISOString(), in_free_period: 0 });
      expect(await isSuspended(tentId)).toBe(false);
    },
  },
  {
    call: "PUT /assign-paypal-id-to-suscriptor",
    send: ({ paypalId }) => ({ json: { paypal_id: paypalId } }),
    unknown: () => ({ json: { paypal_id: "I-NADIE0000" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["paypal_id"] },
      { send: () => ({ json: { paypal_id: "../v1/oauth2" } }), fields: ["paypal_id"] },
      { send: () => ({ json: { paypal_id: 7 } }), fields: ["paypal_id"] },
    ],
    check: ({ json }, { paypalId }) => expect(json.data).toMatchObject({ paypal_id: paypalId }),
  },
  {
    call: "GET /get-paypal-suscription-change-confirm-url/{id}",
    send: ({ dearerId }) => ({ params: { id: dearerId } }),
    unknown: () => ({ params: { id: NOBODY } }),
    invalid: [{ send: ({ pesosId }) => ({ params: { id: pesosId } }), fields: ["service"] }],
    check: ({ json }, { paypalId, ref }) =>
      expect(json.data).toEqual({ url: `https://www.paypal.com/checkout/${paypalId}/${ref}-2` }),
  },
  {
    call: "GET /confirm-paypal-suscription-change/{id}",
    send: ({ planId }) => ({ params: { id: planId } }),
    unknown: () => ({ params: { id: NOBODY } }),
    check: ({ json }, { planId }) => expect(json.data).toMatchObject({ suscription_id: planId }),
  },
]);

describe("subscriptions over the API", () => {
  let rest: TestRest;
  beforeAll(async () => {
    rest = await startRest(db);
  });
  afterAll(() => rest.close());
  const told = ({ status, json }: { status: number; json: { error?: { code: string } } }) => [status, json.error?.code];

  it("parse the id in the path as a number, or find nothing", async () => {
    const { owner } = await makePeople(rest);
    const client = await rest.as(owner.id);
    for (const id of ["x", "-1", "1.5", "99999999999"]) {
      for (const call of ["get-paypal-suscription-change-confirm-url", "confirm-paypal-suscription-change"]) {
        expect(told(await client.get(`/${call}/${id}`)), `${call} ${id}`).toEqual([404, "NOT_FOUND"]);
      }
    }
  });

  it("are null for somebody without a paying account", async () => {
    const { id } = await db.user.create({ data: { name: "Sin", email: "sin@example.test", passwordHash: "-" } });
    const answer = await (await rest.as(id)).get("/suscriptor");
    expect([answer.status, answer.json]).toEqual([200, { data: null }]);
  });

  it("are opened for another user only by a super-user, who may assign a plan manually", async () => {
    const { owner, other, superUser, pesosId, otherTentId } = await makePeople(rest);
    const forOther = { user_id: other.id, suscription_id: pesosId, service: "manual" };
    const asOwner = await rest.as(owner.id);
    const byHand = { ...forOther, user_id: owner.id };
    expect(told(await asOwner.post("/suscribe-this-user", forOther))).toEqual([403, "FORBIDDEN"]);
    expect(told(await asOwner.post("/suscribe-this-user", byHand))).toEqual([403, "FORBIDDEN"]);
    expect(await isSuspended(otherTentId)).toBe(true);

    const asSuper = await rest.as(superUser.id);
    const given = await asSuper.post("/suscribe-this-user", forOther);
    expect(given.json).toMatchObject({ data: { suscription_id: pesosId }, meta: { checkout_url: null } });
    expect(await isSuspended(otherTentId)).toBe(false);
    const unknown = await asSuper.post("/suscribe-this-user", { ...forOther, user_id: NOBODY });
    expect(told(unknown)).toEqual([404, "NOT_FOUND"]);
    expect(await db.auditEntry.count({ where: { actorId: superUser.id, action: "billing.grantPlan" } })).toBe(1);
  });

  it("are granted when the provider confirms them, and checked by a call without a body", async () => {
    const { other, pesosId, otherTentId } = await makePeople(rest);
    const client = await rest.as(other.id);
    const opened = await client.post("/suscribe-this-user", {
      user_id: other.id,
      suscription_id: pesosId,
      service: "mercado_pago",
    });
    const { checkout_url } = opened.json.meta as { checkout_url: string };
    expect((await client.post("/suscribe-this-user")).json.data).toMatchObject({ suscription_id: 0 });
    const lastPaymentAt = FIXED_NOW;
    rest.payments.MERCADO_PAGO.tell(checkout_url.split("/").at(-1) ?? "", { state: "ACTIVE", lastPaymentAt });
    const asked = await client.post("/suscribe-this-user");
    expect([asked.status, asked.json.meta]).toEqual([200, undefined]);
    expect(asked.json.data).toMatchObject({ suscription_id: pesosId });
    expect(await isSuspended(otherTentId)).toBe(false);
  });

  it("cannot be claimed by a user who does not pay for them", async () => {
    const { other, paypalId } = await makePeople(rest);
    const answer = await (await rest.as(other.id)).put("/assign-paypal-id-to-suscriptor", { paypal_id: paypalId });
    expect(told(answer)).toEqual([404, "NOT_FOUND"]);
    expect(await db.subscriber.findUniqueOrThrow({ where: { userId: other.id } })).toMatchObject({
      planId: 0,
      paypalId: null,
    });
  });

  it("change when PayPal confirms the approval", async () => {
    const { owner, other, dearerId, paypalId, ref } = await makePeople(rest);
    const client = await rest.as(owner.id);
    const confirm = `/confirm-paypal-suscription-change/${dearerId}`;
    expect(told(await client.get(confirm))).toEqual([409, "CHANGE_NOT_CONFIRMED"]);
    await client.get(`/get-paypal-suscription-change-confirm-url/${dearerId}`);
    expect(told(await client.get(confirm))).toEqual([409, "CHANGE_NOT_CONFIRMED"]);
    rest.payments.PAYPAL.tell(paypalId, { planRef: `${ref}-2` });
    expect((await client.get(confirm)).json.data).toMatchObject({ suscription_id: dearerId });
    const again = await client.get(`/get-paypal-suscription-change-confirm-url/${dearerId}`);
    expect(told(again)).toEqual([409, "ALREADY_SUBSCRIBED"]);
    expect(told(await (await rest.as(other.id)).get(confirm))).toEqual([409, "NO_SUBSCRIPTION"]);
  });

  it("report a provider that is down or has no keys, and change nothing", async () => {
    const { owner, other, pesosId, paypalId } = await makePeople(rest);
    const { MERCADO_PAGO: mercadoPago, PAYPAL: paypal } = rest.payments;
    const wanted = { user_id: other.id, suscription_id: pesosId, service: "mercado_pago" };
    paypal.down = true;
    const asOwner = await rest.as(owner.id);
    for (const call of ["/unsuscribe-this-user", "/suspended-user-payment"]) {
      expect(told(await asOwner.post(call))).toEqual([502, "PROVIDER_FAILED"]);
    }
    paypal.down = false;
    mercadoPago.enabled = false;
    expect(told(await (await rest.as(other.id)).post("/suscribe-this-user", wanted))).toEqual([
      503,
      "PROVIDER_DISABLED",
    ]);
    mercadoPago.enabled = true;
    expect(await db.subscription.count({ where: { subscriber: { userId: other.id } } })).toBe(0);
    expect(paypal.cancelled).not.toContain(paypalId);
    const reported = rest.errors.map((error) => (error instanceof Error ? error.message : error));
    expect(reported, "super-users hear of a provider that is down, not of one without keys").toEqual([
      "PROVIDER_FAILED",
      "PROVIDER_FAILED",
    ]);
  });

  it("list test plans to test users, a hidden plan to its subscriber, and all plans to a super-user", async () => {
    const { other, superUser } = await makePeople(rest);
    const { id: hidden } = await db.plan.create({ data: { name: "OCULTO", total: 1, visible: false } });
    const { id: forTests } = await db.plan.create({ data: { name: "PRUEBA", total: 1, test: true } });
    const seen = async (userId: number | null) => {
      const plans = (await (await rest.as(userId)).get("/suscriptions")).json.data as { id: number }[];
      return [hidden, forTests].filter((id) => plans.some((one) => one.id === id));
    };
    expect(await seen(null)).toEqual([]);
    expect(await seen(other.id)).toEqual([]);
    expect(await seen(superUser.id)).toEqual([hidden, forTests]);
    await db.user.update({ where: { id: other.id }, data: { test: true } });
    expect(await seen(other.id)).toEqual([forTests]);
    await db.subscriber.update({ where: { userId: other.id }, data: { planId: hidden } });
    expect(await seen(other.id)).toEqual([hidden, forTests]);
  });
});
