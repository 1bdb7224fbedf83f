import { pickUp } from "./fixtures/keyboard-drag";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { ProductPages } from "./pages/product-pages";

/** Adds products named "Mate 1" and so on; the list shows the newest first. */
async function addMany(shop: NewShop, count: number, over: object = {}): Promise<void> {
  for (let n = 1; n <= count; n += 1) await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), ...over });
}

const screenshot = screenshots("product-list");

test("twenty products of a category are paused at once, which is undone", async ({ user, context, shop }) => {
  const { page } = user;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addMany(shop, 20, { categoryId: mates.id });
  await addProduct(shop, { name: "Yerba suelta", price: "500" });
  await shop.logIn(context);
  const products = new ProductPages(user);
  const paused = async () => (await shop.api.query("product", "list", {})).counts.paused;
  await page.goto("/productos");
  await products.filterCategory("Mates");
  await expect(products.row("Yerba suelta")).toHaveCount(0);
  await products.startSelecting();
  await products.selectAll(20);
  await expect(products.selection).toHaveText("20 elegidos");
  await screenshot(page, "twenty-chosen");
  await products.bulkAction("Pausar");
  expectTaps("pause twenty at once", user.taps, 5);
  await user.keepOpen(page.getByText("20 productos pausados"));
  await expect.poll(paused).toBe(20);
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article")).toHaveCount(1);
  await visitor.close();

  await products.undo();
  await expect.poll(paused).toBe(0);
});

test("a product is duplicated, a deleted one restored, and the bin emptied", async ({ user, context, shop }) => {
  const { page } = user;
  await addMany(shop, 3);
  const { rows } = await shop.api.query("product", "list", {});
  for (const { id } of rows.slice(0, 2)) await shop.api.mutate("product", "delete", { id });
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  await products.choose("Mate 1", "Duplicar");
  expectTaps("duplicate a product", user.taps, 5);
  await expect(products.row("Mate 1 (copia)")).toBeVisible();

  user.taps = 0;
  await products.filter("Papelera");
  await expect(products.row("Mate 3")).toContainText("Se borra en 30 días");
  await screenshot(page, "bin");
  await user.tap(page.getByRole("button", { name: "Restaurar Mate 3" }));
  expectTaps("restore a deleted product", user.taps, 5);
  await expect(page.getByText("«Mate 3» está otra vez en tu lista")).toBeVisible();
  await expect(products.row("Mate 3")).toHaveCount(0);

  await user.tap(page.getByRole("button", { name: "Vaciar la papelera" }));
  await user.tap(page.getByRole("button", { name: "Borrar del todo", exact: true }));
  await expect(page.getByText("La papelera está vacía")).toBeVisible();
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts).toMatchObject({ all: 3, bin: 0 });
});

