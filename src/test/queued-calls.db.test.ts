import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { KEY_LIFETIME_MS, QUEUED_CALLS, type QueuedPath } from "~/domain/outbox/queued-calls";
import { appRouter, createCaller } from "~/server/api/root";
import { longId } from "~/server/database/long-id";
import { appErrorOf } from "~/server/errors";
import type { Storage } from "~/server/ports/storage";
import { pruneExpired } from "~/server/services/account/prune-expired";
import { appOrigin } from "~/server/site/addresses";
import { FIXED_NOW, merchantActor, testRequest } from "./context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "./factories";
import { snapshotOf } from "./snapshot";
import { testDb } from "./test-db";

const db = testDb();
beforeAll(() => makeBase(db));

async function world() {
  const { owner, tent, tentId } = await makeTent(db, { lastOrderNumber: 3 });
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const picture = async () => {
    const hash = randomUUID().replaceAll("-", "");
    return (await db.image.create({ data: { tentId, hash, width: 320, height: 320, placeholder: "", bytes: 9 } })).id;
  };
  const category = await makeCategory(db, tentId, { imageId: await picture() });
  const product = await makeProduct(db, tentId, { categoryId: category.id });
  const shirt = await makeProduct(db, tentId, {
    name: "Remera",
    options: { create: [{ name: "Talle", values: ["S", "M"], position: 0 }] },
    variants: { create: ["S", "M"].map((value, position) => ({ values: [value], position, price: "100" })) },
  });
  await db.productImage.createMany({
    data: [
      { productId: shirt.id, order: 0, imageId: await picture() },
      { productId: shirt.id, order: 1, imageId: await picture() },
    ],
  });
  const photos = await db.productImage.findMany({ where: { productId: shirt.id }, orderBy: { order: "asc" } });
  const variants = await db.variant.findMany({ where: { productId: shirt.id }, orderBy: { position: "asc" } });
  const binned = await makeProduct(db, tentId, { deletedAt: FIXED_NOW });
  const alert = await db.stockAlert.create({
    data: { tentId, productId: product.id, phone: "5491158749895", createdAt: FIXED_NOW },
  });
  const branch = await db.branch.create({ data: { tentId, name: "Centro", order: 1 } });
  const link = await db.link.create({ data: { tentId, name: "Mi blog", url: "https://blog.example" } });
  const template = await db.orderTemplate.create({ data: { tentId, name: "Gracias", text: "Gracias" } });
  await db.order.createMany({
    data: [1, 2, 3].map((number) => ({
      tentId,
      number,
      token: randomUUID().replaceAll("-", ""),
      currency: "ARS",
      clientKey: randomUUID(),
      customerName: "Lucía Fernández",
      deliveryMethod: "PICKUP" as const,
      suspected: number > 1,
      subtotal: "1000",
      total: "1000",
    })),
  });
  return {
    owner,
    tent,
    tentId,
    ctx,
    shopCache,
    category,
    product,
    shirt,
    photos,
    variants,
    binned,
    alert,
    branch,
    link,
    template,
  };
}
type World = Awaited<ReturnType<typeof world>>;

