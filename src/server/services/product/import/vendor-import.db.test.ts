import { beforeAll, expect, it } from "vitest";
import { type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { mercadoLibreFile } from "~/test/vendor-files/mercado-libre-file";
import { newShopifyFile, oldShopifyFile } from "~/test/vendor-files/shopify-file";
import { tiendanubeFile } from "~/test/vendor-files/tiendanube-file";
import { englishWooFile, spanishWooFile } from "~/test/vendor-files/woocommerce-file";
import { currentImport, vendorSummary } from "./get-import";
import { chooseInImport, previewImport, setImportColumns, startImport } from "./prepare-import";
import { runImport } from "./run-import";
import { undoImport } from "./undo-import";
import { readOrigins } from "./vendor-origins";

const db = testDb();
beforeAll(() => makeBase(db));

const PHOTOS = "https://photos.example.test";

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx: base } = merchantContext(db, owner.id);
  const ctx = { ...base, now: () => FIXED_NOW };
  const upload = (bytes: Uint8Array, kind?: FileKind) =>
    uploadDraft(ctx, tentId, { file: new Blob([new Uint8Array(bytes)]), name: "productos.csv", kind });
  const run = async (bytes: Uint8Array) => {
    const { id } = await upload(bytes);
    await chooseInImport(ctx, tentId, { id, confirmed: true });
    await startImport(ctx, tentId, { id, cells: [] });
    await runImport(ctx, { importId: id });
    return db.productImport.findUniqueOrThrow({ where: { id } });
  };
  const product = (name: string) =>
    db.product.findFirstOrThrow({
      where: { tentId, name, deletedAt: null },
      include: { category: true, variants: { orderBy: { position: "asc" } }, options: true, cost: true },
    });
  return { ctx, tentId, upload, run, product };
}

it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, number]>([
  ["Tiendanube", tiendanubeFile, 45, 0],
  ["Shopify, old headings", () => oldShopifyFile(PHOTOS), 44, 14],
  ["Shopify, new headings", () => newShopifyFile(PHOTOS), 44, 14],
  ["WooCommerce in English", () => englishWooFile(PHOTOS), 49, 10],
  ["WooCommerce in Spanish", () => spanishWooFile(PHOTOS), 49, 10],
  ["Mercado Libre", mercadoLibreFile, 43, 0],
])(
  "imports every product of a file, and changes nothing when it comes again: %s",
  async (_name, file, products, photos) => {
    const { run, tentId } = await makeShop();
    const bytes = await file();
    expect(await run(bytes)).toMatchObject({ status: "DONE", created: products, updated: 0, same: 0, problems: [] });
    expect(await db.importPhoto.count({ where: { tentId, status: "WAITING" } })).toBe(photos);
    const version = await db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { version: true } });
    expect(await run(bytes)).toMatchObject({ status: "DONE", created: 0, updated: 0, same: products, problems: [] });
    expect(await db.product.count({ where: { tentId } })).toBe(products);
    expect(await db.importPhoto.count({ where: { tentId } })).toBe(photos);
    expect(version.version).toBeGreaterThan(0);
  },
);

const wooFile = (...rows: string[]) =>
  new TextEncoder().encode(`ID,Type,SKU,Name,Published,Regular price\n${rows.join("\n")}\n`);

it.each<[string, string, string, string[]]>([
  ["other names, no codes", "31,simple,,Gorra,1,100", "31,simple,,Lámpara de pie,1,900", ["Gorra", "Lámpara de pie"]],
  [
    "other names and codes",
    "31,simple,G-1,Gorra,1,100",
    "31,simple,L-1,Lámpara de pie,1,900",
    ["Gorra", "Lámpara de pie"],
  ],
  [
    "a word alike, other codes",
    "31,simple,G-1,Gorra roja,1,100",
    "31,simple,G-7,Gorra azul,1,900",
    ["Gorra roja", "Gorra azul"],
  ],
  ["another name, the same code", "31,simple,G-1,Gorra,1,100", "31,simple,G-1,Visera,1,100", ["Visera"]],
  ["a longer name", "31,simple,,Gorra,1,100", "31,simple,,Gorra negra,1,100", ["Gorra negra"]],
  ["a code that was missing", "31,simple,,Gorra,1,100", "31,simple,G-1,Gorra,1,100", ["Gorra"]],
])("a second site's id is no identity: %s", async (_, first, second, names) => {
  const { run, tentId } = await makeShop();
  await run(wooFile(first, "32,simple,X-9,Otro,1,5"));
  await run(wooFile(second));
  const products = await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } });
  expect(products.map(({ name }) => name).filter((name) => name !== "Otro")).toEqual(names);
});

