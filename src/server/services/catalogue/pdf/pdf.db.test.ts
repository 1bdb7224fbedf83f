import { beforeAll, describe, expect, test } from "vitest";
import type { PdfOptions, PdfScope } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import { DAY_MS } from "~/domain/duration";
import { paintTokens } from "~/domain/theme/theme";
import type { CataloguePdf } from "~/server/ports/catalogue-pdf";
import { addProductImage } from "~/server/services/product/images/add-product-image";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { queuedJobs } from "~/test/queue";
import { type ReadPdf, readPdf } from "~/test/read-pdf";
import { testDb } from "~/test/test-db";
import { failCataloguePdf, makeCataloguePdf } from "./make-pdf";
import {
  cancelCataloguePdf,
  currentCataloguePdf,
  openCataloguePdf,
  processingOwnPdfs,
  startCataloguePdf,
} from "./pdf-states";
import { pruneCataloguePdfs } from "./prune-pdfs";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, cataloguePdfs } = merchantContext(db, owner.id);
  const start = (scope: PdfScope = { of: "all" }, options?: PdfOptions) =>
    startCataloguePdf(ctx, tentId, scope, options);
  const make = (pdfId: number, signal?: AbortSignal) => makeCataloguePdf(ctx, { pdfId }, signal);
  const files = async () => (await cataloguePdfs.list()).map(({ name }) => name);
  const read = async (id: number): Promise<ReadPdf> => {
    const { file } = await openCataloguePdf(ctx, tentId, id);
    return readPdf(Buffer.from(await new Response(file.stream()).arrayBuffer()));
  };
  return { ctx, tentId, start, make, files, read, current: () => currentCataloguePdf(ctx, tentId) };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

const emptyBook: CataloguePdf = {
  format: "a4",
  style: "guille",
  colours: paintTokens(
    { styleId: 1, firstCustomColor: null, secondCustomColor: null, bgCustomColor: null, textCustomColor: null },
    "light",
  ),
  shop: { name: "Casa", tagline: null, url: "http://casa.localhost", logo: null, cover: null, chat: null },
  title: "",
  facts: [],
  words: {
    scan: "",
    order: "",
    index: "",
    toIndex: "",
    tap: "",
    continued: "",
    continues: () => "",
    products: () => "",
  },
  sections: [],
  picture: async () => null,
  onProduct: async () => {},
};

const many = (shop: Shop, count: number) =>
  db.product.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      tentId: shop.tentId,
      name: `Mate ${at + 1}`,
      searchText: "mate",
      price: "1000",
    })),
  });

/** A signal that passes the given number of checks and then aborts. */
const stopAfter = (looks: number) => {
  let seen = 0;
  return {
    throwIfAborted: () => {
      if (seen++ >= looks) throw new Error("cut");
    },
  } as AbortSignal; // prettier-ignore
};

test("no name is empty: what the fonts lack has its code or number, emojis are left out where letters remain", async () => {
  const shop = await makeShop();
  const { tentId } = shop;
  const { subdomain } = await db.tent.update({ where: { id: tentId }, data: { name: "寿司屋", tagline: "🍣" } });
  const [drinks, rolls] = [
    await makeCategory(db, tentId, { name: "飲み物", order: 1 }),
    await makeCategory(db, tentId, { name: "Παγωτά", order: 2 }),
  ];
  const make = (categoryId: number, name: string, sku: string | null = null) =>
    makeProduct(db, tentId, { name, categoryId, sku, price: "1500" });
  await make(drinks.id, "緑茶", "TE-7");
  const hot = await make(drinks.id, "🍕🔥");
  await make(rolls.id, "Παγωτό");
  await make(rolls.id, "Rolls 寿司 🍣");
  const tea = await make(rolls.id, "ชาเย็น");
  await db.productOption.create({ data: { productId: tea.id, name: "サイズ", position: 0, values: ["大", "小"] } });
  await db.variant.createMany({ data: ["大", "小"].map((value) => ({ productId: tea.id, values: [value] })) });
  const { id } = await shop.start();
  await shop.make(id);
  const { pages } = await shop.read(id);
  const shown = pages.flat();
  const names = [
    `${subdomain}.localhost:3000`,
    "Categoría 1",
    "TE-7",
    `Producto ${hot.id}`,
    "Rolls",
    `Producto ${tea.id}`,
  ];
  for (const name of [...names, "Opción 1, Opción 2", "Παγωτά", "Παγωτό"]) expect(shown).toContain(name);
});

