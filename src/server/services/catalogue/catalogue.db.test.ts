import { beforeAll, describe, expect, it } from "vitest";
import { letterOf } from "~/domain/catalogue/listing-letters";
import { parseSearch } from "~/domain/catalogue/search/search";
import { updateCategory } from "~/server/services/category/update-category";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { workingShopCache } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { findCategory } from "./find-category";
import { findFormerProduct } from "./former-products";
import { getPublicProduct } from "./get-product";
import { getShop } from "./get-shop";
import { countLetters, firstProducts, listPublicProducts } from "./list-products";
import { resolvePublicTent } from "./resolve-tent";
import { searchProducts } from "./search/search-products";

const db = testDb();
beforeAll(() => makeBase(db));

async function openShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { tent, owner } = await makeTent(db, over);
  const { ctx } = merchantContext(db, owner.id);
  const id = await resolvePublicTent(ctx, { by: "sub", value: tent.subdomain });
  if (!id) throw new Error("the shop is not found by its subdomain");
  return { ctx, id, tent };
}

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe("resolving a shop's address", () => {
  it("finds it by subdomain, slug and id, and not by another's name", async () => {
    const { ctx, id, tent } = await openShop({ slug: "slug-propio-1" });
    expect(await resolvePublicTent(ctx, { by: "slug", value: "slug-propio-1" })).toBe(id);
    expect(await resolvePublicTent(ctx, { by: "id", value: tent.id })).toBe(id);
    expect(await resolvePublicTent(ctx, { by: "sub", value: "slug-propio-1" })).toBeNull();
    expect(await resolvePublicTent(ctx, { by: "id", value: 2_000_000 })).toBeNull();
  });
});

describe("what is cached of a shop", () => {
  it("is purged with its pages: pausing a category hides its products from the next search", async () => {
    const { ctx, id, tent } = await openShop();
    await makeCategory(db, id, { name: "Velas" });
    const { id: categoryId } = await makeCategory(db, id, { name: "Mates" });
    await makeProduct(db, id, { name: "Mate imperial", categoryId });
    const shopCache = workingShopCache(db);
    const withCache = { ...ctx, ports: { ...ctx.ports, shopCache } };
    const search = async () => (await searchProducts(withCache, id, parseSearch({ q: "mate" }))).total;
    expect([await search(), await search()]).toEqual([1, 1]);
    await updateCategory(withCache, mintOwnedTentId(tent.id), { id: categoryId, paused: true });
    expect(await search()).toBe(0);
    await db.category.update({ where: { id: categoryId }, data: { paused: false } });
    expect(await search()).toBe(0);
    await changeTent(withCache, mintOwnedTentId(tent.id), async () => {});
    expect(await search()).toBe(1);
  });
});

describe("what a visitor sees", () => {
  it("leaves out products that are paused, deleted, of other shops or of paused categories", async () => {
    const { ctx, id } = await openShop();
    const other = await openShop();
    const shown = await makeCategory(db, id, { name: "Remeras", order: 1 });
    const hidden = await makeCategory(db, id, { name: "Oculta", paused: true });
    await makeProduct(db, id, { name: "Visible", categoryId: shown.id, order: 1 });
    await makeProduct(db, id, { name: "Suelto", order: 2, offer: true });
    const secret = await makeProduct(db, id, { name: "En categoría pausada", categoryId: hidden.id, offer: true });
    const paused = await makeProduct(db, id, { name: "Pausado", categoryId: shown.id, paused: true });
    const binned = await makeProduct(db, id, { name: "Papelera", deletedAt: new Date() });
    const foreign = await makeProduct(db, other.id, { name: "Ajeno" });

    expect(names(await listPublicProducts(ctx, id, { of: "all" }, 1))).toEqual(["Visible", "Suelto"]);
    expect(names(await listPublicProducts(ctx, id, { of: "category", id: shown.id }, 1))).toEqual(["Visible"]);
    expect(names(await listPublicProducts(ctx, id, { of: "category", id: hidden.id }, 1))).toEqual([]);
    expect(names(await listPublicProducts(ctx, id, { of: "none" }, 1))).toEqual(["Suelto"]);
    const [offers = []] = await firstProducts(ctx, id, [{ of: "offers" }], 8);
    expect(names(offers)).toEqual(["Suelto"]);
    expect((await searchProducts(ctx, id, parseSearch({ q: "pausado" }))).total).toBe(0);
    for (const product of [secret, paused, binned, foreign])
      expect(await getPublicProduct(ctx, id, product.id)).toBeNull();

    const shop = await getShop(ctx, id);
    expect(shop.categories).toMatchObject([{ name: "Remeras", count: 1 }]);
    expect(shop).toMatchObject({ others: { count: 1 }, special: { count: 1 }, productCount: 2 });
    expect(await findCategory(ctx, id, hidden.slug)).toBeNull();
    expect(await findCategory(ctx, other.id, shown.slug)).toBeNull();
  });

  it("lists everything when every category is paused, without category links", async () => {
    const { ctx, id } = await openShop();
    const category = await makeCategory(db, id, { paused: true });
    await makeProduct(db, id, { name: "Uno", categoryId: category.id });
    await makeProduct(db, id, { name: "Dos" });
    expect(names(await listPublicProducts(ctx, id, { of: "all" }, 1))).toEqual(["Uno", "Dos"]);
    expect(await getShop(ctx, id)).toMatchObject({ categories: [], others: null, productCount: 2 });
  });

  it("shows nothing of a suspended shop", async () => {
    const { ctx, id } = await openShop({ suspended: true });
    await makeProduct(db, id, { offer: true });
    expect(await getShop(ctx, id)).toMatchObject({ suspended: true, productCount: 0, special: null, categories: [] });
  });

  it("hides sold-out products from the lists if the shop is set so, but keeps their page", async () => {
    const { ctx, id } = await openShop({ showSoldOut: false });
    const gone = await makeProduct(db, id, { name: "Agotado", stock: "0" });
    await makeProduct(db, id, { name: "Hay", stock: "1" });
    expect(names(await listPublicProducts(ctx, id, { of: "all" }, 1))).toEqual(["Hay"]);
    expect(await getPublicProduct(ctx, id, gone.id)).toMatchObject({ name: "Agotado", soldOut: true });
  });

  it("redirects a renamed category to its new address", async () => {
    const { ctx, id } = await openShop();
    const category = await makeCategory(db, id, { slug: "nueva" });
    await db.oldCategorySlug.create({ data: { tentId: id, slug: "vieja", categoryId: category.id } });
    expect(await findCategory(ctx, id, "vieja")).toEqual({ movedTo: "nueva" });
    expect(await findCategory(ctx, id, "nueva")).toMatchObject({ id: category.id });
  });
});

