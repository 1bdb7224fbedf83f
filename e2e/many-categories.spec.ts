import { axeFindings } from "./fixtures/axe";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

const COUNT = 24;

test("many categories: the home shows twelve, the others are one tap away, and the panel searches them", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("many-categories");
  for (let n = 1; n <= COUNT; n++) {
    const { id } = await shop.api.mutate("category", "create", { name: `Categoría ${n}` });
    await addProduct(shop, { name: `Producto ${n}`, price: "100", categoryId: id });
  }
  await page.goto(shop.url);
  const section = page.getByRole("region", { name: "Categorías" });
  await expect(section.getByRole("listitem")).toHaveCount(12);
  await screenshot(page, "home");
  await user.tap(section.getByRole("link", { name: `Ver todas (${COUNT}) de Categorías` }));
  await expect(page).toHaveURL(`${shop.url}/catalogo#_categorias`);
  const index = page.getByRole("navigation", { name: "Todas las categorías" });
  await expect(index.getByRole("link")).toHaveCount(COUNT);
  await expect(index).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await screenshot(page, "todas");
  await user.tap(index.getByRole("link", { name: "Categoría 23" }));
  const bar = page.getByRole("navigation", { name: "Categorías", exact: true });
  await expect(bar.getByRole("link")).toHaveCount(20);
  await expect(bar.locator("[aria-current]")).toContainText("Categoría 23");

  await shop.logIn(context);
  await page.goto("/productos/cargar-producto");
  await user.tap(page.getByRole("button", { name: "Categoría: Sin categoría" }));
  const dialog = page.getByRole("dialog");
  await user.type(dialog.getByLabel("Buscar una categoría"), "CATEGORIA 23");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await screenshot(page, "elegir");
  await user.tap(dialog.getByRole("button", { name: "Categoría 23" }));
  await expect(page.getByRole("button", { name: "Categoría: Categoría 23" })).toBeVisible();

  await page.goto("/productos");
  await user.tap(page.getByRole("button", { name: "Categoría", exact: true }));
  await user.type(dialog.getByLabel("Buscar una categoría"), "23");
  await user.tap(dialog.getByRole("button", { name: "Categoría 23" }));
  await expect(page.getByRole("link", { name: "Producto 23", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Producto 22", exact: true })).toBeHidden();
});
