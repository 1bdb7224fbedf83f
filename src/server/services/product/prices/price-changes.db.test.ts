import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { priceApplySchema, pricePreviewSchema } from "~/domain/product/prices/price-change-schemas";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { updateProductField } from "../crud/update-product";
import { applyPriceChange } from "./apply-price-change";
import { listPriceChanges } from "./list-price-changes";
import { previewPriceChange } from "./preview-price-change";
import { undoPriceChange } from "./undo-price-change";

const db = testDb();
beforeAll(() => makeBase(db));

async function shop() {
  const { owner, tentId } = await makeTent(db);
  return { owner, tentId, ...merchantContext(db, owner.id) };
}

type Change = { scope?: object; rule?: object };

const asked = ({ scope = { kind: "all" }, rule = {} }: Change = {}) => ({
  scope,
  rule: { direction: "up", unit: "percent", value: "10", ...rule },
});
const preview = (ctx: ServiceContext, tentId: OwnedTentId, change?: Change, page = 1) =>
  previewPriceChange(ctx, tentId, pricePreviewSchema.parse({ ...asked(change), page }));

async function apply(ctx: ServiceContext, tentId: OwnedTentId, change: Change = {}, over: object = {}) {
  const { fingerprint } = await preview(ctx, tentId, change);
  const input = { ...asked(change), clientKey: randomUUID(), fingerprint, confirmed: true, ...over };
  return applyPriceChange(ctx, tentId, priceApplySchema.parse(input));
}

const priceOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).price?.toFixed(2) ?? null;

