import { beforeAll, describe, expect, it } from "vitest";
import { MAX_CATEGORIES } from "~/domain/category/limits";
import { RESERVED_CATEGORY_NAMES } from "~/domain/category/names";
import type { AppError } from "~/server/errors";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { createCategory } from "./create-category";
import { deleteCategory } from "./delete-category";
import { listCategories } from "./list-categories";
import { orderCategories } from "./order-categories";
import { removeCategoryImage, setCategoryImage } from "./set-category-image";
import { updateCategory } from "./update-category";

const db = testDb();

beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const made = merchantContext(db, owner.id);
  return { tentId, ...made, names: async () => (await listCategories(made.ctx, tentId)).categories.map((c) => c.name) };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

describe("creating a category", () => {
  it("adds it after the others, with its own slug and an id different from the special category's", async () => {
    const { ctx, tentId, shopCache } = await shop();
    const first = await createCategory(ctx, tentId, { name: "Remeras & Más" });
    const second = await createCategory(ctx, tentId, { name: "Remeras más", paused: true });
    expect(first).toMatchObject({ slug: "remeras-mas", order: 0, paused: false });
    expect(second).toMatchObject({ slug: `remeras-mas-${second.id}`, order: 1, paused: true });
    expect(first.id).toBeGreaterThanOrEqual(10_000);
    expect(await createCategory(ctx, tentId, { name: "Categoria especial" })).toMatchObject({
      slug: expect.stringMatching(/^categoria-especial-\d+$/),
    });
    expect(await createCategory(ctx, tentId, { name: "✨" })).toMatchObject({
      slug: expect.stringMatching(/^categoria-\d+$/),
    });
    expect(shopCache.purged).toHaveLength(4);
  });

  it("rejects the reserved names, in any spelling", async () => {
    const { ctx, tentId, names } = await shop();
    for (const name of [...RESERVED_CATEGORY_NAMES, "Catálogo", "MIS  LINKS"]) {
      expect(await refusal(createCategory(ctx, tentId, { name }))).toBe("VALIDATION category.nameReserved");
    }
    expect(await names()).toEqual([]);
  });

  it("rejects the same name twice in a tent, also concurrently, but not in another tent", async () => {
    const { ctx, tentId } = await shop();
    const other = await shop();
    const answers = await Promise.all(
      ["Té", "te", "TÉ", " té"].map((name) => refusal(createCategory(ctx, tentId, { name }))),
    );
    expect(answers.filter((answer) => answer === "nothing refused")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "CATEGORY_EXISTS")).toHaveLength(3);
    expect(await createCategory(other.ctx, other.tentId, { name: "Té" })).toMatchObject({ slug: "te" });
  });

  it("reports its limit", async () => {
    const { ctx, tentId } = await shop();
    await db.category.createMany({
      data: Array.from({ length: MAX_CATEGORIES }, (_, n) => ({ tentId, name: `C ${n}`, slug: `c-${n}` })),
    });
    expect(await refusal(createCategory(ctx, tentId, { name: "Una más" }))).toBe("VALIDATION category.tooMany");
  });
});

it("updates the given fields, all or nothing", async () => {
  const { ctx, tentId, shopCache } = await shop();
  const { id } = await createCategory(ctx, tentId, { name: "Mates" });
  await createCategory(ctx, tentId, { name: "Termos" });
  expect(await updateCategory(ctx, tentId, { id, name: "Bombillas", order: 7, paused: true })).toMatchObject({
    id,
    tentId,
    name: "Bombillas",
    slug: "bombillas",
    order: 7,
    paused: true,
  });
  expect(await refusal(updateCategory(ctx, tentId, { id, name: "Termos", paused: false }))).toBe("CATEGORY_EXISTS");
  expect(await updateCategory(ctx, tentId, { id, order: 0 })).toMatchObject({
    name: "Bombillas",
    order: 0,
    paused: true,
  });
  expect(shopCache.purged).toHaveLength(4);
});

