import { beforeAll, describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { matchPhotoNames } from "~/domain/product/images/photo-name";
import type { Prisma } from "~/generated/prisma/client";
import { matchPhotos } from "~/server/services/product/images/match-photos";
import { exportCatalogue } from "~/server/services/product/import/export-catalogue";
import { closeImport } from "~/server/services/product/import/import-states";
import { readKnownProducts } from "~/server/services/product/import/known-products";
import { startImport } from "~/server/services/product/import/prepare-import";
import { readTable } from "~/server/services/product/import/read-table";
import { runImport } from "~/server/services/product/import/run-import";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { readZip } from "~/test/read-zip";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { storeImage } from "../../image/store-image";
import { exportTent } from "./export-tent";

const db = testDb();
const copy = copyFor(1);
beforeAll(() => makeBase(db));

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tent, tentId } = await makeTent(db, over);
  const { ctx, storage } = merchantContext(db, owner.id);
  const archive = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of exportTent(ctx, tentId, copy)) chunks.push(chunk);
    return readZip(Buffer.concat(chunks));
  };
  const product = (data: Partial<Prisma.ProductUncheckedCreateInput>) => makeProduct(db, tentId, data);
  /** The catalogue as visitors see its order, without ids. */
  const catalogue = async () => {
    const where = { tentId, deletedAt: null };
    const rows = await db.product.findMany({ where, orderBy: [{ order: "asc" }, { id: "asc" }] });
    const known = await readKnownProducts(
      db,
      tentId,
      rows.map(({ id }) => id),
    );
    return known.map(({ id: _, variants, ...values }) => ({
      ...values,
      variants: variants.map(({ id: _id, ...variant }) => variant),
    }));
  };
  const importFile = async (name: string, bytes: Uint8Array) => {
    const { id } = await uploadDraft(ctx, tentId, { file: new Blob([new Uint8Array(bytes)]), name });
    await startImport(ctx, tentId, { id, cells: [] });
    await runImport(ctx, { importId: id });
    await closeImport(ctx, tentId, id);
    return db.productImport.findUniqueOrThrow({ where: { id } });
  };
  return { ctx, tent, tentId, storage, archive, product, catalogue, importFile };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

/** A catalogue with everything that a file could lose. */
async function fillCatalogue({ tentId, product }: Shop) {
  const category = await makeCategory(db, tentId, { name: "=Mates; «y» más", order: 2 });
  const other = await makeCategory(db, tentId, { name: "Ñandú", order: 1 });
  const texts = [
    "=1+1",
    "+54 11",
    "-5 %",
    "@casa",
    "'=x",
    "dice \"hola\"; o 'chau'",
    "uno\ndos\n\n• tres",
    "1.500,50",
    "007",
    "sí",
  ];
  for (const [at, text] of texts.entries())
    await product({
      name: `${text.replace(/\s+/g, " ")} ${at}`,
      description: text,
      sku: at % 2 === 0 ? `00${at}${text.slice(0, 5)}`.replaceAll("\n", " ") : null,
      categoryId: [category.id, other.id, null][at % 3] ?? null,
      price: at === 3 ? null : (at * 1234.56).toFixed(2),
      previousPrice: at === 4 ? "9999.99" : null,
      stock: [null, "0", "3", "1.125", "12.5"][at % 5] ?? null,
      unit: (["UNIT", "KG", "HUNDRED_GRAMS", "METRE", "DOZEN", "PACKAGE"] as const)[at % 6] ?? "UNIT",
      step: at % 2 === 0 ? "1" : "0.125",
      minQuantity: at % 2 === 0 ? "2" : "0.25",
      paused: at % 4 === 1,
      offer: at % 4 === 2,
      order: texts.length - at,
    });
  const shirts = [await product({ name: "Remera", price: "100", sku: "REM", order: 20 })];
  // one with the same name and options, and one with the same name and none
  shirts.push(await product({ name: "Remera", price: "200", order: 21 }));
  await product({ name: "Remera", price: "300", order: 19 });
  for (const { id } of shirts) {
    await db.productOption.createMany({
      data: [
        { productId: id, name: "Talle", position: 0, values: ["S", "M"] },
        { productId: id, name: "=Color", position: 1, values: ["Rojo", "+Azul"] },
      ],
    });
    await db.variant.createMany({
      data: [
        { productId: id, values: ["S", "Rojo"], price: "150.5", sku: "-R", stock: "1.125", position: 0 },
        { productId: id, values: ["M", "+Azul"], stock: "0", paused: true, position: 1 },
        { productId: id, values: ["S", "+Azul"], sku: "=S", position: 2 },
      ],
    });
    await db.productCost.create({ data: { productId: id, cost: "33.33" } });
  }
  await product({ name: "Borrado", deletedAt: new Date() });
}

