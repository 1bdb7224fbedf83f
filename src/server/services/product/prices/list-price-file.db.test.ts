import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { listFileCopy } from "~/copy/list-file";
import { listFileApplySchema, listFilePreviewSchema } from "~/domain/product/prices/price-change-schemas";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { exportListCsv, exportListXlsx } from "./export-list-prices";
import { listPriceChanges } from "./list-price-changes";
import { applyListFile, previewListFile } from "./list-price-file";
import { undoPriceChange } from "./undo-price-change";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop(over: Parameters<typeof makePriceList>[2] = {}) {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const list = await makePriceList(db, tentId, over);
  const mate = await makeProduct(db, tentId, { name: "Mate", searchText: "mate", price: "1000.50", sku: "MAT-1" });
  const shirt = await makeProduct(db, tentId, { name: "=Remera", searchText: "remera", price: "200" });
  const large = await db.variant.create({ data: { productId: shirt.id, values: ["L"], position: 0, price: "300" } });
  const small = await db.variant.create({ data: { productId: shirt.id, values: ["S"], position: 1, sku: "REM-S" } });
  const preview = (file: File, column: number | null = null) =>
    previewListFile(ctx, tentId, listFilePreviewSchema.parse({ listId: list.id, file, column }));
  const apply = async (file: File, over: object = {}) => {
    const { fingerprint } = await preview(file);
    const input = {
      listId: list.id,
      file,
      column: null,
      clientKey: randomUUID(),
      fingerprint,
      confirmed: true,
      ...over,
    };
    return applyListFile(ctx, tentId, listFileApplySchema.parse(input));
  };
  const entries = async () => {
    const rows = await db.priceListEntry.findMany({
      where: { priceListId: list.id },
      orderBy: [{ productId: "asc" }, { variantId: { sort: "asc", nulls: "first" } }],
    });
    return rows.map(({ productId, variantId, price }) => [productId, variantId, price.toFixed(2)]);
  };
  return { ctx, tentId, list, mate, shirt, large, small, preview, apply, entries };
}

const csv = (...lines: string[]) => new File([lines.join("\n")], "precios.csv");

type Shop = Awaited<ReturnType<typeof makeShop>>;

async function exported({ ctx, tentId, list }: Shop): Promise<string> {
  const { name, lines } = await exportListCsv(ctx, tentId, list.id, listFileCopy);
  expect(name).toBe("lista-Mayorista");
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

it("writes what each product and variant costs, and reads that back without a change", async () => {
  const shop = await makeShop();
  const { mate, shirt, large, small, preview } = shop;
  const text = await exported(shop);
  expect(text.replace("\ufeff", "").trim().split("\r\n")).toEqual([
    "ID;ID de variante;Código;Nombre;Variante;Precio público;Precio en Mayorista",
    `${mate.id};;MAT-1;Mate;;1000,50;750,37`,
    `${shirt.id};;;'=Remera;;200,00;150,00`,
    `${shirt.id};${large.id};;'=Remera;L;300,00;225,00`,
    `${shirt.id};${small.id};REM-S;'=Remera;S;200,00;150,00`,
  ]);
  const { file } = await exportListXlsx(shop.ctx, shop.tentId, shop.list.id, listFileCopy);
  for (const again of [new File([text], "lista.csv"), new File([new Uint8Array(file)], "lista.xlsx")]) {
    const { summary, unread, column } = await preview(again);
    expect({ changed: summary.changed, same: summary.same, unread, column }).toEqual({
      changed: 0,
      same: 4,
      unread: [],
      column: 6,
    });
    await expect(shop.apply(again)).rejects.toMatchObject({
      details: { fields: { file: ["priceChange.nothingChanges"] } },
    });
  }
});

it("changes the prices that differ, as one change that is undone", async () => {
  const shop = await makeShop();
  const { ctx, tentId, mate, shirt, large, small, entries } = shop;
  const text = (await exported(shop)).replace("1000,50;750,37", "1000,50;700").replace("300,00;225,00", "300,00;230");
  const { batchId, changed } = await shop.apply(new File([text], "enero.csv"));
  expect(changed).toBe(2);
  expect(await entries()).toEqual([
    [mate.id, null, "700.00"],
    [shirt.id, large.id, "230.00"],
  ]);
  const { changes } = await listPriceChanges(ctx, tentId);
  expect(changes[0]).toMatchObject({
    list: "Mayorista",
    scope: { kind: "file", name: "enero.csv" },
    rule: null,
    changed: 2,
  });
  expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ restored: 2 });
  expect(await entries()).toEqual([]);
  // of the product alone: each variant keeps what the file says
  const whole = (await exported(shop)).replace("200,00;150,00", "200,00;160");
  expect((await shop.apply(new File([whole], "febrero.csv"))).changed).toBe(1);
  expect(await entries()).toEqual([
    [shirt.id, null, "160.00"],
    [shirt.id, large.id, "225.00"],
    [shirt.id, small.id, "150.00"],
  ]);
});

