import { beforeAll, expect, test } from "vitest";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { updateProduct } from "../crud/update-product";
import { currentImport, pastImports } from "./get-import";
import { chooseInImport, importCosts, previewImport, setImportColumns, startImport } from "./prepare-import";
import { failImport, runImport } from "./run-import";
import { previewUndo, undoImport } from "./undo-import";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const upload = (text: string) => uploadDraft(ctx, tentId, { file: new Blob([text]), name: "lista.csv" });
  const run = async (id: number) => {
    await startImport(ctx, tentId, { id, cells: [] });
    await runImport(ctx, { importId: id });
    return id;
  };
  const importAll = async (text: string) => run((await upload(text)).id);
  const undo = async (id: number) => {
    await undoImport(ctx, tentId, id);
    await runImport(ctx, { importId: id });
  };
  const products = async () =>
    (
      await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" }, include: { cost: true, category: true } })
    ).map(({ name, price, stock, cost, category, deletedAt }) => ({
      name,
      price: price && Number(price),
      stock: stock && Number(stock),
      cost: cost && Number(cost.cost),
      category: category?.name ?? null,
      binned: deletedAt !== null,
    }));
  return { ctx, tentId, shopCache, upload, run, importAll, undo, products };
}

const LIST = "Código;Nombre;Precio;Costo;Stock;Rubro\n";

test("gives changed products their values back, bins new ones, and leaves what changed since", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const kept = await makeCategory(db, tentId, { name: "Bazar" });
  await makeProduct(db, tentId, { name: "Mate", sku: "M", price: "100", stock: "5", categoryId: kept.id });
  const pava = await makeProduct(db, tentId, { name: "Pava", sku: "P", price: "200", stock: "1" });
  const before = await shop.products();
  const id = await shop.importAll(`${LIST}M;Mate;150;90;7;Cocina\nP;Pava;250;;2;\nT;Termo;300;200;4;Cocina\n`);
  expect(await shop.products()).toMatchObject([
    { price: 150, cost: 90, stock: 7, category: "Cocina" },
    { price: 250, cost: null, stock: 2 },
    { name: "Termo", price: 300, cost: 200 },
  ]);
  expect(await currentImport(ctx, tentId)).toMatchObject({ undoable: true, newCategories: 1 });
  await updateProduct(ctx, tentId, { id: pava.id, price: 260 });

  expect(await previewUndo(ctx, tentId, id)).toEqual({ back: 1, binned: 1, left: 1, leftNames: ["Pava"] });
  shop.shopCache.purged.length = 0;
  await shop.undo(id);
  expect(await shop.products()).toMatchObject([
    { ...before[0], category: "Bazar", cost: null },
    { price: 260, stock: 2 },
    { name: "Termo", binned: true },
  ]);
  expect(shop.shopCache.purged).toContain(tentId);
  expect(await db.category.findMany({ where: { tentId }, select: { name: true } })).toEqual([{ name: "Bazar" }]);
  expect(await currentImport(ctx, tentId)).toMatchObject({
    undo: "DONE",
    undoable: false,
    undone: { back: 2, left: 1, total: 3, leftNames: ["Pava"] },
  });
  await expect(undoImport(ctx, tentId, id)).rejects.toMatchObject({ code: "STATE_NOT_ALLOWED" });
  expect((await pastImports(ctx, tentId)).imports).toMatchObject([{ id, undo: "DONE", undoable: false }]);
});

test("restores variants that a file added or changed", async () => {
  const shop = await makeShop();
  await shop.importAll("Nombre;Precio;Talle;Stock\nRemera;100;;\nRemera;;S;1\nRemera;120;M;2\n");
  const variants = () =>
    db.variant.findMany({
      where: { product: { tentId: shop.tentId } },
      select: { id: true, values: true, price: true, stock: true },
      orderBy: { id: "asc" },
    });
  const before = await variants();
  const { id } = await shop.upload("Nombre;Talle;Precio;Stock\nRemera;M;130;9\nRemera;L;;4\n");
  const row = await db.productImport.findUniqueOrThrow({ where: { id } });
  await db.productImport.update({ where: { id }, data: { columns: { ...(row.columns as object), byName: true } } });
  await shop.run(id);
  expect(await variants()).toHaveLength(3);
  await shop.undo(id);
  expect(await variants()).toEqual(before);
});

test("goes on where it was interrupted, and undoes nothing twice", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const rows = Array.from({ length: 120 }, (_, at) => `C${at};Mate ${at};${at + 1};;3;`).join("\n");
  const id = await shop.importAll(LIST + rows);
  const started = await Promise.allSettled([undoImport(ctx, tentId, id), undoImport(ctx, tentId, id)]);
  expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(shop.upload("Nombre\nOtro\n")).rejects.toMatchObject({ code: "VALIDATION" });
  let seen = 0;
  const signal = {
    throwIfAborted: () => {
      if (seen++ >= 1) throw new Error("cut");
    },
  } as AbortSignal; // prettier-ignore
  await expect(runImport(ctx, { importId: id }, signal)).rejects.toThrow("cut");
  expect(await currentImport(ctx, tentId)).toMatchObject({ undo: "RUNNING", undone: { back: 50, total: 120 } });
  await failImport(ctx, { importId: id });
  expect(await currentImport(ctx, tentId)).toMatchObject({ state: "DONE", undo: "FAILED", undoable: true });
  await undoImport(ctx, tentId, id);
  await Promise.all([runImport(ctx, { importId: id }), runImport(ctx, { importId: id })]);
  expect(await currentImport(ctx, tentId)).toMatchObject({ undo: "DONE", undone: { back: 120, left: 0 } });
  expect((await shop.products()).every(({ binned }) => binned)).toBe(true);
});

