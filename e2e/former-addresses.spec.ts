import { httpRequest } from "./fixtures/http";
import { runSql } from "./fixtures/installation";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

/** What an import of another platform's file remembers. */
async function addOrigin(shop: NewShop, productId: number, handle: string): Promise<void> {
  await runSql(
    "INSERT INTO product_origins (tent_id, vendor, key, product_id, handle) VALUES ($1, 'SHOPIFY', $2, $3, $2)",
    [shop.id, handle, productId],
  );
}

test("addresses of a shop's former platform lead to its products, on its subdomain and on its own domain", async ({
  shop,
  origin,
}) => {
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addOrigin(shop, product.id, "mate-torpedo-rojo");
  const ownDomain = `${shop.subdomain}.example`;
  await runSql("INSERT INTO custom_domains (tent_id, domain, txt_value, proved_at) VALUES ($1, $2, 'x', now())", [
    shop.id,
    ownDomain,
  ]);
  const own = origin.replace(/\/\/[^:/]+/, `//${ownDomain}`);
  const path = `/catalogo/${product.id}-mate-torpedo`;
  const answerOf = async (address: string) => {
    const { status, headers } = await httpRequest(address);
    return [status, headers.location];
  };

  for (const base of [shop.url, own]) {
    for (const folder of ["products", "productos", "product", "producto", "collections/todo/products"]) {
      const address = `/${folder}/mate-torpedo-rojo`;
      expect(await answerOf(base + address), base + address).toEqual([308, path]);
      expect(await answerOf(`${base}${address}?variant=1&utm_source=a`)).toEqual([308, path]);
      // the slash goes first, as at every address
      expect(await answerOf(`${base}${address}/?variant=1`)).toEqual([308, `${address}?variant=1`]);
    }
    expect(await answerOf(`${base}/products/Mate-TORPEDO-rojo`)).toEqual([308, path]);
    // so does the one spelling of an address
    expect(await answerOf(`${base}/products/Mate-TORPEDO-%72ojo`)).toEqual([308, "/products/Mate-TORPEDO-rojo"]);
    expect(await answerOf(`${base}/~celia/products/mate-torpedo-rojo`)).toEqual([308, `/~celia${path}`]);
    for (const unknown of ["/products/otro", "/products/mate-torpedo", "/collections/todo/products/otro", "/products"])
      expect(await answerOf(base + unknown), base + unknown).toEqual([404, undefined]);
    for (const hostile of ["/products/%2f%2fevil.example", "/products/..%2fevil", "/products/https:%2f%2fevil.example"])
      expect((await answerOf(base + hostile))[0], base + hostile).toBe(400);
  }
});

test("such an address follows the product: paused, renamed, and pages of a category come first", async ({ shop }) => {
  const category = await shop.api.mutate("category", "create", { name: "Productos" });
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: category.id });
  const address = `${shop.url}/productos/mate-torpedo`;
  const answer = async (url = address) => {
    const { status, headers } = await httpRequest(url);
    return [status, headers.location];
  };
  expect(await answer()).toEqual([404, undefined]);
  await addOrigin(shop, product.id, "mate-torpedo");
  await addOrigin(shop, product.id, "1");
  const rename = (value: string) => shop.api.mutate("product", "updateField", { id: product.id, field: "name", value });
  const pause = (value: boolean) =>
    shop.api.mutate("product", "updateField", { id: product.id, field: "paused", value });

  // what was missing is looked for again after the shop has changed, as an import does
  await rename("Mate imperial");
  expect(await answer()).toEqual([308, `/catalogo/${product.id}-mate-imperial`]);
  await rename("Mate torpedo");
  expect(await answer()).toEqual([308, `/catalogo/${product.id}-mate-torpedo`]);
  await pause(true);
  expect(await answer()).toEqual([404, undefined]);
  await pause(false);
  expect(await answer()).toEqual([308, `/catalogo/${product.id}-mate-torpedo`]);
  expect(await answer(`${shop.url}/productos/1`)).toEqual([308, "/productos"]);
  expect(await answer(`${shop.url}/products/1`)).toEqual([308, `/catalogo/${product.id}-mate-torpedo`]);
  expect((await httpRequest(`${shop.url}/productos`)).status).toBe(200);
});
