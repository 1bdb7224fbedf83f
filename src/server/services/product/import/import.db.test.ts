import { beforeAll, describe, expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { searchText } from "~/domain/catalogue/search/search";
import { DAY_MS } from "~/domain/duration";
import { productFormSchema } from "~/domain/product/crud/schemas";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { book } from "~/test/workbook";
import { createProduct } from "../crud/create-product";
import { exportCsv, exportLeftOut, exportXlsx } from "./export-products";
import { currentImport, importColumns } from "./get-import";
import { cancelImport, closeImport, reopenImport, resumeImport } from "./import-states";
import { correctImport, previewImport, setImportColumns, startImport } from "./prepare-import";
import { readTable } from "./read-table";
import { failImport, runImport } from "./run-import";
import { uploadImport } from "./upload-import";

const db = testDb();
const { productImport: copy } = copyFor(1);
const everything = { search: "", filter: null, categoryId: null };
beforeAll(() => makeBase(db));

async function makeShop(limit?: number) {
  const { owner, tentId } = await makeTent(db);
  if (limit !== undefined) {
    const plan = await db.plan.create({ data: { name: `Con ${limit}`, total: 1, productLimit: limit } });
    await db.subscriber.update({ where: { userId: owner.id }, data: { planId: plan.id } });
  }
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const upload = (text: string | Uint8Array<ArrayBuffer>, name = "lista.csv") =>
    uploadDraft(ctx, tentId, { file: new Blob([text]), name });
  const start = async (id: number) => {
    await startImport(ctx, tentId, { id, cells: [] });
    return id;
  };
  const products = () => db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } });
  return { ctx, tentId, shopCache, upload, start, products };
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

/** Runs an import to the end, as the panel does. */
async function importAll(shop: Shop, text: string | Uint8Array<ArrayBuffer>) {
  const { id } = await shop.upload(text);
  await runImport(shop.ctx, { importId: await shop.start(id) });
  return db.productImport.findUniqueOrThrow({ where: { id } });
}

const listOf = (count: number, from = 0) =>
  `Código;Nombre;Precio;Rubro\n${Array.from({ length: count }, (_, at) => `C${from + at};Mate ${from + at};${at + 1},50;Bazar`).join("\n")}`;

test.each<[string, string, ("name" | "price" | "cost" | "id")[], boolean, boolean]>([
  ["prices and costs", "Nombre;Precio;Costo\nMate;100;50\n", ["name", "price", "cost"], false, true],
  ["costs alone", "Nombre;Costo\nMate;50\n", ["name", "cost"], true, false],
  ["an empty column of prices", "Nombre;Precio;Costo\nMate;;50\n", ["name", "price", "cost"], true, true],
  ["prices for some", "Nombre;Precio;Costo\nMate;;50\nPava;9;5\n", ["name", "price", "cost"], false, true],
  ["prices alone", "Nombre;Precio\nMate;100\n", ["name", "price"], false, false],
  ["an empty column of costs", "Nombre;Precio;Costo\nMate;100;\n", ["name", "price", "cost"], false, true],
])(
  "the file's own prices are the way, those of its costs an offer: %s",
  async (_, text, targets, onlyCosts, offered) => {
    const { ctx, tentId, upload } = await makeShop();
    const { id } = await upload(text);
    const columns = { id, targets, decimals: targets.map(() => null), byName: false };
    expect(await setImportColumns(ctx, tentId, columns)).toEqual({ onlyCosts });
    expect((await previewImport(ctx, tentId, { id, page: 1 })).offersMargin).toBe(offered);
  },
);

