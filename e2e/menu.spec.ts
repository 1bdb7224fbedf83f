import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

test("logs in from / and out by the menu", async ({ hand, shop }) => {
  await new HomePage(hand).open();
  await new HomePage(hand).logIn();
  await new LoginPage(hand).logIn(shop.email, shop.password);
  await expect(hand.page).toHaveURL("/productos");
  const question = new Popup(hand);
  await new Panel(hand).go("Salir");
  await expect(question.title("¿Querés salir?")).toBeVisible();
  await question.answer("Volver");
  await expect(question.box).toBeHidden();
  await expect(hand.page).toHaveURL("/productos");
  await new Panel(hand).go("Salir");
  await question.answer("Salir");
  await expect(hand.page).toHaveURL("/login");
  await hand.page.goto("/productos");
  await expect(hand.page).toHaveURL("/login?volver=%2Fproductos");
});

test("stays in the panel, and says so, when the session cannot be ended", async ({ hand, context, demo, watch }) => {
  await demo.lend(context);
  await hand.page.goto("/pedidos");
  await hand.page.route("**/api/auth/**", (route) => route.abort());
  watch.expect(/api\/auth/, /ERR_FAILED|Failed to fetch/);
  await new Panel(hand).go("Salir");
  const question = new Popup(hand);
  await question.answer("Salir");
  await expect(question.box).toContainText("No pudimos cerrar la sesión.");
  await question.answer("Volver");
  await expect(hand.page).toHaveURL("/pedidos");
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
