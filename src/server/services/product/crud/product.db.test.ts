import { beforeAll, describe, expect, it } from "vitest";
import { searchText } from "~/domain/catalogue/search/search";
import { DAY_MS } from "~/domain/duration";
import { productListSchema } from "~/domain/product/crud/list-schema";
import {
  productChangesSchema,
  productFieldUpdateSchema,
  productFormSchema,
  productUpdateWithImagesSchema,
} from "~/domain/product/crud/schemas";
import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { AppError } from "~/server/errors";
import { readPublicTent } from "~/server/services/catalogue/read-tent";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../images/add-product-image";
import { orderProductImages } from "../images/order-product-images";
import { removeProductImage } from "../images/remove-product-image";
import { replaceProductImage } from "../images/replace-product-image";
import { bulkUpdateProducts } from "./bulk-update-products";
import { createProduct } from "./create-product";
import { deleteProduct } from "./delete-product";
import { duplicateProduct } from "./duplicate-product";
import { getProduct } from "./get-product";
import { listProducts } from "./list-products";
import { restoreProduct } from "./restore-product";
import { updateProduct, updateProductField } from "./update-product";

const db = testDb();

beforeAll(() => makeBase(db));

const form = (over: object = {}) => productFormSchema.parse({ name: "Mate imperial", ...over });
const field = (id: number, name: string, value: unknown) => productFieldUpdateSchema.parse({ id, field: name, value });