/** Every price of a shop in the database. */
async function prices(tentId: number) {
  const rows = await db.product.findMany({
    where: { tentId },
    select: {
      name: true,
      price: true,
      previousPrice: true,
      variants: { select: { price: true }, orderBy: { id: "asc" } },
    },
    orderBy: { id: "asc" },
  });
  return rows.map(({ name, price, previousPrice, variants }) => [
    name,
    price?.toFixed(2) ?? null,
    previousPrice?.toFixed(2) ?? null,
    ...variants.map((variant) => variant.price?.toFixed(2) ?? null),
  ]);
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

async function stocked() {
  const own = await shop();
  const { tentId } = own;
  const category = await makeCategory(db, tentId, { name: "Velas" });
  const inCategory = { categoryId: category.id };
  const offer = await makeProduct(db, tentId, {
    name: "Oferta",
    price: "1000",
    previousPrice: "1500.50",
    ...inCategory,
  });
  const consult = await makeProduct(db, tentId, { name: "Consultar", price: null, ...inCategory });
  const varied = await makeProduct(db, tentId, { name: "Con talles", price: "200", offer: true });
  await db.variant.createMany({
    data: [
      { productId: varied.id, values: ["S"], price: null, position: 0 },
      { productId: varied.id, values: ["XL"], price: "300.10", position: 1 },
    ],
  });
  const binned = await makeProduct(db, tentId, { name: "Borrado", price: "50", deletedAt: FIXED_NOW, ...inCategory });
  return { ...own, category, offer, consult, varied, binned };
}

describe("a preview", () => {
  it("shows old and new prices with name, photo and variant, and what is left out, and writes nothing", async () => {
    const { ctx, tentId, shopCache } = await stocked();
    const before = await prices(tentId);
    const seen = await preview(ctx, tentId);
    expect(seen.rows.map(({ name, variant, before: old, after }) => [name, variant, old, after])).toEqual([
      ["Con talles", null, 20_000, 22_000],
      ["Con talles", ["XL"], 30_010, 33_011],
      ["Oferta", null, 100_000, 110_000],
    ]);
    expect(seen.summary).toMatchObject({
      products: 3,
      variants: 1,
      changed: 3,
      rise: 3,
      withoutPrice: 1,
      average: 1_000,
    });
    expect(seen.rows[2]).toMatchObject({ previousBefore: 150_050, previousAfter: 165_055, image: null });
    expect(await prices(tentId)).toEqual(before);
    expect(shopCache.purged).toEqual([]);
  });

  it("covers a category, products without one, a search, a chip or picked products", async () => {
    const { ctx, tentId, category, offer, varied } = await stocked();
    const named = async (scope: object) => {
      const { rows } = await preview(ctx, tentId, { scope, rule: { direction: "set", value: "7" } });
      return [...new Set(rows.map(({ name }) => name))].sort();
    };
    expect(await named({ kind: "categories", ids: [category.id] })).toEqual(["Consultar", "Oferta"]);
    expect(await named({ kind: "categories", ids: [], without: true })).toEqual(["Con talles"]);
    expect(await named({ kind: "search", search: "con tales" })).toEqual(["Con talles"]);
    expect(await named({ kind: "search", search: "", filter: "offer" })).toEqual(["Con talles"]);
    expect(await named({ kind: "search", search: "oferta", categoryId: category.id })).toEqual(["Oferta"]);
    expect(await named({ kind: "picked", ids: [varied.id, offer.id] })).toEqual(["Con talles", "Oferta"]);
  });

  it("has pages of thirty, with unusual prices on the first", async () => {
    const { ctx, tentId } = await shop();
    const row = (n: number) => ({ tentId, name: `P ${n}`, searchText: "p", price: n === 0 ? "280" : "28900" });
    await db.product.createMany({ data: Array.from({ length: 65 }, (_, n) => row(n)) });
    const change = { rule: { value: "12", rounding: 50_000 } };
    const first = await preview(ctx, tentId, change);
    expect([first.rows.length, first.pages, first.summary.unusual]).toEqual([30, 3, 1]);
    expect(first.rows[0]).toMatchObject({ name: "P 0", after: 50_000, unusual: true });
    expect((await preview(ctx, tentId, change, 3)).rows).toHaveLength(5);
    expect((await preview(ctx, tentId, change, 99)).page).toBe(3);
  });

  it("finds nothing for another merchant's category or products", async () => {
    const mine = await stocked();
    const other = await shop();
    for (const scope of [
      { kind: "categories", ids: [mine.category.id] },
      { kind: "search", search: "", categoryId: mine.category.id },
      { kind: "picked", ids: [mine.offer.id] },
    ]) {
      expect(await refusal(preview(other.ctx, other.tentId, { scope }))).toBe("NOT_FOUND");
    }
  });
});

describe("applying", () => {
  it("writes prices, variants and previous prices, records who and when, and shows them at once", async () => {
    const { ctx, tentId, owner, shopCache } = await stocked();
    const { batchId, changed } = await apply(ctx, tentId);
    expect(changed).toBe(3);
    expect(await prices(tentId)).toEqual([
      ["Oferta", "1100.00", "1650.55"],
      ["Consultar", null, null],
      ["Con talles", "220.00", null, null, "330.11"],
      ["Borrado", "50.00", null],
    ]);
    expect(shopCache.purged).toEqual([tentId]);
    const { changes, asOf } = await listPriceChanges(ctx, tentId);
    expect([changes.length, asOf]).toEqual([1, FIXED_NOW]);
    expect(changes[0]).toMatchObject({
      id: batchId,
      changed: 3,
      by: "Ana Pérez",
      createdAt: FIXED_NOW,
      scope: { kind: "all" },
      rule: { direction: "up", unit: "percent", hundredths: 1_000 },
      undoable: true,
    });
    expect((await db.priceBatch.findUniqueOrThrow({ where: { id: batchId } })).actorId).toBe(owner.id);
  });

  it("changes once when sent twice with one key, also concurrently", async () => {
    const { ctx, tentId, offer, shopCache } = await stocked();
    const { fingerprint } = await preview(ctx, tentId);
    const over = { fingerprint, clientKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(ctx, tentId, {}, over)));
    expect(new Set(answers.map(({ batchId }) => batchId)).size).toBe(1);
    expect(await apply(ctx, tentId, {}, over)).toEqual(answers[0]);
    expect(await priceOf(offer.id)).toBe("1100.00");
    expect(shopCache.purged).toEqual([tentId]);
  });

  it("detects that a price or the list differs from the preview", async () => {
    const { ctx, tentId, offer, category } = await stocked();
    const { fingerprint } = await preview(ctx, tentId);
    await db.product.update({ where: { id: offer.id }, data: { price: "999" } });
    expect(await refusal(apply(ctx, tentId, {}, { fingerprint }))).toBe("CONFLICT");
    const scope = { kind: "categories", ids: [category.id] };
    const { fingerprint: ofCategory } = await preview(ctx, tentId, { scope });
    await makeProduct(db, tentId, { categoryId: category.id });
    expect(await refusal(apply(ctx, tentId, { scope }, { fingerprint: ofCategory }))).toBe("CONFLICT");
    expect(await db.priceBatch.count({ where: { tentId } })).toBe(0);
    expect(await priceOf(offer.id)).toBe("999.00");
  });

  it("requires confirmation before prices move further than usual, and rejects a change of nothing", async () => {
    const { ctx, tentId } = await stocked();
    const much = { rule: { value: "70,01" } };
    expect(await refusal(apply(ctx, tentId, much, { confirmed: false }))).toBe("VALIDATION priceChange.unusual");
    const little = { rule: { direction: "down", value: "30" } };
    expect(await refusal(apply(ctx, tentId, little, { confirmed: false }))).toBe("nothing refused");
    const none = { scope: { kind: "search", search: "consultar" } };
    expect(await refusal(apply(ctx, tentId, none))).toBe("VALIDATION priceChange.nothingChanges");
  });

  it("never mixes two concurrent changes: one wins, the other gets a conflict", async () => {
    const { ctx, tentId } = await shop();
    await db.product.createMany({
      data: Array.from({ length: 300 }, (_, n) => ({ tentId, name: `P ${n}`, searchText: "p", price: "1000" })),
    });
    const rules = [{ value: "10" }, { value: "20" }, { direction: "down", value: "10" }];
    const seen = await Promise.all(rules.map((rule) => preview(ctx, tentId, { rule })));
    const answers = await Promise.all(
      rules.map((rule, at) => refusal(apply(ctx, tentId, { rule }, { fingerprint: seen[at]?.fingerprint }))),
    );
    expect(answers.sort()).toEqual(["CONFLICT", "CONFLICT", "nothing refused"]);
    const different = await db.product.groupBy({ by: ["price"], where: { tentId } });
    expect(different).toHaveLength(1);
  });
});

