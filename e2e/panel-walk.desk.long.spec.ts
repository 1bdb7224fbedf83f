import { addProduct } from "./fixtures/merchant";
import { walkPanel, walkTest } from "./fixtures/panel-walk";
import { expect } from "./fixtures/test";
import { ProductPages } from "./pages/product-pages";

walkPanel();

const PRODUCTS = 69;

walkTest("5: a long list is searched, chosen, priced and left with the keys", async ({ user, page, context, shop }) => {
  for (let n = 1; n <= PRODUCTS; n += 1)
    await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), sku: `MAT-${n}`, stock: n });
  await shop.logIn(context);
  const { keyboard } = page;
  const products = new ProductPages(user);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await page.goto("/productos");
  const rows = products.list.getByRole("listitem").filter({ has: page.getByRole("link") });
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await user.tap(page.getByRole("button", { name: "Orden: Precio, menor primero" }));
  await expect(rows.first()).toContainText("Mate 1");
  await expect(rows.first()).toContainText("MAT-1");

  await user.keysWork();
  await keyboard.press("Escape");
  await keyboard.press("j");
  await expect(link("Mate 1")).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("x");
  await keyboard.press("j");
  await keyboard.press("x");
  await expect(page.getByRole("toolbar", { name: "Acciones para los elegidos" })).toContainText("2 elegidos");
  await user.tap(page.getByRole("checkbox", { name: "Elegir todos los de esta página" }));
  await products.selectAll(PRODUCTS);
  await products.bulkAction("Pausar");
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts.paused).toBe(PRODUCTS);

  await keyboard.press("/");
  await expect(products.search).toBeFocused();
  await keyboard.type("mat-33");
  await expect(page).toHaveURL(/q=mat-33/);
  await expect(rows.first()).toContainText("Mate 33");
  await keyboard.press("ArrowDown");
  await keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Mate 33" })).toBeVisible();
  await user.tap(page.getByRole("link", { name: "Volver a mis productos" }));
  await expect(page).toHaveURL(/q=mat-33/);

  await keyboard.press("ControlOrMeta+k");
  await keyboard.type("horarios");
  await expect(page.getByRole("option", { name: /Ajustes: / })).toHaveAttribute("aria-selected", "true");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/configuraciones\/horarios$/);
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Atajos de teclado" })).toBeVisible();
});