async function shop() {
  const { owner, tentId } = await makeTent(db);
  return { tentId, ...merchantContext(db, owner.id) };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

describe("creating a product", () => {
  it("stores the form after the others, finds it by its words, and shows it at once", async () => {
    const { ctx, tentId, shopCache } = await shop();
    const category = await makeCategory(db, tentId);
    const first = await createProduct(ctx, tentId, form());
    const second = await createProduct(
      ctx,
      tentId,
      form({
        name: "Bombón Ñandú",
        price: "1.500,50",
        previousPrice: "2.000",
        sku: "BOM-1",
        stock: "2,5",
        categoryId: category.id,
        unit: "kg",
        step: "0,25",
        minQuantity: "0,5",
        offer: true,
      }),
    );
    expect([first.order, second.order]).toEqual([0, 1]);
    expect(second).toMatchObject({
      price: 150_050,
      previousPrice: 200_000,
      stock: 2_500,
      step: 250,
      minQuantity: 500,
      unit: "KG",
      offer: true,
      paused: false,
      categoryId: category.id,
    });
    expect(await getProduct(ctx, tentId, second.id)).toEqual(second);
    const row = await db.product.findUniqueOrThrow({ where: { id: second.id } });
    expect(row.searchText).toBe(searchText({ name: "Bombón Ñandú", codes: ["BOM-1"], category: category.name }));
    expect(shopCache.purged).toEqual([tentId, tentId]);
  });

  it("stores variants, whose stock then is the one that counts", async () => {
    const { ctx, tentId } = await shop();
    const product = await createProduct(
      ctx,
      tentId,
      form({
        stock: "5",
        variants: [
          { options: { Talle: "M", Color: "Azul" }, price: "1.200", stock: "3" },
          { options: { Talle: "L", Color: "Azul" } },
        ],
      }),
    );
    expect(product.stock).toBeNull();
    expect(product.options).toEqual([
      { name: "Talle", values: ["M", "L"] },
      { name: "Color", values: ["Azul"] },
    ]);
    expect(product.variants).toMatchObject([
      { values: ["M", "Azul"], price: 120_000, stock: 3_000 },
      { values: ["L", "Azul"], price: null, stock: null },
    ]);
    const changed = await updateProduct(
      ctx,
      tentId,
      productChangesSchema.parse({
        id: product.id,
        variants: [{ options: { Talle: "L", Color: "Azul" }, stock: 1 }, { options: { Talle: "S", Color: "Azul" } }],
      }),
    );
    expect(changed.variants.map(({ values, stock }) => [values[0], stock])).toEqual([
      ["L", 1_000],
      ["S", null],
    ]);
    expect(changed.variants[0]?.id).toBe(product.variants[1]?.id);
  });

  it("reports beside the field that a category does not exist, also for another merchant's", async () => {
    const { ctx, tentId } = await shop();
    const other = await shop();
    const theirs = await makeCategory(db, other.tentId);
    for (const categoryId of [theirs.id, 999_999]) {
      expect(await refusal(createProduct(ctx, tentId, form({ categoryId })))).toBe("VALIDATION product.categoryGone");
    }
    expect(await db.product.count({ where: { tentId } })).toBe(0);
  });
});

describe("the plan's limit", () => {
  it("rejects the 2,001st product, also of 20 concurrent ones, copied or restored", async () => {
    const { ctx, tentId } = await shop();
    await db.product.createMany({
      data: Array.from({ length: 1_995 }, (_, n) => ({ tentId, name: `Producto ${n}`, searchText: `producto ${n}` })),
    });
    const binned = await makeProduct(db, tentId, { deletedAt: ctx.now() });
    const source = await db.product.findFirstOrThrow({ where: { tentId, deletedAt: null } });
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => refusal(createProduct(ctx, tentId, form()))),
      refusal(duplicateProduct(ctx, tentId, source.id)),
      refusal(restoreProduct(ctx, tentId, binned.id)),
    ]);
    expect(answers.filter((answer) => answer === "nothing refused")).toHaveLength(5);
    expect(answers.filter((answer) => answer === "PRODUCT_LIMIT")).toHaveLength(17);
    expect(await db.product.count({ where: { tentId, deletedAt: null } })).toBe(2_000);
    await expect(createProduct(ctx, tentId, form())).rejects.toMatchObject({ details: { limit: 2_000 } });
    await expect(duplicateProduct(ctx, tentId, source.id)).rejects.toMatchObject({ code: "PRODUCT_LIMIT" });
    await deleteProduct(ctx, tentId, source.id);
    await createProduct(ctx, tentId, form());
  });

  it("shows all products after a downgrade below their number; all can be edited, none added", async () => {
    const { ctx, tentId } = await shop();
    const { ownerId } = await db.tent.findUniqueOrThrow({ where: { id: tentId } });
    const plan = await db.plan.create({ data: { name: "Chico", total: 1, productLimit: 2 } });
    const [one, , , binned] = await Promise.all([
      makeProduct(db, tentId),
      makeProduct(db, tentId),
      makeProduct(db, tentId),
      makeProduct(db, tentId, { deletedAt: ctx.now() }),
    ]);
    if (!one || !binned) throw new Error("there is no product");
    await db.subscriber.update({ where: { userId: ownerId }, data: { planId: plan.id } });
    const ways = [
      () => createProduct(ctx, tentId, form()),
      () => duplicateProduct(ctx, tentId, one.id),
      () => restoreProduct(ctx, tentId, binned.id),
      () => bulkUpdateProducts(ctx, tentId, [{ selection: { ids: [binned.id] }, change: { kind: "restore" } }]),
    ];
    for (const add of ways) expect(await refusal(add())).toBe("PRODUCT_LIMIT");
    await updateProductField(ctx, tentId, field(one.id, "name", "Otro nombre"));
    const list = await listProducts(ctx, tentId, productListSchema.parse({}));
    expect([list.limit, list.counts.all, list.rows.map(({ name }) => name).includes("Otro nombre")]).toEqual([
      2,
      3,
      true,
    ]);
    const { products } = await readPublicTent({ ...ctx, actor: null }, { id: tentId });
    expect(JSON.parse(products)).toHaveLength(3);
  });

  it("is the one of the owner's plan", async () => {
    const { ctx, tentId } = await shop();
    const plan = await db.plan.create({ data: { name: "Chico", total: 1, productLimit: 1 } });
    await db.subscriber.updateMany({ where: { user: { tents: { some: { id: tentId } } } }, data: { planId: plan.id } });
    await createProduct(ctx, tentId, form());
    await expect(createProduct(ctx, tentId, form())).rejects.toMatchObject({ details: { limit: 1 } });
  });
});

