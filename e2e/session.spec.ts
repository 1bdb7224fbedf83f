import { test as base, expect } from "@playwright/test";
import { axeFindings } from "./fixtures/axe";
import { Hand } from "./fixtures/hand";
import { LoginPage } from "./pages/login-page";
import { RegistrationPage } from "./pages/registration-page";

/** Without a watch on the console: much here is refused. */
const test = base.extend<{ hand: Hand }>({ hand: async ({ page }, use) => use(new Hand(page)) });

const DEMO = { email: "demo@vidriera.test", password: "Demo-1234" };

test("a panel screen without session leads to log-in, which keeps where one wanted to go", async ({ hand, page }) => {
  await page.goto("/pedidos?pagina=1");
  await expect(page).toHaveURL("/login?volver=%2Fpedidos%3Fpagina%3D1");
  const login = new LoginPage(hand);
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/productos"); // only a super-user is sent on after log-in
  await page.goto("/login?volver=%2Fpedidos");
  await expect(page).toHaveURL("/pedidos"); // everybody is after recovery
  await page.goto("/login?volver=%2F%2Fevil.test");
  await expect(page).toHaveURL("/productos");
});

test("an unknown mail offers to register, with the mail kept", async ({ hand, page }) => {
  const login = new LoginPage(hand);
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
  await expect(new RegistrationPage(hand).email).toHaveValue("nadie@vidriera.test");
});

test("a wrong password says so and keeps the mail", async ({ hand, page }) => {
  const login = new LoginPage(hand);
  await login.open();
  await login.logIn("otra@vidriera.test", "no-es-esta");
  await expect(login.popup.box).toContainText("Error al ingresar");
  await expect(login.popup.box).toContainText("revisá tus credenciales y probá de nuevo");
  await expect(login.popup.box.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue("otra@vidriera.test");
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
});

test("registration logs in and starts the first steps; the same mail again is told", async ({
  hand,
  page,
  context,
}) => {
  const registration = new RegistrationPage(hand);
  const newcomer = { name: "Nora Núñez", email: `nora-${Date.now()}@vidriera.test`, password: "Buena-clave-9" };
  await registration.open();
  await registration.register({ ...newcomer, password: "12345678" });
  await expect(page.getByText("Esa contraseña es muy común")).toBeVisible();
  await registration.register(newcomer);
  await expect(page).toHaveURL("/bienvenida");
  for (const address of ["/", "/productos", "/login?volver=%2Fpedidos"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/bienvenida");
  }

  await context.clearCookies();
  await registration.open();
  await registration.register({ ...newcomer, email: newcomer.email.toUpperCase() });
  await expect(page.getByText("Ese mail ya está registrado.")).toBeVisible();
  await hand.tap(page.getByRole("button", { name: "Ir a ingresar" }));
  await page.getByRole("heading", { name: "Ingresá a tu tienda" }).waitFor();
  await new LoginPage(hand).logIn(newcomer.email, newcomer.password);
  await expect(page).toHaveURL("/bienvenida");
});

test("opening /logout ends nothing; its button ends the session for good", async ({ hand, page, context }) => {
  const login = new LoginPage(hand);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/productos");
  const kept = await context.cookies();
  await page.goto("/logout");
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/pedidos");
  await page.goto("/logout");
  await hand.tap(page.getByRole("button", { name: "Salir" }));
  await expect(page).toHaveURL("/login");
  await context.addCookies(kept); // a copy of the cookie opens nothing any more
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/login?volver=%2Fpedidos");
});

test("another page cannot log anybody in or out", async ({ hand, page, context, baseURL }) => {
  const login = new LoginPage(hand);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/productos");
  const token = await context.request.get("/api/auth/csrf");
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const form = { csrfToken, json: "true", callbackUrl: "/login" };
  for (const origin of [baseURL?.replace("//", "//demo.") ?? "", "https://evil.test", "null"]) {
    const answer = await context.request.post("/api/auth/signout", { form, headers: { origin } });
    expect(answer.status()).toBe(403);
  }
  await page.goto("/api/auth/signout");
  await expect(page).toHaveURL("/logout");
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/pedidos");
});

test("a session that ended elsewhere is told at the next call", async ({ hand, page, context }) => {
  const login = new LoginPage(hand);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/productos");
  await page.goto("/pedidos");
  const search = page.getByRole("searchbox");
  await hand.tap(search);
  const elsewhere = new Hand(await context.newPage());
  await elsewhere.page.goto("/logout");
  await elsewhere.tap(elsewhere.page.getByRole("button", { name: "Salir" }));
  await expect(elsewhere.page).toHaveURL("/login");
  await search.fill("mate");
  await expect(login.popup.box).toContainText("Sesión Expirada");
  await expect(login.popup.box).toContainText("Tu sesión ha expirado. Por favor, inicia sesión de nuevo.");
  await login.popup.answer("Aceptar");
  await expect(page).toHaveURL(/\/login\?volver=%2Fpedidos/);
});

test("a call that fails shows method, path and message, and OK loads the page again", async ({ hand, page }) => {
  const login = new LoginPage(hand);
  await login.open();
  await login.logIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL("/productos");
  await page.goto("/pedidos");
  // only the search below: the list that is already there may be read again at any time
  const searching = (url: URL) => url.pathname.includes("order.list") && url.search.includes("mate");
  await page.route(searching, (route) => route.abort());
  await hand.type(page.getByRole("searchbox"), "mate");
  await expect(login.popup.box).toContainText("OCURRIO UN ERROR");
  await expect(login.popup.box).toContainText("POST /api/trpc/order.list");
  await expect(login.popup.box).toContainText("Si el error persiste por favor comunicate con soporte.");
  await page.unroute(searching);
  const reloaded = page.waitForEvent("load");
  await login.popup.answer("OK");
  await reloaded;
  await expect(page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
});

test("error pages have their status and the specification's words", async ({ page, request }) => {
  for (const address of [
    "/notfound",
    "/no-hay-nada-aca",
    "/error?code=404",
    "/error?code=400&error=La%20tienda%20no%20existe",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address.includes("code=400") ? 400 : 404);
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

for (const theme of ["light", "dark"]) {
  test(`public screens are accessible (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    for (const address of ["/", "/login", "/registrate", "/logout", "/terminos-y-condiciones", "/error"]) {
      await page.goto(address);
      expect(await axeFindings(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
