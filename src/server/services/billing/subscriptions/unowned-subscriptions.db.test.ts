import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "~/domain/duration";
import type { WebhookRequest } from "~/server/ports/payments";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeUser } from "~/test/factories";
import { makePlayedPayer, type Played, type PlayedPayer, playPayments } from "~/test/played-payments";
import { testDb } from "~/test/test-db";
import { handleWebhookEvent } from "../webhooks/handle-webhook-event";
import { receiveWebhook } from "../webhooks/receive-webhook";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { refreshSubscription } from "./refresh-subscription";
import { subscribeUser } from "./subscribe-user";
import { assignSubscription, listUnowned } from "./unowned-subscriptions";

const db = testDb();
const LINK = "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=enlazado";
let played: Played;
let linked: number;
let plain: number;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const data = { name: "CON ENLACE", total: "8900", mpSubscriptionUrl: LINK, mpPlanId: "enlazado" };
  linked = (await db.plan.create({ data })).id;
  plain = (await db.plan.create({ data: { name: "PESOS", total: "8900" } })).id;
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.webhookEvent.deleteMany();
  await db.subscription.deleteMany();
  await db.unownedSubscription.deleteMany();
  played.standIn.mercadoPago.subscriptions.clear();
});

const codeOf = (call: Promise<unknown>) => call.then(() => "through").catch((error: { code: string }) => error.code);
const fieldOf = (call: Promise<unknown>) => call.catch((error: { details: object }) => error.details);
const payByLink = (email = "quien-paga@example.test") =>
  played.standIn.mercadoPago.subscribe({ planId: "enlazado", email });
const sweep = ({ nobody }: PlayedPayer) => reconcileSubscriptions(nobody, new AbortController().signal);

async function hear(payer: PlayedPayer, notice: WebhookRequest) {
  await receiveWebhook(payer.nobody, { provider: "MERCADO_PAGO", address: "203.0.113.9", notice });
  for (const { id } of await db.webhookEvent.findMany())
    await handleWebhookEvent(payer.nobody, { eventId: String(id) });
}

async function makeTeam(payer: PlayedPayer) {
  const { id } = await makeUser(db, { role: "SUPER" });
  return { ...payer.ctx, actor: merchantActor(id, { role: "SUPER" }) };
}

describe("a paid subscription without an owner", () => {
  it("is listed once, and the super-users are notified once", async () => {
    const payer = await makePlayedPayer(db, played);
    const id = payByLink();
    await Promise.all([sweep(payer), sweep(payer)]);
    await hear(payer, played.standIn.mercadoPago.notice("subscription_preapproval", id));
    const { rows } = await listUnowned(payer.ctx);
    expect(rows).toMatchObject([
      { externalId: id, planId: linked, amountCents: 890_000, currency: "ARS", payerEmail: "quien-paga@example.test" },
    ]);
    const told = payer.messenger.messages.filter(({ text }) => text.startsWith("PAGO SIN DUEÑO"));
    expect(told).toMatchObject([{ chat: "supers" }]);
  });

  it("is not assigned by mail: not even to a user with the payer's mail who requested that plan before", async () => {
    const thief = await makePlayedPayer(db, played);
    const wish = { userId: thief.owner.id, planId: linked, service: "mercado_pago" } as const;
    await subscribeUser(thief.ctx, wish);
    payByLink(thief.owner.email);
    await refreshSubscription(thief.ctx);
    await sweep(thief);
    expect(await thief.subscriber()).toMatchObject({ planId: 0, lastPaymentAt: null });
    expect(await thief.suspended()).toBe(true);
    expect((await listUnowned(thief.ctx)).rows).toHaveLength(1);
  });

  it("leaves the list when no longer charged, and is ignored when others sell by the same account", async () => {
    const payer = await makePlayedPayer(db, played);
    const id = payByLink();
    played.standIn.mercadoPago.subscribe({ planId: "de-otro-negocio", email: "otro@example.test" });
    const foreign = played.standIn.mercadoPago.subscribe({ planId: "enlazado", email: "otro@example.test" });
    played.standIn.mercadoPago.update(foreign, { external_reference: "pedido-5" });
    await sweep(payer);
    expect((await listUnowned(payer.ctx)).rows).toMatchObject([{ externalId: id }]);
    played.standIn.mercadoPago.cancel(id);
    played.clock.now = new Date(FIXED_NOW.getTime() + 21 * HOUR_MS);
    await sweep(payer);
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
  });

  it("goes to its account when it carries our reference, also when the response to its opening was lost", async () => {
    const payer = await makePlayedPayer(db, played);
    await subscribeUser(payer.ctx, { userId: payer.owner.id, planId: plain, service: "mercado_pago" });
    const id = await payer.idOf();
    await db.subscription.updateMany({ where: { externalId: id }, data: { externalId: null, checkoutUrl: null } });
    played.standIn.mercadoPago.update(id, { payer_email: "la-tarjeta-de-mama@example.test" });
    played.standIn.mercadoPago.approve(id);
    await hear(payer, played.standIn.mercadoPago.notice("subscription_preapproval", id));
    expect(await payer.rows()).toMatchObject([{ externalId: id, status: "ACTIVE" }]);
    expect(await payer.subscriber()).toMatchObject({ planId: plain });
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
  });

  it("is not looked up because of an unsigned event", async () => {
    const payer = await makePlayedPayer(db, played);
    const id = payByLink();
    played.standIn.calls.length = 0;
    await hear(payer, played.standIn.mercadoPago.notice("subscription_preapproval", id, { secret: "" }));
    expect(played.standIn.calls).toEqual([]);
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
  });
});

