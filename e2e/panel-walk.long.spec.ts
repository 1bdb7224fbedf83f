import { addProduct } from "./fixtures/merchant";
import { walkPanel, walkTest } from "./fixtures/panel-walk";
import { expect } from "./fixtures/test";
import { ProductPages } from "./pages/product-pages";

walkPanel();

const PRODUCTS = 69;

walkTest(
  "5: a long list is sorted, searched, priced and chosen whole, and keeps its place",
  async ({ user, page, context, shop }) => {
    for (let n = 1; n <= PRODUCTS; n += 1)
      await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), sku: `MAT-${n}`, stock: n });
    await shop.logIn(context);
    const products = new ProductPages(user);
    await page.goto("/productos");
    await user.tap(page.getByRole("button", { name: /^Orden: / }));
    await user.tap(page.getByRole("button", { name: "Precio, mayor primero" }));
    await expect(page.locator("[data-row-link]").first()).toHaveText("Mate 69");
    await expect(products.row("Mate 69")).toContainText("MAT-69");
    await page.getByRole("link", { name: "Mate 50", exact: true }).scrollIntoViewIfNeeded();
    await expect(products.search).toBeInViewport();
    const before = await page.evaluate(() => window.scrollY);
    await user.tap(page.getByRole("link", { name: "Mate 50", exact: true }));
    await expect(page.getByRole("heading", { name: "Mate 50" })).toBeVisible();
    await user.tap(page.getByRole("link", { name: "Volver a mis productos" }));
    await expect(page).toHaveURL(/orden=precio-mayor/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
    await expect(page.getByRole("link", { name: "Mate 50", exact: true })).toBeInViewport();

    await products.setPrice("Mate 50", "5.050");
    await expect(products.price("Mate 49")).toBeFocused();
    await page.keyboard.type("4.950");
    await page.keyboard.press("Enter");
    const price = async (sku: string) =>
      (await shop.api.query("product", "list", { search: sku })).rows.find((row) => row.sku === sku)?.price;
    await expect.poll(() => price("MAT-49")).toBe(495_000);
    expect(await price("MAT-50")).toBe(505_000);

    await user.tap(page.getByRole("button", { name: "Cerrar el aviso" }).first());
    await products.startSelecting();
    await products.selectAll(30);
    await products.selectAll(PRODUCTS);
    await expect(products.selection).toHaveText(`${PRODUCTS} elegidos`);
    await products.bulkAction("Pausar");
    await expect.poll(async () => (await shop.api.query("product", "list", {})).counts.paused).toBe(PRODUCTS);
  },
);
