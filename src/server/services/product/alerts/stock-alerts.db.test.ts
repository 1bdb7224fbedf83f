import { beforeAll, describe, expect, test } from "vitest";
import { ALERT_LIMITS } from "~/domain/product/alerts/stock-alert";
import { type StockAlertForm, stockAlertListSchema } from "~/domain/product/alerts/stock-alert-schemas";
import { longId } from "~/server/database/long-id";
import { AppError } from "~/server/errors";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { answerStockAlert, deleteStockAlert } from "./answer-alert";
import { askStockAlert } from "./ask-alert";
import { countStockAlerts, listStockAlerts } from "./list-alerts";

const db = testDb();
beforeAll(() => makeBase(db));

const PHONE = "11 5874-9895";
/** A number in the digits of Argentina. */
const phoneOf = (n: number) => `11 4${String(n).padStart(7, "0")}`;

let shops = 0;

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, over);
  const { ctx } = merchantContext(db, owner.id);
  const phone = phoneOf(++shops * 10_000); // each number is limited over all shops
  let addresses = 0;
  const ask = (
    form: Partial<StockAlertForm> & { productId: number },
    address = `10.${tentId % 250}.0.${addresses++ % 250}`,
  ) => askStockAlert(ctx, { tentId, variantId: null, phone, ...form }, { address });
  const rows = async () => {
    const stored = await db.stockAlert.findMany({ where: { tentId }, orderBy: { id: "asc" } });
    return stored.map((row) => ({ ...row, id: longId(row.id) }));
  };
  const list = (input: object = {}) => listStockAlerts(ctx, tentId, stockAlertListSchema.parse(input));
  return { owner, ctx, tentId, ask, rows, list };
}

const gone = (tentId: number, over: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(db, tentId, { name: "Mate torpedo", stock: "0", ...over });

async function varied(tentId: number, stocks: Record<string, string | null>) {
  const product = await makeProduct(db, tentId, { name: "Remera lisa" });
  await db.productOption.create({
    data: { productId: product.id, name: "Talle", position: 0, values: Object.keys(stocks) },
  });
  const variants = await db.variant.createManyAndReturn({
    data: Object.entries(stocks).map(([value, stock], position) => ({
      productId: product.id,
      values: [value],
      stock,
      position,
    })),
  });
  const idOf = (value: string) => variants.find(({ values }) => values[0] === value)?.id ?? 0;
  return { product, idOf };
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? (error.details.fields?.phone?.[0] ?? error.code) : String(error)),
  );

describe("a visitor", () => {
  test("waits for a sold-out product once, however the number is written", async () => {
    const { tentId, ask, rows } = await makeShop();
    const { id } = await gone(tentId);
    expect(await ask({ productId: id, phone: PHONE })).toEqual({ path: `/catalogo/${id}-mate-torpedo` });
    await ask({ productId: id, phone: "+54 9 11 5874 9895" });
    expect(await rows()).toMatchObject([
      { productId: id, variantId: null, choice: "", phone: "5491158749895", answeredAt: null },
    ]);
  });

  test("is one row when the form is sent many times at once", async () => {
    const { tentId, ask, rows } = await makeShop();
    const { id } = await gone(tentId);
    await Promise.all(Array.from({ length: 12 }, () => ask({ productId: id })));
    expect(await rows()).toHaveLength(1);
  });

  test("waits for each sold-out variant apart, and not for one that is there", async () => {
    const { tentId, ask, rows } = await makeShop();
    const { product, idOf } = await varied(tentId, { S: "0", M: "0", L: "2", XL: null });
    await ask({ productId: product.id, variantId: idOf("S") });
    await ask({ productId: product.id, variantId: idOf("M") });
    expect((await rows()).map(({ choice }) => choice)).toEqual(["S", "M"]);
    for (const value of ["L", "XL"])
      expect(await problemOf(ask({ productId: product.id, variantId: idOf(value) }))).toBe("stockAlert.inStock");
    expect(await problemOf(ask({ productId: product.id }))).toBe("stockAlert.inStock");
    expect(await rows()).toHaveLength(2);
  });

  test("can ask again after having been answered", async () => {
    const { ctx, tentId, ask, rows } = await makeShop();
    const { id } = await gone(tentId);
    await ask({ productId: id });
    const [first] = await rows();
    await answerStockAlert(ctx, tentId, { id: first?.id ?? 0, answered: true });
    await ask({ productId: id });
    expect((await rows()).map(({ answeredAt }) => answeredAt !== null)).toEqual([true, false]);
  });

  test.each([
    ["11 5874", "phone.length"],
    ["", "phone.empty"],
    ["llamame", "phone.invalid"],
  ])("is told what is wrong with %s", async (phone, problem) => {
    const { tentId, ask, rows } = await makeShop();
    const { id } = await gone(tentId);
    expect(await problemOf(ask({ productId: id, phone }))).toBe(problem);
    expect(await rows()).toEqual([]);
  });

  test("finds no product that is hidden, in the bin, of another shop, or in a suspended shop", async () => {
    const { tentId, ask } = await makeShop();
    const other = await makeShop();
    const elsewhere = await gone(other.tentId);
    const paused = await gone(tentId, { paused: true });
    const binned = await gone(tentId, { deletedAt: new Date() });
    const { product } = await varied(tentId, { S: "0" });
    const { idOf } = await varied(other.tentId, { S: "0" });
    for (const productId of [elsewhere.id, paused.id, binned.id, 999_999_999])
      expect(await problemOf(ask({ productId }))).toBe("NOT_FOUND");
    expect(await problemOf(ask({ productId: product.id, variantId: idOf("S") }))).toBe("NOT_FOUND");
    const closed = await makeShop({ suspended: true });
    expect(await problemOf(closed.ask({ productId: (await gone(closed.tentId)).id }))).toBe("TENT_SUSPENDED");
  });
});

