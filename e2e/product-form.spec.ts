import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { ProductFormPage, ProductListPage } from "./pages/product-panel";
import { signIn } from "./pages/sign-in";

test.beforeEach(({ context }) => signIn(context, "otra@vidriera.test", "Otra-1234"));

async function expectNoAxeProblem(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

test("a product with photos is loaded, and priced and paused in the list", async ({ page }) => {
  const list = new ProductListPage(page);
  const form = new ProductFormPage(page);
  const name = unique("Florero de barro");
  await list.open();
  await page.getByRole("link", { name: "Cargar" }).click();
  await expect(page).toHaveURL("/productos/cargar-producto");
  await form.addPhotos("#c0392b", "#2980b9");
  await expect(form.photos).toHaveCount(2);
  await form.name.fill(name);
  await form.price.fill("1.500,50");
  await expectNoAxeProblem(page);
  await form.save();
  await expect(page).toHaveURL("/productos");
  await expect(page.getByText("Producto cargado")).toBeVisible();
  await expect(list.price(name)).toHaveValue("1.500,50");

  await list.price(name).fill("mucho");
  await list.price(name).press("Enter");
  await expect(list.row(name).getByRole("alert")).toContainText("por ejemplo 1.500");
  await list.price(name).fill("2000");
  await list.price(name).press("Enter");
  await expect(list.row(name).getByText("Precio guardado")).toBeVisible();
  await expect(list.price(name)).toHaveValue("2.000");
  await list.visible(name).click({ force: true });
  await expect(list.row(name).getByText("Pausado")).toBeVisible();
});

test("what is deleted comes back by Deshacer, and later from the bin", async ({ page }) => {
  const list = new ProductListPage(page);
  const form = new ProductFormPage(page);
  const name = unique("Jarra");
  await page.goto("/productos/cargar-producto");
  await form.name.fill(name);
  await form.save();
  await expect(page).toHaveURL("/productos");
  await list.choose(name, "Eliminar");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText(`«${name}» está otra vez en tu lista`)).toBeVisible();
  await expect(list.row(name)).toHaveCount(1);
  await list.choose(name, "Eliminar");
  await page.getByRole("button", { name: /^Papelera/ }).click();
  await expect(page).toHaveURL("/productos?filtro=papelera");
  await expectNoAxeProblem(page);
  await page.getByRole("button", { name: `Restaurar ${name}` }).click();
  await expect(list.row(name)).toHaveCount(0);
  await page.getByRole("button", { name: /^Todos/ }).click();
  await expect(list.row(name)).toHaveCount(1);
});

test("the form keeps what is typed: errors, a draft over a reload, and a question before leaving", async ({ page }) => {
  const form = new ProductFormPage(page);
  await page.goto("/productos/cargar-producto");
  await form.save();
  await expect(page.getByText("Escribe el nombre del producto.")).toBeVisible();
  await expect(form.name).toBeFocused();
  const name = unique("Cazuela");
  await form.name.fill(name);
  await form.price.fill("900");
  await page.getByLabel("Precio anterior").fill("800");
  await form.save();
  await expect(page.getByText("El precio anterior debe ser mayor que el precio.")).toBeVisible();
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  await page.reload();
  await expect(form.name).toHaveValue(name);
  await page.getByLabel("Precio anterior").fill("1.200");
  await expect(page.getByText("25 % menos")).toBeVisible();
  await form.save();
  await expect(page).toHaveURL("/productos");

  await page.getByRole("link", { name, exact: true }).click();
  await form.name.fill(`${name} grande`);
  await page.getByRole("link", { name: "Volver a mis productos" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("¿Salir sin guardar?");
  await question.getByRole("button", { name: "Seguir aquí" }).click();
  await form.save();
  await expect(page.getByText("Producto guardado")).toBeVisible();
  await page.getByRole("link", { name: "Volver a mis productos" }).click();
  await expect(page.getByRole("link", { name: `${name} grande` })).toBeVisible();
});

test("search forgives a slip, and search and filters live in the address", async ({ page }) => {
  const list = new ProductListPage(page);
  const form = new ProductFormPage(page);
  await page.goto("/productos/cargar-producto");
  await form.name.fill("Sombrero tejido");
  await form.save();
  await expect(page).toHaveURL("/productos");
  await page.getByLabel("Buscar producto").fill("sombreor");
  await expect(page).toHaveURL("/productos?q=sombreor");
  await expect(list.price("Sombrero tejido").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Buscar producto")).toHaveValue("sombreor");
  await page.getByLabel("Buscar producto").fill("zzzz");
  await expect(page.getByText("No encontramos productos")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/productos");
});