describe("renaming a category", () => {
  it("redirects the old address until another category takes it", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createCategory(ctx, tentId, { name: "Remeras" });
    expect(await updateCategory(ctx, tentId, { id, name: "Camisetas" })).toMatchObject({ slug: "camisetas" });
    expect(await db.oldCategorySlug.findMany({ where: { tentId } })).toMatchObject([
      { slug: "remeras", categoryId: id },
    ]);
    await updateCategory(ctx, tentId, { id, name: "Remeras" });
    expect(await db.oldCategorySlug.findMany({ where: { tentId } })).toMatchObject([
      { slug: "camisetas", categoryId: id },
    ]);
    await createCategory(ctx, tentId, { name: "Camisetas" });
    expect(await db.oldCategorySlug.count({ where: { tentId } })).toBe(0);
  });

  it("rejects reserved names and another's, but allows a change of case", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createCategory(ctx, tentId, { name: "Mates" });
    await createCategory(ctx, tentId, { name: "Termos" });
    expect(await refusal(updateCategory(ctx, tentId, { id, name: "termos" }))).toBe("CATEGORY_EXISTS");
    expect(await refusal(updateCategory(ctx, tentId, { id, name: "Catalogo" }))).toBe(
      "VALIDATION category.nameReserved",
    );
    expect(await updateCategory(ctx, tentId, { id, name: "MATES" })).toMatchObject({ name: "MATES", slug: "mates" });
    expect(await db.oldCategorySlug.count({ where: { tentId } })).toBe(0);
  });
});

it("keeps a deleted category's products without category, and deletes its files", async () => {
  const { ctx, tentId, storage } = await shop();
  const { id } = await createCategory(ctx, tentId, { name: "Mates" });
  const product = await makeProduct(db, tentId, { categoryId: id });
  const { image } = await setCategoryImage(ctx, tentId, { id, file: await pngOf("#ff00ff") });
  expect(await storage.exists(`${image?.hash}-160.webp`)).toBe(true);
  await deleteCategory(ctx, tentId, id);
  expect(await db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ categoryId: null });
  expect(await db.image.count({ where: { tentId } })).toBe(0);
  expect(await storage.exists(`${image?.hash}-160.webp`)).toBe(false);
});

it("keeps one image per category", async () => {
  const { ctx, tentId } = await shop();
  const { id } = await createCategory(ctx, tentId, { name: "Mates" });
  await setCategoryImage(ctx, tentId, { id, file: await pngOf("#010101") });
  const second = await setCategoryImage(ctx, tentId, { id, file: await pngOf("#fefefe") });
  expect(await db.image.findMany({ where: { tentId }, select: { hash: true } })).toEqual([
    { hash: second.image?.hash },
  ]);
  expect(await removeCategoryImage(ctx, tentId, id)).toMatchObject({ image: null });
  expect(await db.image.count({ where: { tentId } })).toBe(0);
});

it("lists categories in order, with their products outside the bin", async () => {
  const { ctx, tentId, names } = await shop();
  const ids: number[] = [];
  for (const name of ["A", "B", "C"]) ids.push((await createCategory(ctx, tentId, { name })).id);
  const [a = 0, b = 0, c = 0] = ids;
  await makeProduct(db, tentId, { categoryId: b });
  await makeProduct(db, tentId, { categoryId: b, paused: true });
  await makeProduct(db, tentId, { categoryId: b, deletedAt: new Date() });
  await makeProduct(db, tentId);
  await orderCategories(ctx, tentId, [
    { id: c, order: 0 },
    { id: a, order: 1 },
  ]);
  expect(await names()).toEqual(["C", "A", "B"]);
  expect(await updateCategory(ctx, tentId, { id: a, paused: true })).toMatchObject({ name: "A", slug: "a", order: 1 });
  const list = await listCategories(ctx, tentId);
  expect(list.categories.map(({ name, paused, products, shown }) => [name, paused, products, shown])).toEqual([
    ["C", false, 0, 0],
    ["A", true, 0, 0],
    ["B", false, 2, 1],
  ]);
  expect(list.withoutCategory).toBe(1);
});

it("does not find another merchant's id, whatever the request", async () => {
  const { ctx, tentId, shopCache } = await shop();
  const theirs = await shop();
  const { id } = await createCategory(theirs.ctx, theirs.tentId, { name: "Suya" });
  const file = await pngOf("#0a0a0a");
  const asked = [
    updateCategory(ctx, tentId, { id, name: "Mía" }),
    updateCategory(ctx, tentId, { id, paused: true }),
    deleteCategory(ctx, tentId, id),
    orderCategories(ctx, tentId, [{ id, order: 0 }]),
    setCategoryImage(ctx, tentId, { id, file }),
    removeCategoryImage(ctx, tentId, id),
  ];
  expect(new Set(await Promise.all(asked.map(refusal)))).toEqual(new Set(["NOT_FOUND"]));
  expect(shopCache.purged).toEqual([]);
  expect(await theirs.names()).toEqual(["Suya"]);
});