describe("a product that came from another platform", () => {
  const originOf = (tentId: number, productId: number, key: string, handle: string | null = key) =>
    db.productOrigin.create({ data: { tentId, productId, vendor: "SHOPIFY", key, handle } });

  it("is found by its handle there, in any case and encoding, and only in its shop", async () => {
    const [{ ctx, id }, other] = [await openShop(), await openShop()];
    const { id: productId } = await makeProduct(db, id, { name: "Mate Ñandú" });
    const path = `/catalogo/${productId}-mate-nandu`;
    await originOf(id, productId, "Mate-Torpedo");
    await originOf(id, productId, "mate-%C3%B1and%C3%BA");
    await originOf(id, productId, "1234", null);
    const found = (handle: string) => findFormerProduct(ctx, id, handle);
    expect([await found("mate-torpedo"), await found("mate-ñandú")]).toEqual([path, path]);
    expect([await found("1234"), await found("mate"), await found("mate_torpedo")]).toEqual([null, null, null]);
    expect(await findFormerProduct(other.ctx, other.id, "mate-torpedo")).toBeNull();
  });

  it("is not found while visitors may not see it, and the newest of several is", async () => {
    const { ctx, id } = await openShop();
    await makeCategory(db, id);
    const paused = await makeCategory(db, id, { paused: true });
    const hidden = [{ paused: true }, { deletedAt: new Date() }, { categoryId: paused.id }];
    for (const [at, over] of hidden.entries()) {
      const { id: productId } = await makeProduct(db, id, over);
      await originOf(id, productId, `oculto-${at}`);
      expect(await findFormerProduct(ctx, id, `oculto-${at}`)).toBeNull();
    }
    const [first, second] = [await makeProduct(db, id, { name: "Uno", stock: "0" }), await makeProduct(db, id)];
    await originOf(id, first.id, "dos", "mismo");
    await originOf(id, second.id, "tres", "mismo");
    expect(await findFormerProduct(ctx, id, "mismo")).toMatch(`/catalogo/${second.id}`);
    await db.product.update({ where: { id: second.id }, data: { paused: true } });
    expect(await findFormerProduct(ctx, id, "mismo")).toBe(`/catalogo/${first.id}-uno`);
  });
});

