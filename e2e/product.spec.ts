import { writeFile } from "node:fs/promises";
import { addProduct } from "./fixtures/merchant";
import { photoOnDisk } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";
import { ShopPages } from "./pages/shop-pages";

test("a price changed in the list is on the public page at the next request", async ({ hand, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.enter(context);
  const visitor = hand.in(await context.newPage());
  const seen = new ShopPages(visitor);
  await visitor.page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Mate torpedo")).toContainText("18.500");

  const products = new ProductPages(hand);
  await hand.page.goto("/productos");
  await products.setPrice("Mate torpedo", "19.900,50");
  await expect(products.saved).toBeVisible();
  await visitor.page.reload();
  await expect(seen.product("Mate torpedo")).toContainText("19.900,50");

  await hand.tap(products.visible("Mate torpedo"));
  await expect(products.row("Mate torpedo").getByText("Pausado")).toBeVisible();
  await expect
    .poll(async () => (await shop.api.query("product", "list", {})).rows.map(({ paused }) => paused))
    .toEqual([true]);
  await visitor.page.reload();
  await expect(seen.product("Mate torpedo")).toHaveCount(0);
});

test("a wrong price is told beside the field and stays as typed", async ({ hand, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.enter(context);
  const products = new ProductPages(hand);
  await hand.page.goto("/productos");
  await products.setPrice("Mate torpedo", "mil pesos");
  await expect(products.price("Mate torpedo")).toHaveAttribute("aria-invalid", "true");
  await expect(products.price("Mate torpedo")).toHaveValue("mil pesos");
  await expect(products.row("Mate torpedo").getByRole("alert")).toBeVisible();
});

test("a product is loaded with its photo, found by search, and kept out of the shop in the bin", async ({
  hand,
  context,
  shop,
}) => {
  await shop.enter(context);
  const products = new ProductPages(hand);
  await hand.page.goto("/configuraciones");
  await new Panel(hand).go("Mis productos");
  await products.load();
  await products.addPhotos([await photoOnDisk()]);
  await hand.type(products.name, "Mate torpedo");
  await hand.type(products.formPrice, "18.500");
  await products.save();
  await expect(products.row("Mate torpedo")).toBeVisible();
  await expect(products.row("Mate torpedo").locator("img")).toHaveAttribute("src", /^\/storage\/images\/[0-9a-f]+/);

  await hand.type(products.search, "torpeod");
  await expect(hand.page).toHaveURL(/torpeod/);
  await expect(products.row("Mate torpedo")).toBeVisible();
  await hand.type(products.search, "nada parecido");
  await expect(hand.page.getByText("No encontramos productos")).toBeVisible();
  await hand.type(products.search, "");

  await hand.tap(hand.page.getByRole("button", { name: "Opciones de Mate torpedo" }));
  await hand.tap(hand.page.getByRole("menuitem", { name: "Eliminar" }));
  await expect(hand.page.getByText("«Mate torpedo» está en la papelera")).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article")).toHaveCount(0);
});

test("a photo that is a text is refused beside it, and the product is kept", async ({ hand, context, watch, shop }) => {
  watch.expect(/\b415\b/, /^failed: blob:/, /ERR_FILE_NOT_FOUND/);
  await shop.enter(context);
  const products = new ProductPages(hand);
  const path = test.info().outputPath("foto.jpg");
  await writeFile(path, "esto no es una foto");
  await hand.page.goto("/productos/cargar-producto");
  await products.addPhotos([path]);
  await hand.type(products.name, "Mate torpedo");
  await products.save();
  await expect(hand.page.getByRole("alert").filter({ hasText: "Foto 1" })).toBeVisible();
  await expect(products.name).toHaveValue("Mate torpedo");
  const { rows } = await shop.api.query("product", "list", {});
  expect(rows.map(({ name, image }) => ({ name, image }))).toEqual([{ name: "Mate torpedo", image: null }]);
});
