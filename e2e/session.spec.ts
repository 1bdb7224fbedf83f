import { test as base, expect } from "@playwright/test";
import { axeFindings } from "./fixtures/axe";
import { User } from "./fixtures/user";
import { LoginPage } from "./pages/login-page";
import { RegistrationPage } from "./pages/registration-page";

/** Without the page monitor, because many calls here fail on purpose. */
const test = base.extend<{ user: User }>({ user: async ({ page }, use) => use(new User(page)) });

const DEMO = { email: "demo@vidriera.test", password: "Demo-1234" };

test("a panel screen without a session redirects to log-in, which keeps the return path", async ({ user, page }) => {
  await page.goto("/pedidos?pagina=1");
  await expect(page).toHaveURL("/login?volver=%2Fpedidos%3Fpagina%3D1");
  const login = new LoginPage(user);
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/"); // after log-in only super-users return to the path
  await page.goto("/login?volver=%2Fpedidos");
  await expect(page).toHaveURL("/pedidos"); // a session that exists returns to the path
  await page.goto("/login?volver=%2F%2Fevil.test");
  await expect(page).toHaveURL("/");
});

test("an unknown email address offers registration and is kept", async ({ user, page }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn("nadie@vidriera.test", "cualquier-cosa");
  const { box, answer } = login.popup;
  await expect(box).toContainText("El mail no está registrado");
  await expect(box).toContainText("¿Querés registrarte?");
  await expect(box.getByRole("button", { name: "Sí" })).toBeFocused();
  await answer("No");
  await expect(box).toBeHidden();
  await login.submit();
  await answer("Sí");
  await expect(page).toHaveURL("/registrate");
  await expect(new RegistrationPage(user).email).toHaveValue("nadie@vidriera.test");
});