describe("changing a product", () => {
  it("writes one field and updates the search text", async () => {
    const { ctx, tentId, shopCache } = await shop();
    const { id } = await createProduct(ctx, tentId, form({ price: 100 }));
    expect(await updateProductField(ctx, tentId, field(id, "price", "28.900"))).toMatchObject({ price: 2_890_000 });
    expect(await updateProductField(ctx, tentId, field(id, "price", ""))).toMatchObject({ price: null });
    expect(await updateProductField(ctx, tentId, field(id, "paused", 1))).toMatchObject({ paused: true });
    await updateProductField(ctx, tentId, field(id, "name", "Yerbera"));
    expect((await db.product.findUniqueOrThrow({ where: { id } })).searchText).toContain("yerbera");
    expect(shopCache.purged).toHaveLength(5);
  });

  it("leaves omitted fields unchanged, so that stock sold meanwhile stays sold", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form({ stock: 8, price: 100, sku: "A" }));
    await db.product.update({ where: { id }, data: { stock: 5 } });
    const changed = await updateProduct(ctx, tentId, productChangesSchema.parse({ id, price: 200, sku: "" }));
    expect(changed).toMatchObject({ stock: 5_000, price: 20_000, sku: null, name: "Mate imperial" });
  });

  it("rejects a typed previous price not above the price, and then writes nothing", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form({ price: 100, previousPrice: 150 }));
    const change = (values: object) => updateProduct(ctx, tentId, productChangesSchema.parse({ id, ...values }));
    expect(await refusal(change({ previousPrice: 100 }))).toBe("VALIDATION product.previousPriceNotHigher");
    expect(await refusal(change({ price: 200, previousPrice: 180 }))).toBe("VALIDATION product.previousPriceNotHigher");
    expect(await getProduct(ctx, tentId, id)).toMatchObject({ price: 10_000, previousPrice: 15_000 });
    expect(await change({ price: 150, previousPrice: null })).toMatchObject({ price: 15_000, previousPrice: null });
  });

  it.each([
    ["the form", "form", { price: 150 }, [15_000, null, 15_000]],
    [
      "the form, sent with the previous price as read",
      "form",
      { price: 200, previousPrice: 150 },
      [20_000, null, 15_000],
    ],
    ["the form, without a price", "form", { price: "" }, [null, null, 15_000]],
    ["the form, that stays below", "form", { price: 149 }, [14_900, 15_000, null]],
    ["the row", "field", { price: "28.900" }, [2_890_000, null, 15_000]],
    ["the row, that stays below", "field", { price: 90 }, [9_000, 15_000, null]],
    ["a whole product of the API", "whole", { name: "Mate", price: 150, previousPrice: 150 }, [15_000, null, 15_000]],
    ["another field", "field", { name: "Termo" }, [10_000, 15_000, null]],
  ] as const)(
    "clears a previous price that the price overtakes, and says so: %s",
    async (_name, how, values, wanted) => {
      const { ctx, tentId } = await shop();
      const { id } = await createProduct(ctx, tentId, form({ price: 100, previousPrice: 150, offer: true }));
      const [[name, value]] = Object.entries(values) as [[string, unknown]];
      const written =
        how === "field"
          ? await updateProductField(ctx, tentId, field(id, name, value))
          : await updateProduct(
              ctx,
              tentId,
              (how === "form" ? productChangesSchema : productUpdateWithImagesSchema).parse({ id, ...values }),
            );
      expect([written.price, written.previousPrice, written.clearedPrevious]).toEqual(wanted);
      expect(written.offer).toBe(true);
    },
  );

  it("saves what has nothing to do with a previous price that was stored below the price", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await makeProduct(db, tentId, { price: "200", previousPrice: "150" });
    const written = await updateProduct(ctx, tentId, productChangesSchema.parse({ id, name: "Mate" }));
    expect(written).toMatchObject({ name: "Mate", price: 20_000, previousPrice: 15_000, clearedPrevious: null });
  });
});

describe("the bin", () => {
  it("keeps a product for 30 days, out of every list, and restores it", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    await deleteProduct(ctx, tentId, id);
    expect(await refusal(getProduct(ctx, tentId, id))).toBe("NOT_FOUND");
    expect(await refusal(deleteProduct(ctx, tentId, id))).toBe("NOT_FOUND");
    expect(await refusal(updateProductField(ctx, tentId, field(id, "price", 1)))).toBe("NOT_FOUND");
    await restoreProduct(ctx, tentId, id);
    expect(await getProduct(ctx, tentId, id)).toMatchObject({ id, deletedAt: null });
    expect(await refusal(restoreProduct(ctx, tentId, id))).toBe("NOT_FOUND");
    await db.product.update({ where: { id }, data: { deletedAt: new Date(ctx.now().getTime() - 31 * DAY_MS) } });
    expect(await refusal(restoreProduct(ctx, tentId, id))).toBe("NOT_FOUND");
  });
});

