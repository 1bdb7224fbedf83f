import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { ShopPages } from "./pages/shop-pages";
import { StatsPage } from "./pages/stats-page";

const STATS_TAPS = 2;

test("a visitor browses, searches and orders; the merchant sees the month's best sellers", async ({
  user,
  context,
  shop,
}) => {
  const screenshot = screenshots("progress");
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  await addProduct(shop, { name: "Bombilla de alpaca con una terminación muy larga", price: "1.250,50" });

  const visitor = user.inTab(await context.newPage());
  const pages = new ShopPages(visitor);
  await visitor.page.goto(`${shop.url}/?desde=qr`);
  await pages.search("zapatillas");
  await expect(visitor.page.getByRole("heading", { name: "No tenemos «zapatillas»." })).toBeVisible();
  await visitor.page.goto(`${shop.url}/catalogo`);
  await visitor.tap(pages.productLink("Mate torpedo"));
  await visitor.tap(visitor.page.getByRole("button", { name: "Agregar al pedido" }));
  await pages.openCart();
  const cart = new CartPage(visitor);
  await visitor.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await visitor.page.close();

  const stats = new StatsPage(user);
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await new LoginPage(user).logIn(shop.email, shop.password);
  await expect(user.page).toHaveURL("/");
  const before = user.taps;
  await user.tap(user.page.getByRole("main").getByRole("link", { name: "Estadisticas" }));
  await stats.choose("Este mes");
  await expect(stats.figure("Vendido")).toContainText("18.500");
  expectTaps("see the month's best sellers", user.taps - before, STATS_TAPS);
  await expect(user.page).toHaveURL("/progreso?periodo=mes");
  await expect(stats.rows("Lo más vendido")).toHaveCount(1);
  await expect(stats.rows("Lo más vendido")).toContainText("Mate torpedo");
  await expect(stats.rows("Lo más vendido")).toContainText("1 unidad en 1 pedido");
  // visits are stored within a second
  await expect(async () => {
    await user.page.reload();
    await expect(stats.figure("Visitas")).toHaveText(/^Visitas1\D/);
    await expect(stats.rows("De dónde llegan")).toHaveText([/Código QR.*1/]);
    await expect(stats.rows("Lo más visto")).toContainText(["Mate torpedo"]);
    await expect(stats.rows("Buscaron y no encontraron")).toContainText(["zapatillas"]);
    await expect(stats.rows("De la visita al pedido").filter({ hasText: "Agregados al pedido" })).toContainText("1");
  }).toPass();
  await screenshot(user.page, "este-mes");
  await user.page.getByRole("heading", { name: "Lo más vendido" }).scrollIntoViewIfNeeded();
  await screenshot(user.page, "lo-mas-vendido");
});

test("without visits the screen says what to do; figures have a table; the merchant's own visits do not count", async ({
  user,
  context,
  shop,
}) => {
  const stats = new StatsPage(user);
  await shop.logIn(context);
  await user.page.goto("/progreso");
  await expect(user.page.getByRole("heading", { name: "Todavía no hay visitas" })).toBeVisible();
  await user.tap(user.page.getByRole("link", { name: "Compartir mi tienda" }));
  await expect(user.page).toHaveURL("/compartir");
  const ownVisit = await user.tapToNewTab(user.page.getByRole("link", { name: "Ver mi tienda en otra pestaña" }));
  await expect(ownVisit.getByRole("heading", { level: 1 })).toBeVisible();

  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: crypto.randomUUID(),
    lines: [{ productId: mate.id, quantityMilli: 2_000 }],
    customerName: "Lucía",
    customerPhone: "11 5874-9896",
    method: "PICKUP",
  });
  await user.page.goto("/progreso?periodo=7");
  await expect(stats.figure("Visitas")).toHaveText(/^Visitas0\D/);
  await user.tap(user.page.getByText("Vendido", { exact: true }).last());
  const chart = user.page.getByRole("img", { name: /^Vendido por día/ });
  const width = (await chart.boundingBox())?.width ?? 0;
  await chart.click({ position: { x: width - 20, y: 60 } });
  await expect(chart).toContainText("37.000");
  await user.tap(user.page.getByRole("heading", { name: "Estadisticas" }));
  await expect(chart).not.toContainText("37.000");
  await user.tap(user.page.getByText("Ver los números"));
  await expect(user.page.getByRole("table", { name: "Vendido" }).getByRole("row").nth(1)).toContainText("37.000");
});