test("a wrong password is reported, and the email address kept", async ({ user, page }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn("otra@vidriera.test", "no-es-esta");
  await expect(login.popup.box).toContainText("Error al ingresar");
  await expect(login.popup.box).toContainText("revisá tus credenciales y probá de nuevo");
  await expect(login.popup.box.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Mail")).toHaveValue("otra@vidriera.test");
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
});

test("registration logs in and starts onboarding; a registered email address is rejected", async ({
  user,
  page,
  context,
}) => {
  const registration = new RegistrationPage(user);
  const newcomer = { name: "Nora Núñez", email: `nora-${Date.now()}@vidriera.test`, password: "Buena-clave-9" };
  await registration.open();
  await registration.register({ ...newcomer, password: "12345678" });
  await expect(page.getByText("Esa contraseña es muy común")).toBeVisible();
  await registration.register(newcomer);
  await expect(page).toHaveURL("/bienvenida");
  for (const address of ["/productos", "/login?volver=%2Fpedidos"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/bienvenida");
  }

  await context.clearCookies();
  await registration.open();
  await registration.register({ ...newcomer, email: newcomer.email.toUpperCase() });
  await expect(page.getByText("Ese mail ya está registrado.")).toBeVisible();
  await user.tap(page.getByRole("button", { name: "Ir a ingresar" }));
  await page.getByRole("heading", { name: "Ingresá a tu tienda" }).waitFor();
  await new LoginPage(user).logIn(newcomer.email, newcomer.password);
  await expect(page).toHaveURL("/");
  await user.tap(page.getByRole("link", { name: "Crear mi tienda" }));
  await expect(page).toHaveURL("/bienvenida/paso-1");
});

test.describe("in English, from Mexico", () => {
  test.use({ locale: "en-US", timezoneId: "America/Mexico_City" });

  test("registration preselects the country of the time zone, and asks for no date of birth", async ({ page }) => {
    await page.goto("/registrate");
    await expect(page.getByLabel("País").locator("option:checked")).toHaveText("México");
    await expect(page.getByText(/nacimiento/i)).toHaveCount(0);
  });
});

test.describe("in the Spanish of Chile, from Argentina", () => {
  test.use({ locale: "es-CL" });

  test("registration preselects the country of the language", async ({ page }) => {
    await page.goto("/registrate");
    await expect(page.getByLabel("País").locator("option:checked")).toHaveText("Chile");
  });
});

test("opening /logout does not end the session; its button does", async ({ user, page, context }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
  const cookies = await context.cookies();
  await page.goto("/logout");
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/pedidos");
  await page.goto("/logout");
  await user.tap(page.getByRole("button", { name: "Salir" }));
  await expect(page).toHaveURL("/login");
  await context.addCookies(cookies); // a copied cookie is no longer valid
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/login?volver=%2Fpedidos");
});

test("another site cannot log a user out", async ({ user, page, context, baseURL }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
  const token = await context.request.get("/api/auth/csrf");
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const form = { csrfToken, json: "true", callbackUrl: "/login" };
  for (const origin of [baseURL?.replace("//", "//demo.") ?? "", "https://evil.test", "null"]) {
    const response = await context.request.post("/api/auth/signout", { form, headers: { origin } });
    expect(response.status()).toBe(403);
  }
  await page.goto("/api/auth/signout");
  await expect(page).toHaveURL("/logout");
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/pedidos");
});

test("a session ended elsewhere is reported at the next call", async ({ user, page, context }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
  await page.goto("/pedidos");
  const search = page.getByRole("searchbox");
  await user.tap(search);
  const elsewhere = new User(await context.newPage());
  await elsewhere.page.goto("/logout");
  await elsewhere.tap(elsewhere.page.getByRole("button", { name: "Salir" }));
  await expect(elsewhere.page).toHaveURL("/login");
  await search.fill("mate");
  await expect(login.popup.box).toContainText("Sesión Expirada");
  await expect(login.popup.box).toContainText("Tu sesión ha expirado. Por favor, inicia sesión de nuevo.");
  await login.popup.answer("Aceptar");
  await expect(page).toHaveURL(/\/login\?volver=%2Fpedidos/);
  // whose log-in leads back to the screen, and a later one does not
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/pedidos/);
  await context.clearCookies();
  await page.goto("/login?volver=%2Fpedidos");
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
});

/** Only the search of these tests: the list itself may be reloaded at any time. */
const searching = (url: URL) => url.pathname.includes("order.list") && url.search.includes("mate");

test("a failed call shows method, path and message, and OK reloads the page", async ({ user, page }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
  await page.goto("/pedidos");
  await page.route(searching, (route) => {
    const calls = new URL(route.request().url()).pathname.split(",");
    const data = { httpStatus: 500, appError: { code: "INTERNAL", details: { requestId: "prueba" } } };
    const failed = { error: { json: { message: "INTERNAL", code: -32_603, data } } };
    return route.fulfill({ status: 500, json: calls.map(() => failed) });
  });
  await user.type(page.getByRole("searchbox"), "mate");
  await expect(login.popup.box).toContainText("OCURRIO UN ERROR");
  await expect(login.popup.box).toContainText("POST /api/trpc/order.list");
  await expect(login.popup.box).toContainText("Si el error persiste por favor comunicate con soporte.");
  await page.unroute(searching);
  const reloaded = page.waitForEvent("load");
  await login.popup.answer("OK");
  await reloaded;
  await expect(page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
});

test("a call without an answer says so, opens no popup and keeps what was typed", async ({ user, page }) => {
  const login = new LoginPage(user);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/");
  await page.goto("/pedidos");
  await page.route(searching, (route) => route.abort());
  await user.type(page.getByRole("searchbox"), "mate");
  await expect(page.getByText("Sin conexión: no se hizo.")).toBeVisible();
  await expect(login.popup.box).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue("mate");
});

test("error pages have their status and their specified text", async ({ page, request }) => {
  for (const address of [
    "/notfound",
    "/no-hay-nada-aca",
    "/error?code=404",
    "/error?code=400&error=La%20tienda%20no%20existe",
  ]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(address.includes("code=400") ? 400 : 404);
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  }
  const failed = await page.goto("/error?code=503&error=Sin%20base%20de%20datos");
  expect(failed?.status()).toBe(503);
  await expect(page.getByText("[503] Sin base de datos")).toBeVisible();
  await page.goto("/error");
  await expect(page.getByText("Error desconocido")).toBeVisible();
  await page.goto("/notfound");
  await page.getByRole("link", { name: "VOLVER A LA PAGINA PRINCIPAL" }).click();
  await expect(page).toHaveURL("/");

  const bot = await request.get("/notfound", { headers: { "user-agent": "Googlebot/2.1" } });
  expect([bot.status(), await bot.text()]).toEqual([404, ""]);
});

test("public screens are accessible in the dark theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  for (const address of ["/", "/login", "/registrate", "/logout", "/terminos-y-condiciones", "/error"]) {
    await page.goto(address);
    expect(await axeFindings(page), address).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
