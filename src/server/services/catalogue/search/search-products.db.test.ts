import { beforeAll, expect, test } from "vitest";
import { parseSearch, searchText } from "~/domain/catalogue/search/search";
import { SEARCH_PAIRS } from "~/domain/catalogue/search/search-pairs";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { searchProducts } from "./search-products";

let ctx: ServiceContext;
let tentId: PublicTentId;
let otherTentId: PublicTentId;

beforeAll(async () => {
  const db = testDb();
  await makeBase(db);
  const shop = await makeTent(db);
  const other = await makeTent(db);
  ctx = merchantContext(db, shop.owner.id).ctx;
  tentId = mintPublicTentId(shop.tent.id);
  otherTentId = mintPublicTentId(other.tent.id);
  const rows = SEARCH_PAIRS.map(([, name]) => ({ tentId: shop.tent.id, name, searchText: searchText({ name }) }));
  await db.product.createMany({ data: rows });
});

test.each(SEARCH_PAIRS)("%s finds %s on the first page", async (typed, product) => {
  const found = await searchProducts(ctx, tentId, parseSearch({ q: typed }));
  expect(found.products.map(({ name }) => name)).toContain(product);
});

test("corrects typos only to the shop's own words", async () => {
  const other = mintPublicTentId(otherTentId);
  await testDb().product.create({ data: { tentId: other, name: "Canasto", searchText: "canasto" } });
  const found = async (id: PublicTentId, q: string) =>
    (await searchProducts(ctx, id, parseSearch({ q }))).products.map(({ name }) => name);
  expect(await found(other, "canatso")).toEqual(["Canasto"]);
  expect(await found(tentId, "canatso")).toEqual([]);
});

test("finds neither what nobody sells nor another merchant's products", async () => {
  expect(await searchProducts(ctx, tentId, parseSearch({ q: "helicóptero" }))).toMatchObject({ total: 0 });
  expect(await searchProducts(ctx, otherTentId, parseSearch({ q: "remera" }))).toMatchObject({ total: 0 });
});
