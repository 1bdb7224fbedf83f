import { beforeAll, describe, expect, test } from "vitest";
import type { AskedPhone } from "~/domain/order/place/asked-phone";
import type { OrderSubmit } from "~/domain/order/place/schemas";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeCoupon, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { checkOrder } from "./check-order";
import { getTrackedOrder } from "./get-tracked-order";
import { markOrderOpened } from "./mark-order-opened";
import { placeOrder } from "./place-order";

const db = testDb();
const from = { address: "10.0.0.1" };
let ctx: ServiceContext;

beforeAll(async () => {
  await makeBase(db);
  ctx = { ...merchantContext(db, 0).ctx, actor: null };
});

function submit(tentId: number, lines: object[], over: object = {}): OrderSubmit {
  return orderSubmitSchema.parse({
    tentId,
    clientKey: crypto.randomUUID(),
    lines,
    customerName: "Lucía Fernández",
    method: "PICKUP",
    ...over,
  });
}

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected an AppError, got ${String(error)}`);
  return error;
}

const one = (productId: number, over: object = {}) => ({ productId, quantityMilli: 1_000, ...over });

describe("the visitor's phone", () => {
  const ask = async (customerPhone: AskedPhone, over: object, coupon: object | null = null) => {
    const { tentId } = await makeTent(db, { deliveryEnabled: true, deliverySetAt: new Date(), customerPhone });
    const product = await makeProduct(db, tentId, { price: "1000" });
    if (coupon) await makeCoupon(db, tentId, coupon);
    const work = placeOrder(ctx, submit(tentId, [one(product.id)], over), { address: `10.7.${tentId % 250}.1` });
    return work.then(
      () => "stored",
      (error: AppError) => error.details.fields,
    );
  };
  const delivered = { method: "DELIVERY", address: "Mitre 1" };
  const missing = { customerPhone: ["order.phoneRequired"] };

  test.each<[AskedPhone, object, unknown]>([
    ["always", {}, missing],
    ["always", delivered, missing],
    ["always", { customerPhone: " \u202a\u202c " }, missing],
    ["always", { customerPhone: "11 5874-9895" }, "stored"],
    ["delivery", {}, "stored"],
    ["delivery", delivered, missing],
    ["delivery", { ...delivered, customerPhone: "\u202a+54 9 11 5874\u20119895\u202c" }, "stored"],
    ["optional", delivered, "stored"],
    ["hidden", delivered, "stored"],
    ["hidden", { ...delivered, customerPhone: "11 5874-9895" }, "stored"],
  ])("%s: an order with %j", async (asked, over, outcome) => {
    expect(await ask(asked, over)).toEqual(outcome);
  });

  test("is needed for a coupon that counts once per phone, also where none is asked for", async () => {
    const once = { oncePerPhone: true };
    expect(await ask("hidden", { coupon: "MATERA" }, once)).toEqual({ customerPhone: ["coupon.phoneRequired"] });
    expect(await ask("hidden", { coupon: "MATERA", customerPhone: "11 5874-9895" }, once)).toBe("stored");
  });
});

describe("sending an order", () => {
  test("stores a snapshot of names and prices, and returns the link that opens WhatsApp", async () => {
    const { tentId, tent } = await makeTent(db, { name: "Rosa & Ñandú", deliveryEnabled: true, deliveryCost: "500" });
    const product = await makeProduct(db, tentId, { name: "Mate *imperial*", price: "12000.50", sku: "M-1" });
    const loose = await makeProduct(db, tentId, { name: "A pedido", price: null });
    const input = submit(tentId, [one(product.id, { quantityMilli: 2_000, seenPrice: 1_200_050 }), one(loose.id)], {
      customerPhone: "011 15-5874-9895",
      method: "DELIVERY",
      address: "Calle 123, Rosario",
      note: "después de las 18",
      seenTotal: 2_450_100,
    });
    const placed = await placeOrder(ctx, input, from);

    expect(placed).toMatchObject({ number: 1, total: 2_450_100, hasUnpriced: true });
    expect(placed.token).toMatch(/^[\w-]{22}$/);
    expect(placed.orderUrl).toBe(`http://${tent.subdomain}.localhost:3000/catalogo/pedido/${placed.token}`);
    expect(placed.whatsappText).toBe(
      [
        "Hola Rosa & Nandu. Te escribo desde tu catálogo digital",
        "*Pedido N.º 1*",
        "2 x Mate imperial - $ 24.001",
        "1 x A pedido - a consultar",
        "Costo de envío: $ 500",
        "*Total: $ 24.501 + productos a consultar*",
        "Nombre: Lucía Fernández",
        "Envío: Calle 123, Rosario",
        "Nota: después de las 18",
        `Ver pedido: ${placed.orderUrl}`,
      ].join("\n"),
    );
    expect(placed.whatsappUrl).toBe(`https://wa.me/5491158749895?text=${encodeURIComponent(placed.whatsappText)}`);

    const order = await db.order.findUniqueOrThrow({
      where: { token: placed.token },
      include: { lines: { orderBy: { position: "asc" } }, customer: true, events: true },
    });
    expect(order.lines.map(({ name, price, sku }) => [name, price?.toString() ?? null, sku])).toEqual([
      ["Mate *imperial*", "12000.5", "M-1"],
      ["A pedido", null, null],
    ]);
    expect(order.customer).toMatchObject({ phone: "5491158749895", name: "Lucía Fernández" });
    expect(order.events.map(({ kind }) => kind)).toEqual(["placed"]);
  });

  test("keeps the URL within 2,000 characters for a hundred long lines", async () => {
    const { tentId } = await makeTent(db);
    const name = `Ñandú ${"á".repeat(110)}`;
    const products = await Promise.all(Array.from({ length: 100 }, () => makeProduct(db, tentId, { name })));
    const placed = await placeOrder(
      ctx,
      submit(
        tentId,
        products.map(({ id }) => one(id)),
        { note: "ñ".repeat(500) },
      ),
      from,
    );
    expect(placed.whatsappUrl?.length).toBeLessThanOrEqual(2_000);
    expect(placed.whatsappText).toContain(placed.orderUrl);
  });

  test("stores one order for 64 concurrent requests with one client key", async () => {
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId);
    const input = submit(tentId, [one(product.id)], { customerPhone: "11 5874-9895" });
    const answers = await Promise.all(Array.from({ length: 64 }, () => placeOrder(ctx, input, from)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(await db.order.count({ where: { tentId } })).toBe(1);
    expect((await db.tent.findUniqueOrThrow({ where: { id: tentId } })).lastOrderNumber).toBe(1);
  }, 60_000);

  test("numbers orders without gaps within a tent, independently of others", async () => {
    const [first, second] = [await makeTent(db), await makeTent(db)];
    const [mate, gorra] = [await makeProduct(db, first.tentId), await makeProduct(db, second.tentId)];
    const send = (tentId: number, productId: number) => placeOrder(ctx, submit(tentId, [one(productId)]), from);
    const placed = await Promise.all([
      ...Array.from({ length: 8 }, () => send(first.tentId, mate.id)),
      ...Array.from({ length: 3 }, () => send(second.tentId, gorra.id)),
    ]);
    const numbers = placed.map(({ number }) => number);
    expect(numbers.slice(0, 8).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbers.slice(8).sort((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test("sends the message to the chosen branch's WhatsApp; without any number the URL is empty", async () => {
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId);
    const branch = await db.branch.create({
      data: { tentId, name: "Centro", whatsappArea: "341", whatsapp: "5551234" },
    });
    const placed = await placeOrder(ctx, submit(tentId, [one(product.id)], { branchId: branch.id }), from);
    expect(placed.whatsappUrl).toMatch(/^https:\/\/wa\.me\/5493415551234\?text=/);
    expect(placed.whatsappText).toContain("Retiro: Centro");

    const silent = await makeTent(db, { whatsapp: null, whatsappArea: null });
    const other = await makeProduct(db, silent.tentId);
    const saved = await placeOrder(ctx, submit(silent.tentId, [one(other.id)]), from);
    expect(saved).toMatchObject({ number: 1, whatsappUrl: null });

    const foreign = await failure(
      placeOrder(ctx, submit(silent.tentId, [one(other.id)], { branchId: branch.id }), from),
    );
    expect(foreign.details.fields).toEqual({ branchId: ["order.branchGone"] });
  });

  test("keeps one customer per phone, whom a stranger cannot rename", async () => {
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId);
    await placeOrder(ctx, submit(tentId, [one(product.id)], { customerPhone: "11 5874-9895" }), from);
    const again = { customerPhone: "+54 9 11 5874-9895", customerName: "Otra" };
    await placeOrder(ctx, submit(tentId, [one(product.id)], again), from);
    expect(await db.customer.findMany({ where: { tentId }, select: { name: true } })).toEqual([
      { name: "Lucía Fernández" },
    ]);
    const wrong = await failure(placeOrder(ctx, submit(tentId, [one(product.id)], { customerPhone: "123" }), from));
    expect(wrong).toMatchObject({ code: "VALIDATION", details: { fields: { customerPhone: ["phone.length"] } } });
  });
});

describe("changes between cart and sending", () => {
  test("reports a new price, and accepts the order at that price with the same key", async () => {
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId, { name: "Remera", price: "100" });
    const input = submit(tentId, [one(product.id, { seenPrice: 9_000 })], { seenTotal: 9_000 });
    const error = await failure(placeOrder(ctx, input, from));
    expect(error.code).toBe("ORDER_CHANGED");
    expect(error.details).toEqual({
      changes: [
        { productId: product.id, variantId: null, name: "Remera", kind: "priceChanged", from: 9_000, to: 10_000 },
      ],
      total: 10_000,
    });
    expect(await db.order.count({ where: { tentId } })).toBe(0);
    const confirmed = submit(tentId, [one(product.id, { seenPrice: 10_000 })], { seenTotal: 10_000 });
    expect(await placeOrder(ctx, { ...confirmed, clientKey: input.clientKey }, from)).toMatchObject({ number: 1 });
  });

  test("counts a new delivery cost as a change of the total only", async () => {
    const zones = [{ name: "Norte", cost: 700 }];
    const { tentId } = await makeTent(db, { deliveryEnabled: true, deliveryZones: zones });
    const product = await makeProduct(db, tentId, { price: "100" });
    const order = { method: "DELIVERY", address: "Calle 1", zone: "Norte", seenTotal: 60_000 };
    const error = await failure(placeOrder(ctx, submit(tentId, [one(product.id)], order), from));
    expect(error).toMatchObject({ code: "ORDER_CHANGED", details: { changes: [], total: 80_000 } });
    const elsewhere = submit(tentId, [one(product.id)], { ...order, zone: "Sur", seenTotal: null });
    expect((await failure(placeOrder(ctx, elsewhere, from))).details.fields).toEqual({ zone: ["order.zoneRequired"] });
  });

  test.each(["product", "category", "bin", "variant", "sold out", "less stock"])("%s", async (what) => {
    const { tentId } = await makeTent(db);
    const category = await makeCategory(db, tentId);
    await makeCategory(db, tentId);
    const product = await makeProduct(db, tentId, { categoryId: category.id, stock: "5" });
    const input = submit(tentId, [one(product.id, { quantityMilli: 3_000 })]);
    const change = {
      product: () => db.product.update({ where: { id: product.id }, data: { paused: true } }),
      category: () => db.category.update({ where: { id: category.id }, data: { paused: true } }),
      bin: () => db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } }),
      variant: () => db.variant.create({ data: { productId: product.id, values: ["M"] } }),
      "sold out": () => db.product.update({ where: { id: product.id }, data: { stock: "0" } }),
      "less stock": () => db.product.update({ where: { id: product.id }, data: { stock: "2" } }),
    }[what];
    await change?.();
    const kind = {
      product: "paused",
      category: "paused",
      bin: "gone",
      variant: "gone",
      "sold out": "soldOut",
      "less stock": "lessStock",
    }[what];
    const error = await failure(placeOrder(ctx, input, from));
    expect(error.code).toBe("ORDER_CHANGED");
    expect(error.details.changes).toEqual([expect.objectContaining({ productId: product.id, kind })]);
    expect((await checkOrder(ctx, input, from)).changes).toEqual(error.details.changes);
  });

  test("counts no product when all its categories are paused", async () => {
    const { tentId } = await makeTent(db);
    const category = await makeCategory(db, tentId, { paused: true });
    const product = await makeProduct(db, tentId, { categoryId: category.id });
    expect(await placeOrder(ctx, submit(tentId, [one(product.id)]), from)).toMatchObject({ number: 1 });
  });

  test("treats another merchant's product as missing", async () => {
    const [mine, other] = [await makeTent(db), await makeTent(db)];
    const product = await makeProduct(db, other.tentId, { name: "Ajeno" });
    const error = await failure(placeOrder(ctx, submit(mine.tentId, [one(product.id)]), from));
    expect(error.details.changes).toEqual([{ productId: product.id, variantId: null, name: null, kind: "gone" }]);
  });
});