describe("a super-user assigning it", () => {
  async function makeNoted() {
    const payer = await makePlayedPayer(db, played);
    const externalId = payByLink();
    await sweep(payer);
    const [noted] = (await listUnowned(payer.ctx)).rows;
    return { payer, externalId, id: noted?.id ?? 0, team: await makeTeam(payer) };
  }

  it("grants the account the plan, the charges and the open shop, with an audit row", async () => {
    const { payer, externalId, id, team } = await makeNoted();
    await assignSubscription(team, { id, email: payer.owner.email, planId: linked });
    expect(await payer.subscriber()).toMatchObject({ planId: linked, lastPaymentAt: FIXED_NOW });
    expect(await payer.suspended()).toBe(false);
    expect(await payer.rows()).toMatchObject([{ externalId, status: "ACTIVE" }]);
    expect(await payer.payments()).toMatchObject([{ status: "APPROVED" }]);
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
    await sweep(payer);
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
    const audit = { action: "billing.assign", target: `user ${payer.owner.id}`, actorId: team.actor.userId };
    expect(await db.auditEntry.count({ where: audit })).toBe(1);
  });

  it("assigns it to one account only, also when two do it at once", async () => {
    const { payer, id, team } = await makeNoted();
    const other = await makePlayedPayer(db, played);
    const assign = (to: PlayedPayer) => codeOf(assignSubscription(team, { id, email: to.owner.email, planId: linked }));
    expect((await Promise.all([assign(payer), assign(other)])).sort()).toEqual(["NOT_FOUND", "through"]);
    const plans = [await payer.subscriber(), await other.subscriber()].map(({ planId }) => planId);
    expect(plans.sort()).toEqual([0, linked].sort());
  });

  it("gets an error beside the field when the account or the plan is wrong", async () => {
    const { payer, id, team } = await makeNoted();
    const assign = (email: string, planId = linked) => fieldOf(assignSubscription(team, { id, email, planId }));
    expect(await assign("nadie@example.test")).toEqual({ fields: { email: ["admin.ownerUnknown"] } });
    expect(await assign(payer.owner.email, 0)).toEqual({ fields: { planId: ["plan.unknown"] } });
    await subscribeUser(payer.ctx, { userId: payer.owner.id, planId: plain, service: "mercado_pago" });
    played.standIn.mercadoPago.approve(await payer.idOf());
    await refreshSubscription(payer.ctx);
    expect(await assign(payer.owner.email)).toEqual({ fields: { email: ["admin.ownerPays"] } });
    expect((await listUnowned(payer.ctx)).rows).toHaveLength(1);
  });

  it("cannot assign what is no longer charged", async () => {
    const { payer, externalId, id, team } = await makeNoted();
    played.standIn.mercadoPago.cancel(externalId);
    expect(await codeOf(assignSubscription(team, { id, email: payer.owner.email, planId: linked }))).toBe("NOT_FOUND");
    expect(await payer.rows()).toEqual([]);
    expect((await listUnowned(payer.ctx)).rows).toEqual([]);
  });
});