const rowsOf = (csv: Buffer | undefined) => csv?.toString().split("\r\n").slice(0, -1) ?? [];

describe("the products of the archive", () => {
  it("make the same catalogue in an empty shop, also in a country with other numbers", async () => {
    const shop = await makeShop();
    await fillCatalogue(shop);
    const files = await shop.archive();
    const file = files.get("productos.csv") ?? Buffer.from("");
    const before = await shop.catalogue();
    expect(before).toHaveLength(13);
    for (const countryId of [1, 13]) {
      const empty = await makeShop({ countryId });
      const ended = await empty.importFile("productos.csv", file);
      expect(ended).toMatchObject({ status: "DONE", created: 13, updated: 0, same: 0, problems: [] });
      expect(await empty.catalogue()).toEqual(before);
    }
  });

  it("are divided into files that one import takes each, and no product is lost or divided", async () => {
    const shop = await makeShop();
    await fillCatalogue(shop);
    const empty = await makeShop();
    const limits = { rows: 5, bytes: 2000, characters: 2000 };
    const sizes: number[] = [];
    for await (const part of exportCatalogue(shop.ctx, shop.tentId, copy.productImport, limits)) {
      let csv = "";
      for await (const text of part) csv += text;
      const read = await readTable(new TextEncoder().encode(csv), { shop: ARGENTINE_SHOP });
      sizes.push(read.ok ? read.table.rows.length : 0);
      expect(await empty.importFile("parte.csv", new TextEncoder().encode(csv))).toMatchObject({ problems: [] });
    }
    expect(sizes.reduce((sum, rows) => sum + rows, 0)).toBe(19);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(await empty.catalogue()).toEqual(await shop.catalogue());
  });

  it("are named by the import when they cannot be told apart in another shop", async () => {
    const shop = await makeShop();
    for (const name of ["Mate", "Termo"]) await shop.product({ name, sku: "IGUAL" });
    const file = (await shop.archive()).get("productos.csv") ?? Buffer.from("");
    const ended = await (await makeShop()).importFile("productos.csv", file);
    expect(ended).toMatchObject({ created: 1, updated: 0, problems: [{ problems: [{ key: "import.skuTwice" }] }] });
  });

  it("are one file with headings alone if there are none", async () => {
    const files = await (await makeShop()).archive();
    expect(rowsOf(files.get("productos.csv"))).toHaveLength(1);
  });
});