describe("undoing", () => {
  it("restores every row to the cent, variants and previous prices too, and shows it at once", async () => {
    const { ctx, tentId, shopCache } = await stocked();
    const before = await prices(tentId);
    const { batchId } = await apply(ctx, tentId, { rule: { value: "33,33", rounding: 5_000 } });
    expect(await prices(tentId)).not.toEqual(before);
    const done = await undoPriceChange(ctx, tentId, batchId);
    expect(done).toEqual({ restored: 3, left: 0, leftNames: [], gone: 0 });
    expect(await prices(tentId)).toEqual(before);
    expect(shopCache.purged).toEqual([tentId, tentId]);
    expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ restored: 3 });
    expect((await listPriceChanges(ctx, tentId)).changes[0]).toMatchObject({
      undone: true,
      undoable: false,
      restored: 3,
    });
  });

  it("restores successive changes from the last to the first, to the cent", async () => {
    const { ctx, tentId } = await stocked();
    const before = await prices(tentId);
    const done = [];
    for (const rule of [
      { value: "7,77" },
      { direction: "down", unit: "amount", value: "10,05" },
      { direction: "set", value: "88" },
    ]) {
      done.push(await apply(ctx, tentId, { rule }));
    }
    for (const { batchId } of done.reverse())
      expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ left: 0 });
    expect(await prices(tentId)).toEqual(before);
  });

  it("skips and reports what was edited since, ignores what was deleted, and includes the bin", async () => {
    const { ctx, tentId, offer, varied } = await stocked();
    const plain = await makeProduct(db, tentId, { name: "Para borrar", price: "10" });
    const { batchId } = await apply(ctx, tentId);
    await db.product.update({ where: { id: offer.id }, data: { previousPrice: "2000" } });
    await db.product.update({ where: { id: varied.id }, data: { deletedAt: FIXED_NOW } });
    await db.product.delete({ where: { id: plain.id } });
    expect(await undoPriceChange(ctx, tentId, batchId)).toEqual({
      restored: 2,
      left: 1,
      leftNames: ["Oferta"],
      gone: 1,
    });
    expect([await priceOf(offer.id), await priceOf(varied.id)]).toEqual(["1100.00", "200.00"]);
  });

  it("stays available when nothing can be restored, so that the newer change can be undone first", async () => {
    const { ctx, tentId, offer } = await stocked();
    const first = await apply(ctx, tentId);
    const second = await apply(ctx, tentId);
    expect(await undoPriceChange(ctx, tentId, first.batchId)).toMatchObject({ restored: 0, left: 3 });
    await undoPriceChange(ctx, tentId, second.batchId);
    await undoPriceChange(ctx, tentId, first.batchId);
    expect(await priceOf(offer.id)).toBe("1000.00");
  });

  it("works for the last ten; older ones keep only who and when", async () => {
    const { ctx, tentId } = await stocked();
    const done = [];
    for (let n = 0; n < 12; n += 1) done.push(await apply(ctx, tentId, { rule: { unit: "amount", value: "1" } }));
    const { changes } = await listPriceChanges(ctx, tentId);
    expect(changes.map(({ undoable }) => undoable)).toEqual([...Array(10).fill(true), false, false]);
    expect(await refusal(undoPriceChange(ctx, tentId, done[1]?.batchId ?? 0))).toBe("CONFLICT");
    const kept = await db.priceBatch.findMany({ where: { tentId }, orderBy: { id: "asc" }, select: { changes: true } });
    expect(kept.map((batch) => (batch.changes as unknown[]).length)).toEqual([0, 0, ...Array(10).fill(3)]);
  });

  it("covers prices changed one by one, their previous prices too, apart from the others", async () => {
    const { ctx, tentId } = await stocked();
    const batch = await apply(ctx, tentId);
    const { id } = await makeProduct(db, tentId, { name: "Mate", price: "100", previousPrice: "150" });
    const set = (price: number | null) => updateProductField(ctx, tentId, { id, field: "price", value: price });
    const first = await set(200);
    expect((await listPriceChanges(ctx, tentId)).changes[0]).toMatchObject({
      id: first.priceChangeId,
      scope: { kind: "picked", one: { name: "Mate", before: 10_000, after: 20_000 } },
      changed: 1,
      undoable: true,
    });
    expect(await undoPriceChange(ctx, tentId, first.priceChangeId ?? 0)).toMatchObject({ restored: 1, left: 0 });
    expect((await prices(tentId)).at(-1)).toEqual(["Mate", "100.00", "150.00"]);
    await set(null);
    for (let n = 0; n < 11; n += 1) await set(300 + n);
    const { changes } = await listPriceChanges(ctx, tentId);
    expect(changes.map(({ undoable }) => undoable)).toEqual([...Array(10).fill(true), true]);
    expect(changes.at(-1)).toMatchObject({ id: batch.batchId });
    expect(await undoPriceChange(ctx, tentId, batch.batchId)).toMatchObject({ left: 0 });
    expect(await set(310)).toMatchObject({ priceChangeId: null });
  });

  it("leaves out what a program changed by the API", async () => {
    const { ctx, tentId } = await stocked();
    const { id } = await makeProduct(db, tentId, { price: "100" });
    const program = { ...ctx, actor: ctx.actor && { ...ctx.actor, tokenId: 1 } };
    const written = await updateProductField(program, tentId, { id, field: "price", value: 200 });
    expect(written).toMatchObject({ price: 20_000, priceChangeId: null });
    expect((await listPriceChanges(ctx, tentId)).changes).toEqual([]);
  });

  it("does not find another merchant's change", async () => {
    const mine = await stocked();
    const other = await shop();
    const { batchId } = await apply(mine.ctx, mine.tentId);
    expect(await refusal(undoPriceChange(other.ctx, other.tentId, batchId))).toBe("NOT_FOUND");
    expect((await listPriceChanges(other.ctx, other.tentId)).changes).toEqual([]);
  });
});

