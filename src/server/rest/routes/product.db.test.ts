import { beforeAll, describe, expect, it } from "vitest";
import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { productOut } from "../wire";
import { productRows } from "./product";

const db = testDb();
const NOBODYS = 2_000_000_000;
let image: Blob;
let made = 0;
beforeAll(async () => {
  image = await pngOf("#0c2be8", 40);
});

async function addPhoto(tentId: number, productId: number, order: number) {
  const hash = String(++made).padStart(32, "0");
  const { id: imageId } = await db.image.create({
    data: { tentId, hash, width: 1_280, height: 900, bytes: 1, placeholder: "" },
  });
  return (await db.productImage.create({ data: { productId, imageId, order } })).id;
}

/** The merchant's shop is their second one: a call finds the shop by the row that it names. */
async function makeWorld() {
  const first = await makeTent(db);
  const second = await makeTent(db, { ownerId: first.owner.id });
  const other = await makeTent(db);
  const { id: tentId } = second.tent;
  const category = await makeCategory(db, tentId);
  const product = await makeProduct(db, tentId, { name: "Mate", categoryId: category.id, price: "1000" });
  const sibling = await makeProduct(db, tentId, { name: "Termo", price: null });
  const binned = await makeProduct(db, tentId, { deletedAt: new Date() });
  const theirs = await makeProduct(db, other.tent.id);
  const photos = [await addPhoto(tentId, product.id, 0), await addPhoto(tentId, product.id, 1)] as const;
  return {
    owner: first.owner,
    other: other.owner,
    superUser: await makeUser(db, { role: "SUPER" }),
    tentId,
    categoryId: category.id,
    productId: product.id,
    siblingId: sibling.id,
    binnedId: binned.id,
    theirId: theirs.id,
    theirCategoryId: (await makeCategory(db, other.tent.id)).id,
    photos,
    siblingPhoto: await addPhoto(tentId, sibling.id, 0),
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const field = (name: unknown, value: unknown, told: string) => ({
  send: ({ productId }: World) => ({ json: { id: productId, field: name, value } }),
  fields: [told],
});
const badField = (name: string, ...values: unknown[]) => values.map((value) => field(name, value, "value"));
const refusedField = (name: unknown) => field(name, 1, "field");
const create = (over: object, ...fields: string[]) => ({
  send: ({ tentId }: World) => ({ json: { tent_id: tentId, name: "Pava", ...over } }),
  fields,
});
const whole = (over: object, ...fields: string[]) => ({
  send: ({ productId }: World) => ({ json: { id: productId, name: "Mate", ...over } }),
  fields,
});
const prices = (over: object, ...fields: string[]) => ({
  send: ({ tentId }: World) => ({ json: { tent_id: tentId, all: true, mode: "percent", value: 10, ...over } }),
  fields,
});

testCalls(db, productRows, makeWorld, [
  {
    call: "POST /product",
    send: ({ tentId, categoryId }) => ({
      json: {
        tent_id: tentId,
        name: " Remera  lisa ",
        price: 1234.5,
        description: "De algodón",
        category_id: categoryId,
        offer: "1",
        paused: false,
        variants: [
          { options: { Talle: "M", Color: "Azul" }, price: 1500, stock: 3 },
          { options: { Talle: "L", Color: "Azul" } },
        ],
      },
    }),
    unknown: () => ({ json: { tent_id: NOBODYS, name: "Pava" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "name"] },
      { send: () => ({ json: { tent_id: "1", name: "x".repeat(121) } }), fields: ["tent_id", "name"] },
      { send: () => ({ json: [] }), fields: [""] },
      create({ price: -1, description: 5 }, "price", "description"),
      create({ price: 1.005 }, "price"),
      create({ price: "mucho" }, "price"),
      create({ price: 10, previous_price: 5 }, "previous_price"),
      create({ sku: "x".repeat(61), offer: "si", paused: 2 }, "sku", "offer", "paused"),
      create({ unit: "litro", step: 0, min_quantity: 10_000 }, "unit", "step", "min_quantity"),
      create({ category_id: NOBODYS }, "category_id"),
      create({ category_id: "1" }, "category_id"),
      {
        send: ({ tentId, theirCategoryId }) => ({
          json: { tent_id: tentId, name: "Pava", category_id: theirCategoryId },
        }),
        fields: ["category_id"],
      },
      create({ variants: {} }, "variants"),
      create({ variants: [{ options: {} }] }, "variants.0.options"),
      create({ variants: [{ options: { Talle: "M" } }, { options: { talle: "M" } }] }, "variants.1.options"),
      create(
        { variants: [{ options: { Talle: "M" }, price: -1, stock: "mucho", paused: "x" }] },
        "variants.0.price",
        "variants.0.stock",
        "variants.0.paused",
      ),
    ],
    check: async ({ json }, { tentId, categoryId }) => {
      expect(json.data).toMatchObject({
        tent_id: tentId,
        name: "Remera lisa",
        description: "De algodón",
        price: 1234.5,
        previous_price: null,
        category_id: categoryId,
        paused: 0,
        offer: 1,
        unit: "unidad",
        step: 1,
        images: [],
        variants: [
          { options: { Talle: "M", Color: "Azul" }, price: 1500, stock: 3, paused: 0 },
          { options: { Talle: "L", Color: "Azul" }, price: null, stock: null, paused: 0 },
        ],
      });
    },
  },
  {
    call: "PUT /product",
    send: ({ productId }) => ({ json: { id: productId, field: "price", value: "1.500,50" } }),
    unknown: ({ binnedId }) => ({ json: { id: binnedId, field: "name", value: "Otro" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id", "field", "value"] },
      { send: () => ({ json: { id: "1", field: "name", value: "x" } }), fields: ["id"] },
      ...["id", "tent_id", "tentId", "deleted_at", "stock", "variants", "__proto__", "constructor", 5, null].map(
        refusedField,
      ),
      ...badField("name", "", " ", 5, null, undefined, "x".repeat(121)),
      ...badField("description", 5, null, "x".repeat(5_001)),
      ...badField("price", -1, 1.001, 1e12, "uno", true, []),
      ...badField("previous_price", -1, "uno"),
      ...badField("sku", 5, "x".repeat(61)),
      ...badField("category_id", "1", 0, NOBODYS),
      ...badField("paused", 2, "si", null),
      ...badField("offer", "", []),
      ...badField("order", -1, 1.5, "1", null),
      ...badField("unit", "litro", null),
      ...badField("step", 0, -1, 0.0001, "x"),
      ...badField("min_quantity", 0, 10_000),
      {
        send: ({ productId, theirCategoryId }) => ({
          json: { id: productId, field: "category_id", value: theirCategoryId },
        }),
        fields: ["value"],
      },
    ],
    check: async ({ json }, { productId, tentId, photos }) => {
      expect(json.data).toMatchObject({ id: productId, tent_id: tentId, price: 1500.5 });
      expect((json.data as { images: object[] }).images).toMatchObject(
        photos.map((id, order) => ({
          id,
          product_id: productId,
          order,
          url: expect.stringMatching(/^http:.*-1280\.webp$/),
        })),
      );
    },
  },
  {
    call: "PUT /product-whole",
    send: ({ productId, photos: [first, second] }) => ({
      json: {
        id: productId,
        tent_id: NOBODYS,
        name: "Mate grande",
        description: "",
        price: 10,
        previous_price: 20,
        sku: "M-1",
        category_id: null,
        paused: 1,
        offer: 1,
        order: 4,
        unit: "100 g",
        step: 0.5,
        min_quantity: 1,
        images: [
          { id: first, product_id: productId, order: 1, url: "x" },
          { id: second, product_id: productId, order: 0, url: "y" },
        ],
        variants: [{ options: { Talle: "M" }, price: null, sku: null, stock: null, paused: 1 }],
      },
    }),
    unknown: ({ productId, siblingPhoto }) => ({
      json: { id: productId, name: "Mate", images: [{ id: siblingPhoto, order: 0 }] },
    }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id", "name"] },
      whole({ name: "", price: -1, paused: 2 }, "name", "price", "paused"),
      whole({ price: 10, previous_price: 10 }, "previous_price"),
      whole({ category_id: NOBODYS }, "category_id"),
      whole({ order: -1, unit: 5, step: "x", min_quantity: null }, "order", "unit", "step", "min_quantity"),
      whole({ description: null, sku: 7, offer: "no" }, "description", "sku", "offer"),
      whole({ images: [{ id: "1", order: -1 }] }, "images.0.id", "images.0.order"),
      whole({ images: {}, variants: "x" }, "images", "variants"),
      whole({ variants: Array(201).fill({ options: { Talle: "M" } }) }, "variants"),
    ],
    check: async ({ json }, { productId, tentId, photos }) => {
      expect(json.data).toMatchObject({
        id: productId,
        tent_id: tentId,
        name: "Mate grande",
        price: 10,
        previous_price: 20,
        sku: "M-1",
        category_id: null,
        paused: 1,
        offer: 1,
        order: 4,
        unit: "100 g",
        step: 0.5,
        images: [{ id: photos[1] }, { id: photos[0] }],
        variants: [{ options: { Talle: "M" }, paused: 1 }],
      });
    },
  },
  {
    call: "DELETE /product/{id}",
    send: ({ productId }) => ({ params: { id: productId } }),
    unknown: ({ binnedId }) => ({ params: { id: binnedId } }),
    check: async (_, { productId }) => {
      expect((await db.product.findUniqueOrThrow({ where: { id: productId } })).deletedAt).not.toBeNull();
    },
  },
  {
    call: "POST /product/image",
    send: ({ productId }) => ({ form: { image, product_id: productId } }),
    unknown: () => ({ form: { image, product_id: NOBODYS } }),
    invalid: [
      { send: ({ productId }) => ({ form: { product_id: productId } }), fields: ["image"] },
      { send: ({ productId }) => ({ form: { product_id: productId, image: "no" } }), fields: ["image"] },
      { send: () => ({ form: { image } }), fields: ["product_id"] },
      { send: () => ({ form: { image, product_id: "uno" } }), fields: ["product_id"] },
    ],
    check: async ({ json }, { productId }, rest) => {
      expect(json.data).toMatchObject({ product_id: productId, order: 2 });
      const { url } = json.data as { url: string };
      expect(await rest.storage.exists(url.split("/").at(-1) ?? "")).toBe(true);
    },
  },
  {
    call: "DELETE /product/image/{id}",
    send: ({ photos }) => ({ params: { id: photos[0] } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_, { productId, photos }) => {
      expect(await db.productImage.findMany({ where: { productId } })).toMatchObject([{ id: photos[1] }]);
    },
  },
  {
    call: "PUT /product/images-order",
    send: ({ photos: [first, second] }) => ({
      json: [
        { image_id: first, order: 5 },
        { image_id: second, order: 2 },
      ],
    }),
    unknown: ({ photos, siblingPhoto }) => ({
      json: [
        { image_id: photos[0], order: 0 },
        { image_id: siblingPhoto, order: 1 },
      ],
    }),
    invalid: [
      { send: () => ({ json: [] }), fields: [""] },
      { send: () => ({ json: {} }), fields: [""] },
      { send: () => ({ json: [{ image_id: "1", order: 0 }] }), fields: ["0.image_id"] },
      { send: ({ photos }) => ({ json: [{ image_id: photos[0] }, 5] }), fields: ["0.order", "1"] },
      { send: ({ photos }) => ({ json: Array(101).fill({ image_id: photos[0], order: 0 }) }), fields: [""] },
    ],
    check: async ({ json }, { productId, photos }) => {
      expect(json.data).toMatchObject([
        { id: photos[1], product_id: productId, order: 0 },
        { id: photos[0], product_id: productId, order: 1 },
      ]);
    },
  },
  {
    call: "POST /products/multi-product-price-change",
    send: ({ tentId, productId, siblingId }) => ({
      json: { tent_id: tentId, product_ids: [productId, siblingId], mode: "percent", value: 12.5, rounding: 100 },
    }),
    unknown: ({ tentId, productId, theirId }) => ({
      json: { tent_id: tentId, product_ids: [productId, theirId], mode: "percent", value: 10 },
    }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "mode", "value"] },
      prices({ tent_id: "x", mode: "double", value: null }, "tent_id", "mode", "value"),
      prices({ all: 0 }, "product_ids"),
      prices({ category_id: 10_000 }, "product_ids"),
      prices({ all: 0, product_ids: [] }, "product_ids"),
      prices({ all: 0, product_ids: [0] }, "product_ids.0"),
      prices({ all: 0, product_ids: 5 }, "product_ids"),
      prices({ all: 0, category_id: "x" }, "category_id"),
      prices({ all: "todo" }, "all"),
      prices({ value: 0 }, "value"),
      prices({ value: -100 }, "value"),
      prices({ value: 1_000.01 }, "value"),
      prices({ value: 1.234 }, "value"),
      prices({ mode: "set", value: -1 }, "value"),
      prices({ mode: "amount", value: "diez" }, "value"),
      prices({ rounding: 5, dry_run: "tal vez" }, "rounding", "dry_run"),
    ],
    check: async ({ json }, { productId, tentId }) => {
      expect(json.data).toEqual({
        changed: 1,
        changes: [{ id: productId, before: 1_000, after: 1_100 }],
        batch_id: (await db.priceBatch.findFirstOrThrow({ where: { tentId } })).id,
      });
    },
  },
]);

describe("price changes by API", () => {
  it("are returned and not written in a dry run, with variants by their ids and a category by its id", async () => {
    const rest = await startRest(db);
    const { owner, tentId, productId, categoryId, theirCategoryId } = await makeWorld();
    const variant = await db.variant.create({ data: { productId, values: ["M"], price: "500.50" } });
    const api = await rest.as(owner.id);
    const ask = (over: object) =>
      api.post("/products/multi-product-price-change", { tent_id: tentId, mode: "set", value: 7.5, ...over });
    const dry = await ask({ category_id: categoryId, dry_run: true });
    expect(dry.json.data).toEqual({
      changed: 2,
      changes: [
        { id: productId, before: 1_000, after: 7.5 },
        { id: productId, variant_id: variant.id, before: 500.5, after: 7.5 },
      ],
      batch_id: null,
    });
    expect(await db.priceBatch.count({ where: { tentId } })).toBe(0);
    expect((await ask({ category_id: theirCategoryId })).status).toBe(404);
    expect((await ask({ all: true })).json.data).toMatchObject({ changed: 3, batch_id: expect.any(Number) });
    expect((await ask({ all: true })).json.data).toEqual({ changed: 0, changes: [], batch_id: null });
    await rest.close();
  });
});

describe("limits that are reported as conflicts", () => {
  it("the plan's products and a product's photos", async () => {
    const rest = await startRest(db);
    const { owner, tentId, productId } = await makeWorld();
    const api = await rest.as(owner.id);
    for (let n = 2; n < MAX_PRODUCT_IMAGES; n += 1) await addPhoto(tentId, productId, n);
    const photo = await api.form("POST", "/product/image", { image, product_id: productId });
    expect([photo.status, photo.json.error?.code]).toEqual([409, "IMAGE_LIMIT"]);
    await db.product.createMany({
      data: Array.from({ length: 1_998 }, (_, n) => ({ tentId, name: `P ${n}`, searchText: "p" })),
    });
    const refused = await api.post("/product", { tent_id: tentId, name: "Uno más" });
    expect([refused.status, refused.json.error?.code]).toEqual([409, "PRODUCT_LIMIT"]);
    await rest.close();
  });

  it("a photo that is invalid or too large", async () => {
    const rest = await startRest(db);
    const { owner, productId } = await makeWorld();
    const api = await rest.as(owner.id);
    const send = async (file: Blob) => {
      const { status, json } = await api.form("POST", "/product/image", { image: file, product_id: productId });
      return [status, json.error?.code];
    };
    expect(await send(new Blob(["<svg/>"], { type: "image/png" }))).toEqual([415, "IMAGE_KIND"]);
    expect(await send(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).toEqual([413, "IMAGE_TOO_LARGE"]);
    const raw = await api.send(`/product/image?product_id=${productId}`, {
      method: "POST",
      body: image,
      headers: { "content-type": "image/png" },
    });
    expect(raw.status).toBe(201);
    await rest.close();
  });
});

it("accepts a product as it was read, without changing it", async () => {
  const rest = await startRest(db);
  const { owner, productId } = await makeWorld();
  const api = await rest.as(owner.id);
  const read = productOut.parse((await api.get(`/refetch-product/${productId}`)).json.data);
  expect((await api.put("/product-whole", read)).json.data).toEqual(read);
  await rest.close();
});
