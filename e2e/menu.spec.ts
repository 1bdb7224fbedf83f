import { expect, test } from "./fixtures/test";
import { HomePage } from "./pages/home-page";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

test("a merchant logs in from the home page and logs out from the menu", async ({ user, shop }) => {
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await new LoginPage(user).logIn(shop.email, shop.password);
  await expect(user.page).toHaveURL("/");
  const question = new Popup(user);
  await new Panel(user).go("Salir");
  await expect(question.title("¿Querés salir?")).toBeVisible();
  await question.answer("Volver");
  await expect(question.box).toBeHidden();
  await expect(user.page).toHaveURL("/");
  await new Panel(user).go("Salir");
  await question.answer("Salir");
  await expect(user.page).toHaveURL("/login");
  await user.page.goto("/productos");
  await expect(user.page).toHaveURL("/login?volver=%2Fproductos");
});

test("a failed log-out shows an error and stays in the panel", async ({ user, context, demo, monitor }) => {
  await demo.shareSession(context);
  await user.page.goto("/pedidos");
  await user.page.route("**/api/auth/**", (route) => route.abort());
  monitor.allow(/api\/auth/, /ERR_FAILED|Failed to fetch/);
  await new Panel(user).go("Salir");
  const question = new Popup(user);
  await question.answer("Salir");
  await expect(question.box).toContainText("No pudimos cerrar la sesión.");
  await question.answer("Volver");
  await expect(user.page).toHaveURL("/pedidos");
});

test("every menu entry opens its screen", async ({ user, context, demo }) => {
  await demo.shareSession(context);
  await user.page.goto("/pedidos");
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
    await new Panel(user).go(entry);
    await expect(user.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});