describe("refusals", () => {
  test("reports the amount missing for the minimum", async () => {
    const { tentId } = await makeTent(db, { minimumPurchase: "5000" });
    const product = await makeProduct(db, tentId, { price: "1800" });
    const error = await failure(placeOrder(ctx, submit(tentId, [one(product.id)]), from));
    expect(error).toMatchObject({ code: "BELOW_MINIMUM_PURCHASE", details: { missing: 320_000 } });
  });

  test("takes an order in which nothing has a price yet, whatever the minimum", async () => {
    const { tentId } = await makeTent(db, { minimumPurchase: "5000" });
    const toAsk = await makeProduct(db, tentId, { price: null });
    const placed = await placeOrder(ctx, submit(tentId, [one(toAsk.id)]), from);
    expect(placed.number).toBeGreaterThan(0);
  });

  test("rejects orders for a suspended shop, but still returns one already stored", async () => {
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId);
    const input = submit(tentId, [one(product.id)]);
    const placed = await placeOrder(ctx, input, from);
    await db.tent.update({ where: { id: tentId }, data: { suspended: true } });
    expect(await placeOrder(ctx, input, from)).toEqual({ ...placed, isRepeat: true });
    expect((await failure(placeOrder(ctx, submit(tentId, [one(product.id)]), from))).code).toBe("TENT_SUSPENDED");
    expect((await failure(checkOrder(ctx, input, from))).code).toBe("TENT_SUSPENDED");
  });

  test("rejects an unknown shop, and too many orders from one address", async () => {
    expect((await failure(placeOrder(ctx, submit(2_000_000_000, [one(1)]), from))).code).toBe("NOT_FOUND");
    const { tentId } = await makeTent(db);
    const product = await makeProduct(db, tentId, { paused: true });
    const tries = await Promise.all(
      Array.from({ length: 61 }, () =>
        failure(placeOrder(ctx, submit(tentId, [one(product.id)]), { address: "10.0.0.9" })),
      ),
    );
    const refused = tries.filter(({ code }) => code === "RATE_LIMITED");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.details.retryAfter).toBeGreaterThan(0);
  }, 60_000);
});

