import { beforeAll, describe, expect, it } from "vitest";
import { productListSchema } from "~/domain/product/crud/list-schema";
import type { ProductListing } from "~/domain/product/crud/listing-schemas";
import { productFormSchema } from "~/domain/product/crud/schemas";
import type { AppError } from "~/server/errors";
import { listPublicProducts as listPublic } from "~/server/services/catalogue/list-products";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createProduct } from "./create-product";
import { listProducts } from "./list-products";
import { moveProduct } from "./move-product";

const db = testDb();
beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const category = await makeCategory(db, tentId);
  const ids = new Map<string, number>();
  const add = async (name: string, over: Parameters<typeof makeProduct>[2] = {}) => {
    ids.set(name, (await makeProduct(db, tentId, { name, ...over })).id);
  };
  const move = (name: string, shelf: ProductListing, place: number) =>
    moveProduct(ctx, tentId, { id: ids.get(name) ?? 0, shelf, place });
  const names = async (over: object = {}) =>
    (await listProducts(ctx, tentId, productListSchema.parse({ sort: "shop", ...over }))).rows.map((row) => row.name);
  const shown = async () => {
    const cards = await listPublic(ctx, mintPublicTentId(tentId), { of: "category", id: category.id }, 1);
    return cards.map((card) => card.name);
  };
  return { ctx, tentId, category, shopCache, ids, add, move, names, shown };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => error.code,
  );

describe("moving a product", () => {
  it("changes only the order of its category, on the public page too, also when all positions are equal", async () => {
    const { category, add, move, names, shown, shopCache, tentId } = await shop();
    const own = { categoryId: category.id };
    for (const name of ["a", "b", "c", "d"]) {
      await add(name, own);
      await add(`${name}-other`);
    }
    await move("d", category.id, 1);
    expect(await shown()).toEqual(["d", "a", "b", "c"]);
    expect(await names(own)).toEqual(["d", "a", "b", "c"]);
    expect(await names()).toEqual(["d", "a-other", "a", "b-other", "b", "c-other", "c", "d-other"]);
    await move("d", category.id, 4);
    await move("a", category.id, 2);
    expect(await shown()).toEqual(["b", "a", "c", "d"]);
    await move("d-other", "none", 2);
    expect(await names({ filter: "withoutCategory" })).toEqual(["a-other", "d-other", "b-other", "c-other"]);
    await move("d", "all", 1);
    expect((await names())[0]).toBe("d");
    expect(await shown()).toEqual(["d", "b", "a", "c"]);
    expect(shopCache.purged).toEqual(Array(5).fill(tentId));
  });

  it("loses no concurrent addition or move, and keeps the bin's positions", async () => {
    const { ctx, tentId, category, add, move, names } = await shop();
    const own = { categoryId: category.id };
    for (let n = 0; n < 8; n += 1) await add(`p${n}`, own);
    await add("binned", { ...own, deletedAt: ctx.now() });
    const form = (name: string) => productFormSchema.parse({ name, categoryId: category.id });
    await Promise.all([
      move("p7", category.id, 1),
      createProduct(ctx, tentId, form("new 1")),
      move("p0", category.id, 8),
      createProduct(ctx, tentId, form("new 2")),
      move("p3", "all", 1),
    ]);
    const sorted = await names(own);
    expect([...sorted].sort()).toEqual(["new 1", "new 2", "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"]);
    expect(sorted.filter((name) => /p[12456]/.test(name))).toEqual(["p1", "p2", "p4", "p5", "p6"]);
    const orders = await db.product.findMany({ where: { tentId }, select: { order: true } });
    expect(new Set(orders.map(({ order }) => order)).size).toBe(11);
  });

  it("rejects a product of another merchant, of another shelf, and of the bin", async () => {
    const { ctx, category, add, move } = await shop();
    const other = await shop();
    await other.add("foreign");
    await add("binned", { deletedAt: ctx.now() });
    await add("loose");
    expect(await refusal(moveProduct(ctx, other.tentId, { id: 1, shelf: "all", place: 1 }))).toBe("NOT_FOUND");
    expect(await refusal(other.move("nobody", "all", 1))).toBe("NOT_FOUND");
    expect(await refusal(move("binned", "all", 1))).toBe("NOT_FOUND");
    expect(await refusal(move("loose", category.id, 1))).toBe("NOT_FOUND");
    const foreign = { id: other.ids.get("foreign") ?? 0, shelf: "all", place: 1 } as const;
    expect(await refusal(moveProduct(ctx, (await shop()).tentId, foreign))).toBe("NOT_FOUND");
  });
});
