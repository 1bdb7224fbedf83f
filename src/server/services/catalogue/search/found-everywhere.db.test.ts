import { beforeAll, describe, expect, test } from "vitest";
import { parseSearch } from "~/domain/catalogue/search/search";
import { SUGGESTIONS } from "~/domain/catalogue/search/suggestion";
import { productListSchema } from "~/domain/product/crud/list-schema";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { foldText } from "~/domain/text";
import type { ServiceContext } from "~/server/context";
import { deleteCategory } from "~/server/services/category/delete-category";
import { updateCategory } from "~/server/services/category/update-category";
import { searchOrderProducts } from "~/server/services/order/manage/order-products";
import { readListPrices } from "~/server/services/price-lists/list-prices";
import { bulkUpdateProducts } from "~/server/services/product/crud/bulk-update-products";
import { createProduct } from "~/server/services/product/crud/create-product";
import { duplicateProduct } from "~/server/services/product/crud/duplicate-product";
import { listProducts } from "~/server/services/product/crud/list-products";
import { updateProduct } from "~/server/services/product/crud/update-product";
import { rewriteOldSearchTexts } from "~/server/services/search/write-search-texts";
import { mintPublicTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makePriceList, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { readFoundProducts } from "../read-products";
import { searchProducts } from "./search-products";

const db = testDb();
beforeAll(() => makeBase(db));

interface ProductRow {
  name: string;
  sku?: string;
  category?: string;
  description?: string;
  /** Codes of its variants. */
  codes?: readonly string[];
}

async function openShop(products: readonly ProductRow[]) {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const categories = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const { category, codes = [], ...product } of products) {
    if (category && !categories.has(category))
      categories.set(category, (await makeCategory(db, tentId, { name: category })).id);
    const variants = codes.map((sku, at) => ({ options: { Color: `Color ${at}` }, sku }));
    const categoryId = (category && categories.get(category)) ?? null;
    const form = productFormSchema.parse({ ...product, price: "1000", categoryId, variants });
    ids.set(product.name, (await createProduct(ctx, tentId, form)).id);
  }
  const list = await makePriceList(db, tentId);
  return { ctx, tentId, ids, categories, list };
}

/** The names that each reader finds. */
function readersOf({ ctx, tentId, list }: { ctx: ServiceContext; tentId: OwnedTentId; list: { id: number } }) {
  const publicId = mintPublicTentId(tentId);
  const visitor = { ...ctx, actor: null };
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    shop: async (q: string) => namesOf((await searchProducts(visitor, publicId, parseSearch({ q }))).products),
    suggestions: async (q: string) => {
      const how = { size: SUGGESTIONS, whileTyping: true };
      return namesOf((await searchProducts(visitor, publicId, parseSearch({ q }), how)).products);
    },
    api: async (term: string) =>
      namesOf(JSON.parse(await readFoundProducts(visitor, { tentId, term, address: "127.0.0.1" }, null))),
    panelList: async (search: string) =>
      namesOf((await listProducts(ctx, tentId, productListSchema.parse({ search }))).rows),
    manualOrder: async (search: string) => namesOf(await searchOrderProducts(ctx, tentId, search)),
    priceList: async (search: string) =>
      namesOf((await readListPrices(ctx, tentId, { id: list.id, search, own: false, page: 1 })).rows),
  };
}

const PRODUCTS: readonly ProductRow[] = [
  { name: "AC/DC poster" },
  { name: "J&B 750 ml" },
  { name: "Coca-Cola 1.5L" },
  { name: 'Tornillo 3/8" x 1½' },
  { name: "L’Oréal champú" },
  { name: "Rock 'n' Roll" },
  { name: "(Oferta) mesa" },
  { name: "Taza numerada", sku: "M-10" },
  { name: "Cable trenzado", sku: "ZZ-9" },
  { name: "Rodamiento", sku: "55/72/8" },
  { name: "Filtro largo", sku: "AB-1234" },
  { name: "Filtro corto", sku: "AB-123" },
  { name: "Remera lisa", codes: ["REM-S-01", "REM-M-02"] },
  { name: "Vigilantes", category: "Facturas y dulces" },
  { name: "D'Onofrio vainilla" },
  { name: "Té verde" },
  { name: "Textil de hogar" },
];

