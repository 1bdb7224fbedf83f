import { album } from "./fixtures/album";
import { addProduct } from "./fixtures/merchant";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";
import { ShopPages } from "./pages/shop-pages";
import { StatsPage } from "./pages/stats-page";

const READ_TAPS = 2;

test("a visitor browses, searches and orders; the merchant reads what sold best this month", async ({
  hand,
  context,
  shop,
}) => {
  const picture = album("progress");
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  await addProduct(shop, { name: "Bombilla de alpaca con una terminación muy larga", price: "1.250,50" });

  const visitor = hand.in(await context.newPage());
  const pages = new ShopPages(visitor);
  await visitor.page.goto(`${shop.url}/?desde=qr`);
  await pages.search("zapatillas");
  await expect(visitor.page.getByRole("heading", { name: /Resultados para/ })).toBeVisible();
  await visitor.page.goto(`${shop.url}/catalogo`);
  await visitor.tap(pages.productLink("Mate torpedo"));
  await visitor.tap(visitor.page.getByRole("button", { name: "Agregar al pedido" }));
  await pages.openCart();
  const cart = new CartPage(visitor);
  await visitor.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await visitor.page.close();

  const stats = new StatsPage(hand);
  await new HomePage(hand).open();
  await new HomePage(hand).logIn();
  await new LoginPage(hand).logIn(shop.email, shop.password);
  await expect(hand.page).toHaveURL("/productos");
  const before = hand.taps;
  await new Panel(hand).go("Estadisticas");
  await stats.choose("Este mes");
  await expect(stats.figure("Vendido")).toContainText("18.500");
  countTaps("read what sold best this month", hand.taps - before, READ_TAPS);
  await expect(hand.page).toHaveURL("/progreso?periodo=mes");
  await expect(stats.rows("Lo más vendido")).toHaveCount(1);
  await expect(stats.rows("Lo más vendido")).toContainText("Mate torpedo");
  await expect(stats.rows("Lo más vendido")).toContainText("1 unidad en 1 pedido");
  // what was told is written within a second
  await expect(async () => {
    await hand.page.reload();
    await expect(stats.figure("Visitas")).toHaveText(/^Visitas1\D/);
    await expect(stats.rows("De dónde llegan")).toHaveText([/Código QR.*1/]);
    await expect(stats.rows("Lo más visto")).toContainText(["Mate torpedo"]);
    await expect(stats.rows("Buscaron y no encontraron")).toContainText(["zapatillas"]);
    await expect(stats.rows("De la visita al pedido").filter({ hasText: "Agregados al pedido" })).toContainText("1");
  }).toPass();
  await picture(hand.page, "este-mes");
  await hand.page.getByRole("heading", { name: "Lo más vendido" }).scrollIntoViewIfNeeded();
  await picture(hand.page, "lo-mas-vendido");
});

test("a shop without visits is told what to do; figures are read as a table; the merchant's own visits do not count", async ({
  hand,
  context,
  shop,
}) => {
  const stats = new StatsPage(hand);
  await shop.enter(context);
  await hand.page.goto("/progreso");
  await expect(hand.page.getByRole("heading", { name: "Todavía no hay visitas" })).toBeVisible();
  await hand.tap(hand.page.getByRole("link", { name: "Compartir mi tienda" }));
  await expect(hand.page).toHaveURL("/compartir");
  const own = await hand.tapToNewTab(hand.page.getByRole("link", { name: "Ver mi tienda en otra pestaña" }));
  await expect(own.getByRole("heading", { level: 1 })).toBeVisible();

  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: crypto.randomUUID(),
    lines: [{ productId: mate.id, quantityMilli: 2_000 }],
    customerName: "Lucía",
    customerPhone: "11 5874-9896",
    method: "PICKUP",
  });
  await hand.page.goto("/progreso?periodo=7");
  await expect(stats.figure("Visitas")).toHaveText(/^Visitas0\D/);
  await hand.tap(hand.page.getByText("Vendido", { exact: true }).last());
  await expect(hand.page.getByRole("img", { name: /^Vendido por día/ })).toBeVisible();
  await hand.tap(hand.page.getByText("Ver los números"));
  await expect(hand.page.getByRole("table", { name: "Vendido" }).getByRole("row").nth(1)).toContainText("37.000");
});