const gorra = "31,simple,,Gorra,1,100";
const visera = "32,simple,,Visera,1,50";
const variable = ["33,variable,,Remera,1,", "34,variation,,Remera - M,1,200"];
it.each<[string, string[], Record<string, string>, string[], string[]]>([
  ["with another price", [gorra], { Gorra: "Boina" }, ["31,simple,,Gorra,1,120"], ["Gorra"]],
  ["and its file unchanged", [gorra, visera], { Gorra: "Boina" }, [gorra, visera], ["Gorra", "Visera"]],
  ["to what another one is called", [gorra, visera], { Gorra: "Visera" }, [visera, gorra], ["Gorra", "Visera"]],
  ["in both places alike", [gorra], { Gorra: "Boina" }, ["31,simple,,Boina,1,100"], ["Boina"]],
  ["in other letters", [gorra], { Gorra: "Boina" }, ["31,simple,, GORRÁ ,1,100"], ["GORRÁ"]],
  ["with variants", variable, { Remera: "Camiseta" }, variable, ["Remera"]],
  ["but not the same one", [gorra], { Gorra: "Boina" }, ["31,simple,,Lámpara,1,900"], ["Boina", "Lámpara"]],
])("a product without code that was renamed here is found again: %s", async (_, first, renamed, second, names) => {
  const { run, tentId } = await makeShop();
  await run(wooFile(...first));
  const before = await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } });
  for (const { id, name } of before) await db.product.update({ where: { id }, data: { name: renamed[name] ?? name } });
  expect(await run(wooFile(...second))).toMatchObject({ created: names.length - before.length, problems: [] });
  const after = await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } });
  expect(after.map(({ name }) => name)).toEqual(names);
  expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it("the same numbers of two sites stay apart, however often their files come, also after an undo", async () => {
  const { ctx, run, tentId, product } = await makeShop();
  const other = "31,simple,,Lámpara de pie,1,900";
  await run(wooFile(gorra));
  const { id } = await product("Gorra");
  await db.product.update({ where: { id }, data: { name: "Boina" } });
  const { id: importId } = await run(wooFile(other));
  expect(await run(wooFile(gorra))).toMatchObject({ created: 0, updated: 1 });
  expect(await run(wooFile(other))).toMatchObject({ created: 0, same: 1 });
  expect(await run(wooFile(gorra))).toMatchObject({ created: 0, same: 1 });
  await undoImport(ctx, tentId, importId);
  await runImport(ctx, { importId });
  expect(await run(wooFile(gorra))).toMatchObject({ created: 0, same: 1 });
  expect(await product("Gorra")).toMatchObject({ id });
});

it("an import that is undone gives the name back, and the file is still recognised", async () => {
  const { ctx, run, tentId, product } = await makeShop();
  await run(wooFile(gorra));
  const { id } = await product("Gorra");
  await db.product.update({ where: { id }, data: { name: "Boina" } });
  const { id: importId } = await run(wooFile("31,simple,,Gorra,1,120"));
  await undoImport(ctx, tentId, importId);
  await runImport(ctx, { importId });
  expect(await product("Boina")).toMatchObject({ id });
  expect(await run(wooFile(gorra))).toMatchObject({ created: 0, updated: 1 });
});

it("what an earlier release remembered, the number alone, still counts with the name that the product has", async () => {
  const { run, tentId } = await makeShop();
  await run(wooFile(gorra, visera));
  await db.productOrigin.deleteMany({ where: { tentId, key: { contains: " " } } });
  expect(await db.productOrigin.count({ where: { tentId } })).toBe(2);
  expect(await run(wooFile(gorra, visera))).toMatchObject({ created: 0, same: 2 });
  expect(await db.productOrigin.count({ where: { tentId } })).toBe(4);
});

