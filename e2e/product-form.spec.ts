import type { Page } from "@playwright/test";
import { axeFindings } from "./fixtures/axe";
import { photoOnDisk } from "./fixtures/photo";
import { signIn } from "./fixtures/sign-in";
import { expect, test } from "./fixtures/test";
import { Popup } from "./pages/popup";
import { ProductPages } from "./pages/product-pages";

test.beforeEach(({ context }) => signIn(context, "otra@vidriera.test", "Otra-1234"));

const expectNoAxeProblem = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

test("a product with photos is created, then priced and paused in the list", async ({ user, page }) => {
  const products = new ProductPages(user);
  const name = unique("Florero de barro");
  await page.goto("/productos");
  await products.create();
  await expect(page).toHaveURL("/productos/cargar-producto");
  await products.addPhotos([await photoOnDisk(), await photoOnDisk()]);
  await expect(page.getByRole("img", { name: /^Foto \d+$/ })).toHaveCount(2);
  await user.type(products.name, name);
  await user.type(products.formPrice, "1,500.50");
  await expectNoAxeProblem(page);
  await products.save();
  await expect(page.getByText("Producto cargado")).toBeVisible();
  await expect(page).toHaveURL("/productos");
  await expect(products.price(name)).toHaveValue("1,500.50");

  await products.setPrice(name, "mucho");
  await expect(products.row(name).getByRole("alert")).toContainText("por ejemplo 1,500");
  await products.setPrice(name, "2000");
  await expect(products.row(name).getByText("Precio guardado")).toBeVisible();
  await expect(products.price(name)).toHaveValue("2,000");
  await user.tap(products.visible(name));
  await expect(products.row(name).getByText("Pausado")).toBeVisible();
});

test("a deleted product is restored by undo and from the bin", async ({ user, page }) => {
  const products = new ProductPages(user);
  const name = unique("Jarra");
  await page.goto("/productos/cargar-producto");
  await user.type(products.name, name);
  await products.save();
  await expect(page).toHaveURL("/productos");
  await products.choose(name, "Eliminar");
  await products.undo();
  await expect(page.getByText(`«${name}» está otra vez en tu lista`)).toBeVisible();
  await expect(products.row(name)).toHaveCount(1);
  await products.choose(name, "Eliminar");
  await expect(products.row(name)).toHaveCount(0);
  await products.filter("Papelera");
  await expect(page).toHaveURL("/productos?filtro=papelera");
  await expectNoAxeProblem(page);
  await user.tap(page.getByRole("button", { name: `Restaurar ${name}` }));
  await expect(products.row(name)).toHaveCount(0);
  await products.filter("Todos");
  await expect(products.row(name)).toHaveCount(1);
});

test("the form keeps its input on errors, over a reload and before leaving", async ({ user, page }) => {
  const products = new ProductPages(user);
  const previous = page.getByLabel("Precio anterior");
  await page.goto("/productos/cargar-producto");
  await products.save();
  await expect(page.getByText("Escribe el nombre del producto.")).toBeVisible();
  await expect(products.name).toBeFocused();
  const name = unique("Cazuela");
  await user.type(products.name, name);
  await user.type(products.formPrice, "900");
  await user.type(previous, "800");
  await products.save();
  await expect(page.getByText("El precio anterior debe ser mayor que el precio.")).toBeVisible();
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  // the message may be about the draft before the last field
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("800");
  await page.reload();
  await expect(products.name).toHaveValue(name);
  await user.type(previous, "1,200");
  await expect(page.getByText("25 % menos")).toBeVisible();
  await products.save();
  await expect(page).toHaveURL("/productos");

  await user.tap(page.getByRole("link", { name, exact: true }));
  await user.type(products.name, `${name} grande`);
  const toList = () => user.tap(page.getByRole("link", { name: "Volver a mis productos" }));
  await toList();
  const question = new Popup(user);
  await expect(question.title("¿Salir sin guardar?")).toBeVisible();
  await question.answer("Seguir aquí");
  await products.save();
  await expect(page.getByText("Producto guardado")).toBeVisible();
  await toList();
  await expect(page.getByRole("link", { name: `${name} grande` })).toBeVisible();
});

test("search tolerates a typing error, and search and filters are in the URL", async ({ user, page }) => {
  const products = new ProductPages(user);
  await page.goto("/productos/cargar-producto");
  await user.type(products.name, "Sombrero tejido");
  await products.save();
  await expect(page).toHaveURL("/productos");
  await user.type(products.search, "sombreor");
  await expect(page).toHaveURL("/productos?q=sombreor");
  await expect(products.price("Sombrero tejido").first()).toBeVisible();
  await page.reload();
  await expect(products.search).toHaveValue("sombreor");
  await user.type(products.search, "zzzz");
  await expect(page.getByText("No encontramos productos")).toBeVisible();
  await user.tap(page.getByRole("button", { name: "Quitar filtros" }));
  await expect(page).toHaveURL("/productos");
});
