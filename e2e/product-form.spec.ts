import type { Page } from "@playwright/test";
import { axeFindings } from "./fixtures/axe";
import { photoOnDisk } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { Popup } from "./pages/popup";
import { ProductPages } from "./pages/product-pages";
import { signIn } from "./pages/sign-in";

test.beforeEach(({ context }) => signIn(context, "otra@vidriera.test", "Otra-1234"));

const expectNoAxeProblem = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

test("a product with photos is loaded, and priced and paused in the list", async ({ hand, page }) => {
  const products = new ProductPages(hand);
  const name = unique("Florero de barro");
  await page.goto("/productos");
  await products.load();
  await expect(page).toHaveURL("/productos/cargar-producto");
  await products.addPhotos([await photoOnDisk(), await photoOnDisk()]);
  await expect(page.getByRole("img", { name: /^Foto \d+$/ })).toHaveCount(2);
  await hand.type(products.name, name);
  await hand.type(products.formPrice, "1.500,50");
  await expectNoAxeProblem(page);
  await products.save();
  await expect(page.getByText("Producto cargado")).toBeVisible();
  await expect(page).toHaveURL("/productos");
  await expect(products.price(name)).toHaveValue("1.500,50");

  await products.setPrice(name, "mucho");
  await expect(products.row(name).getByRole("alert")).toContainText("por ejemplo 1.500");
  await products.setPrice(name, "2000");
  await expect(products.row(name).getByText("Precio guardado")).toBeVisible();
  await expect(products.price(name)).toHaveValue("2.000");
  await hand.tap(products.visible(name));
  await expect(products.row(name).getByText("Pausado")).toBeVisible();
});

test("what is deleted comes back by Deshacer, and later from the bin", async ({ hand, page }) => {
  const products = new ProductPages(hand);
  const name = unique("Jarra");
  await page.goto("/productos/cargar-producto");
  await hand.type(products.name, name);
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
  await hand.tap(page.getByRole("button", { name: `Restaurar ${name}` }));
  await expect(products.row(name)).toHaveCount(0);
  await products.filter("Todos");
  await expect(products.row(name)).toHaveCount(1);
});

test("the form keeps what is typed: errors, a draft over a reload, and a question before leaving", async ({
  hand,
  page,
}) => {
  const products = new ProductPages(hand);
  const previous = page.getByLabel("Precio anterior");
  await page.goto("/productos/cargar-producto");
  await products.save();
  await expect(page.getByText("Escribe el nombre del producto.")).toBeVisible();
  await expect(products.name).toBeFocused();
  const name = unique("Cazuela");
  await hand.type(products.name, name);
  await hand.type(products.formPrice, "900");
  await hand.type(previous, "800");
  await products.save();
  await expect(page.getByText("El precio anterior debe ser mayor que el precio.")).toBeVisible();
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  // the words may be of a draft that was kept before the last field was typed
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("800");
  await page.reload();
  await expect(products.name).toHaveValue(name);
  await hand.type(previous, "1.200");
  await expect(page.getByText("25 % menos")).toBeVisible();
  await products.save();
  await expect(page).toHaveURL("/productos");

  await hand.tap(page.getByRole("link", { name, exact: true }));
  await hand.type(products.name, `${name} grande`);
  const toList = () => hand.tap(page.getByRole("link", { name: "Volver a mis productos" }));
  await toList();
  const question = new Popup(hand);
  await expect(question.title("¿Salir sin guardar?")).toBeVisible();
  await question.answer("Seguir aquí");
  await products.save();
  await expect(page.getByText("Producto guardado")).toBeVisible();
  await toList();
  await expect(page.getByRole("link", { name: `${name} grande` })).toBeVisible();
});

test("search forgives a slip, and search and filters live in the address", async ({ hand, page }) => {
  const products = new ProductPages(hand);
  await page.goto("/productos/cargar-producto");
  await hand.type(products.name, "Sombrero tejido");
  await products.save();
  await expect(page).toHaveURL("/productos");
  await hand.type(products.search, "sombreor");
  await expect(page).toHaveURL("/productos?q=sombreor");
  await expect(products.price("Sombrero tejido").first()).toBeVisible();
  await page.reload();
  await expect(products.search).toHaveValue("sombreor");
  await hand.type(products.search, "zzzz");
  await expect(page.getByText("No encontramos productos")).toBeVisible();
  await hand.tap(page.getByRole("button", { name: "Quitar filtros" }));
  await expect(page).toHaveURL("/productos");
});
