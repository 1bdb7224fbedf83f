import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { PricePages } from "./pages/price-pages";
import { ShopPages } from "./pages/shop-pages";

async function stock(shop: NewShop): Promise<void> {
  const velas = await shop.api.mutate("category", "create", { name: "Velas" });
  const mates = await shop.api.mutate("category", "create", { name: "Mates" });
  await addProduct(shop, { name: "Vela de soja", price: "7450", categoryId: velas.id, photo: true });
  await addProduct(shop, {
    name: "Vela con caja",
    price: "12000",
    previousPrice: "15000",
    offer: true,
    categoryId: velas.id,
  });
  await addProduct(shop, { name: "Vela a pedido", categoryId: velas.id });
  await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: mates.id });
}

test("raises the prices of a category by 12 % rounded to 50 after a preview, and undoes it", async ({
  user,
  context,
  shop,
}) => {
  await stock(shop);
  await shop.logIn(context);
  const { page } = user;
  const screenshot = screenshots("price-change");
  const prices = new PricePages(user);
  await page.goto("/productos");
  await page.getByRole("heading", { name: "Mis productos" }).waitFor();
  await screenshot(page, "productos");

  await prices.open();
  await expect(prices.heading).toBeVisible();
  await screenshot(page, "cambiar-precios");
  await prices.chooseCategory("Velas");
  await screenshot(page, "categoria");
  await prices.type("12");
  await prices.round("$ 50");
  // plus 12 %: 7450 is 8344, 12000 is 13440, and the previous price of 15000 is 16800
  await expect(prices.row("Vela de soja")).toContainText("8.350");
  await expect(prices.row("Vela con caja")).toContainText("13.450");
  await expect(prices.row("Vela con caja")).toContainText("16.800");
  await expect(prices.list.getByRole("listitem")).toHaveCount(2);
  await expect(prices.button).toHaveText("Cambiar 2 precios");
  await expect(page.getByText("1 sin precio no cambia")).toBeVisible();
  await screenshot(page, "asi-quedan");

  const visitor = user.inTab(await context.newPage());
  const seen = new ShopPages(visitor);
  const cards = () => visitor.page.goto(`${shop.url}/velas`);
  await cards();
  await expect(seen.product("Vela de soja")).toContainText("7.450");

  await prices.change();
  await user.keepOpen(prices.done);
  await screenshot(page, "cambiados");
  await cards();
  await expect(seen.product("Vela de soja")).toContainText("8.350");
  await screenshot(visitor.page, "en-la-tienda");

  await prices.undo();
  await expect(page.getByText("Los precios volvieron a como estaban")).toBeVisible();
  await expect(prices.changes.first()).toContainText("Deshecho");
  await screenshot(page, "deshecho");
  await cards();
  await expect(seen.product("Vela de soja")).toContainText("7.450");
  await expect(seen.product("Vela con caja")).toContainText("15.000");
  expectTaps("price change and undo", user.taps, 12);
});

test("asks before large changes, reports prices edited in the meantime, and does not undo later edits", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/\b409\b/);
  await stock(shop);
  await shop.logIn(context);
  const { page } = user;
  const prices = new PricePages(user);
  const edit = async (name: string, value: string) => {
    const { rows } = await shop.api.query("product", "list", { search: name });
    await shop.api.mutate("product", "updateField", { id: rows[0]?.id ?? 0, field: "price", value });
  };
  await page.goto("/productos/cambio-precios");
  await prices.type("noventa");
  await expect(page.getByRole("alert").filter({ hasText: "Escribí un porcentaje" })).toBeVisible();
  await expect(prices.value).toHaveValue("noventa");
  await prices.type("90");
  await expect(prices.row("Mate torpedo")).toContainText("35.150");
  await expect(prices.row("Mate torpedo")).toContainText("Fuera de lo habitual");
  await edit("Mate torpedo", "20000");
  await prices.change();
  await user.tap(page.getByRole("button", { name: "Sí, cambiar" }));
  const moved = page.getByRole("alert").filter({ hasText: "Algo cambió mientras mirabas" });
  await expect(moved).toContainText("Mate torpedo: $ 18.500 → $ 20.000");
  await expect(prices.row("Mate torpedo")).toContainText("38.000");

  await prices.change();
  await user.tap(page.getByRole("button", { name: "Sí, cambiar" }));
  await expect(prices.done).toBeVisible();
  await edit("Vela de soja", "9000");
  await user.tap(page.getByRole("button", { name: /^Deshacer: Subió 90/ }));
  await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Deshacer" }));
  await expect(page.getByText(/Volvieron 2 precios.*1 quedó como está.*Vela de soja/)).toBeVisible();
  const { rows } = await shop.api.query("product", "list", { search: "Vela" });
  expect(rows.map(({ name, price }) => [name, price]).sort()).toEqual([
    ["Vela a pedido", null],
    ["Vela con caja", 1_200_000],
    ["Vela de soja", 900_000],
  ]);
});

test("the product list passes its search on, and a reload keeps the form", async ({ user, context, shop }) => {
  await stock(shop);
  await shop.logIn(context);
  const { page } = user;
  const prices = new PricePages(user);
  await page.goto("/productos?q=vela");
  await prices.open();
  await prices.type("5");
  await expect(prices.list.getByRole("listitem")).toHaveCount(2);
  await expect(prices.row("Mate torpedo")).toHaveCount(0);
  await page.reload();
  await expect(prices.value).toHaveValue("5");
  await expect(prices.list.getByRole("listitem")).toHaveCount(2);
});
