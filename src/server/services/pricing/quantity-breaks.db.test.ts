import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_BREAKS } from "~/domain/pricing/quantity-break";
import {
  breakStepsSchema,
  quantityBreakSchema,
  quantityBreakUpdateSchema,
} from "~/domain/pricing/quantity-break-schemas";
import type { AppError } from "~/server/errors";
import { getShop } from "~/server/services/catalogue/get-shop";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import {
  createQuantityBreak,
  deleteQuantityBreaks,
  listQuantityBreaks,
  pauseQuantityBreaks,
  saveBreakSteps,
  updateQuantityBreak,
} from "./quantity-breaks";

const db = testDb();
beforeAll(() => makeBase(db));

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    ({ code, details }: AppError) =>
      [code, ...Object.entries(details.fields ?? {}).map(([field, keys]) => `${field}: ${keys.join()}`)].join(" "),
  );

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const made = merchantContext(db, owner.id);
  const category = await makeCategory(db, tentId);
  const product = await makeProduct(db, tentId, { categoryId: category.id });
  const add = (input: Record<string, unknown>) =>
    createQuantityBreak(made.ctx, tentId, quantityBreakSchema.parse({ from: 6, ...input }));
  const change = (input: Record<string, unknown>) =>
    updateQuantityBreak(made.ctx, tentId, quantityBreakUpdateSchema.parse(input));
  const save = (input: Record<string, unknown>) =>
    saveBreakSteps(made.ctx, tentId, breakStepsSchema.parse({ ids: [], ...input }));
  const list = () => listQuantityBreaks(made.ctx, tentId);
  return { ...made, tentId, category, product, add, change, save, list };
}

describe("a quantity break", () => {
  it("takes a percentage off, or has a price, from so many units on", async () => {
    const { add, change, category, product, list, shopCache, tentId } = await shop();
    const share = await add({ percent: 12.5, categoryIds: [category.id] });
    expect(share).toEqual({
      id: expect.any(Number),
      name: "Por llevar 6 o más",
      paused: false,
      from: 6,
      percent: 12.5,
      price: null,
      categoryIds: [category.id],
      productIds: null,
      products: 1,
      product: null,
    });
    const price = await add({ from: 2.5, price: 4_200.5, productIds: [product.id] });
    expect(await list()).toEqual([price, share]);
    expect(await change({ id: share.id, price: 3_900 })).toMatchObject({ percent: null, price: 3_900, from: 6 });
    expect(await change({ id: share.id, percent: 5, all: 1 })).toMatchObject({
      percent: 5,
      price: null,
      categoryIds: null,
    });
    expect(await change({ id: share.id, from: 12 })).toMatchObject({ from: 12, percent: 5 });
    expect(shopCache.purged).toEqual(Array(5).fill(tentId));
  });

  it("is refused beside the field", async () => {
    const { add, change } = await shop();
    for (const from of [1, 0, -6, 1.0005, 10_000])
      expect(await refusal(add({ from, percent: 5, all: 1 }))).toBe("VALIDATION from: quantityBreak.from");
    expect(await refusal(add({ all: 1 }))).toBe("VALIDATION price: quantityBreak.value");
    expect(await refusal(add({ all: 1, percent: 5, price: 5 }))).toBe("VALIDATION price: quantityBreak.oneValue");
    expect(await refusal(add({ all: 1, percent: 100.5 }))).toBe("VALIDATION percent: promotion.percent");
    expect(await refusal(add({ all: 1, price: 0 }))).toBe("VALIDATION price: quantityBreak.price");
    expect(await refusal(add({ percent: 5 }))).toBe("VALIDATION productIds: rule.reach");
    const { id } = await add({ percent: 5, all: 1 });
    expect(await refusal(change({ id, percent: null }))).toBe("VALIDATION price: quantityBreak.value");
  });

  it("belongs to its shop alone, and so do its products", async () => {
    const [here, there] = [await shop(), await shop()];
    const { id } = await here.add({ percent: 5, all: 1 });
    expect(await refusal(here.add({ percent: 5, productIds: [there.product.id] }))).toBe(
      "VALIDATION productIds: rule.productGone",
    );
    expect(await refusal(here.add({ percent: 5, categoryIds: [there.category.id] }))).toBe(
      "VALIDATION categoryIds: rule.categoryGone",
    );
    expect(await refusal(there.change({ id, from: 9 }))).toBe("NOT_FOUND");
    const { id: theirs } = await there.add({ percent: 5, all: 1 });
    expect(await refusal(pauseQuantityBreaks(there.ctx, there.tentId, { ids: [theirs, id], paused: true }))).toBe(
      "NOT_FOUND",
    );
    expect([(await there.list())[0]?.paused, (await here.list())[0]?.paused]).toEqual([false, false]);
    expect(await refusal(deleteQuantityBreaks(there.ctx, there.tentId, [id]))).toBe("NOT_FOUND");
    expect(await refusal(there.save({ ids: [id], all: 1, steps: [{ from: 2, percent: 5 }] }))).toBe("NOT_FOUND");
    expect([(await there.list()).length, (await here.list()).length]).toEqual([1, 1]);
  });

  it("counts for nobody while it is paused, and the shop's pages change with it", async () => {
    const { add, change, ctx, tentId, shopCache } = await shop();
    const visitor = mintPublicTentId(tentId);
    const inForce = async () => (await getShop(ctx, visitor)).rules.breaks.map(({ name }) => name);
    const [six, twelve] = [await add({ percent: 5, all: 1 }), await add({ from: 12, percent: 9, all: 1, paused: 1 })];
    expect([six.paused, twelve.paused]).toEqual([false, true]);
    expect(await inForce()).toEqual(["Por llevar 6 o más"]);
    const purged = shopCache.purged.length;
    await pauseQuantityBreaks(ctx, tentId, { ids: [six.id], paused: true });
    expect(await inForce()).toEqual([]);
    // twice at once is once
    const resume = () => pauseQuantityBreaks(ctx, tentId, { ids: [six.id, twelve.id, six.id], paused: false });
    await Promise.all([resume(), resume()]);
    expect(await inForce()).toEqual(["Por llevar 6 o más", "Por llevar 12 o más"]);
    expect(shopCache.purged.slice(purged)).toEqual(Array(3).fill(tentId));
    expect(await change({ id: six.id, from: 7 })).toMatchObject({ paused: false });
    expect(await change({ id: six.id, paused: 1 })).toMatchObject({ paused: true, from: 7, percent: 5 });
    expect(await inForce()).toEqual(["Por llevar 12 o más"]);
  });

  it("is deleted once, with the others of its rule or not at all", async () => {
    const { add, list, ctx, tentId } = await shop();
    const ids = [(await add({ percent: 5, all: 1 })).id, (await add({ from: 12, percent: 9, all: 1 })).id];
    expect(await refusal(deleteQuantityBreaks(ctx, tentId, [...ids, 2_000_000_000]))).toBe("NOT_FOUND");
    expect(await list()).toHaveLength(2);
    const both = await Promise.all([1, 2].map(() => refusal(deleteQuantityBreaks(ctx, tentId, ids))));
    expect(both.sort()).toEqual(["NOT_FOUND", "nothing refused"]);
    expect(await list()).toEqual([]);
  });

  it("is the last of two hundred, however many are sent at once", async () => {
    const { add, save, tentId } = await shop();
    await db.quantityBreak.createMany({
      data: Array.from({ length: MAX_BREAKS - 1 }, () => ({ tentId, from: 6, percent: 5 })),
    });
    const sent = await Promise.all([1, 2, 3].map(() => refusal(add({ percent: 5, all: 1 }))));
    const full = "VALIDATION from: quantityBreak.tooMany";
    expect(sent.sort()).toEqual([full, full, "nothing refused"]);
    expect(await refusal(save({ all: 1, steps: [{ from: 2, percent: 5 }] }))).toBe(
      "VALIDATION steps: quantityBreak.tooMany",
    );
  });
});

