import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";

test("logs in from / and out by the menu", async ({ hand, shop }) => {
  await new HomePage(hand).open();
  await new HomePage(hand).logIn();
  await new LoginPage(hand).logIn(shop.email, shop.password);
  await expect(hand.page).toHaveURL("/productos");
  await new Panel(hand).go("Salir");
  await expect(hand.page.getByRole("heading", { name: "¿Querés salir?" })).toBeVisible();
  await hand.tap(hand.page.getByRole("button", { name: "Salir" }));
  await expect(hand.page).toHaveURL("/login");
});

test("every entry of the menu leads to its screen", async ({ hand, context, demo }) => {
  await demo.lend(context);
  await hand.page.goto("/pedidos");
  for (const [entry, heading] of [
    ["Mis Categorias", "Mis Categorias"],
    ["Mi tienda", "Mi tienda"],
    ["Estadisticas", "Estadisticas"],
    ["Novedades", "Novedades"],
    ["Mis pagos", "Mis pagos"],
    ["Ayuda", "Ayuda"],
    ["Ajustes", "Ajustes"],
    ["Mi perfil", "Mi perfil"],
    ["Mis productos", "Mis productos"],
    ["Mis pedidos", "Mis pedidos"],
  ] as const) {
    await new Panel(hand).go(entry);
    await expect(hand.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});
