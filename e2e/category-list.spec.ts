import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { photo } from "./pages/product-panel";
import { signIn } from "./pages/sign-in";

test.beforeEach(({ context }) => signIn(context, "otra@vidriera.test", "Otra-1234"));

async function expectNoAxeProblem(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Categorías" }).getByRole("listitem").filter({ hasText: name });
const popup = (page: Page) => page.getByRole("alertdialog");

test("a category is created with a photo, renamed, moved, paused and deleted", async ({ page }) => {
  const name = `Macetas ${Date.now() % 1_000_000}`;
  await page.goto("/categorias");
  await page.getByRole("heading", { name: "Mis Categorias" }).waitFor();
  await page.getByRole("link", { name: "Crear categoría" }).click();
  await page.getByLabel("Nombre").fill("Mis Links");
  await page.getByRole("button", { name: "Crear categoría" }).click();
  await expect(page.getByText("Ese nombre está reservado.")).toBeVisible();
  await page.getByLabel("Nombre").fill(name);
  await page.getByLabel("Elegir una foto").setInputFiles(await photo("#27ae60"));
  await expectNoAxeProblem(page);
  await page.getByRole("button", { name: "Crear categoría" }).click();
  await expect(popup(page)).toContainText("La categoría se ha creado correctamente");
  await popup(page).getByRole("button", { name: "Aceptar" }).click();
  await expect(page).toHaveURL("/categorias");
  await expectNoAxeProblem(page);

  const position = () =>
    page
      .getByRole("list", { name: "Categorías" })
      .getByRole("switch")
      .evaluateAll((all, wanted) => all.findIndex((one) => one.getAttribute("aria-label")?.endsWith(wanted)), name);
  const before = await position();
  await page.getByRole("button", { name: `Subir ${name}` }).click();
  await expect.poll(position).toBe(before - 1);
  await page.getByRole("switch", { name: `Visible: ${name}` }).click({ force: true });
  await expect(row(page, name).getByText("Pausada")).toBeVisible();

  await page.getByRole("button", { name: `Opciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Cambiar el nombre" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill(`${name} grandes`);
  await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
  await expect(row(page, `${name} grandes`)).toBeVisible();
  await page.reload();
  await expect(row(page, `${name} grandes`).getByText("Pausada")).toBeVisible();

  await page.getByRole("button", { name: `Opciones de ${name} grandes` }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await popup(page).getByRole("button", { name: "Eliminar" }).click();
  await expect(popup(page)).toContainText("La categoría se ha eliminado correctamente");
  await popup(page).getByRole("button", { name: "Aceptar" }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test("the same name twice is said beside the field", async ({ page }) => {
  const name = `Cestos ${Date.now() % 1_000_000}`;
  for (const typed of [name, name.toUpperCase()]) {
    await page.goto("/categorias/crear-categoria");
    await page.getByLabel("Nombre").fill(typed);
    await page.getByRole("button", { name: "Crear categoría" }).click();
    if (typed === name) await popup(page).getByRole("button", { name: "Aceptar" }).click();
  }
  await expect(page.getByText("Ya tienes una categoría con ese nombre.")).toBeVisible();
  await expect(page.getByLabel("Nombre")).toHaveValue(name.toUpperCase());
});