describe("the steps of one rule", () => {
  it("are saved together in the place of those before", async () => {
    const { save, list, product, ctx, tentId } = await shop();
    const first = await save({
      productIds: [product.id],
      steps: [
        { from: 12, price: 3_900 },
        { from: 6, price: 4_200 },
      ],
    });
    expect(first).toMatchObject([
      { from: 6, price: 4_200, percent: null },
      { from: 12, price: 3_900, productIds: [product.id] },
    ]);
    await pauseQuantityBreaks(ctx, tentId, { ids: first.map(({ id }) => id), paused: true });
    await save({ ids: first.map(({ id }) => id), all: 1, steps: [{ from: 24, percent: 15 }] });
    expect(await list()).toMatchObject([{ from: 24, percent: 15, price: null, productIds: null, paused: true }]);
    await expect(
      save({ ids: first.map(({ id }) => id), all: 1, steps: [{ from: 2, percent: 1 }] }),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await list()).toHaveLength(1);
  });

  it("are one rule for their form's key, however often and with whatever it is sent", async () => {
    const [here, there] = [await shop(), await shop()];
    const terms = async () => (await here.list()).map(({ from, percent }) => [from, percent]);
    const clientKey = randomUUID();
    const form = { all: 1, clientKey, steps: [{ from: 6, percent: 5 }] };
    await Promise.all([here.save(form), here.save(form)]);
    await there.save(form);
    expect(await terms()).toEqual([[6, 5]]);
    const made = await here.save({
      ...form,
      steps: [
        { from: 6, percent: 5 },
        { from: 12, percent: 9 },
      ],
    });
    expect(await terms()).toEqual([
      [6, 5],
      [12, 9],
    ]);
    const edited = {
      ...form,
      ids: made.map(({ id }) => id),
      clientKey: randomUUID(),
      steps: [{ from: 3, percent: 2 }],
    };
    await here.save(edited);
    await here.save(edited);
    expect(await terms()).toEqual([[3, 2]]);
    expect(await there.list()).toHaveLength(1);
  });

  it("keep a product that was deleted meanwhile", async () => {
    const { save, product } = await shop();
    const steps = [{ from: 6, price: 900 }];
    const made = await save({ productIds: [product.id], steps });
    await db.product.update({ where: { id: product.id }, data: { deletedAt: FIXED_NOW } });
    const again = await save({ ids: made.map(({ id }) => id), productIds: [product.id], steps });
    expect(again).toMatchObject([{ productIds: [], products: 0 }]);
  });
});
