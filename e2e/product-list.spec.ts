import { album } from "./fixtures/album";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { ProductPages } from "./pages/product-pages";

/** In the order they were made in; the newest is the first row of the list. */
async function addMany(shop: NewShop, count: number, over: object = {}): Promise<void> {
  for (let n = 1; n <= count; n += 1) await addProduct(shop, { name: `Mate ${n}`, price: String(n * 100), ...over });
}

const picture = album("list-work");

test("twenty products of a category are paused at once, and back again", async ({ hand, context, shop }) => {
  const { page } = hand;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addMany(shop, 20, { categoryId: mates.id });
  await addProduct(shop, { name: "Yerba suelta", price: "500" });
  await shop.enter(context);
  const products = new ProductPages(hand);
  const paused = async () => (await shop.api.query("product", "list", {})).counts.paused;
  await page.goto("/productos");
  await products.filterCategory("Mates");
  await expect(products.row("Yerba suelta")).toHaveCount(0);
  await products.startChoosing();
  await products.chooseThese(20);
  await expect(products.chosen).toHaveText("20 elegidos");
  await picture(page, "twenty-chosen");
  await products.act("Pausar");
  countTaps("pause twenty at once", hand.taps, 5);
  await hand.keep(page.getByText("20 productos pausados"));
  await expect.poll(paused).toBe(20);
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/catalogo`);
  await expect(visitor.getByRole("article")).toHaveCount(1);
  await visitor.close();

  await products.undo();
  await expect.poll(paused).toBe(0);
});

test("a deleted product comes back, one is copied, and the bin is emptied for good", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  await addMany(shop, 3);
  const { rows } = await shop.api.query("product", "list", {});
  for (const { id } of rows.slice(0, 2)) await shop.api.mutate("product", "delete", { id });
  await shop.enter(context);
  const products = new ProductPages(hand);
  await page.goto("/productos");
  await products.choose("Mate 1", "Duplicar");
  countTaps("duplicate a product", hand.taps, 5);
  await expect(products.row("Mate 1 (copia)")).toBeVisible();

  hand.taps = 0;
  await products.filter("Papelera");
  await expect(products.row("Mate 3")).toContainText("Se borra en 30 días");
  await picture(page, "bin");
  await hand.tap(page.getByRole("button", { name: "Restaurar Mate 3" }));
  countTaps("restore a deleted product", hand.taps, 5);
  await expect(page.getByText("«Mate 3» está otra vez en tu lista")).toBeVisible();
  await expect(products.row("Mate 3")).toHaveCount(0);

  await hand.tap(page.getByRole("button", { name: "Vaciar la papelera" }));
  await hand.tap(page.getByRole("button", { name: "Borrar del todo", exact: true }));
  await expect(page.getByText("La papelera está vacía")).toBeVisible();
  await expect.poll(async () => (await shop.api.query("product", "list", {})).counts).toMatchObject({ all: 3, bin: 0 });
});

test("all that a list finds changes over its pages, chosen by a finger that stays, and is taken back", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  await shop.api.mutate("category", "create", { name: "Bazar" });
  await addMany(shop, 35);
  await shop.enter(context);
  const products = new ProductPages(hand);
  const counts = async () => (await shop.api.query("product", "list", {})).counts;
  await page.goto("/productos");
  await hand.hold(products.row("Mate 35").getByRole("link", { name: "Mate 35" }), products.chosen);
  await expect(products.chosen).toHaveText("1 elegido");
  await hand.tap(products.box("Mate 35"));
  await expect(products.chosen).toHaveText("Elegí productos");
  await products.chooseThese(30);
  await products.chooseThese(35);
  await expect(products.chosen).toHaveText("35 elegidos");
  expect(await products.list.getByRole("listitem").count()).toBeLessThanOrEqual(60);
  await products.actMore("Cambiar de categoría");
  await hand.tap(page.getByRole("button", { name: "Bazar" }));
  await hand.keep(page.getByText("35 productos cambiaron de categoría"));
  await expect(products.chosen).toHaveCount(0);
  await expect.poll(async () => (await counts()).withoutCategory).toBe(0);
  await products.undo();
  await expect.poll(async () => (await counts()).withoutCategory).toBe(35);

  await products.startChoosing();
  await hand.tap(products.box("Mate 34"));
  await hand.tap(products.box("Mate 33"));
  await products.actMore("Eliminar");
  await expect(page.getByRole("heading", { name: "¿Eliminar 2 productos?" })).toBeVisible();
  await hand.tap(page.getByRole("button", { name: "Eliminar" }).last());
  await expect(page.getByText("2 productos en la papelera")).toBeVisible();
  await expect.poll(async () => (await counts()).bin).toBe(2);

  await products.startChoosing();
  await hand.tap(products.box("Mate 32"));
  await hand.tap(products.box("Mate 31"));
  await products.act("Precios");
  await expect(page.getByRole("heading", { name: "Cambiar precios" })).toBeVisible();
  await expect(page).toHaveURL(/ids=\d+,\d+/);
});

test("products are put in order by finger, by keyboard and by their place; visitors see the same", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addMany(shop, 4, { categoryId: mates.id });
  await addProduct(shop, { name: "Yerba suelta", price: "500" });
  await shop.enter(context);
  const products = new ProductPages(hand);
  const handle = (name: string) => page.getByRole("button", { name: `Mover ${name}`, exact: true });
  const shown = page.getByRole("list", { name: "Productos en orden" }).getByRole("listitem");
  const visitor = await context.newPage();
  const public_ = async () => {
    await visitor.goto(`${shop.url}/mates`);
    return visitor.getByRole("article").allInnerTexts();
  };
  const expectOrder = async (...names: string[]) => {
    await expect(shown).toContainText(names);
    await expect.poll(async () => (await public_()).map((text) => /Mate \d/.exec(text)?.[0])).toEqual(names);
  };
  await page.goto("/productos");
  await products.filterCategory("Mates");
  await products.tool("Ordenar productos");
  await expect(shown).toHaveCount(4);
  await hand.drag(handle("Mate 4"), handle("Mate 1"));
  countTaps("products of a category in another order", hand.taps, 5);
  await expectOrder("Mate 4", "Mate 1", "Mate 2", "Mate 3");
  await picture(page, "order-of-products");

  await page.bringToFront();
  await handle("Mate 4").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Tomaste Mate 4, en el lugar 1 de 4.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Mate 4 va al lugar 2 de 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expectOrder("Mate 1", "Mate 4", "Mate 2", "Mate 3");

  await page.bringToFront();
  await hand.tap(page.getByRole("button", { name: "Lugar de Mate 1" }));
  await hand.tap(page.getByRole("menuitem", { name: "Al final" }));
  await expectOrder("Mate 4", "Mate 2", "Mate 3", "Mate 1");
  await page.bringToFront();
  await hand.tap(page.getByRole("button", { name: "Lugar de Mate 1" }));
  await hand.tap(page.getByRole("menuitem", { name: "A otro lugar…" }));
  await hand.type(page.getByLabel("Lugar", { exact: true }), "9");
  await hand.tap(page.getByRole("button", { name: "Mover", exact: true }));
  await expect(page.getByText("Escribí un número del 1 al 4.")).toBeVisible();
  await expect(page.getByLabel("Lugar", { exact: true })).toHaveValue("9");
  await hand.type(page.getByLabel("Lugar", { exact: true }), "2");
  await hand.tap(page.getByRole("button", { name: "Mover", exact: true }));
  await expectOrder("Mate 4", "Mate 1", "Mate 2", "Mate 3");
});

test("the price list is looked at and copied; one product is shared; a price is taken back", async ({
  hand,
  context,
  shop,
  origin,
}) => {
  const { page } = hand;
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: mates.id });
  const bulb = await addProduct(shop, { name: "Bombilla", price: null, offer: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await shop.enter(context);
  const products = new ProductPages(hand);
  await page.goto("/productos");
  await products.tool("Copiar lista de precios");
  const preview = page.getByLabel("Así se copia");
  await expect(preview).toHaveValue(/\*Mates\*\n• Mate torpedo: \$\s18\.500/);
  await picture(page, "price-list");
  await hand.tap(page.getByRole("button", { name: "Copiar lista" }));
  countTaps("copy the price list", hand.taps, 5);
  await expect(page.getByText("Lista copiada")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await preview.inputValue());
  const chat = page.getByRole("link", { name: "Enviar por WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/api\.whatsapp\.com\/send\?text=/);
  await hand.tap(page.locator("label").filter({ hasText: "Solo ofertas" }));
  await expect(preview).toHaveValue(/^(?!.*torpedo)[\s\S]*• Bombilla: Consultar[\s\S]*$/);

  await page.goto("/productos");
  await products.choose("Bombilla", "Compartir");
  const dialog = page.getByRole("dialog", { name: "Compartir «Bombilla»" });
  await expect(dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await hand.tap(dialog.getByRole("button", { name: "Copiar" }));
  await expect(page.getByText("Enlace copiado")).toBeVisible();
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