describe("the limits", () => {
  test("an address asks sixty times in ten minutes, and another one goes on", async () => {
    const { tentId, ask } = await makeShop();
    const { id } = await gone(tentId);
    const from = (address: string, n: number) => problemOf(ask({ productId: id, phone: phoneOf(n) }, address));
    for (let n = 0; n < 60; n += 1) expect(await from("192.0.2.1", n)).toBe("done");
    expect(await from("192.0.2.1", 60)).toBe("RATE_LIMITED");
    expect(await from("192.0.2.2", 61)).toBe("done");
  });

  test("a number waits for twenty products of a shop", async () => {
    const { tentId, ask } = await makeShop();
    const phone = phoneOf(1_000);
    for (let n = 0; n < ALERT_LIMITS.perPhone; n += 1) await ask({ productId: (await gone(tentId)).id, phone });
    expect(await problemOf(ask({ productId: (await gone(tentId)).id, phone }))).toBe("stockAlert.tooManyOfPhone");
    const { id } = await gone(tentId);
    expect(await problemOf(ask({ productId: id, phone: phoneOf(1_001) }))).toBe("done");
  });

  test("a number asks thirty times an hour in all shops", async () => {
    const phone = phoneOf(2_000);
    const shops = [await makeShop(), await makeShop()];
    const said: string[] = [];
    for (let n = 0; n < 31; n += 1) {
      const { tentId, ask } = shops[n % 2] ?? (await makeShop());
      said.push(await problemOf(ask({ productId: (await gone(tentId)).id, phone })));
    }
    expect(said.slice(0, 30)).toEqual(Array(30).fill("done"));
    expect(said[30]).toBe("RATE_LIMITED");
  });

  test("five hundred visitors wait for one product, also when two take the last place at once", async () => {
    const { tentId, ask, rows } = await makeShop();
    const { id } = await gone(tentId);
    const phones = Array.from({ length: ALERT_LIMITS.perProduct - 1 }, (_, n) => `54911${n}`);
    await db.stockAlert.createMany({ data: phones.map((phone) => ({ tentId, productId: id, phone })) });
    const said = await Promise.all([3_000, 3_001].map((n) => problemOf(ask({ productId: id, phone: phoneOf(n) }))));
    expect(said.sort()).toEqual(["done", "stockAlert.full"]);
    expect(await rows()).toHaveLength(ALERT_LIMITS.perProduct);
  });
});

