import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { type BulkChange, bulkSchema, type ProductSelection } from "~/domain/product/crud/bulk";
import { productListSchema } from "~/domain/product/crud/list-schema";
import type { AppError } from "~/server/errors";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../images/add-product-image";
import { bulkUpdateProducts } from "./bulk-update-products";
import { deleteProductsForever } from "./delete-products-forever";
import { duplicateProduct } from "./duplicate-product";
import { listProducts } from "./list-products";

const db = testDb();

beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tent, tentId } = await makeTent(db);
  const { ctx, shopCache, storage } = merchantContext(db, owner.id);
  const add = (name: string, over: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(db, tentId, { name, ...over });
  const change = (selection: Partial<ProductSelection>, one: BulkChange) =>
    bulkUpdateProducts(ctx, tentId, bulkSchema.parse([{ selection, change: one }]));
  const rows = () =>
    db.product.findMany({
      where: { tentId },
      orderBy: { id: "asc" },
      select: { name: true, paused: true, offer: true, categoryId: true, deletedAt: true },
    });
  return { ctx, tent, owner, tentId, shopCache, storage, add, change, rows };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => error.code,
  );

const everything = { matching: { search: "" } } as ProductSelection;

describe("changing many products", () => {
  it("changes those that differ, returns how many, and undo restores every row", async () => {
    const { ctx, tentId, add, change, rows, shopCache } = await shop();
    const [mates, deco] = [await makeCategory(db, tentId), await makeCategory(db, tentId)];
    const ids = [
      (await add("A", { paused: true, categoryId: mates.id })).id,
      (await add("B", { offer: true, categoryId: deco.id })).id,
      (await add("C")).id,
    ];
    await add("not chosen");
    await add("binned", { deletedAt: new Date(ctx.now().getTime() - DAY_MS) });
    const before = await rows();
    const cases: [BulkChange, number, object][] = [
      [{ kind: "pause", paused: true }, 2, { paused: true }],
      [{ kind: "pause", paused: false }, 1, { paused: false }],
      [{ kind: "offer", offer: true }, 2, { offer: true }],
      [{ kind: "offer", offer: false }, 1, { offer: false }],
      [{ kind: "category", categoryId: mates.id }, 2, { categoryId: mates.id }],
      [{ kind: "category", categoryId: null }, 2, { categoryId: null }],
      [{ kind: "delete" }, 3, { deletedAt: ctx.now() }],
    ];
    for (const [one, count, becomes] of cases) {
      const { changed, undo } = await change({ ids }, one);
      expect([one, changed]).toEqual([one, count]);
      const after = await rows();
      expect(after.slice(0, 3)).toMatchObject([becomes, becomes, becomes]);
      expect(after.slice(3)).toEqual(before.slice(3));
      expect((await bulkUpdateProducts(ctx, tentId, undo)).changed).toBe(count);
      expect(await rows()).toEqual(before);
    }
    const purges = shopCache.purged.length;
    expect(await change({ ids }, { kind: "offer", offer: true })).toMatchObject({ changed: 2 });
    expect(await change({ ids }, { kind: "offer", offer: true })).toEqual({ changed: 0, undo: [] });
    expect(shopCache.purged.length).toBe(purges + 1);
  });

  it("covers all matches of a list, over all its pages", async () => {
    const { ctx, tentId, add, change, rows } = await shop();
    const category = await makeCategory(db, tentId);
    for (let n = 0; n < 35; n += 1) await add(`Remera ${n}`, { categoryId: n < 33 ? category.id : null });
    await add("Gorra", { categoryId: category.id, paused: true });
    const selection = productListSchema.parse({ search: "remera", categoryId: category.id });
    expect((await change({ matching: selection }, { kind: "pause", paused: true })).changed).toBe(33);
    expect((await rows()).filter((row) => row.paused)).toHaveLength(34);
    const paused = { matching: { ...selection, search: "", filter: "paused", categoryId: null } } as ProductSelection;
    expect((await change(paused, { kind: "delete" })).changed).toBe(34);
    expect((await listProducts(ctx, tentId, productListSchema.parse({ filter: "bin" }))).matching).toBe(34);
    expect((await change({ matching: { ...selection, search: "%" } }, { kind: "delete" })).changed).toBe(0);
  });

  it("restores from the bin only what the plan allows, or nothing, and nothing over 30 days old", async () => {
    const { ctx, owner, tentId, add, change, rows } = await shop();
    const plan = await db.plan.create({ data: { name: "Chico", total: 1, productLimit: 2 } });
    await db.subscriber.update({ where: { userId: owner.id }, data: { planId: plan.id } });
    const deletedAt = new Date(ctx.now().getTime() - DAY_MS);
    const [one, two] = [await add("one", { deletedAt }), await add("two", { deletedAt })];
    const old = await add("old", { deletedAt: new Date(ctx.now().getTime() - 31 * DAY_MS) });
    const shown = await add("shown");
    const ids = [one.id, two.id, old.id];
    expect(await refusal(change({ ids }, { kind: "restore" }))).toBe("PRODUCT_LIMIT");
    expect((await rows()).filter((row) => row.deletedAt === null)).toHaveLength(1);
    await change({ ids: [shown.id] }, { kind: "delete" });
    expect(await change({ ids }, { kind: "restore" })).toMatchObject({ changed: 2 });
    expect((await listProducts(ctx, tentId, productListSchema.parse({}))).counts).toMatchObject({ all: 2, bin: 1 });
  });

  it("changes nothing when one id or category belongs to another tent", async () => {
    const mine = await shop();
    const theirs = await shop();
    const own = await mine.add("own");
    const foreign = await theirs.add("foreign");
    const category = await makeCategory(db, theirs.tentId);
    const changes: BulkChange[] = [
      { kind: "pause", paused: true },
      { kind: "offer", offer: true },
      { kind: "category", categoryId: null },
      { kind: "delete" },
      { kind: "restore" },
    ];
    const before = [await mine.rows(), await theirs.rows()];
    for (const one of changes) {
      expect(await refusal(mine.change({ ids: [own.id, foreign.id] }, one))).toBe("NOT_FOUND");
    }
    expect(await refusal(mine.change({ ids: [own.id] }, { kind: "category", categoryId: category.id }))).toBe(
      "VALIDATION",
    );
    expect(await refusal(deleteProductsForever(mine.ctx, mine.tentId, { ids: [own.id, foreign.id] }))).toBe(
      "NOT_FOUND",
    );
    expect((await mine.change(everything, { kind: "category", categoryId: null })).changed).toBe(0);
    expect([await mine.rows(), await theirs.rows()]).toEqual(before);
  });

  it("accepts 2,000 ids per request and no more, and no empty list", async () => {
    const { tentId, change } = await shop();
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ tentId, name: `P ${n}`, searchText: `p ${n}` }));
    const made = await db.product.createManyAndReturn({ data: rows, select: { id: true } });
    const ids = made.map(({ id }) => id);
    expect((await change({ ids }, { kind: "pause", paused: true })).changed).toBe(2_000);
    const step = { change: { kind: "delete" } };
    expect(bulkSchema.safeParse([{ ...step, selection: { ids: [...ids, 1] } }]).success).toBe(false);
    expect(bulkSchema.safeParse([{ ...step, selection: { ids: [] } }]).success).toBe(false);
    expect(bulkSchema.safeParse([]).success).toBe(false);
  });
});