/** What is typed, and the products that must be found for it, the first one first. */
const FOUND: readonly (readonly [query: string, ...names: string[]])[] = [
  ...PRODUCTS.map(({ name }) => [name, name] as const),
  ["ac/dc", "AC/DC poster"],
  ["acdc", "AC/DC poster"],
  ["ac dc", "AC/DC poster"],
  ["j&b", "J&B 750 ml"],
  ["coca cola", "Coca-Cola 1.5L"],
  ["cocacola", "Coca-Cola 1.5L"],
  ["Coca-Cola", "Coca-Cola 1.5L"],
  ["1.5l", "Coca-Cola 1.5L"],
  ["tornillo 3/8", 'Tornillo 3/8" x 1½'],
  ["tornillo 1 1/2", 'Tornillo 3/8" x 1½'],
  ["loreal", "L’Oréal champú"],
  ["l'oreal", "L’Oréal champú"],
  ["rock n roll", "Rock 'n' Roll"],
  ["d onofrio", "D'Onofrio vainilla"],
  ["donofrio", "D'Onofrio vainilla"],
  ["oferta", "(Oferta) mesa"],
  ["M-10", "Taza numerada"],
  ["m10", "Taza numerada"],
  ["m 10", "Taza numerada"],
  ["ZZ-9", "Cable trenzado"],
  ["zz9", "Cable trenzado"],
  ["55/72/8", "Rodamiento"],
  ["55728", "Rodamiento"],
  ["ab123", "Filtro corto", "Filtro largo"],
  ["AB-123", "Filtro corto", "Filtro largo"],
  ["REM-M-02", "Remera lisa"],
  ["rems01", "Remera lisa"],
  ["facturas", "Vigilantes"],
  ["factura", "Vigilantes"],
];

describe("every reader finds every product by what its merchant wrote", () => {
  let readers: ReturnType<typeof readersOf>;
  beforeAll(async () => {
    readers = readersOf(await openShop(PRODUCTS));
  });

  test.each(FOUND)("%s", async (query, ...names) => {
    for (const [reader, read] of Object.entries(readers)) {
      const found = await read(query);
      // the panel's list also shows what is spelled alike, after the others
      expect(reader === "panelList" ? found.slice(0, names.length) : found, reader).toEqual(names);
    }
  });

  test.each(["&-/", "'", "—", "(", "🍕"])("%s finds nothing", async (query) => {
    for (const [reader, read] of Object.entries(readers)) expect(await read(query), reader).toEqual([]);
  });

  test("takes two letters for a whole word, and for the beginning of one only while they are typed", async () => {
    const whole = { shop: ["Té verde"], api: ["Té verde"] };
    for (const [reader, names] of Object.entries(whole))
      expect(await readers[reader as keyof typeof whole]("te"), reader).toEqual(names);
    expect(await readers.shop("re")).toEqual([]);
    expect(await readers.suggestions("re")).toEqual(["Remera lisa"]);
    expect((await readers.suggestions("te"))[0]).toBe("Té verde");
    expect(await readers.panelList("remera te")).toEqual([]);
  });
});

describe("texts of an earlier release", () => {
  test("are found while they wait, and rewritten in parts by the job", async () => {
    const shop = await openShop(PRODUCTS);
    for (const [id, product] of (await db.product.findMany({ where: { tentId: shop.tentId } })).map(
      (row) => [row.id, row] as const,
    ))
      await db.product.update({
        where: { id },
        data: { searchText: foldText(`${product.name} ${product.sku ?? ""} ${product.description}`) },
      });
    const readers = readersOf(shop);
    for (const [query, name] of [
      ["ac/dc", "AC/DC poster"],
      ["oferta", "(Oferta) mesa"],
      ["M-10", "Taza numerada"],
      ["coca cola", "Coca-Cola 1.5L"],
      ["j&b", "J&B 750 ml"],
    ] as const)
      for (const [reader, read] of Object.entries(readers))
        expect((await read(query))[0], `${reader}: ${query}`).toBe(name);
    await rewriteOldSearchTexts(shop.ctx);
    for (const [query, ...names] of FOUND) expect(await readers.shop(query), query).toEqual(names);
    expect(await rewriteOldSearchTexts(shop.ctx)).toBe(0);
  });
});

