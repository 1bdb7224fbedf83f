import { beforeAll, describe, expect, test } from "vitest";
import { type ProductListInput, productListSchema } from "~/domain/product/crud/list-schema";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { listProducts, productPageQuery } from "./list-products";
import { matchingQuery } from "./product-rows";

const PRODUCTS = 2_000;
const db = testDb();
let ctx: ServiceContext;
let tentId: OwnedTentId;
let categoryId: number;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Plan[];
}

/** Every executed step of the query plan. */
async function stepsOf(sql: Prisma.Sql): Promise<Plan[]> {
  const [row] = await db.$queryRaw<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => flat(Plan)).filter((step) => step["Actual Loops"] > 0);
}

const readOf = (steps: Plan[], table: string) =>
  steps
    .filter((step) => step["Relation Name"] === table)
    .reduce((sum, step) => sum + step["Actual Rows"] * step["Actual Loops"], 0);

// Among the products of ten other shops of the same size, with a photo and two variants each.
beforeAll(async () => {
  await makeBase(db);
  const shop = await makeTent(db);
  tentId = shop.tentId;
  ctx = merchantContext(db, shop.owner.id).ctx;
  categoryId = (await makeCategory(db, tentId)).id;
  const others = await Promise.all(Array.from({ length: 10 }, () => makeTent(db)));
  for (const id of [tentId, ...others.map((other) => other.tentId)]) {
    await db.$executeRaw`
      INSERT INTO products (tent_id, category_id, name, search_text, description, price, offer, "order", updated_at)
      SELECT ${id}, CASE WHEN ${id === tentId} AND n <= 300 THEN ${categoryId}::int END, 'Producto ' || n,
        'producto ' || n || ' de calidad', repeat('Descripción ', 40), n, n % 10 = 0, n, now()
      FROM generate_series(1, ${PRODUCTS}) n`;
    await db.$executeRaw`
      INSERT INTO variants (product_id, "values", position) SELECT p.id, ARRAY[v.talle], 0
      FROM products p, (VALUES ('M'), ('L')) v (talle) WHERE p.tent_id = ${id} AND p."order" % 2 = 0`;
    await db.$executeRaw`
      WITH made AS (INSERT INTO images (tent_id, hash, width, height, bytes, placeholder)
        SELECT ${id}, 'many-' || ${id} || '-' || n, 10, 10, 1, '' FROM generate_series(1, ${PRODUCTS}) n RETURNING id, hash)
      INSERT INTO product_images (product_id, image_id)
      SELECT p.id, made.id FROM made JOIN products p ON p.tent_id = ${id} AND made.hash = 'many-' || ${id} || '-' || p."order"`;
  }
  await db.$executeRawUnsafe("VACUUM ANALYZE products, variants, product_images, images");
}, 60_000);

describe("a shop with 2,000 products among ten others", () => {
  test.each<[string, Partial<ProductListInput>, number]>([
    ["the first page", {}, PRODUCTS],
    ["the last page", { page: 67 }, PRODUCTS],
    ["a category in the shop's order", { categoryId: 1, sort: "shop", size: 50 }, 300],
    ["the offers", { filter: "offer" }, 200],
    ["a search", { search: "prodcuto" }, PRODUCTS],
  ])("%s reads its own rows along indexes and only a page of the rest", async (_, over, matching) => {
    const input = productListSchema.parse({ ...over, ...(over.categoryId ? { categoryId } : {}) });
    const steps = await stepsOf(productPageQuery(tentId, input, ctx.now()));
    const tables = ["products", "variants", "product_images", "images"];
    const scanned = steps.filter((step) => tables.includes(step["Relation Name"] ?? ""));
    expect(scanned.filter((step) => step["Node Type"] === "Seq Scan")).toEqual([]);
    const led = steps.filter((step) => /tent_id = /.test(step["Index Cond"] ?? "") && step["Actual Rows"] > 1);
    expect(led.map((step) => step["Index Name"])).toContainEqual(expect.stringMatching(/^products_tent_id_/));
    // Bounded by the plan's limit: each own product once, its variants, whether it has a photo, and the page's rows.
    expect(readOf(steps, "products")).toBeLessThanOrEqual(PRODUCTS + input.size);
    expect(readOf(steps, "product_images")).toBeLessThanOrEqual(PRODUCTS + input.size);
    expect(readOf(steps, "images")).toBeLessThanOrEqual(input.size);
    expect((await listProducts(ctx, tentId, input)).matching).toBe(matching);
  });

  test("reads a page in one statement", async () => {
    let statements = 0;
    const counting = db.$extends({
      query: {
        async $allOperations({ args, query }) {
          statements += 1;
          return query(args);
        },
      },
    });
    const counted = { ...ctx, db: counting as unknown as typeof db };
    const page = await listProducts(counted, tentId, productListSchema.parse({ page: 3 }));
    expect([statements, page.rows.length, page.limit]).toEqual([1, 30, 2_000]);
  });

  test("finds the products of a bulk change along the same index", async () => {
    const steps = await stepsOf(matchingQuery(tentId, { search: "", filter: "soldOut" }, ctx.now()));
    expect(steps.filter((step) => step["Node Type"] === "Seq Scan")).toEqual([]);
  });
});
