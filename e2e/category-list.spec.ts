import type { Page } from "@playwright/test";
import { axeFindings } from "./fixtures/axe";
import { photoOnDisk } from "./fixtures/photo";
import { signIn } from "./fixtures/sign-in";
import { expect, test } from "./fixtures/test";
import { CategoryPages } from "./pages/category-pages";
import { Popup } from "./pages/popup";

test.beforeEach(({ context }) => signIn(context, "otra@vidriera.test", "Otra-1234"));

const expectNoAxeProblem = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

test("a category is created with a photo, renamed, moved, paused and deleted", async ({ user, page, monitor }) => {
  monitor.allow(/\b422\b/);
  const pages = new CategoryPages(user);
  const popup = new Popup(user);
  const name = `Macetas ${Date.now() % 1_000_000}`;
  await page.goto("/categorias");
  await pages.heading.waitFor();
  await pages.create();
  await user.type(pages.name, "Mis Links");
  await pages.save();
  await expect(page.getByText("Ese nombre está reservado.")).toBeVisible();
  await user.type(pages.name, name);
  await page.getByLabel("Elegir una foto").setInputFiles(await photoOnDisk());
  await expectNoAxeProblem(page);
  await pages.save();
  await expect(popup.title("La categoría se ha creado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await expect(page).toHaveURL("/categorias");
  await expectNoAxeProblem(page);

  const position = () =>
    page
      .getByRole("list", { name: "Categorías" })
      .getByRole("switch")
      .evaluateAll((all, wanted) => all.findIndex((one) => one.getAttribute("aria-label")?.endsWith(wanted)), name);
  await expect.poll(position).toBeGreaterThan(0);
  const before = await position();
  await user.tap(page.getByRole("button", { name: `Subir ${name}` }));
  await expect.poll(position).toBe(before - 1);
  await user.tap(pages.visible(name));
  await expect(pages.row(name).getByText("Pausada")).toBeVisible();

  await pages.choose(name, "Cambiar el nombre");
  const dialog = page.getByRole("dialog");
  await user.type(dialog.getByLabel("Nombre"), `${name} grandes`);
  await user.tap(dialog.getByRole("button", { name: "Guardar" }));
  await expect(pages.row(`${name} grandes`)).toBeVisible();
  await page.reload();
  await expect(pages.row(`${name} grandes`).getByText("Pausada")).toBeVisible();

  await pages.choose(`${name} grandes`, "Eliminar");
  await popup.answer("Eliminar");
  await expect(popup.title("La categoría se ha eliminado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await expect(pages.row(name)).toHaveCount(0);
});

test("a duplicate name is reported at its field", async ({ user, page, monitor }) => {
  monitor.allow(/\b4(09|22)\b/);
  const pages = new CategoryPages(user);
  const name = `Cestos ${Date.now() % 1_000_000}`;
  for (const typed of [name, name.toUpperCase()]) {
    await page.goto("/categorias/crear-categoria");
    await user.type(pages.name, typed);
    await pages.save();
    if (typed === name) await new Popup(user).answer("Aceptar");
  }
  await expect(page.getByText("Ya tienes una categoría con ese nombre.")).toBeVisible();
  await expect(pages.name).toHaveValue(name.toUpperCase());
});
