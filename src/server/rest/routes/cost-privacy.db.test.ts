import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBase, makeCategory, makeProduct, makeTent } from "~/test/factories";
import { type RestAnswer, startRest, type TestRest } from "~/test/rest";
import { testDb } from "~/test/test-db";

const db = testDb();
/** Digits that nothing else in an answer has. */
const COST = "98765.43";
const LEAKS = /98[.,]?765|9876543/;
let rest: TestRest;
beforeAll(async () => {
  await makeBase(db);
  rest = await startRest(db);
});
afterAll(() => rest.close());

test("no answer of the public API has the cost of a product", async () => {
  const { owner, tent } = await makeTent(db);
  const category = await makeCategory(db, tent.id);
  const inCategory = await makeProduct(db, tent.id, { name: "Mate", categoryId: category.id });
  const without = await makeProduct(db, tent.id, { name: "Mate suelto" });
  const costs = [inCategory, without].map(({ id }) => ({ productId: id, cost: COST }));
  await db.productCost.createMany({ data: costs });
  const [merchant, visitor] = [await rest.as(owner.id), await rest.as(null)];
  const json = { id: inCategory.id, name: "Mate" };
  const reads = [
    `/tent/${tent.slug}`,
    `/tent-by-id/${tent.id}`,
    `/tent-by-subdomain/${tent.subdomain}`,
    `/getProducts/${tent.id}`,
    `/get-categories/${tent.id}`,
    `/search-results/${tent.id}/mate`,
    `/category-products/${category.id}`,
    `/no-category-products/${tent.id}`,
    `/refetch-product/${inCategory.id}`,
    "/tent",
    `/tentStats/${tent.id}`,
  ];
  const answers: [string, RestAnswer][] = [];
  for (const path of reads) {
    answers.push([path, await visitor.get(path)], [path, await merchant.get(path)]);
  }
  answers.push(
    ["PUT /product", await merchant.put("/product", { id: inCategory.id, field: "name", value: "Mate nuevo" })],
    ["PUT /product-whole", await merchant.put("/product-whole", json)],
    ["POST /product", await merchant.post("/product", { tent_id: tent.id, name: "Otro", cost: 98765.43 })],
  );
  const seen = answers.filter(([, { status }]) => status < 300).map(([path]) => path);
  expect(new Set(seen).size).toBeGreaterThanOrEqual(12);
  for (const [path, { text }] of answers) expect(text, path).not.toMatch(LEAKS);
});

test("the public API cannot write a cost", async () => {
  const { owner, tent } = await makeTent(db);
  const product = await makeProduct(db, tent.id);
  const merchant = await rest.as(owner.id);
  await merchant.post("/product", { tent_id: tent.id, name: "Otro", cost: 5 });
  await merchant.put("/product-whole", { id: product.id, name: "Otro", cost: 5 });
  await merchant.put("/product", { id: product.id, field: "cost", value: 5 });
  expect(await db.productCost.count({ where: { product: { tentId: tent.id } } })).toBe(0);
});

test("only the panel's use cases of products name the table of costs", () => {
  const root = join(process.cwd(), "src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("generated"))
    .filter((file) => /productCost|product_costs/.test(readFileSync(join(root, file), "utf8")));
  expect(files.filter((file) => !file.startsWith(join("server", "services", "product")))).toEqual([]);
});