test("all products of a list are selected across pages by a long press, changed, and restored by undo", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  await shop.api.mutate("category", "create", { name: "Bazar" });
  await addMany(shop, 35);
  await shop.logIn(context);
  const products = new ProductPages(user);
  const counts = async () => (await shop.api.query("product", "list", {})).counts;
  await page.goto("/productos");
  await user.longPress(products.row("Mate 35").getByRole("link", { name: "Mate 35" }), products.selection);
  await expect(products.selection).toHaveText("1 elegido");
  await user.tap(products.checkbox("Mate 35"));
  await expect(products.selection).toHaveText("Elegí productos");
  await products.selectAll(30);
  await products.selectAll(35);
  await expect(products.selection).toHaveText("35 elegidos");
  expect(await products.list.getByRole("listitem").count()).toBeLessThanOrEqual(60);
  await products.bulkAction("Categoría");
  await user.tap(page.getByRole("button", { name: "Bazar" }));
  await user.keepOpen(page.getByText("35 productos cambiaron de categoría"));
  await expect(products.selection).toHaveCount(0);
  await expect.poll(async () => (await counts()).withoutCategory).toBe(0);
  await products.undo();
  await expect.poll(async () => (await counts()).withoutCategory).toBe(35);

  await products.startSelecting();
  await user.tap(products.checkbox("Mate 34"));
  await user.tap(products.checkbox("Mate 33"));
  await products.bulkMenuAction("Eliminar");
  const question = page.getByRole("alertdialog", { name: "¿Eliminar 2 productos?" });
  await expect(question.getByRole("button", { name: "No, dejarlos" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Más", exact: true })).toBeFocused();
  await products.bulkMenuAction("Eliminar");
  await user.tap(question.getByRole("button", { name: "Eliminar 2" }));
  await expect(page.getByText("2 productos en la papelera")).toBeVisible();
  await expect.poll(async () => (await counts()).bin).toBe(2);

  await products.startSelecting();
  await expect(question).toHaveCount(0);
  await user.tap(products.checkbox("Mate 32"));
  await user.tap(products.checkbox("Mate 31"));
  await products.bulkAction("Precios");
  await expect(page.getByRole("heading", { name: "Cambiar precios" })).toBeVisible();
  await expect(page).toHaveURL(/ids=\d+,\d+/);
});

test("products are ordered by dragging, by keyboard and by position, and visitors see the same order", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addMany(shop, 4, { categoryId: mates.id });
  await addProduct(shop, { name: "Yerba suelta", price: "500" });
  await shop.logIn(context);
  const products = new ProductPages(user);
  const handle = (name: string) => page.getByRole("button", { name: `Mover ${name}`, exact: true });
  const shown = page.getByRole("list", { name: "Productos en orden" }).getByRole("listitem");
  const visitor = await context.newPage();
  const publicRows = async () => {
    await visitor.goto(`${shop.url}/mates`);
    return visitor.getByRole("article").allInnerTexts();
  };
  const expectOrder = async (...names: string[]) => {
    await expect(shown).toContainText(names);
    await expect.poll(async () => (await publicRows()).map((text) => /Mate \d/.exec(text)?.[0])).toEqual(names);
  };
  await page.goto("/productos");
  await products.filterCategory("Mates");
  await products.chooseListAction("Ordenar productos");
  await expect(shown).toHaveCount(4);
  await user.drag(handle("Mate 4"), handle("Mate 1"));
  expectTaps("order the products of a category", user.taps, 5);
  await expectOrder("Mate 4", "Mate 1", "Mate 2", "Mate 3");
  await screenshot(page, "order-of-products");

  await page.bringToFront();
  await handle("Mate 4").focus();
  await pickUp(page, "Tomaste Mate 4, en el lugar 1 de 4.");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Mate 4 va al lugar 2 de 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expectOrder("Mate 1", "Mate 4", "Mate 2", "Mate 3");

  await page.bringToFront();
  await user.tap(page.getByRole("button", { name: "Lugar de Mate 1" }));
  await user.tap(page.getByRole("menuitem", { name: "Al final" }));
  await expectOrder("Mate 4", "Mate 2", "Mate 3", "Mate 1");
  await page.bringToFront();
  await user.tap(page.getByRole("button", { name: "Lugar de Mate 1" }));
  await user.tap(page.getByRole("menuitem", { name: "A otro lugar…" }));
  await user.type(page.getByLabel("Lugar", { exact: true }), "9");
  await user.tap(page.getByRole("button", { name: "Mover", exact: true }));
  await expect(page.getByText("Escribí un número del 1 al 4.")).toBeVisible();
  await expect(page.getByLabel("Lugar", { exact: true })).toHaveValue("9");
  await user.type(page.getByLabel("Lugar", { exact: true }), "2");
  await user.tap(page.getByRole("button", { name: "Mover", exact: true }));
  await expectOrder("Mate 4", "Mate 1", "Mate 2", "Mate 3");
});

test("the price list is previewed and copied; a product is shared; a price change is undone", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: mates.id });
  const bulb = await addProduct(shop, { name: "Bombilla", price: null, offer: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  await products.chooseListAction("Copiar lista de precios");
  const preview = page.getByLabel("Así se copia");
  await expect(preview).toHaveValue(/\*Mates\*\n• Mate torpedo: \$\s18\.500/);
  await screenshot(page, "price-list");
  await user.tap(page.getByRole("button", { name: "Copiar lista" }));
  expectTaps("copy the price list", user.taps, 5);
  await expect(page.getByText("Lista copiada")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await preview.inputValue());
  const chat = page.getByRole("link", { name: "Enviar por WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/api\.whatsapp\.com\/send\?text=/);
  await user.tap(page.locator("label").filter({ hasText: "Solo ofertas" }));
  await expect(preview).toHaveValue(/^(?!.*torpedo)[\s\S]*• Bombilla: Consultar[\s\S]*$/);

  await page.goto("/productos");
  await products.choose("Bombilla", "Compartir");
  const dialog = page.getByRole("dialog", { name: "Compartir «Bombilla»" });
  await expect(dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await user.tap(dialog.getByRole("button", { name: "Copiar" }));
  await expect(page.getByText("Link copiado")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${shop.url}/catalogo/${bulb.id}-bombilla`);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await products.setPrice("Mate torpedo", "20.000");
  await expect(page.getByText("Mate torpedo: $ 20.000")).toBeVisible();
  await products.undo();
  await expect(products.price("Mate torpedo")).toHaveValue("18.500");
  await expect
    .poll(async () => (await shop.api.query("product", "list", { search: "torpedo" })).rows[0]?.price)
    .toBe(1_850_000);
});

test("order, filter and place in the list survive the way back and a reload, and Enter goes to the next price", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  for (let n = 1; n <= 12; n += 1) {
    const more = n === 1 ? { stock: 0 } : n === 2 ? { stock: 5, sku: "MAT-2" } : {};
    await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), ...more });
  }
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  await user.tap(page.getByRole("button", { name: /^Orden: / }));
  await screenshot(page, "orders");
  await user.tap(page.getByRole("button", { name: "Menos stock primero" }));
  await expect(page).toHaveURL(/orden=stock/);
  const names = page.locator("[data-row-link]");
  await expect(names.first()).toHaveText("Mate 1");
  await expect(products.row("Mate 2").first()).toContainText("MAT-2");
  await expect(products.list.getByText("Quedan 5")).toBeVisible();
  await expect(products.row("Mate 1").first()).toContainText("Sin stock");

  await user.tap(page.getByRole("button", { name: /^Orden: / }));
  await user.tap(page.getByRole("button", { name: "Precio, mayor primero" }));
  await expect(names.first()).toHaveText("Mate 12");
  await page.getByRole("link", { name: "Mate 4", exact: true }).scrollIntoViewIfNeeded();
  await expect(products.search).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await user.tap(page.getByRole("link", { name: "Mate 4", exact: true }));
  await expect(page.getByRole("heading", { name: "Mate 4" })).toBeVisible();
  await page.reload();
  await user.tap(page.getByRole("link", { name: "Volver a mis productos" }));
  await expect(page).toHaveURL(/orden=precio-mayor/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
  await expect(page.getByRole("link", { name: "Mate 4", exact: true })).toBeInViewport();
  await page.reload();
  await expect(names.first()).toHaveText("Mate 12");

  await products.setPrice("Mate 8", "1.050");
  await expect(products.price("Mate 7")).toBeFocused();
  await page.keyboard.type("990");
  await page.keyboard.press("Enter");
  await expect(products.price("Mate 6")).toBeFocused();
  await expect
    .poll(async () => (await shop.api.query("product", "list", { search: "mate 7" })).rows[0]?.price)
    .toBe(99_000);
  // The rows have kept their places while prices are typed, and take the new ones afterwards.
  await expect(names.nth(4)).toHaveText("Mate 8");
  await products.price("Mate 6").blur();
  await expect(names.nth(2)).toHaveText("Mate 8");

  const close = page.getByRole("button", { name: "Cerrar el aviso" }).first();
  const add = page.getByRole("link", { name: /^Cargar/ }).last();
  const [toast, fab] = [await close.boundingBox(), await add.boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(fab?.y ?? 0);
  await user.tap(close);
  await expect(close).toHaveCount(0);
});
