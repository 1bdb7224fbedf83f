import { writeFile } from "node:fs/promises";
import { addProduct } from "./fixtures/merchant";
import { photoOnDisk } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";
import { ShopPages } from "./pages/shop-pages";

test("a price changed in the list is on the shop's page at the next request", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  const visitor = user.inTab(await context.newPage());
  const seen = new ShopPages(visitor);
  await visitor.page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Mate torpedo")).toContainText("18.500");

  const products = new ProductPages(user);
  await user.page.goto("/productos");
  await products.setPrice("Mate torpedo", "19.900,50");
  await expect(products.saved).toBeVisible();
  await visitor.page.reload();
  await expect(seen.product("Mate torpedo")).toContainText("19.900,50");

  await user.tap(products.visible("Mate torpedo"));
  await expect(products.row("Mate torpedo").getByText("Pausado")).toBeVisible();
  await expect
    .poll(async () => (await shop.api.query("product", "list", {})).rows.map(({ paused }) => paused))
    .toEqual([true]);
  await visitor.page.reload();
  await expect(seen.product("Mate torpedo")).toHaveCount(0);
});

test("an invalid price is reported at its field and stays as typed", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  const products = new ProductPages(user);
  await user.page.goto("/productos");
  await products.setPrice("Mate torpedo", "mil pesos");
  await expect(products.price("Mate torpedo")).toHaveAttribute("aria-invalid", "true");
  await expect(products.price("Mate torpedo")).toHaveValue("mil pesos");
  await expect(products.row("Mate torpedo").getByRole("alert")).toBeVisible();
});

test("a product is created with a photo, found by search, and leaves the shop when deleted", async ({
  user,
  context,
  shop,
}) => {
  await shop.logIn(context);
  const products = new ProductPages(user);
  await user.page.goto("/configuraciones");
  await new Panel(user).go("Mis productos");
  await products.create();
  await products.addPhotos([await photoOnDisk()]);
  await user.type(products.name, "Mate torpedo");
  await user.type(products.formPrice, "18.500");
  await products.save();
  await expect(products.row("Mate torpedo")).toBeVisible();
  await expect(products.row("Mate torpedo").locator("img")).toHaveAttribute("src", /^\/storage\/images\/[0-9a-f]+/);

  await user.type(products.search, "torpeod");
  await expect(user.page).toHaveURL(/torpeod/);
  await expect(products.row("Mate torpedo")).toBeVisible();
  await user.type(products.search, "nada parecido");
  await expect(user.page.getByText("No encontramos productos")).toBeVisible();
  await user.type(products.search, "");

  await user.tap(user.page.getByRole("button", { name: "Opciones de Mate torpedo" }));
  await user.tap(user.page.getByRole("menuitem", { name: "Eliminar" }));
  await expect(user.page.getByText("«Mate torpedo» está en la papelera")).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article")).toHaveCount(0);
});

test("a photo that is no image is rejected, and the product is kept", async ({ user, context, monitor, shop }) => {
  monitor.allow(/\b415\b/, /^failed: blob:/, /ERR_FILE_NOT_FOUND/);
  await shop.logIn(context);
  const products = new ProductPages(user);
  const path = test.info().outputPath("foto.jpg");
  await writeFile(path, "esto no es una foto");
  await user.page.goto("/productos/cargar-producto");
  await products.addPhotos([path]);
  await user.type(products.name, "Mate torpedo");
  await products.save();
  await expect(products.row("Mate torpedo")).toBeVisible();
  const bar = user.page.getByRole("status", { name: "Fotos", exact: true }).getByRole("link");
  await expect(bar).toContainText("1 foto no se pudo subir");
  await user.tap(bar);
  await expect(user.page.getByRole("main").getByRole("alert")).toContainText("no es una foto");
  const { rows } = await shop.api.query("product", "list", {});
  expect(rows.map(({ name, image }) => ({ name, image }))).toEqual([{ name: "Mate torpedo", image: null }]);
});