/** A valid input of every queued call, which changes something. */
const inputs: Record<QueuedPath, (own: World) => Record<string, unknown>> = {
  "category.create": () => ({ name: "Termos" }),
  "category.delete": ({ category }) => ({ id: category.id }),
  "category.order": ({ category }) => ({ list: [{ id: category.id, order: 3 }] }),
  "category.pause": ({ category }) => ({ id: category.id, paused: true }),
  "category.removeImage": ({ category }) => ({ id: category.id }),
  "category.rename": ({ category }) => ({ id: category.id, name: "Bombillas" }),
  "home.publish": () => ({
    revision: 0,
    home: {
      cover: {
        hidden: false,
        kind: "none",
        focus: null,
        button: "catalogue",
        imageId: null,
        heading: "Mates",
        text: null,
      },
      sections: [],
    },
  }),
  "link.create": () => ({ name: "Mi canal", url: "https://canal.example" }),
  "link.delete": ({ link }) => ({ id: link.id }),
  "link.describe": () => ({ description: "Todo en un lugar" }),
  "link.order": ({ link }) => ({ list: [{ id: link.id, order: 2 }] }),
  "link.update": ({ link }) => ({ id: link.id, paused: true }),
  "order.acceptSuspected": () => ({ from: 2, to: 3 }),
  "order.act": () => ({ number: 1, action: "confirm" }),
  "order.create": ({ product }) => ({
    clientKey: randomUUID(),
    lines: [{ productId: product.id, quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    method: "PICKUP",
  }),
  "order.createTemplate": () => ({ name: "Listo", text: "Tu pedido está listo" }),
  "order.deleteTemplate": ({ template }) => ({ id: template.id }),
  "order.discardSuspected": () => ({ from: 2, to: 3 }),
  "order.edit": () => ({
    number: 1,
    clientKey: randomUUID(),
    version: 0,
    lines: [{ lineId: null, productId: null, name: "Arreglo", quantityMilli: 1_000, price: 200_000 }],
    deliveryCost: 0,
    discount: { amount: 0 },
    customerName: "Lucía Fernández",
    method: "PICKUP",
  }),
  "order.note": () => ({ number: 1, merchantNote: "Pasa el lunes" }),
  "order.orderTemplates": ({ template }) => ({ list: [{ id: template.id, order: 4 }] }),
  "order.updateTemplate": ({ template }) => ({ id: template.id, name: "Gracias", text: "¡Gracias!" }),
  "product.addPhotos": ({ product }) => ({ id: product.id, photos: ["5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a"] }),
  "product.bulk": ({ product, shirt }) => ({
    steps: [{ selection: { ids: [product.id, shirt.id] }, change: { kind: "pause", paused: true } }],
  }),
  "product.create": () => ({ name: "Pava", price: "100", description: "", sku: "", categoryId: null }),
  "product.delete": ({ product }) => ({ id: product.id }),
  "product.move": ({ shirt }) => ({ id: shirt.id, shelf: "all", place: 1 }),
  "product.orderImages": ({ photos }) => ({ list: photos.map(({ id }, at) => ({ imageId: id, order: 1 - at })) }),
  "product.removeImage": ({ photos: [photo] }) => ({ id: photo?.id }),
  "product.restore": ({ binned }) => ({ id: binned.id }),
  "product.saveVariants": ({ shirt, variants: [small] }) => ({
    id: shirt.id,
    rows: [{ id: small?.id, values: ["S"], price: "150" }],
  }),
  "product.update": ({ product }) => ({ id: product.id, name: "Mate de calabaza", stock: "4" }),
  "product.updateField": ({ product }) => ({ id: product.id, field: "price", value: 1200 }),
  "stockAlert.answer": ({ alert }) => ({ id: longId(alert.id), answered: true }),
  "stockAlert.delete": ({ alert }) => ({ id: longId(alert.id) }),
  "tent.addBranch": () => ({ name: "Oeste", whatsapp: "" }),
  "tent.putBranchFirst": ({ branch }) => ({ id: branch.id }),
  "tent.removeBranch": ({ branch }) => ({ id: branch.id }),
  "tent.updateAnalytics": () => ({ ga4Id: "G-ABC1234567", pixelId: "" }),
  "tent.updateBranch": ({ branch }) => ({ id: branch.id, name: "Centro viejo", whatsapp: "" }),
  "tent.updateContact": () => ({
    countryId: 1,
    whatsapp: "58749895",
    whatsappArea: "11",
    instagram: "",
    facebook: "",
  }),
  "tent.updateDelivery": () => ({
    pickupEnabled: true,
    pickupText: "Por la tarde",
    deliveryEnabled: false,
    deliveryText: "",
    deliveryCost: "",
    deliveryZones: [],
    freeDeliveryFrom: "",
  }),
  "tent.updateHoliday": () => ({ closed: true, from: "2026-12-24", until: "2026-12-31", text: "" }),
  "tent.updateHours": () => ({ week: [[{ from: "09:00", until: "18:00" }], [], [], [], [], [], []] }),
  "tent.updateLegal": () => ({
    legalName: "Casa Yerbal SRL",
    cuit: "",
    dataFiscalUrl: "",
    regretButton: false,
    netPrices: false,
  }),
  "tent.updateOrderRules": () => ({
    minimumPurchase: "500",
    orderText: "",
    showSoldOut: true,
    listingLayout: "GRID",
  }),
  "tent.updatePayment": () => ({
    paymentText: "Efectivo",
    paymentAlias: "",
    paymentCbu: "",
    paymentHolder: "",
    cashPercent: "10",
    transferPercent: "",
    otherPercent: "",
    installmentsText: "",
  }),
  "tent.updateShop": ({ tent }) => ({ name: "La Yerbera", subdomain: tent.subdomain, tagline: "", notice: "" }),
  "theme.assignColours": () => ({
    styleId: 2,
    firstCustomColor: "#aa0000",
    secondCustomColor: null,
    bgCustomColor: null,
    textCustomColor: null,
  }),
};

/** `userId`: who is logged in, if not the owner. */
type Headers = { key?: string | null; account?: string | null; userId?: number };

/** Sends a call as the panel does. */
function send(
  own: World,
  path: string,
  input: Record<string, unknown>,
  { key = null, account = null, userId = own.owner.id }: Headers = {},
) {
  const request = testRequest(merchantActor(userId), (actor) => ({ ...own.ctx, actor }), appOrigin);
  const caller = createCaller({ ...request, idempotencyKey: key, account });
  const call = path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller);
  return (call as (input: unknown) => Promise<unknown>)({ tentId: own.tentId, ...input });
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "accepted",
    (error: unknown) => appErrorOf(error).code,
  );

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: { queued?: boolean } } }>;

