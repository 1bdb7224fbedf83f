import { createServer, type Server } from "node:http";
import { pngOf } from "~/test/pictures";
import { mercadoLibreFile } from "~/test/vendor-files/mercado-libre-file";
import { newShopifyFile, oldShopifyFile } from "~/test/vendor-files/shopify-file";
import { tiendanubeFile } from "~/test/vendor-files/tiendanube-file";
import { englishWooFile, spanishWooFile } from "~/test/vendor-files/woocommerce-file";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { ImportPages } from "./pages/import-pages";

/** Where the site may fetch photos on this machine. `npm test` sets it for both. */
const place = process.env.PHOTO_FETCH_ALLOW ?? "";
const photos = `http://${place}`;
let server: Server;

test.beforeAll(async () => {
  test.skip(place === "", "the site was started without PHOTO_FETCH_ALLOW");
  const picture = Buffer.from(await (await pngOf("#5577aa", 640)).arrayBuffer());
  server = createServer((request, response) => {
    if (request.url?.startsWith("/remera-3")) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(picture);
  });
  await new Promise<void>((listening) => server.listen(Number(place.split(":")[1]), "127.0.0.1", listening));
});
test.afterAll(() => server?.close());

const FILES = [
  { name: "Tiendanube", is: "Tiendanube", file: tiendanubeFile, products: 45, photos: 0, failed: 0 },
  {
    name: "Shopify, old headings",
    is: "Shopify",
    file: () => oldShopifyFile(photos),
    products: 44,
    photos: 14,
    failed: 1,
  },
  {
    name: "Shopify, new headings",
    is: "Shopify",
    file: () => newShopifyFile(photos),
    products: 44,
    photos: 14,
    failed: 1,
  },
  {
    name: "WooCommerce in English",
    is: "WooCommerce",
    file: () => englishWooFile(photos),
    products: 49,
    photos: 10,
    failed: 0,
  },
  {
    name: "WooCommerce in Spanish",
    is: "WooCommerce",
    file: () => spanishWooFile(photos),
    products: 49,
    photos: 10,
    failed: 0,
  },
  { name: "Mercado Libre", is: "Mercado Libre", file: mercadoLibreFile, products: 43, photos: 0, failed: 0 },
];

for (const { name, is, file, products, photos: all, failed } of FILES) {
  test(`moves in with a file of ${name}`, async ({ user, context, shop }) => {
    await shop.logIn(context);
    const { page } = user;
    const screenshot = screenshots(`moving-in-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`);
    const pages = new ImportPages(user);
    await page.goto("/productos/importar");
    const extension = is === "Mercado Libre" ? "xlsx" : "csv";
    const buffer = Buffer.from(await file());
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: `productos.${extension}`, mimeType: "text/csv", buffer });
    await expect(page.getByRole("heading", { name: `Es de ${is}` })).toBeVisible();
    await expect(page.getByText(`${products} productos`).first()).toBeVisible();
    if (all > 0) await expect(page.getByText(`${all} fotos`)).toBeVisible();
    await screenshot(page, "entra");
    await user.tap(page.getByRole("button", { name: "Revisar" }));
    await expect(pages.preview).toBeVisible();
    await expect(pages.startButton).toHaveText(`Importar ${products} productos`);
    await pages.start();
    await expect(page.getByRole("heading", { name: `${products} productos importados` })).toBeVisible({
      timeout: 120_000,
    });
    if (all > 0) {
      await expect(page.getByText(`${all - failed} de ${all} fotos`)).toBeVisible({ timeout: 120_000 });
    }
    if (failed > 0) {
      await expect(page.getByRole("heading", { name: "1 no llegó" })).toBeVisible();
      await expect(page.getByText("La dirección ya no existe (404)")).toBeVisible();
    }
    await screenshot(page, "lista");
    await pages.toList();
    await expect(page.getByText(`${products} de 2.000 productos`)).toBeVisible();

    // a week later, the same file: nothing is doubled
    await page.goto("/productos/importar");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: `productos.${extension}`, mimeType: "text/csv", buffer });
    await user.tap(page.getByRole("button", { name: "Revisar" }));
    await expect(page.getByRole("button", { name: "Nada para importar" })).toBeVisible();
  });
}

test("a file larger than any photo is taken", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  await page.goto("/productos/importar");
  const text = "<p>Hecho a mano.</p>".repeat(1_500);
  const rows = Array.from({ length: 400 }, (_, at) => `p${at},Producto ${at},${text},${at}.50`);
  const buffer = Buffer.from(`Handle,Title,Body (HTML),Variant Price\n${rows.join("\n")}\n`);
  expect(buffer.length).toBeGreaterThan(11 * 1024 * 1024);
  await page.locator("input[type=file]").setInputFiles({ name: "productos.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("400 productos").first()).toBeVisible();
  await expect(page.getByText("400 textos demasiado largos")).toBeVisible();
});

test("a file that is no vendor's after all is read as any table", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  const pages = new ImportPages(user);
  await page.goto("/productos/importar");
  const buffer = Buffer.from("Handle,Title,Option1 Value,Variant Price\nmate,Mate,,10\n");
  await page.locator("input[type=file]").setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: "Es de Shopify" })).toBeVisible();
  await user.tap(page.getByRole("button", { name: "No es" }));
  await expect(pages.columns).toBeVisible();
});
