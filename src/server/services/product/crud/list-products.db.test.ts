import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { type ProductListInput, productListSchema } from "~/domain/product/crud/list-schema";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { foldText } from "~/domain/text";
import type { Prisma } from "~/generated/prisma/client";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../images/add-product-image";
import { createProduct } from "./create-product";
import { listProducts } from "./list-products";

const db = testDb();

beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const list = (over: Partial<ProductListInput> = {}) =>
    listProducts(ctx, tentId, productListSchema.parse({ ...over }));
  const names = async (over: Partial<ProductListInput> = {}) => (await list(over)).rows.map((row) => row.name);
  return { ctx, tentId, list, names };
}

it("returns an empty first page for an empty tent", async () => {
  const { list } = await shop();
  expect(await list()).toEqual({
    rows: [],
    counts: { all: 0, offer: 0, paused: 0, withoutPhoto: 0, withoutCategory: 0, soldOut: 0, bin: 0 },
    matching: 0,
    limit: 2_000,
    page: 1,
    pages: 1,
  });
});

it("lists the newest first with what a row needs, and counts every chip", async () => {
  const { ctx, tentId, list, names } = await shop();
  const category = await makeCategory(db, tentId, { name: "Mates" });
  const full = await createProduct(
    ctx,
    tentId,
    productFormSchema.parse({ name: "Mate", price: "999.999.999.999,99", stock: 3, categoryId: category.id }),
  );
  const photo = await addProductImage(ctx, tentId, { productId: full.id, file: await pngOf("#aa0000") });
  await makeProduct(db, tentId, { name: "Oferta", offer: true, price: null });
  await makeProduct(db, tentId, { name: "Pausado", paused: true });
  await makeProduct(db, tentId, { name: "Agotado", stock: 0 });
  await makeProduct(db, tentId, {
    name: "Variantes agotadas",
    variants: {
      create: [
        { values: ["M"], stock: 0 },
        { values: ["L"], stock: 4, paused: true },
      ],
    },
  });
  await makeProduct(db, tentId, {
    name: "Variantes",
    variants: { create: [{ values: ["M"], stock: 0 }, { values: ["L"] }] },
  });
  await makeProduct(db, tentId, { name: "Borrado", deletedAt: new Date(ctx.now().getTime() - DAY_MS) });
  await makeProduct(db, tentId, { name: "Borrado hace mucho", deletedAt: new Date(ctx.now().getTime() - 31 * DAY_MS) });

  const page = await list();
  expect(page.counts).toEqual({
    all: 6,
    offer: 1,
    paused: 1,
    withoutPhoto: 5,
    withoutCategory: 5,
    soldOut: 2,
    bin: 1,
  });
  expect(page.rows.map((row) => row.name)).toEqual([
    "Variantes",
    "Variantes agotadas",
    "Agotado",
    "Pausado",
    "Oferta",
    "Mate",
  ]);
  expect(page.rows[5]).toEqual({
    id: full.id,
    name: "Mate",
    price: 99_999_999_999_999,
    previousPrice: null,
    stock: 3_000,
    left: 3_000,
    unit: "UNIT",
    sku: null,
    soldOut: false,
    paused: false,
    offer: false,
    variants: 0,
    span: null,
    category: { id: category.id, name: "Mates" },
    image: { hash: photo.hash, width: photo.width },
    createdAt: (await db.product.findUniqueOrThrow({ where: { id: full.id } })).createdAt,
    deletedAt: null,
  });
  expect(await names({ filter: "offer" })).toEqual(["Oferta"]);
  expect(await names({ filter: "paused" })).toEqual(["Pausado"]);
  expect(await names({ filter: "soldOut" })).toEqual(["Variantes agotadas", "Agotado"]);
  expect(await names({ filter: "withoutCategory" })).not.toContain("Mate");
  expect(await names({ filter: "withoutPhoto", categoryId: category.id })).toEqual([]);
  expect(await names({ categoryId: category.id })).toEqual(["Mate"]);
  const bin = await list({ filter: "bin" });
  expect(bin.rows.map((row) => row.name)).toEqual(["Borrado"]);
  expect(bin.rows[0]?.deletedAt).toEqual(new Date(ctx.now().getTime() - DAY_MS));
});

it("finds words with accents, a typo, a code, and nothing else", async () => {
  const { ctx, tentId, names } = await shop();
  for (const [name, sku] of [
    ["Remera básica", "REM-001"],
    ["Tetera esmaltada", "COC-0114"],
    ["50% Algodón_puro", null],
  ]) {
    await createProduct(ctx, tentId, productFormSchema.parse({ name, sku }));
  }
  expect(await names({ search: "remrea" })).toEqual(["Remera básica"]);
  expect(await names({ search: "BASICA rem" })).toEqual(["Remera básica"]);
  expect(await names({ search: "coc-0114" })).toContain("Tetera esmaltada");
  expect(await names({ search: "%" })).toEqual([]);
  expect(await names({ search: "_" })).toEqual([]);
  expect(await names({ search: "zapatilla" })).toEqual([]);
});

