import { axeFindings } from "./fixtures/axe";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { ProductPages } from "./pages/product-pages";

/** Adds "Mate 1" to "Mate 9" and so on with codes; the list shows the newest first. */
async function addMany(shop: NewShop, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), sku: `MAT-${n}`, stock: n });
  }
}

test("the list is worked through with the keyboard alone", async ({ user, context, shop }) => {
  const { page } = user;
  await addMany(shop, 14);
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  const rows = products.list.getByRole("listitem").filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await expect(products.row("Mate 14")).toContainText("MAT-14");
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const camera = await page.locator("label", { hasText: "Sacar una foto de Mate 14" }).boundingBox();
  const name = await link("Mate 14").boundingBox();
  expect((camera?.x ?? 0) + (camera?.width ?? Number.NaN), "the thumbnail ends before the name").toBeLessThan(
    name?.x ?? 0,
  );

  await user.keysWork();
  await page.keyboard.press("j");
  await expect(link("Mate 14")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(link("Mate 13")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(link("Mate 13")).toBeFocused();

  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: "Elegir Mate 13", exact: true })).toBeChecked();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("toolbar", { name: "Acciones para los elegidos" })).toContainText("2 elegidos");
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await page.keyboard.press("x");
  const actions = page.getByRole("toolbar", { name: "Acciones para los elegidos" });
  await actions.getByRole("button", { name: "Pausar" }).click();
  await expect(page.getByText("1 producto pausado")).toBeVisible();
  const paused = async () => (await shop.api.query("product", "list", {})).counts.paused;
  expect(await paused()).toBe(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("Se deshizo el cambio")).toBeVisible();
  await expect.poll(paused).toBe(0);
  await page.getByRole("button", { name: "Cerrar el aviso" }).click();
  await expect(page.getByRole("button", { name: "Cerrar el aviso" })).toHaveCount(0);

  await products.price("Mate 13").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7777");
  await page.keyboard.press("Enter");
  await expect(products.price("Mate 12")).toBeFocused();
  await page.keyboard.type("mil");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(products.price("Mate 12")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect
    .poll(async () => (await shop.api.query("product", "list", { search: "MAT-13" })).rows[0]?.price)
    .toBe(777_700);
  await page.getByRole("button", { name: "Cerrar el aviso" }).first().click();
  await expect(page.getByRole("button", { name: "Cerrar el aviso" })).toHaveCount(0);

  await link("Mate 12").focus();
  await page.keyboard.press("/");
  await expect(products.search).toBeFocused();
  await page.keyboard.type("mat-3");
  await expect(page).toHaveURL(/q=mat-3/);
  await expect(rows.first()).toContainText("Mate 3");
  await page.keyboard.press("ArrowDown");
  await expect(link("Mate 3")).toBeFocused();
  await page.keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Mate 3" })).toBeVisible();
  await page.getByRole("link", { name: "Volver a mis productos" }).click();
  await expect(page).toHaveURL(/q=mat-3/);
});

test("a column sorts; the palette finds screens, products, orders and actions, and the keys can be turned off", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  await addMany(shop, 3);
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  const names = () => page.locator("[data-row-link]").allInnerTexts();
  await user.tap(page.getByRole("button", { name: "Orden: Precio, menor primero" }));
  await expect.poll(names).toEqual(["Mate 1", "Mate 2", "Mate 3"]);
  await page.getByRole("button", { name: "Orden: Precio, mayor primero" }).last().click();
  await expect.poll(names).toEqual(["Mate 3", "Mate 2", "Mate 1"]);
  await expect(page).toHaveURL(/orden=precio-mayor/);
  await page.reload();
  await expect.poll(names).toEqual(["Mate 3", "Mate 2", "Mate 1"]);
  await user.keysWork();

  const palette = page.getByRole("dialog", { name: "Ir a…" });
  const option = (name: string | RegExp) => palette.getByRole("option", { name });
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("mate 2");
    await expect(option(/^Mate 2/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
  }
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("mate 2");
  await expect(option(/^Mate 2/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/productos\/\d+$/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("horarios");
  await expect(option(/Ajustes: /)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/configuraciones\/horarios$/);
  await expect(
    page.getByRole("navigation", { name: "Ajustes" }).getByRole("link", { name: /Vacaciones/ }),
  ).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("zzzz");
  await expect(palette.getByText("No encontramos nada")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(products.heading).toBeVisible();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Atajos de teclado" });
  await expect(keys).toContainText("Ir al precio; Enter pasa al siguiente");
  expect(await axeFindings(page)).toEqual([]);
  await keys.getByRole("switch", { name: "Atajos de una tecla" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(page.locator("[data-row-link]").first()).not.toBeFocused();
});
