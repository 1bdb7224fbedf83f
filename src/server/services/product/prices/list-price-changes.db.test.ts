import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { priceApplySchema, pricePreviewSchema } from "~/domain/product/prices/price-change-schemas";
import type { ServiceContext } from "~/server/context";
import { readListPrices } from "~/server/services/price-lists/list-prices";
import { deletePriceList } from "~/server/services/price-lists/price-lists";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { applyPriceChange } from "./apply-price-change";
import { listPriceChanges } from "./list-price-changes";
import { previewPriceChange } from "./preview-price-change";
import { undoPriceChange } from "./undo-price-change";

const db = testDb();
beforeAll(() => makeBase(db));

/** A list with 25 % less: a product of 1,000; one of 200 with a size of 300 and one that follows it; one without a price. */
async function makeShop(over: Parameters<typeof makePriceList>[2] = {}) {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const list = await makePriceList(db, tentId, over);
  const plain = await makeProduct(db, tentId, { name: "Mate", price: "1000", previousPrice: "1500" });
  const sized = await makeProduct(db, tentId, { name: "Remera", price: "200" });
  const [large, small] = [
    await db.variant.create({ data: { productId: sized.id, values: ["L"], position: 0, price: "300" } }),
    await db.variant.create({ data: { productId: sized.id, values: ["S"], position: 1 } }),
  ];
  const asked = await makeProduct(db, tentId, { name: "Consultar", price: null });
  return { ctx, tentId, list, plain, sized, large, small, asked };
}

const change = (listId: number | null, rule: object = {}, scope: object = { kind: "all" }) => ({
  listId,
  scope,
  rule: { direction: "up", unit: "percent", value: "10", ...rule },
});

const preview = (ctx: ServiceContext, tentId: OwnedTentId, asked: object) =>
  previewPriceChange(ctx, tentId, pricePreviewSchema.parse(asked));

async function apply(ctx: ServiceContext, tentId: OwnedTentId, asked: object) {
  const { fingerprint } = await preview(ctx, tentId, asked);
  const input = { ...asked, clientKey: randomUUID(), fingerprint, confirmed: true };
  return applyPriceChange(ctx, tentId, priceApplySchema.parse(input));
}

async function entriesOf(listId: number) {
  const rows = await db.priceListEntry.findMany({ where: { priceListId: listId }, orderBy: { id: "asc" } });
  return new Map(rows.map(({ productId, variantId, price }) => [`${productId}/${variantId ?? ""}`, price.toFixed(2)]));
}

it("changes the prices of a list, and no public price", async () => {
  const { ctx, tentId, list, plain, sized, large, asked } = await makeShop();
  await db.priceListEntry.create({ data: { priceListId: list.id, productId: plain.id, price: "700" } });
  const { rows, summary } = await preview(ctx, tentId, change(list.id));
  expect(summary).toMatchObject({ products: 3, variants: 1, changed: 3, withoutPrice: 1, offers: 0 });
  expect(new Map(rows.map((row) => [`${row.productId}/${row.variantId ?? ""}`, [row.before, row.after]]))).toEqual(
    new Map([
      [`${plain.id}/`, [70_000, 77_000]],
      [`${sized.id}/`, [15_000, 16_500]],
      [`${sized.id}/${large.id}`, [22_500, 24_750]],
    ]),
  );
  const { changed } = await apply(ctx, tentId, change(list.id));
  expect(changed).toBe(3);
  expect(await entriesOf(list.id)).toEqual(
    new Map([
      [`${plain.id}/`, "770.00"],
      [`${sized.id}/`, "165.00"],
      [`${sized.id}/${large.id}`, "247.50"],
    ]),
  );
  const products = await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } });
  expect(products.map(({ price, previousPrice }) => [price?.toFixed(2), previousPrice?.toFixed(2)])).toEqual([
    ["1000.00", "1500.00"],
    ["200.00", undefined],
    [undefined, undefined],
  ]);
  const { rows: listed } = await readListPrices(ctx, tentId, { id: list.id, search: null, own: false, page: 1 });
  expect(listed.find(({ id }) => id === asked.id)).toMatchObject({ listPrice: null, ownPrice: null });
});