it("the largest file asks for more than a statement has room for", async () => {
  const { run, tentId } = await makeShop();
  await run(wooFile(gorra));
  const keys = Array.from({ length: 2 * VENDOR_LIMITS.rows }, (_, at) => `id:${at}`);
  expect([...(await readOrigins(db, tentId, "WOOCOMMERCE", keys)).keys()]).toEqual(["id:31"]);
});

it("numbers and names that look like those of another product are written once", async () => {
  const { run, tentId } = await makeShop();
  const long = "9".repeat(196);
  const file = wooFile(
    "31,simple,,Gorra,1,100",
    "31 gorra,simple,,Boina,1,5",
    `${long},simple,,${"ß".repeat(120)},1,5`,
  );
  expect(await run(file)).toMatchObject({ created: 3, problems: [] });
  expect(await run(file)).toMatchObject({ created: 0, problems: [] });
  expect(await db.product.count({ where: { tentId } })).toBe(3);
});

it("writes prices, offers, variants, costs and old addresses", async () => {
  const { run, product, tentId } = await makeShop();
  await run(tiendanubeFile());
  const set = await product("Set matero");
  expect([Number(set.price), Number(set.previousPrice), Number(set.cost?.cost), set.category?.name]).toEqual([
    8_500.5,
    10_000,
    4_200,
    "Cocina",
  ]);
  const remera = await product("Remera lisa");
  expect(remera.options.map(({ name, values }) => [name, values])).toEqual([
    ["Talle", ["S", "M", "XL"]],
    ["Color", ["Rojo"]],
  ]);
  expect(remera.variants.map(({ price, stock, sku }) => [price && Number(price), Number(stock), sku])).toEqual([
    [null, 3, "REM-S"],
    [null, 0, "REM-M"],
    [13_500, 5, "REM-XL"],
  ]);
  expect(await product("Producto oculto")).toMatchObject({ paused: true });
  expect(await product("Mueble a medida")).toMatchObject({ price: null });
  expect(
    await db.productOrigin.findUnique({
      where: { tentId_vendor_key: { tentId, vendor: "TIENDANUBE", key: "set-matero" } },
    }),
  ).toMatchObject({ productId: set.id, handle: "set-matero" });
});

const shopify = (...rows: string[]) =>
  new TextEncoder().encode(
    `Handle,Title,Body (HTML),Type,Variant SKU,Option1 Name,Option1 Value,Variant Price,Image Src\n${rows.join("\n")}\n`,
  );

it("updates what changed by code, else by the address there, and keeps what the file does not tell", async () => {
  const { run, product } = await makeShop();
  await run(shopify("mate,Mate,<p>De calabaza</p>,Mates,M1,,,100,", "yerba,Yerba,,,,,,50,"));
  const before = await product("Mate");
  // another address, the same code; another name, the same address
  const again = await run(shopify("mate-nuevo,Mate,,,M1,,,120,", "yerba,Yerba suave,,,,,,50,"));
  expect(again).toMatchObject({ created: 0, updated: 2 });
  const after = await product("Mate");
  expect(after.id).toBe(before.id);
  expect(after).toMatchObject({ description: "De calabaza", category: { name: "Mates" } });
  expect(Number(after.price)).toBe(120);
  await product("Yerba suave");
});

it("meets products that the shop had before by their code, and leaves their photos alone", async () => {
  const { run, tentId, product } = await makeShop();
  const own = await makeProduct(db, tentId, { name: "Mate", sku: "M1", price: "90" });
  const image = await db.image.create({
    data: { tentId, hash: "a".repeat(32), width: 10, height: 10, placeholder: "#ffffff", bytes: 1 },
  });
  await db.productImage.create({ data: { productId: own.id, imageId: image.id } });
  await run(shopify(`mate,Mate,,,M1,,,100,${PHOTOS}/mate.jpg`));
  expect(await product("Mate")).toMatchObject({ id: own.id });
  expect(await db.importPhoto.count({ where: { tentId } })).toBe(0);
});