test("shows the state on the tracking page, but neither phone nor address, and only on its own shop", async () => {
  const { tentId } = await makeTent(db, { deliveryEnabled: true });
  const stranger = await makeTent(db);
  const product = await makeProduct(db, tentId);
  const placed = await placeOrder(
    ctx,
    submit(tentId, [one(product.id)], { customerPhone: "11 5874-9895", method: "DELIVERY", address: "Calle 123" }),
    from,
  );
  await markOrderOpened(ctx, placed.token);
  const tracked = await getTrackedOrder(ctx, mintPublicTentId(tentId), placed.token);
  expect(tracked).toMatchObject({ number: 1, status: "NEW", firstName: "Lucía", total: 100_000 });
  const { whatsappUrl, ...shown } = tracked;
  expect(JSON.stringify(shown)).not.toMatch(/5874|Calle|Fernández/);
  expect(whatsappUrl).not.toMatch(/Calle/);
  expect(await db.order.findFirst({ where: { token: placed.token } })).toMatchObject({ whatsappOpenedAt: ctx.now() });
  const elsewhere = failure(getTrackedOrder(ctx, mintPublicTentId(stranger.tentId), placed.token));
  expect((await elsewhere).code).toBe("NOT_FOUND");
  expect((await failure(getTrackedOrder(ctx, mintPublicTentId(tentId), "x"))).code).toBe("NOT_FOUND");
});
