import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchText } from "~/domain/catalogue/search/search";
import { imageFileName } from "~/domain/product/images/image";
import { storeImage } from "~/server/services/image/store-image";
import { getProduct } from "~/server/services/product/crud/get-product";
import { makeBase, makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { type RestClient, startRest, type TestRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { toProduct } from "../wire";
import { catalogueRows } from "./catalogue";

const db = testDb();
const NOBODYS = 2_000_000_000;
let made = 0;

const named = (name: string, over: object = {}) => ({ name, searchText: searchText({ name }), ...over });

/** A shop with one product of each kind. */
async function makeWorld() {
  const { owner, tent, tentId } = await makeTent(db);
  const { owner: other } = await makeTent(db);
  const mates = await makeCategory(db, tentId, { name: "Mates", slug: "mates", order: 1 });
  const termos = await makeCategory(db, tentId, { name: "Termos", slug: "termos", order: 0 });
  const hidden = await makeCategory(db, tentId, { name: "Depósito", slug: "deposito", order: 2, paused: true });
  const add = (name: string, over: object) => makeProduct(db, tentId, named(name, over));
  const mate = await add("Mate imperial", {
    categoryId: mates.id,
    order: 2,
    description: 'Con "virola"\ny \\ alpaca',
    price: "1500.50",
    previousPrice: "2000",
    sku: "M-1",
    offer: true,
    unit: "HUNDRED_GRAMS",
    step: "0.25",
    minQuantity: "0.5",
  });
  await add("Termo de acero", { categoryId: termos.id, order: 1 });
  await add("Bombilla suelta", { order: 3, price: null, stock: 0 });
  await add("Mate pausado", { categoryId: mates.id, order: 4, paused: true, offer: true });
  await add("Mate guardado", { categoryId: hidden.id, order: 5 });
  await add("Mate borrado", { categoryId: mates.id, deletedAt: new Date() });
  for (const order of [1, 0]) {
    const image = { tentId, hash: String(++made).padStart(32, "0"), width: 1_280 - order * 1_000, height: 9 };
    const { id: imageId } = await db.image.create({ data: { ...image, bytes: 1, placeholder: "" } });
    await db.productImage.create({ data: { productId: mate.id, imageId, order } });
  }
  await db.productOption.createMany({
    data: [
      { productId: mate.id, name: "Color", position: 1, values: ["Rojo"] },
      { productId: mate.id, name: "Talle", position: 0, values: ["M", "L"] },
    ],
  });
  await db.variant.createMany({
    data: [
      { productId: mate.id, values: ["M", "Rojo"], position: 0, price: "1700", sku: "M-1-R", stock: "2.500" },
      { productId: mate.id, values: ["L", "Rojo"], position: 1, paused: true },
    ],
  });
  return {
    owner,
    other,
    superUser: await makeUser(db, { role: "SUPER" }),
    subdomain: tent.subdomain,
    tentId,
    mateId: mate.id,
    categories: { mates: mates.id, termos: termos.id, hidden: hidden.id },
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const ofTent = ({ tentId }: World) => ({ params: { tentId } });
const noTent = () => ({ params: { tentId: NOBODYS } });
const names = (data: unknown) => (data as { name: string }[]).map(({ name }) => name);

testCalls(db, catalogueRows, makeWorld, [
  {
    call: "GET /getProducts/{tentId}",
    send: ofTent,
    unknown: noTent,
    check: ({ json }, { tentId, mateId, categories }) => {
      expect(names(json.data)).toEqual(["Termo de acero", "Mate imperial", "Bombilla suelta"]);
      expect((json.data as object[])[1]).toEqual({
        id: mateId,
        tent_id: tentId,
        name: "Mate imperial",
        description: 'Con "virola"\ny \\ alpaca',
        price: 1500.5,
        previous_price: 2000,
        sku: "M-1",
        category_id: categories.mates,
        paused: 0,
        offer: 1,
        order: 2,
        unit: "100 g",
        step: 0.25,
        min_quantity: 0.5,
        images: [
          { id: expect.any(Number), product_id: mateId, order: 0, url: expect.stringMatching(/^http:.*-1280\.webp$/) },
          { id: expect.any(Number), product_id: mateId, order: 1, url: expect.stringMatching(/-280\.webp$/) },
        ],
        variants: [
          {
            id: expect.any(Number),
            options: { Talle: "M", Color: "Rojo" },
            price: 1700,
            sku: "M-1-R",
            stock: 2.5,
            paused: 0,
          },
        ],
      });
    },
  },
  {
    call: "GET /get-categories/{tentId}",
    send: ofTent,
    unknown: noTent,
    check: ({ json }) => expect(names(json.data)).toEqual(["Termos", "Mates"]),
  },
  {
    call: "GET /not-paused-category-ids/{tentId}",
    send: ofTent,
    unknown: noTent,
    check: ({ json }, { categories }) => expect(json.data).toEqual([categories.termos, categories.mates]),
  },
  {
    call: "GET /search-results/{tentId}/{term}",
    send: ({ tentId }) => ({ params: { tentId, term: "MÁTE inperial/%" } }),
    unknown: () => ({ params: { tentId: NOBODYS, term: "mate" } }),
    check: ({ json }) => expect(names(json.data)).toEqual(["Mate imperial"]),
  },
  {
    call: "GET /category-products/{categoryId}",
    send: ({ categories }) => ({ params: { categoryId: categories.mates } }),
    unknown: ({ categories }) => ({ params: { categoryId: categories.hidden } }),
    invalid: [
      { send: () => ({ params: { categoryId: 9999 } }), fields: ["tent_id"] },
      { send: () => ({ params: { categoryId: 9999 }, query: { tent_id: "una" } }), fields: ["tent_id"] },
    ],
    check: ({ json }) => expect(names(json.data)).toEqual(["Mate imperial"]),
  },
  {
    call: "GET /no-category-products/{tentId}",
    send: ofTent,
    unknown: noTent,
    check: ({ json }) => expect(names(json.data)).toEqual(["Bombilla suelta"]),
  },
  {
    call: "GET /refetch-product/{id}",
    send: ({ mateId }) => ({ params: { id: mateId } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: ({ json }, { mateId }) => expect(json.data).toMatchObject({ id: mateId, name: "Mate imperial" }),
  },
  {
    call: "GET /image-tobase/{a}/{b}",
    send: () => ({ params: { a: "app", b: "logo.png" } }),
    unknown: () => ({ params: { a: "icons", b: "nada.png" } }),
    check: ({ json }) => expect(json.data).toMatch(/^data:image\/png;base64,iVBORw0KGgo/),
  },
]);

describe("reading a shop", () => {
  let rest: TestRest;
  let nobody: RestClient;
  beforeAll(async () => {
    await makeBase(db);
    rest = await startRest(db);
    nobody = await rest.as(null);
  });
  afterAll(() => rest.close());

  const read = async (api: RestClient, path: string) => {
    const { status, json } = await api.get(path);
    expect(status, path).toBe(200);
    return json.data;
  };

  it("shows paused products to its owner and a super-user only", async () => {
    const { owner, other, superUser, tentId, mateId, categories } = await makeWorld();
    const all = ["Termo de acero", "Mate imperial", "Bombilla suelta", "Mate pausado", "Mate guardado"];
    for (const whole of [await rest.as(owner.id), await rest.as(superUser.id)]) {
      expect(names(await read(whole, `/getProducts/${tentId}`))).toEqual(all);
      expect(names(await read(whole, `/get-categories/${tentId}`))).toEqual(["Termos", "Mates", "Depósito"]);
      expect(names(await read(whole, `/category-products/${categories.hidden}`))).toEqual(["Mate guardado"]);
      expect(names(await read(whole, `/category-products/9999?tent_id=${tentId}`))).toEqual([
        "Mate imperial",
        "Mate pausado",
      ]);
      expect(await read(whole, `/not-paused-category-ids/${tentId}`)).toHaveLength(2);
      expect(await read(whole, `/refetch-product/${mateId}`)).toMatchObject({
        variants: [{ paused: 0 }, { paused: 1 }],
      });
    }
    const stranger = await rest.as(other.id);
    expect(await read(stranger, `/getProducts/${tentId}`)).toEqual(await read(nobody, `/getProducts/${tentId}`));
    expect(await db.auditEntry.count({ where: { tentId, actorId: superUser.id } })).toBeGreaterThan(0);
  });

  it("rejects an invalid token instead of showing a visitor's view", async () => {
    const { tentId } = await makeWorld();
    const { status, json } = await rest.withToken("x".repeat(43)).get(`/getProducts/${tentId}`);
    expect([status, json.error?.code]).toEqual([403, "SESSION_EXPIRED"]);
  });

  it("finds no product that is paused, in the bin, or in a paused category", async () => {
    const { tentId } = await makeWorld();
    for (const name of ["Mate pausado", "Mate borrado", "Mate guardado"]) {
      const { id } = await db.product.findFirstOrThrow({ where: { tentId, name } });
      expect((await nobody.get(`/refetch-product/${id}`)).status, name).toBe(404);
    }
  });

  it("ignores paused categories when all are paused", async () => {
    const { tentId } = await makeWorld();
    await db.category.updateMany({ where: { tentId }, data: { paused: true } });
    expect(names(await read(nobody, `/getProducts/${tentId}`))).toContain("Mate guardado");
    expect(await read(nobody, `/not-paused-category-ids/${tentId}`)).toEqual([]);
    expect(await read(nobody, `/get-categories/${tentId}`)).toEqual([]);
  });

  it("shows a suspended shop only to its owner", async () => {
    const { owner, tentId, mateId, categories } = await makeWorld();
    await db.tent.update({ where: { id: tentId }, data: { suspended: true } });
    for (const path of [
      `/getProducts/${tentId}`,
      `/get-categories/${tentId}`,
      `/not-paused-category-ids/${tentId}`,
      `/search-results/${tentId}/mate`,
      `/category-products/${categories.mates}`,
      `/category-products/9999?tent_id=${tentId}`,
      `/no-category-products/${tentId}`,
    ]) {
      expect(await read(nobody, path), path).toEqual([]);
    }
    expect((await nobody.get(`/refetch-product/${mateId}`)).status).toBe(404);
    expect(await read(await rest.as(owner.id), `/getProducts/${tentId}`)).toHaveLength(5);
  });

  it("hides sold-out products from lists if the shop says so, but not from reads by id", async () => {
    const { tentId } = await makeWorld();
    await db.tent.update({ where: { id: tentId }, data: { showSoldOut: false } });
    expect(names(await read(nobody, `/getProducts/${tentId}`))).not.toContain("Bombilla suelta");
    const { id } = await db.product.findFirstOrThrow({ where: { tentId, name: "Bombilla suelta" } });
    expect(await read(nobody, `/refetch-product/${id}`)).toMatchObject({ name: "Bombilla suelta", price: null });
  });

  it("hides the special category when the site paused it", async () => {
    const { tentId } = await makeWorld();
    expect(names(await read(nobody, `/category-products/9999?tent_id=${tentId}`))).toEqual(["Mate imperial"]);
    expect((await nobody.get(`/category-products/9999?tent_id=${NOBODYS}`)).status).toBe(404);
    await db.configuration.update({ where: { id: 1 }, data: { specialCatPaused: true } });
    expect((await nobody.get(`/category-products/9999?tent_id=${tentId}`)).status).toBe(404);
    await db.configuration.update({ where: { id: 1 }, data: { specialCatPaused: false } });
  });

  it("does not find a category under another merchant's shop", async () => {
    const { categories } = await makeWorld();
    const { tentId } = await makeWorld();
    expect((await nobody.get(`/category-products/${categories.mates}?tent_id=${tentId}`)).status).toBe(404);
  });

  it("returns the best matches first, and nothing for a query without words", async () => {
    const { tentId } = await makeWorld();
    for (const name of ["Imperial mate grande", "Yerba para matear"]) await makeProduct(db, tentId, named(name));
    const found = names(await read(nobody, `/search-results/${tentId}/imperial`));
    expect(found.sort()).toEqual(["Imperial mate grande", "Mate imperial"]);
    expect(names(await read(nobody, `/search-results/${tentId}/yerva`))).toEqual(["Yerba para matear"]);
    expect(await read(nobody, `/search-results/${tentId}/%25%25`)).toEqual([]);
    expect(await read(nobody, `/search-results/${tentId}/${"mate ".repeat(500)}`)).toHaveLength(3);
  });

  it("returns a product in the same format as the calls that change one", async () => {
    const { owner, tentId, mateId } = await makeWorld();
    const api = await rest.as(owner.id);
    const view = await getProduct(rest.ctx, tentId, mateId);
    expect(await read(api, `/refetch-product/${mateId}`)).toEqual(toProduct(view));
    const paused = await api.put("/product", { id: mateId, field: "paused", value: 1 });
    expect(await read(api, `/refetch-product/${mateId}`)).toEqual(paused.json.data);
    expect((await nobody.get(`/refetch-product/${mateId}`)).status).toBe(404);
  });

  it("handles an option named like an Object property, and one missing from a variant", async () => {
    const { tentId, mateId } = await makeWorld();
    await db.productOption.updateMany({ where: { productId: mateId, position: 1 }, data: { name: "__proto__" } });
    await db.productOption.create({ data: { productId: mateId, name: "Borde", position: 2, values: [] } });
    const { text } = await nobody.get(`/refetch-product/${mateId}`);
    expect(text).toContain('"__proto__"');
    expect((await nobody.get(`/getProducts/${tentId}`)).status).toBe(200);
  });

  it("responds to a non-numeric id as to an unknown one", async () => {
    for (const path of [
      "getProducts/uno",
      "getProducts/-1",
      "getProducts/0",
      "getProducts/99999999999",
      "getProducts/1.5",
    ]) {
      expect((await nobody.get(`/${path}`)).status, path).toBe(404);
    }
  });
});

describe("a stored picture as a data response", () => {
  let rest: TestRest;
  beforeAll(async () => {
    rest = await startRest(db);
  });
  afterAll(() => rest.close());

  it("is read by the folder and file name of its URL", async () => {
    const file = Buffer.from(await (await pngOf("#654321")).arrayBuffer());
    const image = await storeImage(rest.ctx, { file, tentId: null }, async (_, row) => row);
    const { json } = await (await rest.as(null)).get(`/image-tobase/images/${imageFileName(image.hash, 160)}`);
    expect(json.data).toMatch(/^data:image\/webp;base64,UklGR/);
  });

  it("is never another file", async () => {
    const nobody = await rest.as(null);
    await rest.storage.put("app/logo.png", new Uint8Array([1]));
    for (const path of [
      "../app/logo.png",
      "..%2fapp/logo.png",
      "app/..%2f..%2fsecrets.json",
      "app/%2e%2e%2fapp%2flogo.png",
      "app%2f..%2fapp/logo.png",
      "%2fetc/passwd",
      "..%2f..%2f..%2fetc/passwd",
      "images/..%5c..%5csecrets.json",
      "app/logo.png%00.webp",
      "app/logo.png%2f",
      "APP/logo.png",
      "app/.%2flogo.png",
      "images/app%2flogo.png%2f..",
      "pictures/00",
      "images/secrets.json",
      "file:%2f%2f%2fetc/passwd",
      "app/logo.png/extra",
      `images/${"a".repeat(5_000)}.webp`,
    ]) {
      const { status, text } = await nobody.get(`/image-tobase/${path}`);
      expect([status, text.includes("base64")], path).toEqual([404, false]);
    }
  });
});
