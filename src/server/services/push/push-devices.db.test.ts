import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { JobData } from "~/domain/jobs";
import { cents } from "~/domain/money/money";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import { MAX_PUSH_DEVICES, PUSH_KINDS, pushDeviceSchema } from "~/domain/push/schemas";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import { webPushDelivery } from "~/server/adapters/web-push/web-push-delivery";
import { pruneExpired } from "~/server/services/account/prune-expired";
import { replacePassword } from "~/server/services/account/replace-password";
import { notifyOfCharges } from "~/server/services/billing/charges/notify-charges";
import { mailOrder } from "~/server/services/order/place/mail-order";
import { mailOrders } from "~/server/services/order/place/mail-orders";
import { placeOrder } from "~/server/services/order/place/place-order";
import { askForList } from "~/server/services/price-lists/ask-for-list";
import { askStockAlert } from "~/server/services/product/alerts/ask-alert";
import { signOut } from "~/server/services/session/sign-out";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { PUSH_KEYS, startPushService } from "~/test/push-service";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  setPushKind,
  setQuietNights,
  tryPushDevice,
} from "./push-devices";
import { failPush, sendPush } from "./send-push";

const db = testDb();
const warn = vi.fn();
let service: Awaited<ReturnType<typeof startPushService>>;
const CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