it("a code that two products of the file have identifies neither", async () => {
  const { run, product } = await makeShop();
  const file = shopify("a,Uno,,,X,,,1,", "b,Dos,,,X,,,2,");
  expect(await run(file)).toMatchObject({ created: 2, problems: [] });
  expect(await run(file)).toMatchObject({ same: 2, updated: 0, created: 0, problems: [] });
  expect((await product("Uno")).id).not.toBe((await product("Dos")).id);
});

it("leaves out what the plan does not allow, even when the shop fills up meanwhile; brings it once there is room", async () => {
  const { ctx, tentId, upload, run } = await makeShop();
  const { ownerId: userId } = await db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { ownerId: true } });
  const plan = await db.plan.create({ data: { name: "Con 60", total: 1, productLimit: 60 } });
  await db.subscriber.update({ where: { userId }, data: { planId: plan.id } });
  const rows = Array.from({ length: 70 }, (_, n) => `p-${n},Producto ${n},,,P${n},,,${n + 1},${PHOTOS}/${n}.jpg`);
  const { id } = await upload(shopify(...rows));
  await chooseInImport(ctx, tentId, { id, confirmed: true });
  expect((await previewImport(ctx, tentId, { id, page: 1 })).counts).toMatchObject({ new: 60, problem: 10 });
  await startImport(ctx, tentId, { id, cells: [] });
  await makeProduct(db, tentId, { name: "Otro" });
  await runImport(ctx, { importId: id });
  expect(await currentImport(ctx, tentId)).toMatchObject({ state: "DONE", created: 59, leftOut: 11 });
  expect(await db.productOrigin.count({ where: { tentId } })).toBe(59);
  expect(await db.importPhoto.count({ where: { tentId } })).toBe(59);
  await db.plan.update({ where: { id: plan.id }, data: { productLimit: 100 } });
  expect(await run(shopify(...rows))).toMatchObject({ created: 11, same: 59, problems: [] });
  expect(await db.importPhoto.count({ where: { tentId } })).toBe(70);
});

it("is told what it brings, and what does not fit; its columns cannot be changed", async () => {
  const { ctx, tentId, upload } = await makeShop();
  const { id, vendor } = await upload(newShopifyFile(PHOTOS));
  expect(vendor).toBe("SHOPIFY");
  expect(await currentImport(ctx, tentId)).toMatchObject({ vendor: "SHOPIFY", confirmed: false, state: "DRAFT" });
  expect(await vendorSummary(ctx, tentId, id)).toMatchObject({
    vendor: "SHOPIFY",
    found: { products: 44, photos: 14 },
    notes: [{ kind: "giftCard", count: 1, listed: [{ name: "Tarjeta de regalo" }] }],
  });
  await expect(
    setImportColumns(ctx, tentId, { id, targets: ["name"], decimals: [null], byName: false }),
  ).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
  expect(await previewImport(ctx, tentId, { id, page: 1 })).toMatchObject({ counts: { new: 44, problem: 0 } });
  const other = await upload(new TextEncoder().encode("Nombre;Precio\nMate;10\n"));
  await expect(vendorSummary(ctx, tentId, other.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("undone, its products go to the bin and its photos are not fetched; imported again, they are new", async () => {
  const { ctx, tentId, run, product } = await makeShop();
  const file = shopify(`mate,Mate,,,M1,,,100,${PHOTOS}/mate.jpg`);
  const { id } = await run(file);
  await undoImport(ctx, tentId, id);
  await runImport(ctx, { importId: id });
  expect(await db.product.count({ where: { tentId, deletedAt: null } })).toBe(0);
  expect(await db.importPhoto.findMany({ where: { tentId } })).toMatchObject([{ status: "CANCELLED" }]);
  expect(await run(file)).toMatchObject({ created: 1 });
  const fresh = await product("Mate");
  expect(await db.importPhoto.count({ where: { productId: fresh.id, status: "WAITING" } })).toBe(1);
});