test("contains what visitors see: categories in order, prices, offers, units and photos", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const mates = await makeCategory(db, tentId, { name: "Mates", order: 2 });
  const food = await makeCategory(db, tentId, { name: "Almacén", order: 1 });
  const hidden = await makeCategory(db, tentId, { name: "Oculta", paused: true });
  const imperial = await makeProduct(db, tentId, {
    name: "Mate ñandú 🧉",
    categoryId: mates.id,
    price: "1500",
    previousPrice: "2000",
    offer: true,
  });
  await addProductImage(ctx, tentId, { productId: imperial.id, file: await pngOf("#225588", 400) });
  await makeProduct(db, tentId, { name: "Queso", categoryId: food.id, price: "9000.50", unit: "KG" });
  await makeProduct(db, tentId, { name: "A medida", categoryId: food.id, price: null });
  const shirt = await makeProduct(db, tentId, { name: "Remera", price: "100" });
  await db.productOption.create({ data: { productId: shirt.id, name: "Talle", position: 0, values: ["S", "M"] } });
  await db.variant.createMany({
    data: [
      { productId: shirt.id, values: ["S"], price: "120" },
      { productId: shirt.id, values: ["M"], price: "300" },
    ],
  });
  const scarf = await makeProduct(db, tentId, { name: "Bufanda", price: "50", minQuantity: "6", stock: "2" });
  await db.productOption.create({
    data: { productId: scarf.id, name: "Color", position: 0, values: ["Azul", "Rojo"] },
  });
  await db.variant.create({ data: { productId: scarf.id, values: ["Azul"], stock: "0" } });
  await makeProduct(db, tentId, { name: "Escondido", categoryId: hidden.id });
  await makeProduct(db, tentId, { name: "Pausado", paused: true });
  const { id } = await shop.start();
  await shop.make(id);
  const { pages, photos, links, sheets } = await shop.read(id);
  expect(sheets[0]).toEqual([540, 960]);
  const [cover = [], ...rest] = pages;
  const shown = rest.flat();
  expect(cover).toEqual(expect.arrayContaining(["Casa Yerbal", "Catálogo", "Pedí por WhatsApp", "En este catálogo"]));
  expect(cover.join(" ")).toContain("Precios al 20/11/2026");
  expect(cover.join(" ")).toContain("5 productos");
  expect(shown.filter((line) => ["Almacén", "Mates", "Otros productos"].includes(line))).toEqual([
    "Almacén",
    "Mates",
    "Otros productos",
  ]);
  const lines = ["Mate ñandú", "$ 1.500", "$ 2.000", "$ 9.000,50", "por kg", "Consultar precio", "Desde $ 120"];
  for (const line of [...lines, "S $ 120 · M $ 300", "Azul, Rojo", "Mínimo 6", "Agotado"])
    expect(shown).toContain(line);
  expect(pages.flat().join()).not.toMatch(/Escondido|Pausado|Oculta/);
  expect(photos).toBeGreaterThan(0);
  expect(links).toContain(
    `http://${(await db.tent.findUniqueOrThrow({ where: { id: tentId } })).subdomain}.localhost:3000`,
  );
  expect(links.filter((link) => link.startsWith("https://wa.me/"))[0]).toContain("Hola%20Casa%20Yerbal");
  expect((await openCataloguePdf(ctx, tentId, id)).fileName).toBe("catalogo-casa-yerbal-2026-11-20.pdf");
});