it("reads a list of the merchant's own, and says which rows it does not know", async () => {
  const { preview, apply, entries, mate, shirt, small } = await makeShop();
  const file = csv(
    "Codigo;Articulo;Publico;Mayorista",
    "mat-1;x;1;$ 690",
    "REM-S;;1;99,5",
    "NO-1;Otra cosa;1;5",
    "MAT-1;Mate;1;",
  );
  const { header, column, unread, unreadRows, emptyRows, rows } = await preview(file);
  expect({ header, column, unreadRows, emptyRows }).toEqual({
    header: ["Codigo", "Articulo", "Publico", "Mayorista"],
    column: 3,
    unreadRows: 1,
    emptyRows: 1,
  });
  expect(unread).toEqual([{ line: 4, reason: "unknown", text: "NO-1" }]);
  expect(rows.map(({ name, variant, after }) => [name, variant, after])).toContainEqual(["=Remera", ["S"], 9_950]);
  expect((await preview(file, 2)).summary).toMatchObject({ changed: 2, unusual: 2 });
  await apply(file);
  expect(await entries()).toEqual(
    expect.arrayContaining([
      [mate.id, null, "690.00"],
      [shirt.id, small.id, "99.50"],
    ]),
  );
});

it("writes one key once, and refuses a preview that the list has overtaken", async () => {
  const { ctx, tentId, list, apply, entries, mate, preview } = await makeShop();
  const file = csv("Código;Precio", "MAT-1;700");
  const { fingerprint } = await preview(file);
  await db.priceList.update({ where: { id: list.id }, data: { percent: "10" } });
  await expect(apply(file, { fingerprint })).rejects.toMatchObject({ code: "CONFLICT" });
  const key = randomUUID();
  const [one, other] = await Promise.all(
    [apply(file, { clientKey: key }), apply(file, { clientKey: key })].map((sent) => sent.catch(String)),
  );
  // the second is the same change, or finds that another file of the shop is being read
  expect([one, other].filter((answer) => typeof answer === "object").length).toBeGreaterThan(0);
  expect(await entries()).toEqual([[mate.id, null, "700.00"]]);
  expect((await listPriceChanges(ctx, tentId)).changes).toHaveLength(1);
});

it("refuses what is no table, a file without products, and prices that move too far unconfirmed", async () => {
  const { preview, apply } = await makeShop();
  const fieldsOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { details: { fields?: Record<string, string[]> } }) => error.details.fields,
    );
  expect(await fieldsOf(preview(csv("")))).toEqual({ file: ["import.empty"] });
  expect(await fieldsOf(preview(new File(["%PDF-1.4"], "lista.csv")))).toEqual({ file: ["import.document"] });
  expect(await fieldsOf(preview(csv("Precio", "10")))).toEqual({ file: ["import.columnsNoName"] });
  expect(await fieldsOf(apply(csv("Código;Precio", "MAT-1;1"), { confirmed: false }))).toEqual({
    confirmed: ["priceChange.unusual"],
  });
});

it("covers only the products that the list shows, and no other merchant's list", async () => {
  const mine = await makeShop({ restricted: true });
  await db.priceList.update({ where: { id: mine.list.id }, data: { visibleProductIds: [mine.mate.id] } });
  expect((await exported(mine)).trim().split("\r\n")).toHaveLength(2);
  const { unreadRows } = await mine.preview(csv("ID;Precio", `${mine.shirt.id};1`));
  expect(unreadRows).toBe(1);
  const other = await makeShop();
  await expect(exportListXlsx(other.ctx, other.tentId, mine.list.id, listFileCopy)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const input = listFilePreviewSchema.parse({
    listId: mine.list.id,
    file: csv("Código;Precio", "MAT-1;1"),
    column: null,
  });
  await expect(previewListFile(other.ctx, other.tentId, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
