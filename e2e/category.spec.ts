import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CategoryPages } from "./pages/category-pages";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

test("a category is created, paused and deleted, and its product remains", async ({ user, context, shop }) => {
  const categories = new CategoryPages(user);
  const popup = new Popup(user);
  await shop.logIn(context);
  await user.page.goto("/compartir");
  await new Panel(user).go("Mis Categorias");
  await categories.create();
  await user.type(categories.name, "Mates");
  await categories.save();
  await expect(popup.title("La categoría se ha creado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await expect(categories.row("Mates")).toBeVisible();

  const { categories: list } = await shop.api.query("category", "list");
  await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: list[0]?.id ?? null });
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/mates`);
  await expect(visitor.getByRole("article").filter({ hasText: "Mate torpedo" })).toBeVisible();

  await user.tap(categories.visible("Mates"));
  await expect(categories.row("Mates").getByText("Pausada")).toBeVisible();
  await user.tap(categories.visible("Mates"));
  await expect(categories.row("Mates").getByText("Pausada")).toBeHidden();

  await categories.choose("Mates", "Eliminar");
  await user.tap(user.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(popup.title("La categoría se ha eliminado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article").filter({ hasText: "Mate torpedo" })).toBeVisible();
});

test("a reserved name is rejected at its field and stays as typed", async ({ user, context, monitor, shop }) => {
  monitor.allow(/\b4(09|22|00)\b/);
  const categories = new CategoryPages(user);
  await shop.logIn(context);
  await user.page.goto("/categorias/crear-categoria");
  for (const name of ["Otros Productos", "catálogo", "mis-links"]) {
    await user.type(categories.name, name);
    await categories.save();
    await expect(categories.name).toHaveAttribute("aria-invalid", "true");
    await expect(categories.name).toHaveValue(name);
  }
  expect((await shop.api.query("category", "list")).categories).toEqual([]);
});