it("lists exactly the procedures that accept a key", () => {
  const built = Object.keys(procedures).filter((path) => procedures[path]?._def.meta?.queued);
  expect(built.sort()).toEqual([...QUEUED_CALLS]);
});

describe.each(QUEUED_CALLS)("%s", (path) => {
  it("changes once, gives a repeat the same answer, and refuses its key for anything else", async () => {
    const own = await world();
    const input = inputs[path](own);
    const headers = { key: randomUUID(), account: String(own.owner.id) };
    const before = await snapshotOf(db);
    const answer = await send(own, path, input, headers);
    const after = await snapshotOf(db);
    expect({ ...after, completed_calls: "" }).not.toEqual({ ...before, completed_calls: "" });

    expect(await send(own, path, input, headers)).toEqual(answer);
    expect(await send(own, path, input, headers)).toEqual(answer);
    expect(await refusal(send(own, path, { ...input, other: 1 }, headers))).toBe("CONFLICT");
    expect(await snapshotOf(db)).toEqual(after);
  });

  it("changes once when it arrives twice at the same time", async () => {
    const own = await world();
    const input = inputs[path](own);
    const headers = { key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(own, path, input, headers)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(1);
  });
});

describe("a key", () => {
  it("is stored together with its change: a refused change keeps none, and the repeat runs", async () => {
    const own = await world();
    const headers = { key: randomUUID() };
    const rename = { id: own.category.id, name: "Mates" };
    const taken = await makeCategory(db, own.tentId, { name: "Mates" });
    const before = await snapshotOf(db);
    expect(await refusal(send(own, "category.rename", rename, headers))).toBe("CATEGORY_EXISTS");
    expect(await snapshotOf(db)).toEqual(before);
    expect(own.shopCache.purged).toEqual([]);
    await db.category.delete({ where: { id: taken.id } });
    await send(own, "category.rename", rename, headers);
    expect(await db.category.findUnique({ where: { id: own.category.id } })).toMatchObject({ name: "Mates" });
    expect(own.shopCache.purged).toEqual([own.tentId]);
  });

  it("belongs to one account and shop", async () => {
    const [one, other] = [await world(), await world()];
    const headers = { key: randomUUID() };
    await send(one, "category.create", { name: "Termos" }, headers);
    await send(other, "category.create", { name: "Termos" }, headers);
    expect(await db.category.count({ where: { tentId: other.tentId, name: "Termos" } })).toBe(1);
  });

  it("is refused for an account that is not logged in, and in another format", async () => {
    const own = await world();
    const before = await snapshotOf(db);
    const foreign = { key: randomUUID(), account: String(own.owner.id + 1) };
    expect(await refusal(send(own, "category.create", { name: "Termos" }, foreign))).toBe("SESSION_EXPIRED");
    expect(await refusal(send(own, "category.create", { name: "Termos" }, { key: "1" }))).toBe("BODY_MALFORMED");
    expect(await snapshotOf(db)).toEqual(before);
  });

  it("waits while another merchant is logged in on the same device, who does not own the shop", async () => {
    const [own, stranger] = [await world(), await world()];
    const headers = { key: randomUUID(), account: String(own.owner.id) };
    const early = send(own, "category.create", { name: "Termos" }, { ...headers, userId: stranger.owner.id });
    expect(await refusal(early)).toBe("SESSION_EXPIRED");
    expect(await refusal(send(own, "category.create", { name: "Termos" }, headers))).toBe("accepted");
  });

  it("is forgotten after its time", async () => {
    const own = await world();
    await send(own, "category.create", { name: "Termos" }, { key: randomUUID() });
    await pruneExpired({ ...own.ctx, now: () => new Date(FIXED_NOW.getTime() + KEY_LIFETIME_MS - 1) });
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(1);
    await pruneExpired({ ...own.ctx, now: () => new Date(FIXED_NOW.getTime() + KEY_LIFETIME_MS) });
    expect(await db.completedCall.count({ where: { tentId: own.tentId } })).toBe(0);
  });
});

it("deletes files only after the commit", async () => {
  const own = await world();
  const { category, ctx } = own;
  const left: number[] = [];
  const storage: Storage = {
    ...ctx.ports.storage,
    delete: async () => void left.push(await db.category.count({ where: { id: category.id } })),
  };
  const outside = { ...own, ctx: { ...ctx, ports: { ...ctx.ports, storage } } };
  await send(outside, "category.delete", { id: category.id }, { key: randomUUID() });
  expect(left).not.toEqual([]);
  expect(new Set(left)).toEqual(new Set([0]));
});

describe("a value that the merchant saw", () => {
  it("is a conflict once it changed elsewhere, with both values, and nothing is written", async () => {
    const own = await world();
    const { id } = own.product;
    await db.product.update({ where: { id }, data: { price: "1100" } });
    const before = await snapshotOf(db);
    const input = { id, field: "price", value: 1200, seen: { price: 100_000 } };
    const failed = await send(own, "product.updateField", input, { key: randomUUID() }).catch(appErrorOf);
    expect(failed).toMatchObject({
      code: "CONFLICT",
      details: { conflicts: [{ field: "price", seen: 100_000, current: 110_000 }] },
    });
    expect(await snapshotOf(db)).toEqual(before);
    await send(own, "product.updateField", { ...input, seen: { price: 110_000 } }, { key: randomUUID() });
    expect(Number((await db.product.findUniqueOrThrow({ where: { id } })).price)).toBe(1200);
  });

  const changes: [QueuedPath, string, unknown][] = [
    ["category.pause", "paused", false],
    ["category.rename", "name", "?"],
    ["link.describe", "description", "?"],
    ["link.update", "paused", false],
    ["order.act", "status", "NEW"],
    ["order.note", "merchantNote", ""],
    ["order.updateTemplate", "text", "?"],
    ["product.update", "name", "?"],
    ["product.update", "stock", null],
    ["product.updateField", "paused", false],
    ["tent.updateBranch", "name", "Centro"],
    ["tent.updateBranch", "address", null],
    ["tent.updateHours", "hours", null],
    ["tent.updateShop", "name", "?"],
    ["theme.assignColours", "firstCustomColor", null],
    ["tent.updateHoliday", "holiday", null],
    ["tent.updateDelivery", "pickupText", null],
    ["tent.updatePayment", "paymentText", null],
  ];
  it.each(changes)("of %s is compared: %s", async (path, field, untouched) => {
    const own = await world();
    const wrong = { ...inputs[path](own), seen: { [field]: "something else" } };
    expect(await refusal(send(own, path, wrong, { key: randomUUID() }))).toBe("CONFLICT");
    if (untouched === "?") return;
    const right = { ...inputs[path](own), seen: { [field]: untouched } };
    expect(await refusal(send(own, path, right, { key: randomUUID() }))).toBe("accepted");
  });

  it("is compared for each variant: only the cell that changed elsewhere is a conflict", async () => {
    const own = await world();
    const [small, medium] = own.variants;
    await db.variant.update({ where: { id: small?.id ?? 0 }, data: { price: "120" } });
    const rows = [small, medium].map((row) => ({ id: row?.id, values: row?.values, price: "150" }));
    const seen = { [`${small?.id}.price`]: 10_000, [`${medium?.id}.price`]: 10_000 };
    const call = { id: own.shirt.id, rows, seen };
    const failed = await send(own, "product.saveVariants", call, { key: randomUUID() }).catch(appErrorOf);
    expect(failed).toMatchObject({
      code: "CONFLICT",
      details: { conflicts: [{ field: `${small?.id}.price`, seen: 10_000, current: 12_000 }] },
    });
    await send(
      own,
      "product.saveVariants",
      { ...call, seen: { ...seen, [`${small?.id}.price`]: 12_000 } },
      { key: randomUUID() },
    );
    const after = await db.variant.findMany({ where: { productId: own.shirt.id } });
    expect(after.map(({ price }) => Number(price))).toEqual([150, 150]);
  });

  it("may be what the merchant's own earlier change replaced, until somebody else changes it", async () => {
    const own = await world();
    const { id } = own.product;
    const set = (value: number, key: string, after?: string) => ({
      call: () =>
        send(
          own,
          "product.updateField",
          { id, field: "price", value, seen: { price: 100_000 }, ...(after ? { after } : {}) },
          { key },
        ),
    });
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await set(1200, first).call();
    expect(await refusal(set(1300, second).call())).toBe("CONFLICT");
    await set(1300, second, first).call();
    await db.product.update({ where: { id }, data: { price: "1250" } });
    expect(await refusal(set(1400, third, second).call())).toBe("CONFLICT");
  });

  it("is compared while other changes wait: of two at once, one is a conflict", async () => {
    const own = await world();
    const set = (value: number) =>
      refusal(
        send(
          own,
          "product.updateField",
          { id: own.product.id, field: "price", value, seen: { price: 100_000 } },
          { key: randomUUID() },
        ),
      );
    expect((await Promise.all([set(1200), set(1300)])).sort()).toEqual(["CONFLICT", "accepted"]);
  });
});