describe("a change is found at once", () => {
  const scene = async () => {
    const shop = await openShop([{ name: "Remera lisa", sku: "A-1", category: "Ropa" }]);
    const id = shop.ids.get("Remera lisa") ?? 0;
    return { ...shop, id, find: readersOf(shop).shop };
  };

  test("of a name, a code and a category of the product", async () => {
    const { ctx, tentId, id, find } = await scene();
    const shoes = await makeCategory(db, tentId, { name: "Zapatos" });
    await updateProduct(ctx, tentId, { id, name: "Bota/alta", sku: "B-2", categoryId: shoes.id });
    for (const query of ["bota", "alta", "b2", "zapatos"]) expect(await find(query), query).toEqual(["Bota/alta"]);
    for (const query of ["remera", "a1", "ropa"]) expect(await find(query), query).toEqual([]);
  });

  test("of variants", async () => {
    const { ctx, tentId, id, find } = await scene();
    await updateProduct(ctx, tentId, { id, variants: [{ options: { Talle: "S" }, sku: "VAR/7" }] } as never);
    expect(await find("var7")).toEqual(["Remera lisa"]);
    await updateProduct(ctx, tentId, { id, variants: [] });
    expect(await find("var7")).toEqual([]);
  });

  test("of the category: renamed, left by many, deleted", async () => {
    const { ctx, tentId, id, find, categories } = await scene();
    const categoryId = categories.get("Ropa") ?? 0;
    await updateCategory(ctx, tentId, { id: categoryId, name: "Indumentaria" });
    expect([await find("ropa"), await find("indumentaria")]).toEqual([[], ["Remera lisa"]]);
    const move = (to: number | null) =>
      bulkUpdateProducts(ctx, tentId, [{ selection: { ids: [id] }, change: { kind: "category", categoryId: to } }]);
    await move(null);
    expect(await find("indumentaria")).toEqual([]);
    await move(categoryId);
    expect(await find("indumentaria")).toEqual(["Remera lisa"]);
    await deleteCategory(ctx, tentId, categoryId);
    expect(await find("indumentaria")).toEqual([]);
  });

  test("by a copy, which has another name", async () => {
    const { ctx, tentId, id } = await scene();
    const { name } = await duplicateProduct(ctx, tentId, id);
    expect((await readersOf({ ctx, tentId, list: { id: 0 } }).panelList(name))[0]).toBe(name);
  });
});

describe("a query that nothing matches wholly", () => {
  const search = async (products: readonly string[], q: string, more: Record<string, string> = {}) => {
    const { ctx, tentId } = await openShop(products.map((name) => ({ name })));
    const found = await searchProducts({ ...ctx, actor: null }, mintPublicTentId(tentId), parseSearch({ q, ...more }));
    return { names: found.products.map(({ name }) => name), correction: found.correction, part: found.part };
  };

  test.each([
    ["regalo mama", ["Regalo sorpresa", "Mate"], { names: ["Regalo sorpresa"], part: "regalo" }],
    ["taza verde", ["Taza roja", "Tapa verde"], { names: ["Tapa verde"], correction: "tapa verde" }],
    ["taza verde", ["Taza roja", "Taza azul", "Plato verde"], { names: ["Plato verde"], part: "verde" }],
    ["taza verde", ["Taza roja", "Tapa azul"], { names: ["Taza roja"], part: "taza" }],
    ["xilofono cuantico", ["Xilofón de madera"], { names: ["Xilofón de madera"], part: "xilofono" }],
    ["xilofono cuantico", ["Mate"], { names: [] }],
    ["gora", ["Gorra negra", "Goma de borrar"], { names: ["Gorra negra"], correction: "gorra" }],
    ["masetas", ["Maceta de barro"], { names: ["Maceta de barro"], correction: "maceta" }],
    ["bonbil", ["Bombilla pico"], { names: ["Bombilla pico"], correction: "bombilla" }],
    ["el de la", ["Mate"], { names: [] }],
  ] as const)("%s in %j", async (query, products, expected) => {
    expect(await search(products, query)).toEqual({ correction: undefined, part: undefined, ...expected });
  });

  test("is not taken for a part of it with filters that hide all", async () => {
    const filtered = await search(["Taza roja", "Plato verde"], "taza roja", { oferta: "1" });
    expect(filtered).toEqual({ names: [], correction: undefined, part: undefined });
  });

  test("is searched as it is when asked", async () => {
    expect((await search(["Regalo sorpresa"], "regalo mama", { igual: "1" })).names).toEqual([]);
  });
});