it("pages 2,000 products, and returns an empty page past the end", async () => {
  const { tentId, list } = await shop();
  await db.product.createMany({
    data: Array.from({ length: 2_000 }, (_, n) => ({
      tentId,
      name: `Producto ${n + 1}`,
      searchText: `producto ${n + 1}`,
    })),
  });
  const page = await list({ page: 2, size: 50 });
  expect([page.rows.length, page.matching, page.pages, page.rows[0]?.name]).toEqual([50, 2_000, 40, "Producto 1950"]);
  expect((await list({ page: 41, size: 50 })).rows).toEqual([]);
  expect(productListSchema.safeParse({ size: 51 }).success).toBe(false);
});

it("returns the price range where a variant has its own price", async () => {
  const { tentId, list } = await shop();
  const sizes = (...prices: (string | null)[]) => ({
    create: prices.map((price, at) => ({ values: [`T${at}`], price })),
  });
  await makeProduct(db, tentId, { name: "own prices", price: "1000", variants: sizes("800", null, "1200.50") });
  await makeProduct(db, tentId, { name: "no base price", price: null, variants: sizes("800", null) });
  await makeProduct(db, tentId, { name: "follow", price: "1000", variants: sizes(null, null) });
  expect((await list()).rows.map(({ name, span }) => [name, span])).toEqual([
    ["follow", null],
    ["no base price", { low: 80_000, high: 80_000 }],
    ["own prices", { low: 80_000, high: 120_050 }],
  ]);
});

it("returns the shop's own order when requested", async () => {
  const { tentId, names } = await shop();
  for (const [name, order] of [
    ["tercero", 7],
    ["primero", 2],
    ["segundo", 5],
  ] as const) {
    await makeProduct(db, tentId, { name, order });
  }
  expect(await names({ sort: "shop" })).toEqual(["primero", "segundo", "tercero"]);
  expect(await names()).toEqual(["segundo", "primero", "tercero"]);
});

it("never includes another merchant's products, nor those of its category", async () => {
  const mine = await shop();
  const theirs = await shop();
  const category = await makeCategory(db, theirs.tentId);
  await makeProduct(db, theirs.tentId, { categoryId: category.id });
  expect((await mine.list()).counts.all).toBe(0);
  expect(await mine.names({ categoryId: category.id })).toEqual([]);
});

it("sorts by name, price, stock and sales, on every page and in every filter", async () => {
  const { tentId, list, names } = await shop();
  const make = (name: string, data: Partial<Parameters<typeof makeProduct>[2]> = {}) =>
    makeProduct(db, tentId, { name, searchText: `${foldText(name)} una descripcion`, ...data });
  const mug = await make("Ébano", { price: "900", stock: 5 });
  const variants = { create: [{ values: ["M"], price: "100", stock: 2 }, { values: ["L"] }] };
  await make("Azul", { price: "5000", variants });
  const kettle = await make("azul marino", { price: null, stock: "0.5", unit: "KG", offer: true });
  const counted = {
    create: [
      { values: ["M"], stock: 1 },
      { values: ["L"], stock: 2 },
      { values: ["X"], paused: true },
    ],
  };
  await make("Zinc", { price: "300", offer: true, variants: counted });
  const order = async (number: number, over: Partial<Prisma.OrderUncheckedCreateInput>, ...lines: [number, number][]) =>
    db.order.create({
      data: {
        tentId,
        number,
        clientKey: `sorts-${number}`,
        token: `${tentId}-${number}`,
        customerName: "Ana",
        currency: "ARS",
        subtotal: 0,
        total: 0,
        ...over,
        lines: { create: lines.map(([productId, quantity]) => ({ productId, quantity, name: "x" })) },
      },
    });
  await order(1, {}, [kettle.id, 1.5], [mug.id, 1]);
  await order(2, {}, [mug.id, 2]);
  await order(3, { status: "CANCELLED" }, [kettle.id, 90]);
  await order(4, { createdAt: new Date("2020-01-01") }, [kettle.id, 90]);

  expect(await names({ sort: "name" })).toEqual(["Azul", "azul marino", "Ébano", "Zinc"]);
  expect(await names({ sort: "price" })).toEqual(["Azul", "Zinc", "Ébano", "azul marino"]);
  expect(await names({ sort: "priceDown" })).toEqual(["Ébano", "Zinc", "Azul", "azul marino"]);
  expect(await names({ sort: "stock" })).toEqual(["azul marino", "Zinc", "Ébano", "Azul"]);
  expect(await names({ sort: "sold" })).toEqual(["Ébano", "azul marino", "Zinc", "Azul"]);
  expect(await names({ sort: "price", size: 2, page: 2 })).toEqual(["Ébano", "azul marino"]);
  expect(await names({ sort: "name", filter: "offer" })).toEqual(["azul marino", "Zinc"]);
  expect(await names({ sort: "name", search: "azul" })).toEqual(["Azul", "azul marino"]);
  expect((await list({ sort: "stock" })).rows.map(({ left, unit }) => [left, unit])).toEqual([
    [500, "KG"],
    [3_000, "UNIT"],
    [5_000, "UNIT"],
    [null, "UNIT"],
  ]);
});