test("of several sheets with products the merchant chooses: nothing is stored before", async () => {
  const { ctx, tentId } = await makeShop();
  const sheet = (name: string, rows: string[]) => ({ name, rows: [["Nombre"], ...rows.map((row) => [row])] });
  const file = new Blob([new Uint8Array(book([sheet("Mates", ["Mate", "Bombilla"]), sheet("Termos", ["Termo"])]))]);
  const upload = (sheets?: string[]) => uploadImport(ctx, tentId, { file, name: "lista.xlsx", sheets });
  expect(await upload()).toEqual({
    sheets: [
      { name: "Mates", rows: 2 },
      { name: "Termos", rows: 1 },
    ],
  });
  expect(await currentImport(ctx, tentId)).toBeNull();
  const both = await upload(["Mates", "Termos"]);
  if ("sheets" in both) throw new Error("asked again");
  expect(await previewImport(ctx, tentId, { id: both.id, page: 1 })).toMatchObject({ counts: { new: 3 }, leftOut: [] });
  const one = await upload(["Termos"]);
  if ("sheets" in one) throw new Error("asked again");
  expect(await previewImport(ctx, tentId, { id: one.id, page: 1 })).toMatchObject({
    counts: { new: 1 },
    leftOut: [{ kind: "sheet", name: "Mates", why: "other", rows: 2 }],
  });
});

describe("a file of products", () => {
  test("is previewed, corrected and written, with its categories; the shop's pages are purged", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    const known = await makeProduct(db, tentId, {
      name: "Termo",
      sku: "T1",
      price: "100",
      stock: "3",
      description: "Sí",
    });
    const { id } = await shop.upload(
      "SKU;Producto;Precio;Rubro\nT1;Termo;150,00;\nM1;Mate;mil;Bazar\nM2;Bombilla;50;bazár\n",
    );
    expect(await shop.products()).toHaveLength(1);
    const columns = await importColumns(ctx, tentId, id);
    expect(columns.columns.map(({ target }) => target)).toEqual(["sku", "name", "price", "category"]);
    await setImportColumns(ctx, tentId, {
      id,
      targets: columns.columns.map(({ target }) => target),
      decimals: [null, null, null, null],
      byName: false,
    });

    const preview = await previewImport(ctx, tentId, { id, page: 1 });
    expect(preview).toMatchObject({
      kind: "problem",
      counts: { new: 1, changed: 1, same: 0, problem: 1 },
      newCategories: ["bazár"],
    });
    expect(preview.products).toMatchObject([
      {
        line: 3,
        name: "Mate",
        problems: [{ row: 1, column: 2, heading: "Precio", value: "mil", key: "price.invalid" }],
      },
    ]);
    const mended = await correctImport(ctx, tentId, { id, cells: [{ row: 1, column: 2, value: "1000" }] });
    expect(mended).toMatchObject([{ kind: "new", price: 100_000 }]);
    const changed = await previewImport(ctx, tentId, { id, kind: "changed", page: 1 });
    expect(changed.products[0]?.changes).toEqual([{ field: "price", variant: null, before: 10_000, after: 15_000 }]);

    await runImport(ctx, { importId: await shop.start(id) });
    expect(await currentImport(ctx, tentId)).toMatchObject({
      state: "DONE",
      done: 3,
      created: 2,
      updated: 1,
      leftOut: 0,
    });
    const rows = await db.product.findMany({
      where: { tentId },
      orderBy: { order: "asc" },
      include: { category: true },
    });
    expect(rows.map(({ name, price, category }) => [name, Number(price), category?.name ?? null])).toEqual([
      ["Termo", 150, null],
      ["Mate", 1000, "Bazar"],
      ["Bombilla", 50, "Bazar"],
    ]);
    expect(rows[0]).toMatchObject({ id: known.id, stock: known.stock, description: "Sí" });
    expect(rows[1]?.searchText).toBe(searchText({ name: "Mate", codes: ["M1"], category: "Bazar" }));
    expect(shop.shopCache.purged).toContain(tentId);
  });

  test("saves good rows though bad ones remain; those are exported as a file, and can be corrected later", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    const { id, ...ended } = await importAll(shop, "Nombre;Precio\nMate;5\nTermo;caro\n;7\n");
    expect(ended).toMatchObject({ status: "DONE", total: 3, done: 3, created: 1 });
    const file = await readTable(
      await exportLeftOut(ctx, tentId, id, { productImport: copy, validation: copyFor(1).validation }),
      { shop: ARGENTINE_SHOP },
    );
    expect(file).toMatchObject({
      table: {
        header: ["Nombre", "Precio", "Problema"],
        rows: [
          { cells: ["Termo", "caro", "Precio: Escribí un precio, por ejemplo 1.500 o 1.500,50."] },
          { cells: ["", "7", "Nombre: Escribí el nombre del producto."] },
        ],
      },
    });
    const again = await reopenImport(ctx, tentId, id);
    const preview = await previewImport(ctx, tentId, { id: again.id, page: 1 });
    expect(preview.products.map(({ line }) => line)).toEqual([3, 4]);
    await startImport(ctx, tentId, { id: again.id, cells: [{ row: 0, column: 1, value: "9" }] });
    await runImport(ctx, { importId: again.id });
    expect((await shop.products()).map(({ name }) => name)).toEqual(["Mate", "Termo"]);
  });

  test("imports variants, changes them by a second file, and keeps their rows", async () => {
    const shop = await makeShop();
    const file = (stock: number) =>
      `Nombre;Código;Talle;Color;Precio;Stock\nRemera;R-S;S;Rojo;100;${stock}\nRemera;R-M;M;Rojo;120;\n`;
    await importAll(shop, file(1));
    const before = await db.variant.findMany({
      where: { product: { tentId: shop.tentId } },
      orderBy: { position: "asc" },
    });
    expect(before.map(({ values, price, sku }) => [values.join(), price === null ? null : Number(price), sku])).toEqual(
      [
        ["S,Rojo", null, "R-S"],
        ["M,Rojo", 120, "R-M"],
      ],
    );
    expect(await importAll(shop, file(7))).toMatchObject({ created: 0, updated: 1 });
    const after = await db.variant.findMany({
      where: { product: { tentId: shop.tentId } },
      orderBy: { position: "asc" },
    });
    expect(after.map(({ id, stock }) => [id, stock === null ? null : Number(stock)])).toEqual([
      [before[0]?.id, 7],
      [before[1]?.id, null],
    ]);
    expect(await importAll(shop, "SKU;Stock\nR-S;1\nR-M;2\n")).toMatchObject({ updated: 2 });
    const last = await db.variant.findMany({
      where: { product: { tentId: shop.tentId } },
      orderBy: { position: "asc" },
    });
    expect(last.map(({ stock }) => Number(stock))).toEqual([1, 2]);
  });

  test("leaves out what exceeds the plan's limit, even when the shop fills up meanwhile", async () => {
    const shop = await makeShop(70);
    await makeProduct(db, shop.tentId);
    const { id } = await shop.upload(listOf(72));
    expect((await previewImport(shop.ctx, shop.tentId, { id, page: 1 })).counts).toMatchObject({ new: 69, problem: 3 });
    await makeProduct(db, shop.tentId);
    await runImport(shop.ctx, { importId: await shop.start(id) });
    expect(await shop.products()).toHaveLength(70);
    expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ created: 68, leftOut: 4 });
  });
});