it("names what a change covered, also when the category was deleted", async () => {
  const { ctx, tentId, category, offer } = await stocked();
  const second = await makeCategory(db, tentId, { name: "Deco", order: 1 });
  const third = await makeCategory(db, tentId, { name: "Cocina", order: 2 });
  await apply(ctx, tentId, { scope: { kind: "categories", ids: [category.id, second.id, third.id] } });
  await apply(ctx, tentId, { scope: { kind: "search", search: "oferta", categoryId: category.id } });
  await apply(ctx, tentId, { scope: { kind: "picked", ids: [offer.id] } });
  await db.category.delete({ where: { id: category.id } });
  expect((await listPriceChanges(ctx, tentId)).changes.map(({ scope }) => scope)).toEqual([
    { kind: "picked", count: 1 },
    { kind: "search", search: "oferta", filter: null, category: "Velas" },
    { kind: "categories", names: ["Velas", "Deco"], count: 3, without: false },
  ]);
});

it("changes and restores two thousand products and their variants in one request each", async () => {
  const { ctx, tentId } = await shop();
  await db.product.createMany({
    data: Array.from({ length: 2_000 }, (_, n) => ({
      tentId,
      name: `P ${n}`,
      searchText: "p",
      price: `${100 + n}.55`,
    })),
  });
  const ids = await db.product.findMany({ where: { tentId }, select: { id: true }, orderBy: { id: "asc" } });
  await db.variant.createMany({
    data: ids.slice(0, 500).map(({ id }) => ({ productId: id, values: ["L"], price: "12.34" })),
  });
  const before = await prices(tentId);
  const { batchId, changed } = await apply(ctx, tentId, { scope: { kind: "picked", ids: ids.map(({ id }) => id) } });
  expect(changed).toBe(2_500);
  expect(await undoPriceChange(ctx, tentId, batchId)).toMatchObject({ restored: 2_500 });
  expect(await prices(tentId)).toEqual(before);
});