test("another merchant's import is not found", async () => {
  const [mine, other] = await Promise.all([makeShop(), makeShop()]);
  const id = await other.importAll("Nombre;Precio\nMate;5\n");
  await expect(previewUndo(mine.ctx, mine.tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(undoImport(mine.ctx, mine.tentId, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const draft = await other.upload("Nombre;Costo\nMate;5\n");
  await expect(importCosts(mine.ctx, mine.tentId, draft.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(chooseInImport(mine.ctx, mine.tentId, { id: draft.id, keepFalls: false })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await pastImports(mine.ctx, mine.tentId)).imports).toEqual([]);
});

test("prices follow the costs, titles become categories, falls wait and a repeated problem is one", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  await makeProduct(db, tentId, { name: "Termo", sku: "T1", price: "54900" });
  const { id } = await shop.upload(
    "Cod. Art.;Descripción;Costo;CANT\n;ALMACÉN;;\nY1;Yerba;7.200;4\nA1;Azúcar;1.000;pocos\n;BAZAR;;\nT1;Termo;3.000;pocos\nP1;Pava;2.000;1\n",
  );
  await chooseInImport(ctx, tentId, { id, margin: { hundredths: 6_500, rounding: 10_000 as never } });
  expect((await importCosts(ctx, tentId, id)).costs.map(({ name, cost }) => [name, cost])).toEqual([
    ["Yerba", 720_000],
    ["Azúcar", 100_000],
    ["Termo", 300_000],
    ["Pava", 200_000],
  ]);
  const preview = await previewImport(ctx, tentId, { id, kind: "problem", page: 1 });
  expect(preview.sections.map(({ name, rows }) => [name, rows])).toEqual([
    ["Almacén", 2],
    ["Bazar", 2],
  ]);
  expect(preview.newCategories).toEqual(["Almacén", "Bazar"]);
  expect(preview.sameProblems).toMatchObject([{ heading: "CANT", value: "pocos", rows: [2, 4] }]);
  expect(preview.products).toEqual([]);
  await startImport(ctx, tentId, {
    id,
    cells: [2, 4].map((row) => ({ row, column: 3, value: "9" })),
  });
  await runImport(ctx, { importId: id });
  expect(await shop.products()).toMatchObject([
    { name: "Termo", price: 54_900, cost: 3_000, stock: 9, category: "Bazar" },
    { name: "Yerba", price: 11_900, cost: 7_200, category: "Almacén" },
    { name: "Azúcar", price: 1_700 },
    { name: "Pava", price: 3_300 },
  ]);
});

test("columns and choices that are stored at once are both kept", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  const { id } = await shop.upload("Descripción;Costo\nYerba;7.200\n");
  const targets = ["name", "cost"] as const;
  await Promise.all([
    chooseInImport(ctx, tentId, { id, keepFalls: false }),
    setImportColumns(ctx, tentId, { id, targets: [...targets], decimals: [null, ","], byName: true }),
    chooseInImport(ctx, tentId, { id, margin: { hundredths: 5_000, rounding: 100 as never } }),
  ]);
  const { columns } = await db.productImport.findUniqueOrThrow({ where: { id } });
  expect(columns).toMatchObject({ byName: true, keepFalls: false, margin: { hundredths: 5_000 }, targets });
});

test("a fall is imported when the merchant says so, a title as a product", async () => {
  const shop = await makeShop();
  const { ctx, tentId } = shop;
  await makeProduct(db, tentId, { name: "Termo", sku: "T1", price: "1000" });
  const { id } = await shop.upload("Código;Producto;Precio;Stock\nALMACÉN;;;\nT1;Termo;599;1\nY1;Yerba;50;1\n");
  const first = await previewImport(ctx, tentId, { id, page: 1 });
  expect(first.falls).toMatchObject({ count: 1, products: [{ falls: [{ before: 100_000, after: 59_900 }] }] });
  await chooseInImport(ctx, tentId, { id, keepFalls: false, notSections: [0] });
  const preview = await previewImport(ctx, tentId, { id, page: 1 });
  expect(preview).toMatchObject({ keepFalls: false, sections: [{ taken: false }], newCategories: [] });
  await startImport(ctx, tentId, { id, cells: [{ row: 0, column: 1, value: "Almacén" }] });
  await runImport(ctx, { importId: id });
  expect((await shop.products()).map(({ name, price }) => [name, price])).toEqual([
    ["Termo", 599],
    ["Almacén", null],
    ["Yerba", 50],
  ]);
});