describe("photos", () => {
  it("are added one by one, sorted, and removed without leaving a file", async () => {
    const { ctx, tentId, storage } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    const red = await addProductImage(ctx, tentId, { productId: id, file: await pngOf("#ff0000") });
    const blue = await addProductImage(ctx, tentId, { productId: id, file: await pngOf("#0000ff") });
    const ordered = await orderProductImages(ctx, tentId, [
      { imageId: blue.id, order: 0 },
      { imageId: red.id, order: 1 },
    ]);
    expect(ordered.map((image) => image.id)).toEqual([blue.id, red.id]);
    expect((await getProduct(ctx, tentId, id)).images.map((image) => image.hash)).toEqual([blue.hash, red.hash]);
    await removeProductImage(ctx, tentId, blue.id);
    expect(await storage.exists(`${blue.hash}-160.webp`)).toBe(false);
    expect(await storage.exists(`${red.hash}-160.webp`)).toBe(true);
    expect(await db.image.count({ where: { tentId } })).toBe(1);
  });

  it("are reordered together with the whole product, or nothing changes", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form({ price: 10, variants: [{ options: { Talle: "M" } }] }));
    const { id: otherId } = await createProduct(ctx, tentId, form());
    const red = await addProductImage(ctx, tentId, { productId: id, file: await pngOf("#ff0000") });
    const blue = await addProductImage(ctx, tentId, { productId: id, file: await pngOf("#0000ff") });
    const foreign = await addProductImage(ctx, tentId, { productId: otherId, file: await pngOf("#00ff00") });
    const whole = (over: object) =>
      updateProduct(ctx, tentId, productUpdateWithImagesSchema.parse({ id, name: "Mate", ...over }));
    const changed = await whole({
      name: "Mate de calabaza",
      images: [
        { id: red.id, order: 2 },
        { id: blue.id, order: 1 },
      ],
    });
    expect(changed).toMatchObject({ name: "Mate de calabaza", price: 1_000, variants: [{ values: ["M"] }] });
    expect(changed.images.map((image) => image.id)).toEqual([blue.id, red.id]);
    expect(await refusal(whole({ name: "Otro", images: [{ id: foreign.id, order: 0 }] }))).toBe("NOT_FOUND");
    const { clearedPrevious: _, priceChangeId: __, ...view } = changed;
    expect(await getProduct(ctx, tentId, id)).toEqual(view);
  });

  it("are replaced by their crop in place, also when there are twelve", { timeout: 60_000 }, async () => {
    const { ctx, tentId, storage } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    const photos = [];
    for (let n = 0; n < MAX_PRODUCT_IMAGES; n += 1) {
      photos.push(await addProductImage(ctx, tentId, { productId: id, file: await pngOf(`#0000${10 + n}`, 20) }));
    }
    const [first, second] = photos;
    const crop = await replaceProductImage(ctx, tentId, { id: second?.id ?? 0, file: await pngOf("#ff0000", 10) });
    expect(crop).toMatchObject({ id: second?.id, order: second?.order, width: 10 });
    const { images } = await getProduct(ctx, tentId, id);
    expect(images.slice(0, 2).map((image) => image.hash)).toEqual([first?.hash, crop.hash]);
    expect(images).toHaveLength(MAX_PRODUCT_IMAGES);
    expect(await storage.exists(`${second?.hash}-20.webp`)).toBe(false);
    expect(await db.image.count({ where: { tentId } })).toBe(MAX_PRODUCT_IMAGES);
    const broken = new Blob(["no soy una foto"], { type: "image/png" });
    expect(await refusal(replaceProductImage(ctx, tentId, { id: crop.id, file: broken }))).toBe("IMAGE_KIND");
    expect(await storage.exists(`${crop.hash}-10.webp`)).toBe(true);
  });

  it("end in one of two orders sent concurrently, never a mixture", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    const ids = [];
    for (const colour of ["#100000", "#200000", "#300000", "#400000"]) {
      ids.push((await addProductImage(ctx, tentId, { productId: id, file: await pngOf(colour, 20) })).id);
    }
    const sent = [ids, ids.toReversed()].map((list) => list.map((imageId, order) => ({ imageId, order })));
    await Promise.all([...sent, ...sent, ...sent].map((list) => orderProductImages(ctx, tentId, list)));
    const kept = (await getProduct(ctx, tentId, id)).images.map((image) => image.id);
    expect([ids, ids.toReversed()]).toContainEqual(kept);
  });

  it("are at most 12, also when 14 are sent concurrently", { timeout: 60_000 }, async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    const file = await pngOf("#00ff00", 20);
    const answers = await Promise.all(
      Array.from({ length: MAX_PRODUCT_IMAGES + 2 }, () =>
        refusal(addProductImage(ctx, tentId, { productId: id, file })),
      ),
    );
    expect(answers.filter((answer) => answer === "IMAGE_LIMIT")).toHaveLength(2);
    expect(await db.productImage.count({ where: { productId: id } })).toBe(MAX_PRODUCT_IMAGES);
    expect(await db.image.count({ where: { tentId } })).toBe(MAX_PRODUCT_IMAGES);
  });

  it("that are not images leave nothing behind", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, form());
    const file = new Blob(["no soy una foto"], { type: "image/png" });
    expect(await refusal(addProductImage(ctx, tentId, { productId: id, file }))).toBe("IMAGE_KIND");
    expect(await db.image.count({ where: { tentId } })).toBe(0);
  });
});