test.each([
  [1, "$ 15.900,50"],
  [13, "$ 15,900.50"],
])("writes prices with the separators of country %i", async (countryId, price) => {
  const shop = await makeShop();
  await db.tent.update({ where: { id: shop.tentId }, data: { countryId } });
  await makeProduct(db, shop.tentId, { name: "Mate", price: "15900.5" });
  const { id } = await shop.start();
  await shop.make(id);
  expect((await shop.read(id)).pages.flat()).toContain(price);
});

test("covers a category or the offers alone, and says so in its name", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const mates = await makeCategory(db, tentId, { name: "Mates & más" });
  await makeProduct(db, tentId, { name: "Imperial", categoryId: mates.id });
  await makeProduct(db, tentId, { name: "Termo", offer: true });
  const category = await shop.start({ of: "category", id: mates.id });
  await shop.make(category.id);
  const one = await shop.read(category.id);
  expect(one.pages[0]).toContain("Mates & más");
  expect(one.pages.flat()).toContain("Imperial");
  expect(one.pages.flat()).not.toContain("Termo");
  expect((await openCataloguePdf(ctx, tentId, category.id)).fileName).toBe(
    "catalogo-casa-yerbal-mates-mas-2026-11-20.pdf",
  );
  const offers = await shop.start({ of: "offers" });
  await shop.make(offers.id);
  expect((await shop.read(offers.id)).pages[1]).toEqual(expect.arrayContaining(["Termo", "Oferta"]));
  const printed = await shop.start({ of: "offers" }, { format: "a4" });
  expect((await shop.current()).making?.scope).toEqual({ of: "offers", format: "a4", list: null });
  await shop.make(printed.id);
  expect((await shop.read(printed.id)).sheets[0]).toEqual([595.28, 841.89]);
  expect((await openCataloguePdf(ctx, tentId, printed.id)).fileName).toBe(
    "catalogo-casa-yerbal-ofertas-a4-2026-11-20.pdf",
  );
  // Only a shop's latest catalogue is kept.
  expect(await shop.files()).toHaveLength(1);
  await expect(openCataloguePdf(ctx, tentId, category.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("with the prices of a list", () => {
  test("has its prices, name and minimum, its products alone, and links to its pages", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", previousPrice: "2000", offer: true });
    const own = await makeProduct(db, tentId, { name: "Yerba", price: "7900" });
    const shirt = await makeProduct(db, tentId, { name: "Remera", price: "100" });
    await db.productOption.create({ data: { productId: shirt.id, name: "Talle", position: 0, values: ["S", "M"] } });
    const [, medium] = await db.variant.createManyAndReturn({
      data: [
        { productId: shirt.id, values: ["S"], price: "200", position: 0 },
        { productId: shirt.id, values: ["M"], price: "400", position: 1 },
      ],
    });
    await makeProduct(db, tentId, { name: "Solo al público", price: "555" });
    const list = await makePriceList(db, tentId, {
      minTotal: "40000",
      minUnits: 4,
      restricted: true,
      visibleProductIds: [mate.id, own.id, shirt.id],
      // the merchant prepares it before it begins
      validFrom: "2027-01-01",
    });
    await db.priceListEntry.createMany({
      data: [
        { priceListId: list.id, productId: own.id, price: "6123" },
        { priceListId: list.id, productId: shirt.id, variantId: medium?.id ?? 0, price: "333" },
      ],
    });
    const { id } = await shop.start({ of: "all" }, { listId: list.id });
    expect((await shop.current()).making).toMatchObject({
      total: 3,
      scope: { list: { id: list.id, name: "Mayorista" } },
    });
    await shop.make(id);
    const { pages, links } = await shop.read(id);
    expect(pages[0]).toEqual(
      expect.arrayContaining(["Casa Yerbal", "Mayorista", "Compra mínima $ 40.000 y 4 unidades"]),
    );
    const lines = pages.flat();
    for (const line of ["$ 750", "$ 6.123", "Desde $ 150", "S $ 150 · M $ 333"]) expect(lines).toContain(line);
    expect(lines.join()).not.toMatch(/1\.000|2\.000|7\.900|555|Solo al público/);
    const { subdomain } = await db.tent.findUniqueOrThrow({ where: { id: tentId } });
    const home = `http://${subdomain}.localhost:3000/lista/${list.secret}`;
    const inShop = links.filter((link) => link.includes(`${subdomain}.`));
    expect(inShop).toEqual(expect.arrayContaining([home, `${home}/catalogo/${mate.id}-mate`]));
    expect(inShop.filter((link) => !link.startsWith(home))).toEqual([]);
    expect((await openCataloguePdf(ctx, tentId, id)).fileName).toBe("catalogo-casa-yerbal-mayorista-2026-11-20.pdf");
  });

  test("names the part that it has, and does not find another shop's list", async () => {
    const [shop, other] = [await makeShop(), await makeShop()];
    const mates = await makeCategory(db, shop.tentId, { name: "Mates" });
    await makeProduct(db, shop.tentId, { categoryId: mates.id });
    const list = await makePriceList(db, shop.tentId);
    const { id } = await shop.start({ of: "category", id: mates.id }, { listId: list.id });
    await shop.make(id);
    expect((await shop.read(id)).pages[0]).toContain("Mayorista: Mates");
    await makeProduct(db, other.tentId);
    await expect(other.start({ of: "all" }, { listId: list.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(openCataloguePdf({ ...other.ctx, ports: shop.ctx.ports }, other.tentId, id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("fails and says so when the list was deleted meanwhile; its prices are not replaced by others", async () => {
    const shop = await makeShop();
    await makeProduct(db, shop.tentId);
    const list = await makePriceList(db, shop.tentId);
    const { id } = await shop.start({ of: "all" }, { listId: list.id });
    await db.priceList.delete({ where: { id: list.id } });
    await shop.make(id);
    expect(await shop.current()).toMatchObject({ processing: 0, making: null, failed: "listGone", ready: null });
    expect(await shop.files()).toEqual([]);
    expect((await shop.start()).id).not.toBe(id);
  });
});

describe("a PDF under way", () => {
  test("is the tent's only one, whatever is requested meanwhile", async () => {
    const shop = await makeShop();
    await makeProduct(db, shop.tentId, { offer: true });
    const ids = await Promise.all([shop.start(), shop.start({ of: "offers" }), shop.start()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const own = (await queuedJobs(db, "make-catalogue-pdf")).filter(
      ({ data }) => (data as { pdfId: number }).pdfId === ids[0]?.id,
    );
    expect(own).toHaveLength(1);
    expect(await shop.current()).toMatchObject({ processing: 1, making: { waiting: true, total: 1 }, ready: null });
    expect(await processingOwnPdfs(shop.ctx)).toBe(1);
  });

  test("starts over after an interruption and completes; until then there is no file", async () => {
    const shop = await makeShop();
    await many(shop, 75);
    const { id } = await shop.start();
    for (const looks of [1, 3]) {
      await expect(shop.make(id, stopAfter(looks))).rejects.toThrow("cut");
      expect(await shop.files()).toEqual([]);
    }
    expect(await shop.current()).toMatchObject({ making: { waiting: false, done: 40, total: 75 }, ready: null });
    await expect(openCataloguePdf(shop.ctx, shop.tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    // Two workers at once, as when a job is taken for dead but is not.
    await Promise.all([shop.make(id), shop.make(id)]);
    expect(await shop.current()).toMatchObject({ processing: 0, making: null, failed: null, ready: { id } });
    expect(await shop.files()).toHaveLength(1);
    const { pages } = await shop.read(id);
    expect(pages.flat().filter((line) => line.startsWith("Mate "))).toEqual(
      Array.from({ length: 75 }, (_, at) => `Mate ${at + 1}`),
    );
    expect(pages.at(-1)).toContain(String(pages.length));
  });

  test("leaves no file and no job when cancelled", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    await many(shop, 60);
    const { id } = await shop.start();
    const seen: string[][] = [];
    let looks = 0;
    const cancelAtSecond = async () => {
      looks += 1;
      if (looks !== 2) return;
      seen.push(await shop.files());
      await cancelCataloguePdf(ctx, tentId, id);
    };
    const pdfs = ctx.ports.cataloguePdfs;
    const make = pdfs.make.bind(pdfs);
    pdfs.make = (name, book) => {
      const onProduct = async (done: number) => {
        await cancelAtSecond();
        await book.onProduct(done);
      };
      return make(name, { ...book, onProduct });
    };
    await shop.make(id);
    expect(seen).toEqual([[expect.stringMatching(/\.tmp$/)]]);
    expect(await shop.files()).toEqual([]);
    expect(await shop.current()).toMatchObject({ processing: 0, making: null, failed: null, ready: null });
    await expect(cancelCataloguePdf(ctx, tentId, id)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    const jobs = await queuedJobs(db, "make-catalogue-pdf");
    expect(jobs.filter(({ data }) => (data as { pdfId: number }).pdfId === id).map(({ state }) => state)).toEqual([
      "cancelled",
    ]);
    const next = await shop.start();
    expect(next.id).not.toBe(id);
  });

  test("is reported as failed when given up, and the next one can be requested", async () => {
    const shop = await makeShop();
    await makeProduct(db, shop.tentId);
    const { id } = await shop.start();
    await failCataloguePdf(shop.ctx, { pdfId: id });
    expect(await shop.current()).toMatchObject({ processing: 0, failed: "other", ready: null });
    const next = await shop.start();
    await shop.make(next.id);
    expect(await shop.current()).toMatchObject({ failed: null, ready: { id: next.id } });
  });
});

test("does not find another merchant's catalogue or category", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const category = await makeCategory(db, other.tentId);
  await makeProduct(db, other.tentId, { categoryId: category.id });
  const { id } = await other.start();
  expect(await processingOwnPdfs(mine.ctx)).toBe(0);
  await expect(cancelCataloguePdf(mine.ctx, mine.tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await other.make(id);
  const calls = [
    cancelCataloguePdf(mine.ctx, mine.tentId, id),
    openCataloguePdf({ ...mine.ctx, ports: other.ctx.ports }, mine.tentId, id),
    mine.start({ of: "category", id: category.id }),
  ];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
  }
  expect(await mine.current()).toMatchObject({ processing: 0, making: null, ready: null });
});

test("reports an empty catalogue beside the choice; a suspended shop makes none", async () => {
  const shop = await makeShop();
  await expect(shop.start()).rejects.toMatchObject({ details: { fields: { scope: ["pdf.empty"] } } });
  await makeProduct(db, shop.tentId);
  await expect(shop.start({ of: "offers" })).rejects.toMatchObject({ details: { fields: { scope: ["pdf.empty"] } } });
  await db.tent.update({ where: { id: shop.tentId }, data: { suspended: true } });
  await expect(shop.start()).rejects.toMatchObject({ code: "TENT_SUSPENDED" });
});

test("deletes files after a week and files without a row; files under way stay", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  await many(shop, 5);
  const { id } = await shop.start();
  await shop.make(id);
  const at = (days: number) => ({ ...ctx, now: () => new Date(FIXED_NOW.getTime() + days * DAY_MS) });
  expect(await pruneCataloguePdfs(at(6))).toBe(0);
  expect((await currentCataloguePdf(at(6), tentId)).ready?.lastDay).toBe("2026-11-27");
  await expect(openCataloguePdf(at(8), tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const next = await startCataloguePdf(at(8), tentId, { of: "all" });
  const left = `${next.id}-0123456789abcdef.pdf`;
  await ctx.ports.cataloguePdfs.make(left, emptyBook);
  expect(await pruneCataloguePdfs(at(8))).toBe(1);
  expect(await shop.files()).toEqual([left]);
  expect(await db.cataloguePdf.count({ where: { id } })).toBe(0);
  await cancelCataloguePdf(ctx, tentId, next.id);
  expect(await pruneCataloguePdfs(at(8))).toBe(1);
  expect(await shop.files()).toEqual([]);
});