describe("a product", () => {
  it("shows the price of its cheapest variant, and which variants are available", async () => {
    const { ctx, id } = await openShop();
    const product = await makeProduct(db, id, { price: "1000", previousPrice: "2000", offer: true });
    await db.productOption.create({
      data: { productId: product.id, name: "Talle", position: 0, values: ["S", "M", "L"] },
    });
    await db.variant.createMany({
      data: [
        { productId: product.id, values: ["S"], price: "900", position: 0 },
        { productId: product.id, values: ["M"], stock: "0", position: 1 },
        { productId: product.id, values: ["L"], price: "1", paused: true, position: 2 },
      ],
    });
    const detail = await getPublicProduct(ctx, id, product.id);
    expect(detail).toMatchObject({
      priceCents: 90_000,
      from: true,
      previousCents: null,
      soldOut: false,
      choices: "Talle",
      options: [{ name: "Talle", values: ["S", "M"] }],
      variants: [
        { values: ["S"], priceCents: 90_000, soldOut: false },
        { values: ["M"], priceCents: 100_000, soldOut: true },
      ],
    });
  });

  it("shows the previous price only on an offer that is really lower", async () => {
    const { ctx, id } = await openShop();
    const cases = [
      { offer: true, price: "80", previousPrice: "100" },
      { offer: true, price: "100", previousPrice: "80" },
      { offer: false, price: "80", previousPrice: "100" },
      { offer: true, price: null, previousPrice: "100" },
    ];
    for (const [order, one] of cases.entries()) await makeProduct(db, id, { ...one, order });
    const cards = await listPublicProducts(ctx, id, { of: "all" }, 1);
    expect(cards.map(({ previousCents }) => previousCents)).toEqual([10_000, null, null, null]);
  });
});

describe("search", () => {
  it("tolerates typos, finds prefixes, and sorts as requested", async () => {
    const { ctx, id } = await openShop();
    for (const [index, [name, price]] of [
      ["Remera lisa", "300"],
      ["Remera Árbol", "100"],
      ["Ñandú de peluche", "200"],
      ["Gorra", null],
    ].entries())
      await makeProduct(db, id, { name: name ?? "", price, order: index });
    const search = async (params: Record<string, string>) =>
      names((await searchProducts(ctx, id, parseSearch(params))).products);
    expect(await search({ q: "remrea" })).toEqual(["Remera lisa", "Remera Árbol"]);
    expect(await search({ q: "NANDU" })).toEqual(["Ñandú de peluche"]);
    expect(await search({ q: "remera lisa" })).toEqual(["Remera lisa"]);
    expect(await search({ q: "pel" })).toEqual(["Ñandú de peluche"]);
    expect(await search({ q: "zapato" })).toEqual([]);
    expect(await search({ q: "%" })).toEqual([]);
    expect(await search({ orden: "menor-precio" })).toEqual([
      "Remera Árbol",
      "Ñandú de peluche",
      "Remera lisa",
      "Gorra",
    ]);
    expect(await search({ precio: "150-250" })).toEqual(["Ñandú de peluche"]);
    expect(await search({ categoria: "no-existe" })).toEqual([]);
  });

  it("pages 2,000 products", async () => {
    const { ctx, id } = await openShop();
    await db.$executeRaw`INSERT INTO products (tent_id, name, price, search_text, "order", updated_at)
      SELECT ${id}, 'Producto ' || g, g, 'producto ' || g, g, now() FROM generate_series(1, 2000) g`;
    const page = await searchProducts(ctx, id, parseSearch({ q: "prodcuto", pagina: "84" }));
    const list = await listPublicProducts(ctx, id, { of: "all" }, 84);
    expect(page).toMatchObject({ total: 2000, pages: 84 });
    expect(page.products).toHaveLength(8);
    expect(names(list).at(-1)).toBe("Producto 2000");
  });
});

describe("listings as rows", () => {
  it("are alphabetical, with as many products under each letter as are visible", async () => {
    const { ctx, id } = await openShop();
    for (const [order, name] of ["Zapallo", "ñoquis", "Nueces", "7 Up", "¡Oferta!", "aceite"].entries())
      await makeProduct(db, id, { name, order });
    await makeProduct(db, id, { name: "Arroz", paused: true });
    const listed = await listPublicProducts(ctx, id, { of: "all" }, 1, "list");
    expect(names(listed)).toEqual(["¡Oferta!", "7 Up", "aceite", "ñoquis", "Nueces", "Zapallo"]);
    const letters = await countLetters(ctx, id, { of: "all" });
    expect(letters.map(({ letter, count }) => `${letter}${count}`)).toEqual(["#2", "A1", "N2", "Z1"]);
    // the letters of the database are those of the pages
    expect([...new Set(listed.map(({ name }) => letterOf(name)))]).toEqual(letters.map(({ letter }) => letter));
  });

  it("are chosen for a shop with few photos, unless its merchant chose cards", async () => {
    const { ctx, id, tent } = await openShop();
    const layout = async () => (await getShop(ctx, id)).layout;
    expect(await layout()).toBe("grid");
    await makeProduct(db, id, { name: "Yerba" });
    expect(await layout()).toBe("list");
    await db.tent.update({ where: { id: tent.id }, data: { listingLayout: "GRID" } });
    expect(await layout()).toBe("grid");
  });
});