it("keeps a variant's price on the list where only its product's changes", async () => {
  const { ctx, tentId, list, sized, large } = await makeShop();
  // both cost 225 on the list afterwards: the variant does already
  const { changed, batchId } = await apply(
    ctx,
    tentId,
    change(list.id, { direction: "set", value: "225" }, { kind: "picked", ids: [sized.id] }),
  );
  expect(changed).toBe(1);
  expect(await entriesOf(list.id)).toEqual(
    new Map([
      [`${sized.id}/`, "225.00"],
      [`${sized.id}/${large.id}`, "225.00"],
    ]),
  );
  expect(await undoPriceChange(ctx, tentId, batchId)).toEqual({ restored: 1, left: 0, leftNames: [], gone: 0 });
  expect(await entriesOf(list.id)).toEqual(new Map());
});

it("gives back each own price and each price of the rule, but for those edited since", async () => {
  const { ctx, tentId, list, plain, sized, large } = await makeShop();
  await db.priceListEntry.create({ data: { priceListId: list.id, productId: plain.id, price: "700" } });
  const { batchId } = await apply(ctx, tentId, change(list.id));
  await db.priceListEntry.updateMany({ where: { variantId: large.id }, data: { price: "999" } });
  expect(await undoPriceChange(ctx, tentId, batchId)).toEqual({
    restored: 2,
    left: 1,
    leftNames: ["Remera"],
    gone: 0,
  });
  expect(await entriesOf(list.id)).toEqual(
    new Map([
      [`${plain.id}/`, "700.00"],
      [`${sized.id}/${large.id}`, "999.00"],
    ]),
  );
  expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ restored: 2 });
});

it("covers only the products that the list shows", async () => {
  const { ctx, tentId, list, plain } = await makeShop({ restricted: true });
  await db.priceList.update({ where: { id: list.id }, data: { visibleProductIds: [plain.id] } });
  await apply(ctx, tentId, change(list.id));
  expect(await entriesOf(list.id)).toEqual(new Map([[`${plain.id}/`, "825.00"]]));
});

it("names the list in the history, which goes with the list", async () => {
  const { ctx, tentId, list } = await makeShop();
  await apply(ctx, tentId, change(null));
  const { batchId } = await apply(ctx, tentId, change(list.id));
  expect((await listPriceChanges(ctx, tentId)).changes.map(({ list: name }) => name)).toEqual(["Mayorista", null]);
  await deletePriceList(ctx, tentId, list.id);
  expect((await listPriceChanges(ctx, tentId)).changes).toHaveLength(1);
  await expect(undoPriceChange(ctx, tentId, batchId)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("refuses a preview that the list has overtaken, and applies one key once", async () => {
  const { ctx, tentId, list, plain } = await makeShop();
  const { fingerprint } = await preview(ctx, tentId, change(list.id));
  const input = priceApplySchema.parse({ ...change(list.id), clientKey: randomUUID(), fingerprint, confirmed: true });
  await db.priceList.update({ where: { id: list.id }, data: { percent: "30" } });
  await expect(applyPriceChange(ctx, tentId, input)).rejects.toMatchObject({ code: "CONFLICT" });
  await db.priceList.update({ where: { id: list.id }, data: { percent: "25" } });
  const both = await Promise.all([applyPriceChange(ctx, tentId, input), applyPriceChange(ctx, tentId, input)]);
  expect(both[0]).toEqual(both[1]);
  expect((await entriesOf(list.id)).get(`${plain.id}/`)).toBe("825.00");
});

it("does not find another merchant's list", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const asked = change(other.list.id);
  await expect(preview(mine.ctx, mine.tentId, asked)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const input = { ...asked, clientKey: randomUUID(), fingerprint: "x", confirmed: true };
  await expect(applyPriceChange(mine.ctx, mine.tentId, priceApplySchema.parse(input))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

it("changes two thousand prices of a list at once", async () => {
  const { ctx, tentId, list } = await makeShop();
  await db.product.createMany({
    data: Array.from({ length: 2_000 }, (_, n) => ({
      tentId,
      name: `P ${n}`,
      searchText: "p",
      price: `${100 + n}.55`,
    })),
  });
  const { changed, batchId } = await apply(ctx, tentId, change(list.id));
  expect(changed).toBe(2_003);
  expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ restored: 2_003 });
  expect((await entriesOf(list.id)).size).toBe(0);
});
