import { beforeAll, expect, it } from "vitest";
import { makeBase, makeCategory, makeProduct, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { addressCheck, hasStoredAddress } from "./has-address";

const db = testDb();
let tentId = 0;
let other = 0;
const check = addressCheck((id, path) => hasStoredAddress(db, id, path));
const has = (path: string, id = tentId) => check(id, path);

beforeAll(async () => {
  await makeBase(db);
  tentId = (await makeTent(db)).tentId;
  other = (await makeTent(db)).tentId;
  const category = await makeCategory(db, tentId, { name: "Mates", slug: "mates-ñ" });
  await db.oldCategorySlug.create({ data: { tentId, slug: "antes", categoryId: category.id } });
  await db.configuration.updateMany({ data: { specialCatUrl: "/ofertas" } });
});

it("has every page of a shop", async () => {
  const there = ["", "/catalogo", "/catalogo/carrito", "/catalogo/pagina/7", "/mis-links", "/otros-productos/2"];
  const files = ["/robots.txt", "/sitemap.xml", "/sitemap.xml/2", "/manifest.webmanifest", "/productos.xml"];
  for (const path of [...there, ...files]) expect(await has(path), path).toBe(true);
  for (const path of ["/mates-%C3%B1", "/mates-%C3%B1/2", "/antes", "/ofertas", "/ofertas/2"])
    expect(await has(path), path).toBe(true);
});

it("has no other address, and none of another merchant", async () => {
  const missing = ["/nada", "/nada/2", "/catalogo/mate", "/a/b/c", "/catalogo/1/2"];
  for (const path of [...missing, "/productos/1"]) expect(await has(path), path).toBe(false);
  expect(await has("/mates-%C3%B1", other)).toBe(false);
});

it("has the addresses of products at the shop's former platform, and none of another merchant", async () => {
  const product = await makeProduct(db, tentId);
  const origin = { tentId, productId: product.id, vendor: "SHOPIFY" } as const;
  await db.productOrigin.create({ data: { ...origin, key: "a", handle: "Mate-Imperial" } });
  await db.productOrigin.create({ data: { ...origin, key: "b", handle: "%c3%b1and%c3%ba" } });
  await db.productOrigin.create({ data: { ...origin, key: "c" } });
  const there = ["/products/mate-imperial", "/productos/MATE-imperial", "/product/mate-imperial"];
  there.push("/collections/todo/products/mate-imperial", "/products/%C3%B1and%C3%BA");
  for (const path of there) {
    expect(await has(path), path).toBe(true);
    expect(await has(path, other), path).toBe(false);
  }
  const missing = [
    "/products/otro",
    "/collections/todo/products/otro",
    "/collections/todo/mate-imperial",
    "/collections",
  ];
  for (const path of [...missing, "/products", `/products/${"x".repeat(300)}`])
    expect(await has(path), path).toBe(false);
});

it("has the shop's products by their number, and no other ones", async () => {
  const { id } = await makeProduct(db, tentId);
  for (const path of [`/catalogo/${id}`, `/catalogo/${id}-de-otro-nombre`]) {
    expect(await has(path), path).toBe(true);
    expect(await has(path, other), path).toBe(false);
  }
  for (const path of [
    `/catalogo/${id + 1000}-mate`,
    "/catalogo/2147483647",
    "/catalogo/99999999999-mate",
    "/catalogo/0",
  ])
    expect(await has(path), path).toBe(false);
});