describe("the merchant", () => {
  test("sees first who waits for what is back, then who waits the longest", async () => {
    const { ctx, tentId, ask, list } = await makeShop();
    const { product, idOf } = await varied(tentId, { S: "0", M: "0" });
    const { id } = await gone(tentId);
    const paused = await gone(tentId, { name: "Pava" });
    await ask({ productId: id, phone: phoneOf(1) });
    await ask({ productId: product.id, variantId: idOf("S"), phone: phoneOf(2) });
    await ask({ productId: product.id, variantId: idOf("M"), phone: phoneOf(3) });
    await ask({ productId: paused.id, phone: phoneOf(4) });
    await db.variant.update({ where: { id: idOf("M") }, data: { stock: "2", price: "2500" } });
    await db.product.update({ where: { id: paused.id }, data: { stock: "2", paused: true } });
    const { rows, counts, shopName } = await list();
    expect(rows.map(({ name, choice, isBack }) => [name, choice, isBack])).toEqual([
      ["Remera lisa", "M", true],
      ["Mate torpedo", "", false],
      ["Remera lisa", "S", false],
      ["Pava", "", false],
    ]);
    expect(rows[0]).toMatchObject({ phone: "5491140000003", price: 250_000, photo: null, answeredAt: null });
    expect(rows[0]?.url).toMatch(/\/catalogo\/\d+-remera-lisa$/);
    expect({ counts, shopName }).toEqual({
      counts: { waiting: 4, back: 1, answered: 0 },
      shopName: "Casa Yerbal",
    });
    expect(await countStockAlerts(ctx, tentId, null)).toEqual({ waiting: 4, back: 1 });
    expect(await countStockAlerts(ctx, tentId, product.id)).toEqual({ waiting: 2, back: 1 });
    expect((await list({ productId: id })).rows).toHaveLength(1);
  });

  test("marks somebody as answered, once, and takes it back", async () => {
    const { ctx, tentId, ask, rows, list } = await makeShop();
    const { id: productId } = await gone(tentId);
    await ask({ productId });
    const [{ id } = { id: 0 }] = await rows();
    await answerStockAlert(ctx, tentId, { id, answered: true });
    await answerStockAlert(ctx, tentId, { id, answered: true });
    expect((await list()).rows).toEqual([]);
    expect((await list({ state: "answered" })).rows).toMatchObject([{ id, answeredAt: ctx.now() }]);
    await ask({ productId }); // meanwhile the visitor asked again
    await answerStockAlert(ctx, tentId, { id, answered: false });
    expect((await list()).rows).toMatchObject([{ id, answeredAt: null }]);
    expect(await rows()).toHaveLength(1);
  });

  test("deletes somebody, and keeps who waited for a variant that was deleted", async () => {
    const { ctx, tentId, ask, rows, list } = await makeShop();
    const { product, idOf } = await varied(tentId, { S: "0", M: "0" });
    await ask({ productId: product.id, variantId: idOf("S") });
    await ask({ productId: product.id, variantId: idOf("M") });
    await db.variant.delete({ where: { id: idOf("S") } });
    await db.variant.update({ where: { id: idOf("M") }, data: { stock: null } });
    expect((await list()).rows.map(({ choice, isBack }) => [choice, isBack])).toEqual([
      ["M", true],
      ["S", false],
    ]);
    const [{ id } = { id: 0 }] = await rows();
    await deleteStockAlert(ctx, tentId, id);
    expect(await problemOf(deleteStockAlert(ctx, tentId, id))).toBe("NOT_FOUND");
    expect(await rows()).toHaveLength(1);
  });

  test("does not reach another merchant's rows", async () => {
    const { tentId, ask, rows } = await makeShop();
    const other = await makeShop();
    await ask({ productId: (await gone(tentId)).id });
    const [{ id } = { id: 0 }] = await rows();
    expect((await other.list()).counts).toEqual({ waiting: 0, back: 0, answered: 0 });
    expect(await problemOf(answerStockAlert(other.ctx, other.tentId, { id, answered: true }))).toBe("NOT_FOUND");
    expect(await problemOf(deleteStockAlert(other.ctx, other.tentId, id))).toBe("NOT_FOUND");
    expect(await rows()).toMatchObject([{ answeredAt: null }]);
  });

  test("no longer sees who waits for a product in the bin; erasing it erases the numbers", async () => {
    const { tentId, ask, rows, list } = await makeShop();
    const { id } = await gone(tentId);
    await ask({ productId: id });
    await db.product.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await list()).counts.waiting).toBe(0);
    await db.product.delete({ where: { id } });
    expect(await rows()).toEqual([]);
  });
});