describe("a running import", () => {
  test("is the only one of its tent", async () => {
    const shop = await makeShop();
    const first = await shop.upload(listOf(2));
    await shop.start(first.id);
    await expect(shop.upload(listOf(2))).rejects.toMatchObject({ details: { fields: { file: ["import.underWay"] } } });
    await expect(shop.start(first.id)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    const jobs =
      await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'import-products' AND data->>'importId' = ${String(first.id)}`;
    expect(jobs).toEqual([{ data: { importId: first.id } }]);
  });

  test("resumes where it was interrupted: no row twice, none lost", async () => {
    const shop = await makeShop();
    const { id } = await shop.upload(listOf(230));
    await shop.start(id);
    for (const parts of [1, 2]) {
      let seen = 0;
      const signal = {
        throwIfAborted: () => {
          if (seen++ >= parts) throw new Error("cut");
        },
      } as AbortSignal; // prettier-ignore
      await expect(runImport(shop.ctx, { importId: id }, signal)).rejects.toThrow("cut");
    }
    expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ state: "RUNNING", done: 150, total: 230 });
    // Two workers at once, as when a job is taken for dead but is not.
    await Promise.all([runImport(shop.ctx, { importId: id }), runImport(shop.ctx, { importId: id })]);
    expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ state: "DONE", done: 230, created: 230 });
    const names = (await shop.products()).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 230 }, (_, at) => `Mate ${at}`));
  });

  test("stops between parts when it is cancelled, and can be resumed", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    const { id } = await shop.upload(listOf(120));
    await shop.start(id);
    let parts = 0;
    const count = () => {
      parts += 1;
    };
    const signal = { throwIfAborted: count } as AbortSignal;
    const purge = ctx.ports.shopCache.purge;
    ctx.ports.shopCache.purge = async (tent) => {
      if (parts === 1) await cancelImport(ctx, tentId, id);
      await purge(tent);
    };
    await runImport(ctx, { importId: id }, signal);
    ctx.ports.shopCache.purge = purge;
    expect(await currentImport(ctx, tentId)).toMatchObject({ state: "CANCELLED", done: 50, created: 50 });
    await expect(cancelImport(ctx, tentId, id)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
    await resumeImport(ctx, tentId, id);
    await runImport(ctx, { importId: id });
    expect(await currentImport(ctx, tentId)).toMatchObject({ state: "DONE", created: 120 });
    await closeImport(ctx, tentId, id);
    expect(await currentImport(ctx, tentId)).toBeNull();
  });

  test("sees changes to the shop between two parts, by others and by itself", async () => {
    const shop = await makeShop();
    const { ctx, tentId } = shop;
    const { id } = await shop.upload(
      `Nombre;Precio\n${Array.from({ length: 150 }, (_, at) => `Mate ${at % 149};${at + 1}`).join("\n")}`,
    );
    await setImportColumns(ctx, tentId, { id, targets: ["name", "price"], decimals: [null, null], byName: true });
    await shop.start(id);
    const purge = ctx.ports.shopCache.purge;
    let parts = 0;
    ctx.ports.shopCache.purge = async (tent) => {
      await purge(tent);
      parts += 1;
      if (parts !== 1) return;
      const form = { name: "Mate 60", price: 9, description: "", sku: "", categoryId: null };
      await createProduct(ctx, tentId, productFormSchema.parse(form));
    };
    await runImport(ctx, { importId: id });
    ctx.ports.shopCache.purge = purge;
    const [other] = (await shop.products()).filter(({ name }) => name === "Mate 60");
    expect(Number(other?.price), "the product that was made meanwhile, and no second one").toBe(61);
    expect((await shop.products()).filter(({ name }) => name === "Mate 60")).toHaveLength(1);
    const first = (await shop.products()).filter(({ name }) => name === "Mate 0");
    expect(
      first.map(({ price }) => Number(price)),
      "the last row means the product of the first part",
    ).toEqual([150]);
  });

  test("takes no row for a product that it has just created, in whatever part, though their codes are alike", async () => {
    const shop = await makeShop();
    const others = Array.from({ length: 60 }, (_, at) => `C${at};Mate ${at};1;`);
    // the same code with and without zeros, and the code of one product as that of another one's variant
    const rows = ["7", "X"].map((code) => `${code};Uno ${code};5;`);
    const late = ["007;Dos 007;6;", "X;Dos X;7;M"];
    const { id } = await shop.upload(`Código;Nombre;Precio;Talle\n${[...rows, ...others, ...late].join("\n")}`);
    const targets = ["sku", "name", "price", "option"] as const;
    await setImportColumns(shop.ctx, shop.tentId, {
      id,
      targets: [...targets],
      decimals: [null, null, null, null],
      byName: false,
    });
    const preview = await previewImport(shop.ctx, shop.tentId, { id, page: 1 });
    expect(preview.counts).toMatchObject({ new: 64, changed: 0, problem: 0 });
    await shop.start(id);
    let parts = 0;
    const signal = {
      throwIfAborted: () => {
        if (parts++ > 0) throw new Error("cut");
      },
    } as AbortSignal;
    await expect(runImport(shop.ctx, { importId: id }, signal)).rejects.toThrow("cut");
    await runImport(shop.ctx, { importId: id });
    expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ created: 64, updated: 0, leftOut: 0 });
    const found = await db.product.findMany({
      where: { tentId: shop.tentId, name: { in: ["Uno 7", "Dos 007", "Uno X", "Dos X"] } },
      include: { variants: true },
      orderBy: { name: "asc" },
    });
    expect(found.map(({ name, sku, price, variants }) => [name, sku, Number(price), variants.length])).toEqual([
      ["Dos 007", "007", 6, 0],
      ["Dos X", null, 7, 1],
      ["Uno 7", "7", 5, 0],
      ["Uno X", "X", 5, 0],
    ]);
  });

  test("that failed is shown as failed for a day", async () => {
    const shop = await makeShop();
    const { id } = await shop.upload(listOf(1));
    await shop.start(id);
    await failImport(shop.ctx, { importId: id });
    expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ state: "FAILED", done: 0 });
    const tomorrow = () => new Date(shop.ctx.now().getTime() + DAY_MS);
    expect(await currentImport({ ...shop.ctx, now: tomorrow }, shop.tentId)).toBeNull();
  });
});

test.each([
  ["a file that is no table", "Hola\nqué tal\n", "import.notTable"],
  ["no heading", "Mate;5\nTermo;6\n", "import.noHeader"],
  ["formulas", "Nombre;Precio\n=1+1;5\n", "import.formulas"],
  ["a file that is too large", `Nombre;Detalle\nMate;${"x".repeat(IMPORT_LIMITS.bytes)}`, "import.tooLarge"],
  ["a file that is too large even for a vendor's", new Uint8Array(VENDOR_LIMITS.bytes + 1), "import.vendorTooLarge"],
])("rejects %s and changes nothing, not even a prepared import", async (_, file, key) => {
  const shop = await makeShop();
  const { id } = await shop.upload(listOf(1));
  await expect(shop.upload(file)).rejects.toMatchObject({ code: "VALIDATION", details: { fields: { file: [key] } } });
  expect(await currentImport(shop.ctx, shop.tentId)).toMatchObject({ id, state: "DRAFT" });
  expect(await shop.products()).toEqual([]);
});

test("reads one file at a time per shop, while others read theirs", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const [first, second, others] = await Promise.allSettled([
    mine.upload(listOf(1)),
    mine.upload(listOf(2)),
    other.upload(listOf(3)),
  ]);
  expect([first.status, others.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(second).toMatchObject({ reason: { code: "VALIDATION", details: { fields: { file: ["import.reading"] } } } });
  await mine.upload(listOf(2));
  await expect(mine.upload("Hola\n")).rejects.toThrow();
  await mine.upload(listOf(2));
});

test("does not find another merchant's import, and ignores its products' ids", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const { id } = await other.upload(listOf(1));
  const { ctx, tentId } = mine;
  const calls = [
    importColumns(ctx, tentId, id),
    previewImport(ctx, tentId, { id, page: 1 }),
    correctImport(ctx, tentId, { id, cells: [{ row: 0, column: 0, value: "x" }] }),
    startImport(ctx, tentId, { id, cells: [] }),
    cancelImport(ctx, tentId, id),
    resumeImport(ctx, tentId, id),
    closeImport(ctx, tentId, id),
    reopenImport(ctx, tentId, id),
    exportLeftOut(ctx, tentId, id, { productImport: copy, validation: copyFor(1).validation }),
  ];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
  }
  const product = await makeProduct(db, other.tentId, { name: "Ajeno" });
  const ended = await importAll(mine, `ID;Nombre\n${product.id};Robado\n`);
  expect(ended).toMatchObject({ created: 0, updated: 0, problems: [{ problems: [{ key: "import.idUnknown" }] }] });
  expect(await db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ name: "Ajeno" });
});

test("exports what the list shows", async () => {
  const { ctx, tentId } = await makeShop();
  const category = await makeCategory(db, tentId);
  await makeProduct(db, tentId, { name: "Mate", categoryId: category.id });
  await makeProduct(db, tentId, { name: "Mate pausado", paused: true });
  await makeProduct(db, tentId, { name: "Termo", paused: true });
  await makeProduct(db, tentId, { name: "Mate borrado", deletedAt: new Date("2026-11-19") });
  const names = async (scope: object) => {
    let csv = "";
    for await (const chunk of exportCsv(ctx, tentId, { ...everything, ...scope }, copy)) csv += chunk;
    const read = await readTable(new TextEncoder().encode(csv), { shop: ARGENTINE_SHOP });
    return read.ok ? read.table.rows.map(({ cells }) => cells[read.table.header.indexOf("Nombre")]) : read.refusal;
  };
  expect(await names({})).toEqual(["Mate", "Mate pausado", "Termo"]);
  expect(await names({ categoryId: category.id })).toEqual(["Mate"]);
  expect(await names({ filter: "paused" })).toEqual(["Mate pausado", "Termo"]);
  expect(await names({ filter: "paused", search: "mate" })).toEqual(["Mate pausado"]);
  expect(await names({ search: "zzz" })).toBe("empty");
});

test("a CSV has the decimal separator of the shop's country, and no thousands", async () => {
  const { ctx, tentId } = await makeShop();
  await makeProduct(db, tentId, { name: "Mate", price: "15900.5", stock: "1234.5" });
  const cells = async () => {
    let csv = "";
    for await (const chunk of exportCsv(ctx, tentId, everything, copy)) csv += chunk;
    return csv.split("\n")[1]?.split(";");
  };
  expect(await cells()).toEqual(expect.arrayContaining(["15900,50", "1234,5"]));
  await db.tent.update({ where: { id: tentId }, data: { countryId: 13 } });
  expect(await cells()).toEqual(expect.arrayContaining(["15900.50", "1234.5"]));
});

test("accepts characters that a database cannot store", async () => {
  const shop = await makeShop();
  const { id } = await shop.upload(`${"\n".repeat(5_000)}Nombre;Precio\nMa\0te;5\n`);
  await correctImport(shop.ctx, shop.tentId, { id, cells: [{ row: 0, column: 1, value: "\0\ud800" }] });
  expect((await previewImport(shop.ctx, shop.tentId, { id, page: 1 })).counts.problem).toBe(1);
  await correctImport(shop.ctx, shop.tentId, { id, cells: [{ row: 0, column: 1, value: "5" }] });
  await runImport(shop.ctx, { importId: await shop.start(id) });
  expect((await shop.products()).map(({ name }) => name)).toEqual(["Mate"]);
});

test("imports an export of 2,000 products again without a change", { timeout: 120_000 }, async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const category = await makeCategory(db, tentId, { name: "Ñandú; y «más»" });
  const odd = ["=1+1", 'dice "hola"', "a;b,c", "dos\nlíneas", "-5 %", "@casa", "'=x", "1.500", "007", "ñandú 🧉"];
  await db.product.createMany({
    data: Array.from({ length: 1_800 }, (_, at) => ({
      tentId,
      name: `${odd[at % odd.length]?.replace("\n", " ")} ${at}`,
      description: odd[(at * 7) % odd.length] ?? "",
      sku: at % 3 === 0 ? null : String(at).padStart(9, "0"),
      price: at % 5 === 0 ? null : (at * 37.31).toFixed(2),
      previousPrice: at % 5 === 1 ? (at * 50).toFixed(2) : null,
      stock: at % 4 === 0 ? null : (at / 8).toFixed(3),
      categoryId: at % 2 === 0 ? category.id : null,
      paused: at % 6 === 0,
      unit: at % 9 === 0 ? ("KG" as const) : ("UNIT" as const),
      step: at % 9 === 0 ? "0.125" : "1",
      searchText: "x",
    })),
  });
  const shirts = await db.product.createManyAndReturn({
    data: Array.from({ length: 100 }, (_, at) => ({ tentId, name: `Remera ${at}`, price: "10", searchText: "x" })),
    select: { id: true },
  });
  await db.productOption.createMany({
    data: shirts.map(({ id }) => ({ productId: id, name: "Talle", position: 0, values: ["S"] })),
  });
  await db.variant.createMany({
    data: shirts.map(({ id }) => ({ productId: id, values: ["S"], sku: "S-1", stock: "1.125" })),
  });
  const before = JSON.stringify(await shop.products());

  let csv = "";
  for await (const chunk of exportCsv(ctx, tentId, everything, copy)) csv += chunk;
  const xlsx = new Uint8Array(await exportXlsx(ctx, tentId, everything, copy));
  for (const file of [csv, xlsx]) {
    const ended = await importAll(shop, file);
    expect(ended).toMatchObject({ status: "DONE", total: 1_900, same: 1_900, created: 0, updated: 0, problems: [] });
    await closeImport(ctx, tentId, ended.id);
  }
  expect(JSON.stringify(await shop.products())).toBe(before);
});