describe("deleting permanently", () => {
  it("deletes rows of the bin and files that no other product uses, and nothing outside the bin", async () => {
    const { ctx, tentId, storage, add } = await shop();
    const [gone, kept, shown] = [await add("gone"), await add("kept"), await add("shown")];
    const colours = { gone: "#aa0101", kept: "#aa0202", shown: "#aa0303" };
    const lone = await addProductImage(ctx, tentId, { productId: gone.id, file: await pngOf(colours.gone) });
    const shared = await addProductImage(ctx, tentId, { productId: gone.id, file: await pngOf(colours.kept) });
    await addProductImage(ctx, tentId, { productId: kept.id, file: await pngOf(colours.kept) });
    await addProductImage(ctx, tentId, { productId: shown.id, file: await pngOf(colours.shown) });
    await duplicateProduct(ctx, tentId, shown.id);
    await bulkUpdateProducts(ctx, tentId, [{ selection: { ids: [gone.id] }, change: { kind: "delete" } }]);
    const has = ({ hash }: { hash: string }) => storage.exists(`${hash}-160.webp`);
    expect([await has(lone), await has(shared)]).toEqual([true, true]);

    expect(await deleteProductsForever(ctx, tentId, { ids: [gone.id, shown.id] })).toBe(1);
    expect(await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" }, select: { name: true } })).toEqual([
      { name: "kept" },
      { name: "shown" },
      { name: "shown (copia)" },
    ]);
    expect([await has(lone), await has(shared)]).toEqual([false, true]);
    expect(await db.image.count({ where: { tentId } })).toBe(3);
  });

  it("empties the whole bin, leaving order lines unchanged", async () => {
    const { ctx, tentId, add } = await shop();
    await add("shown");
    for (const name of ["a", "b", "c"]) await add(name, { deletedAt: new Date(ctx.now().getTime() - DAY_MS) });
    const bin = { matching: { search: "", filter: "bin" } } as ProductSelection;
    expect(await deleteProductsForever(ctx, tentId, bin)).toBe(3);
    expect(await deleteProductsForever(ctx, tentId, bin)).toBe(0);
    expect(await db.product.count({ where: { tentId } })).toBe(1);
  });
});
