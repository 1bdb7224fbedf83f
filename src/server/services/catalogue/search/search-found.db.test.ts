import { beforeAll, expect, test } from "vitest";
import { parseSearch, searchText } from "~/domain/catalogue/search/search";
import { PAGE_SIZE } from "~/domain/catalogue/view";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { searchProducts } from "./search-products";

let ctx: ServiceContext;
let tentId: PublicTentId;

const PRODUCTS = [
  { name: "Caja para mate" },
  { name: "Mate torpedo", sku: "MT-1044" },
  { name: "Yerba suave", description: "Para tomar mate cada mañana." },
  ...Array.from({ length: 6 }, (_, number) => ({ name: `Mate de cerámica ${number + 1}` })),
  { name: "Maceta de barro" },
];

beforeAll(async () => {
  const db = testDb();
  await makeBase(db);
  const { owner, tent } = await makeTent(db);
  ctx = merchantContext(db, owner.id).ctx;
  tentId = mintPublicTentId(tent.id);
  await db.product.createMany({
    data: PRODUCTS.map((product, order) => ({
      tentId: tent.id,
      order,
      ...product,
      searchText: searchText({ ...product, codes: [product.sku ?? null] }),
    })),
  });
});

const search = async (q: string, size = PAGE_SIZE, pagina = "1") => {
  const { products, total } = await searchProducts(ctx, tentId, parseSearch({ q, pagina }), { size });
  return { names: products.map(({ name }) => name), total };
};

test("ranks names that begin with a word first, then names that contain it, then descriptions", async () => {
  const { names, total } = await search("mate");
  expect(total).toBe(9);
  expect(names.slice(0, 2)).toEqual(["Mate torpedo", "Mate de cerámica 1"]);
  expect(names.slice(-2)).toEqual(["Caja para mate", "Yerba suave"]);
});

test("shows similar words when few products have the word itself", async () => {
  expect((await search("mate")).names).not.toContain("Maceta de barro");
  expect((await search("maceat")).names[0]).toBe("Maceta de barro");
});

test("finds a code by its parts", async () => {
  expect((await search("1044")).names).toEqual(["Mate torpedo"]);
  expect((await search("1045")).names).toEqual([]);
  expect((await search("mt-1044")).names[0]).toBe("Mate torpedo");
});

test("returns the total with a short page", async () => {
  expect(await search("mate", 3)).toMatchObject({ total: 9, names: { length: 3 } });
  expect(await search("mate", 3, "3")).toMatchObject({
    total: 9,
    names: ["Mate de cerámica 6", "Caja para mate", "Yerba suave"],
  });
  expect(await search("mate", 3, "9")).toMatchObject({ total: 9, names: { 0: "Mate torpedo" } });
});