beforeAll(async () => {
  await makeBase(db);
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job`;
  service.received.length = 0;
  service.answers.length = 0;
  warn.mockClear();
});

const deliver = (to: Parameters<ReturnType<typeof webPushDelivery>>[0], message: { payload: string; topic: string }) =>
  webPushDelivery({
    outgoing: new GuardedOutgoing({ standIn: service.origin }),
    keys: PUSH_KEYS,
    contact: "mailto:no-responder@vidriera.test",
    log: { warn },
  })(to, message);

const NEXT_WEEK = new Date(FIXED_NOW.getTime() + 7 * 86_400_000);

async function openSessionOf(userId: number, expiresAt = new Date(FIXED_NOW.getTime() + 1_000_000)) {
  const { id } = await db.session.create({ data: { id: randomUUID(), userId, expiresAt } });
  return id;
}

async function makeMerchant() {
  const { owner, tentId } = await makeTent(db);
  const world = merchantContext(db, owner.id);
  const product = await makeProduct(db, tentId, { name: "Mate", price: "1500" });
  /** A browser of the merchant, logged in, with messages turned on. */
  const addDevice = async (sessionId?: string) => {
    const session = sessionId ?? (await openSessionOf(owner.id));
    const ctx = { ...world.ctx, actor: merchantActor(owner.id, { sessionId: session }) };
    const subscription = service.subscribe();
    const { id } = await addPushDevice(ctx, { ...subscription, installed: true }, { userAgent: CHROME });
    return { id, ctx, session, subscription };
  };
  const place = (customerName = "Lucía") =>
    placeOrder(
      world.ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: randomUUID(),
        lines: [{ productId: product.id, quantityMilli: 2_000 }],
        customerName,
        customerPhone: "11 5874-9895",
        method: "PICKUP",
        paymentMethod: "TRANSFER",
      }),
      { address: `10.7.0.${tentId}` },
    );
  return { ...world, owner, tentId, addDevice, place };
}

async function runMailJobs(ctx: Parameters<typeof mailOrder>[0]): Promise<void> {
  for (const { data } of await queuedJobs(db, "mail-order")) await mailOrder(ctx, data as JobData["mail-order"]);
  for (const { data } of await queuedJobs(db, "mail-orders")) await mailOrders(ctx, data as JobData["mail-orders"]);
}

const queuedPushes = async () => (await queuedJobs(db, "send-push")).map(({ data }) => data as JobData["send-push"]);

async function sendAll(ctx: Parameters<typeof sendPush>[0]): Promise<void> {
  for (const job of await queuedPushes()) await sendPush(ctx, job, deliver);
}

test("a new order reaches each of the merchant's devices once, encrypted and signed, without the customer's phone", async () => {
  const { ctx, tentId, addDevice, place } = await makeMerchant();
  const [phone, laptop] = [await addDevice(), await addDevice()];
  const stranger = await makeMerchant();
  await stranger.addDevice();
  await place();
  await runMailJobs(ctx);
  await sendAll(ctx);
  expect(service.received.map(({ path }) => path).sort()).toEqual(
    [phone, laptop].map(({ subscription }) => new URL(subscription.endpoint).pathname).sort(),
  );
  const [first] = service.received;
  expect(first?.message).toEqual({
    title: "Pedido nuevo: $\u00a03.000",
    body: "Lucía · 1 producto · transferencia · Casa Yerbal",
    tag: `order-${tentId}-1`,
    path: `/pedidos/1?tienda=${tentId}`,
    unseen: 1,
    silent: false,
  });
  expect(JSON.stringify(first?.message)).not.toContain("5874");
  expect(first).toMatchObject({
    topic: `order-${tentId}-1`,
    ttl: 86_400,
    claims: { aud: service.origin, sub: "mailto:no-responder@vidriera.test" },
  });
  const { devices } = await listPushDevices(phone.ctx);
  expect(devices).toMatchObject([
    { id: phone.id, current: true, deliveredAt: FIXED_NOW, device: { browser: "Chrome", system: "Android" } },
    { id: laptop.id, current: false, deliveredAt: FIXED_NOW },
  ]);
  expect(JSON.stringify(devices)).not.toContain(service.origin);
});

test("orders of a busy minute share one message, as they share one mail", async () => {
  const { ctx, tentId, mailer, addDevice, place } = await makeMerchant();
  await addDevice();
  for (let count = 0; count < 7; count += 1) await place(`Ana ${count}`);
  await runMailJobs(ctx);
  const bundled = (await queuedPushes()).filter(({ message }) => message.tag === `orders-${tentId}`);
  expect(mailer.mails).toHaveLength(5);
  expect(await queuedPushes()).toHaveLength(5);
  expect(bundled[0]?.message).toMatchObject({
    title: "3 pedidos nuevos en Casa Yerbal",
    path: `/pedidos?tienda=${tentId}`,
    unseen: 7,
  });
  expect(bundled[0]?.message.body.split("\n")).toHaveLength(3);
  await runMailJobs(ctx);
  const again = (await queuedPushes()).filter(({ message }) => message.tag === `orders-${tentId}`);
  expect(again, "a repeated job bundles nothing twice").toHaveLength(1);
});

test("who asks for a sold-out product or a list and a rejected charge are messages of their own, once each", async () => {
  const { ctx, owner, tentId, addDevice } = await makeMerchant();
  await addDevice();
  const gone = await makeProduct(db, tentId, { name: "Mate torpedo", stock: "0" });
  const form = { tentId, productId: gone.id, variantId: null, phone: "11 5874-9897" };
  await askStockAlert(ctx, form, { address: "10.8.0.1" });
  await askStockAlert(ctx, form, { address: "10.8.0.2" }); // still waits
  const list = await makePriceList(db, tentId, { takesRequests: true });
  const ask = (name: string) =>
    askForList(ctx, mintPublicTentId(tentId), { name, phone: "11 5874-9897", message: "" }, { address: "10.8.0.3" });
  await ask("Lucía");
  await ask("Lucía Paz"); // who asks again changes what was written
  await db.priceListCustomer.updateMany({ where: { priceListId: list.id }, data: { refusedAt: FIXED_NOW } });
  await ask("Lucía P."); // who was refused is not announced anew
  const charge = {
    id: "charge-1",
    status: "REJECTED" as const,
    cents: cents(100_000),
    currency: "ARS",
    paidAt: null,
    chargedAt: FIXED_NOW,
    detail: null,
  };
  await db.$transaction((tx) =>
    notifyOfCharges(ctx, tx, {
      userId: owner.id,
      provider: "MERCADO_PAGO",
      planOf: () => "EMPRENDEDOR",
      charges: [charge, { ...charge, id: "charge-2", status: "APPROVED" }],
    }),
  );
  expect((await queuedPushes()).map(({ message }) => message)).toMatchObject([
    { title: "Esperan Mate torpedo", tag: `waiting-${gone.id}`, path: `/productos/esperan?tienda=${tentId}` },
    {
      title: "Lucía pide tus precios",
      body: "Lista Mayorista · Casa Yerbal",
      tag: `list-${list.id}`,
      path: `/productos/promociones/listas/${list.id}/clientes?tienda=${tentId}`,
    },
    { title: "No se pudo cobrar tu plan", tag: "charge", path: "/pagos" },
  ]);
});

test("a kind that was turned off reaches no device until it is turned on again", async () => {
  const { ctx, addDevice, place } = await makeMerchant();
  const { ctx: own } = await addDevice();
  expect((await listPushDevices(own)).kinds).toEqual(PUSH_KINDS.map((kind) => ({ kind, on: true })));
  await setPushKind(own, { kind: "waiting", on: false });
  await setPushKind(own, { kind: "order", on: false });
  await setPushKind(own, { kind: "list", on: false });
  expect((await listPushDevices(own)).kinds.filter(({ on }) => on)).toEqual([{ kind: "charge", on: true }]);
  await place();
  await runMailJobs(ctx);
  expect(await queuedPushes()).toEqual([]);
  await setPushKind(own, { kind: "order", on: true });
  await place("Martín");
  await runMailJobs(ctx);
  expect((await queuedPushes()).map(({ message }) => message.body)).toContainEqual(expect.stringContaining("Martín"));
});

test("with quiet nights, what is sent at night is silent, whenever it was queued", async () => {
  const { ctx, owner, addDevice, place } = await makeMerchant();
  const { ctx: own } = await addDevice(await openSessionOf(owner.id, NEXT_WEEK));
  await place();
  await runMailJobs(ctx); // queued at noon
  const [queued] = await queuedPushes();
  expect(queued?.message, "as it was queued before there were silent messages").not.toHaveProperty("silent");
  const at = (moment: string) => ({ ...ctx, now: () => new Date(moment) });
  const sentAt = async (moment: string) => {
    service.received.length = 0;
    await sendAll(at(moment));
    return service.received.map(({ message }) => message);
  };
  const [noon, night] = ["2026-11-20T15:00:00Z", "2026-11-21T02:00:00Z"]; // 12:00 and 23:00 in Argentina
  expect((await listPushDevices(own)).quietNights).toBe(false);
  expect(await sentAt(night)).toMatchObject([{ silent: false }]);

  await setQuietNights(own, true);
  expect((await listPushDevices(own)).quietNights).toBe(true);
  expect(await sentAt(noon)).toMatchObject([{ silent: false }]);
  expect(await sentAt(night)).toMatchObject([{ title: queued?.message.title, unseen: 1, silent: true }]);
  await db.user.update({ where: { id: owner.id }, data: { countryId: 13 } });
  expect(await sentAt(night), "20:00 in Mexico").toMatchObject([{ silent: false }]);
  await db.user.update({ where: { id: owner.id }, data: { countryId: null } });
  expect(await sentAt(night), "Argentina is assumed").toMatchObject([{ silent: true }]);

  await setQuietNights(own, false);
  expect(await sentAt(night)).toMatchObject([{ silent: false }]);
});

test("nights are silenced for one person alone, and never for the message that tries a device out", async () => {
  const [one, other] = [await makeMerchant(), await makeMerchant()];
  const device = await one.addDevice(await openSessionOf(one.owner.id, NEXT_WEEK));
  await other.addDevice(await openSessionOf(other.owner.id, NEXT_WEEK));
  await setQuietNights(device.ctx, true);
  const night = { ...one.ctx, now: () => new Date("2026-11-21T02:00:00Z") };
  await other.place();
  await runMailJobs(other.ctx);
  await tryPushDevice(device.ctx, device.id);
  await sendAll(night);
  expect(service.received.map(({ message }) => message)).toMatchObject([
    { title: expect.stringContaining("Pedido nuevo"), silent: false },
    { tag: "test", silent: false },
  ]);
  const viewer = { ...one.ctx, actor: merchantActor(one.owner.id, { superUserId: 1, sessionId: "x" }) };
  await expect(setQuietNights(viewer, false)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a busy or broken push service is tried again, and a subscription that ended is removed", async () => {
  const { ctx, addDevice, place } = await makeMerchant();
  const [lasting, ended] = [await addDevice(), await addDevice()];
  await place();
  await runMailJobs(ctx);
  const jobs = await queuedPushes();
  const jobOf = (id: number) => jobs.find(({ deviceId }) => deviceId === id) as JobData["send-push"];
  for (const status of [429, 500, 503]) {
    service.answers.push(status);
    await expect(sendPush(ctx, jobOf(lasting.id), deliver)).rejects.toThrow(String(status));
  }
  expect(await db.pushDevice.findUnique({ where: { id: lasting.id } })).toMatchObject({ failingSince: null });
  await failPush(ctx, jobOf(lasting.id));
  expect(await db.pushDevice.findUnique({ where: { id: lasting.id } })).toMatchObject({ failingSince: FIXED_NOW });
  await sendPush(ctx, jobOf(lasting.id), deliver);
  expect(service.received).toHaveLength(1);
  expect(await db.pushDevice.findUnique({ where: { id: lasting.id } })).toMatchObject({ failingSince: null });

  service.forget(ended.subscription.endpoint);
  await sendPush(ctx, jobOf(ended.id), deliver);
  expect(await db.pushDevice.findUnique({ where: { id: ended.id } })).toBeNull();
  await sendPush(ctx, jobOf(ended.id), deliver);
});

test("a message that is refused for good is not tried again, and the device is forgotten a month later", async () => {
  const { ctx, addDevice, place } = await makeMerchant();
  const device = await addDevice();
  await place();
  await runMailJobs(ctx);
  service.answers.push(413);
  await sendAll(ctx);
  expect(warn).toHaveBeenCalledWith({ origin: service.origin, reason: "status 413" }, "push refused");
  const later = (days: number) => ({ ...ctx, now: () => new Date(FIXED_NOW.getTime() + days * 86_400_000) });
  await db.session.update({ where: { id: device.session }, data: { expiresAt: later(99).now() } });
  await pruneExpired(later(29));
  expect(await db.pushDevice.count({ where: { id: device.id } })).toBe(1);
  await pruneExpired(later(31));
  expect(await db.pushDevice.count({ where: { id: device.id } })).toBe(0);
});

test.each(["https://10.0.0.1/push", "https://[::1]/push", "http://127.0.0.1:9/push", "https://169.254.169.254/latest"])(
  "nothing is sent to an endpoint inside the network: %s",
  async (endpoint) => {
    const { ctx, addDevice } = await makeMerchant();
    const { id } = await addDevice();
    await db.pushDevice.update({ where: { id }, data: { endpoint: `${endpoint}?${id}` } });
    await tryPushDevice(ctx, id);
    await sendAll(ctx);
    expect(service.received).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(await db.pushDevice.findUnique({ where: { id } })).toMatchObject({ failingSince: FIXED_NOW });
  },
);

test.each([
  ["no point of the curve", { p256dh: `B${"A".repeat(86)}` }],
  ["another one", { p256dh: `B${"_".repeat(86)}` }],
  ["a point beside the curve", { p256dh: `BA${"Q".repeat(85)}` }],
  ["an address without a host", { endpoint: "https:///push/1" }],
  ["one slash", { endpoint: "https:/push.example/1" }],
  ["backslashes", { endpoint: "https:\\\\push.example\\1" }],
  ["a host of its own in front", { endpoint: "https://a@push.example/1" }],
])("a subscription is refused: %s", async (_, over) => {
  const { ctx, owner } = await makeMerchant();
  const session = await openSessionOf(owner.id);
  const form = { ...service.subscribe(), installed: false, ...over };
  const add = async () =>
    addPushDevice({ ...ctx, actor: merchantActor(owner.id, { sessionId: session }) }, pushDeviceSchema.parse(form), {
      userAgent: CHROME,
    });
  await expect(add()).rejects.toThrow();
  expect(await db.pushDevice.count({ where: { userId: owner.id } })).toBe(0);
});

test("log-out, a new password, and the end of the session end the device's messages", async () => {
  const { ctx, owner, addDevice, place } = await makeMerchant();
  const [left, kept, other, expired] = [await addDevice(), await addDevice(), await addDevice(), await addDevice()];
  await place();
  await runMailJobs(ctx);
  await signOut(ctx, left.session);
  await db.session.update({ where: { id: expired.session }, data: { expiresAt: FIXED_NOW } });
  await db.$transaction((tx) =>
    replacePassword(tx, { userId: owner.id, passwordHash: "-", keepSessionId: kept.session }),
  );
  await sendAll(ctx);
  expect(service.received.map(({ path }) => path)).toEqual([new URL(kept.subscription.endpoint).pathname]);
  expect(await db.pushDevice.count({ where: { id: { in: [left.id, other.id] } } })).toBe(0);
  await db.user.delete({ where: { id: owner.id } });
  expect(await db.pushDevice.count({ where: { id: kept.id } })).toBe(0);
});

test("registering twice at once keeps one device, and a browser belongs to who registered it last", async () => {
  const [one, other] = [await makeMerchant(), await makeMerchant()];
  const { ctx, session, subscription } = await one.addDevice();
  const form = { ...subscription, installed: false };
  await Promise.all(Array.from({ length: 4 }, () => addPushDevice(ctx, form, { userAgent: CHROME })));
  expect(await db.pushDevice.count({ where: { sessionId: session } })).toBe(1);
  const theirs = {
    ...other.ctx,
    actor: merchantActor(other.owner.id, { sessionId: await openSessionOf(other.owner.id) }),
  };
  await addPushDevice(theirs, form, { userAgent: CHROME });
  expect(await db.pushDevice.findMany({ where: { endpoint: form.endpoint }, select: { userId: true } })).toEqual([
    { userId: other.owner.id },
  ]);
  expect((await listPushDevices(ctx)).devices).toEqual([]);
});

test("only browsers of the person themselves register, up to a limit", async () => {
  const { ctx, owner, addDevice } = await makeMerchant();
  const form = { ...service.subscribe(), installed: false };
  await expect(addPushDevice(ctx, form, { userAgent: null })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const viewer = { ...ctx, actor: merchantActor(owner.id, { superUserId: 1, sessionId: "x" }) };
  await expect(addPushDevice(viewer, form, { userAgent: null })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const devices = [];
  for (let count = 0; count < MAX_PUSH_DEVICES; count += 1) devices.push(await addDevice());
  await expect(addDevice()).rejects.toMatchObject({ details: { fields: { endpoint: ["push.tooMany"] } } });
  await addDevice(devices[0]?.session); // one that is registered already may change its subscription
  await removePushDevice(ctx, devices[1]?.id ?? 0);
  await addDevice();
});

test("nobody removes or tries the device of somebody else, and trying has a limit", async () => {
  const [one, other] = [await makeMerchant(), await makeMerchant()];
  const { id } = await one.addDevice();
  await expect(removePushDevice(other.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(tryPushDevice(other.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (let count = 0; count < 10; count += 1) await tryPushDevice(one.ctx, id);
  await expect(tryPushDevice(one.ctx, id)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  const [job] = await queuedPushes();
  await sendPush(one.ctx, job as JobData["send-push"], deliver);
  expect(service.received[0]?.message).toMatchObject({ title: "Aviso de prueba", tag: "test" });
});