describe("the photos of the archive", () => {
  let pictures = 0;
  const addPhotos = async ({ ctx, tentId }: Shop, productId: number, count: number) => {
    const file = await pngOf(`#34${(++pictures).toString(16).padStart(4, "0")}`);
    const image = await storeImage(ctx, { file, tentId }, async (_tx, row) => row);
    await db.productImage.createMany({
      data: Array.from({ length: count }, (_, order) => ({ productId, imageId: image.id, order })),
    });
    return image;
  };

  it("find their products when their folder is uploaded to the shop that took the products", async () => {
    const shop = await makeShop();
    const names = [
      "Mate imperial",
      "Mate imperial 02",
      "taza_gris",
      "Taza Ñandú (nº 5/7)",
      "=1+1",
      "Vela",
      "Vela",
      "日本",
    ];
    const products = [];
    for (const [at, name] of names.entries())
      products.push(await shop.product({ name, sku: at === 5 ? "VEL-1" : null, order: at }));
    for (const [at, { id }] of products.entries()) await addPhotos(shop, id, at === 0 ? 12 : 2);
    const deleted = await shop.product({ name: "Borrado", deletedAt: new Date() });
    await addPhotos(shop, deleted.id, 1);

    const files = await shop.archive();
    const empty = await makeShop();
    await empty.importFile("productos.csv", files.get("productos.csv") ?? Buffer.from(""));
    const photos = [...files.keys()].filter((name) => name.startsWith("fotos/"));
    expect(photos).toHaveLength(12 + 6 * 2);
    const found = await matchPhotos(empty.ctx, empty.tentId, { names: photos });
    const own = await db.product.findMany({ where: { tentId: shop.tentId, deletedAt: null } });
    const owners = matchPhotoNames(photos, own).map((match) => own.find(({ id }) => id === match?.productId)?.name);
    expect(found.map((match) => match?.name)).toEqual(owners);
    expect(new Set(owners)).toEqual(new Set(names));
    // the second "Vela" has no name that is its own
    const [, , , , , , vela] = products;
    expect([...files.keys()].filter((name) => name.startsWith("fotos-a-elegir/"))).toEqual([
      `fotos-a-elegir/${vela?.id}-vela-1.webp`,
      `fotos-a-elegir/${vela?.id}-vela-2.webp`,
    ]);
    expect(files.has(`papelera/${deleted.id}-borrado-1.webp`)).toBe(true);
    const data = JSON.parse(files.get("tienda.json")?.toString() ?? "");
    const named = data.products.flatMap(({ images }: { images: string[] }) => images);
    expect(named.sort()).toEqual([...files.keys()].filter((name) => name.endsWith(".webp")).sort());
  });

  it("are in folders of as many as may be uploaded at once", async () => {
    const shop = await makeShop();
    for (let at = 0; at < 18; at += 1) {
      const { id } = await shop.product({ name: `Mate ${String.fromCharCode(97 + at).repeat(3)}` });
      await addPhotos(shop, id, 12);
    }
    const names = [...(await shop.archive()).keys()].filter((name) => name.endsWith(".webp"));
    const count = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`)).length;
    expect([names.length, count("fotos-1"), count("fotos-2")]).toEqual([216, 192, 24]);
  });
});

it("has the shop's categories, orders, customers and settings as tables without formulas, and nobody else's", async () => {
  const [shop, other] = [
    await makeShop({
      name: "=Casa",
      tagline: "Mates; y más",
      minimumPurchase: "1500.5",
      deliveryZones: [{ name: "Centro", cost: "1200" }],
      openingHours: [{ day: 1, from: "09:00", until: "18:00" }],
    }),
    await makeShop({ name: "Ajena" }),
  ];
  for (const { tentId, tent } of [shop, other]) {
    const category = await makeCategory(db, tentId, { name: `Rubro de ${tent.name}`, paused: true });
    await makeProduct(db, tentId, { name: `Producto de ${tent.name}`, categoryId: category.id });
    await db.branch.create({ data: { tentId, name: `Local de ${tent.name}`, address: "San Martín 450" } });
    await db.customer.create({
      data: { tentId, name: `=Cliente de ${tent.name}`, phone: `54911${tentId}`, note: "Hola\nChau" },
    });
    await db.order.createMany({
      data: [false, true].map((suspected, at) => ({
        tentId,
        number: at + 1,
        suspected,
        clientKey: `${tentId}-${at}`,
        token: `zip-${tentId}-${at}`,
        customerName: `+Pedido de ${tent.name}`,
        currency: "ARS",
        subtotal: "10",
        total: "10",
      })),
    });
  }
  const files = await shop.archive();
  expect([...files.keys()]).toEqual([
    "LEEME.txt",
    "productos.csv",
    "categorias.csv",
    "pedidos.csv",
    "clientes.csv",
    "ajustes.csv",
    "tienda.json",
  ]);
  expect(rowsOf(files.get("categorias.csv")).slice(1)).toEqual([
    expect.stringMatching(/^Rubro de =Casa;sí;1;\/categoria-/),
  ]);
  // suspected orders are not left out
  expect(rowsOf(files.get("pedidos.csv")).map((row) => row.split(";")[0])).toEqual(["\ufeffNúmero", "2", "1"]);
  expect(files.get("pedidos.csv")?.toString()).toContain(";'+Pedido de =Casa;");
  expect(files.get("clientes.csv")?.toString()).toMatch(
    /'=Cliente de =Casa;54911\d+;"Hola\nChau";20\d\d-\d\d-\d\d\r\n$/,
  );
  const settings = rowsOf(files.get("ajustes.csv"));
  expect(settings.slice(0, 3)).toEqual([
    "\ufeffAjuste;Valor",
    "Nombre de la tienda;'=Casa",
    `Dirección;http://${shop.tent.subdomain}.localhost:3000`,
  ]);
  expect(settings).toEqual(
    expect.arrayContaining([
      'Lema;"Mates; y más"',
      "Horarios;lunes de 9 a 18",
      "Compra mínima;1.500,50",
      "Envío a Centro;1.200",
      "Sucursal Local de =Casa;San Martín 450",
      "Retiro;sí",
    ]),
  );
  const data = JSON.parse(files.get("tienda.json")?.toString() ?? "");
  expect(data).toMatchObject({ name: "=Casa", orders: [{ number: 1 }, { number: 2 }], categories: [{ paused: true }] });
  for (const [name, content] of files) expect(content.toString(), name).not.toContain("Ajena");
  for (const name of ["LEEME.txt", "productos.csv", "categorias.csv"])
    expect(files.get(name)?.toString().startsWith("\ufeff"), name).toBe(true);
});
