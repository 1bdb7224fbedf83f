import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchText } from "~/domain/catalogue/search/search";
import { imageFileName } from "~/domain/product/images/image";
import { LocalStorage } from "~/server/adapters/local/storage";
import { seedBase } from "../../prisma/seed/base";
import { seedBig } from "../../prisma/seed/big";
import { testDb } from "./test-db";

const db = testDb();
let root: string;
let client: pg.Client;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "seed-big-"));
  client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await seedBase(db);
  await seedBig(client, new LocalStorage({ root, defaults: root }), { tents: 13, products: 30 });
}, 60_000);

afterAll(async () => {
  await client.end();
  await rm(root, { recursive: true, force: true });
});

const productsOf = (subdomain: string) => db.product.count({ where: { tent: { subdomain } } });

it("creates the requested shops, including the three that the benchmark measures", async () => {
  expect(await db.tent.count()).toBe(13);
  const shops = ["bench-60", "bench-200", "bench-2000", "carga-10"];
  expect(await Promise.all(shops.map(productsOf))).toEqual([60, 200, 2000, 30]);
  const { categories, products } = await db.tent.findUniqueOrThrow({
    where: { subdomain: "bench-60" },
    include: { categories: { include: { image: true } }, products: { include: { images: true, variants: true } } },
  });
  expect(categories.map(({ slug }) => slug)).toContain("mates-y-termos");
  expect(categories.every(({ image }) => image !== null)).toBe(true);
  expect(products.every(({ images, categoryId }) => images.length === 1 && categoryId !== null)).toBe(true);
  expect(products.filter(({ variants }) => variants.length === 3).length).toBe(6);
  expect(products.filter(({ offer, previousPrice }) => offer && previousPrice).length).toBeGreaterThan(4);
});

it("fills the search text as the domain does, and stores the pictures", async () => {
  const storage = new LocalStorage({ root, defaults: root });
  for (const product of await db.product.findMany({
    take: 200,
    include: { category: true, images: { include: { image: true } } },
  })) {
    const { sku, category, ...texts } = product;
    expect(product.searchText).toBe(searchText({ ...texts, category: category?.name ?? null, codes: [sku] }));
    for (const { image } of product.images) expect(await storage.exists(imageFileName(image.hash, 320))).toBe(true);
  }
});

it("adds only missing rows", async () => {
  const before = await db.product.count();
  await seedBig(client, new LocalStorage({ root, defaults: root }), { tents: 14, products: 30 });
  expect([await db.tent.count(), await db.product.count()]).toEqual([14, before + 30]);
});
