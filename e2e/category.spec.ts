import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CategoryPages } from "./pages/category-pages";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

test("a category is created, renamed, paused and deleted, and its product stays", async ({ hand, context, shop }) => {
  const categories = new CategoryPages(hand);
  const popup = new Popup(hand);
  await shop.enter(context);
  await hand.page.goto("/compartir");
  await new Panel(hand).go("Mis Categorias");
  await categories.create();
  await hand.type(categories.name, "Mates");
  await categories.save();
  await expect(popup.title("La categoría se ha creado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await expect(categories.row("Mates")).toBeVisible();

  const { categories: list } = await shop.api.query("category", "list");
  await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: list[0]?.id ?? null });
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/mates`);
  await expect(visitor.getByRole("article").filter({ hasText: "Mate torpedo" })).toBeVisible();

  await hand.tap(categories.visible("Mates"));
  await expect(categories.row("Mates").getByText("Pausada")).toBeVisible();
  await hand.tap(categories.visible("Mates"));
  await expect(categories.row("Mates").getByText("Pausada")).toBeHidden();

  await categories.choose("Mates", "Eliminar");
  await hand.tap(hand.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(popup.title("La categoría se ha eliminado correctamente")).toBeVisible();
  await popup.answer("Aceptar");
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article").filter({ hasText: "Mate torpedo" })).toBeVisible();
});

test("a reserved name is refused beside the field and stays as typed", async ({ hand, context, watch, shop }) => {
  watch.expect(/\b4(09|22|00)\b/);
  const categories = new CategoryPages(hand);
  await shop.enter(context);
  await hand.page.goto("/categorias/crear-categoria");
  for (const name of ["Otros Productos", "catálogo", "mis-links"]) {
    await hand.type(categories.name, name);
    await categories.save();
    await expect(categories.name).toHaveAttribute("aria-invalid", "true");
    await expect(categories.name).toHaveValue(name);
  }
  expect((await shop.api.query("category", "list")).categories).toEqual([]);
});