describe("a duplicate", () => {
  it("has its own name, photos, options and variants, and is paused", async () => {
    const { ctx, tentId, storage } = await shop();
    const category = await makeCategory(db, tentId);
    const source = await createProduct(
      ctx,
      tentId,
      form({ price: 10, categoryId: category.id, offer: true, variants: [{ options: { Talle: "M" }, stock: 1 }] }),
    );
    const photo = await addProductImage(ctx, tentId, { productId: source.id, file: await pngOf("#123456") });
    const copy = await duplicateProduct(ctx, tentId, source.id);
    expect(copy).toMatchObject({
      name: "Mate imperial (copia)",
      price: 1_000,
      paused: true,
      offer: true,
      categoryId: category.id,
      options: [{ name: "Talle", values: ["M"] }],
    });
    expect(copy.variants[0]).toMatchObject({ values: ["M"], stock: 1_000 });
    expect(copy.variants[0]?.id).not.toBe(source.variants[0]?.id);
    expect(copy.images[0]?.hash).toBe(photo.hash);
    await removeProductImage(ctx, tentId, photo.id);
    expect((await getProduct(ctx, tentId, copy.id)).images).toHaveLength(1);
    expect(await storage.exists(`${photo.hash}-160.webp`)).toBe(true);
  });
});

describe("another merchant's id", () => {
  it("is not found, whatever the request", async () => {
    const mine = await shop();
    const theirs = await shop();
    const { id } = await createProduct(theirs.ctx, theirs.tentId, form());
    const image = await addProductImage(theirs.ctx, theirs.tentId, { productId: id, file: await pngOf("#abcdef") });
    const { ctx, tentId } = mine;
    const file = await pngOf("#000000");
    const asked = [
      getProduct(ctx, tentId, id),
      updateProductField(ctx, tentId, field(id, "price", 1)),
      updateProduct(ctx, tentId, productChangesSchema.parse({ id, name: "Mío" })),
      deleteProduct(ctx, tentId, id),
      duplicateProduct(ctx, tentId, id),
      addProductImage(ctx, tentId, { productId: id, file }),
      removeProductImage(ctx, tentId, image.id),
      replaceProductImage(ctx, tentId, { id: image.id, file }),
      orderProductImages(ctx, tentId, [{ imageId: image.id, order: 0 }]),
    ];
    expect(new Set(await Promise.all(asked.map(refusal)))).toEqual(new Set(["NOT_FOUND"]));
    await deleteProduct(theirs.ctx, theirs.tentId, id);
    expect(await refusal(restoreProduct(ctx, tentId, id))).toBe("NOT_FOUND");
    expect(mine.shopCache.purged).toEqual([]);
    expect(await refusal(createProduct(ctx, mintOwnedTentId(999_999_999), form()))).toBe("NOT_FOUND");
  });
});
