import { openShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

const MEXICO = { countryId: "13", whatsapp: "55 1234 5678" };

test.describe("a visitor with Mexican Spanish", () => {
  test.use({ locale: "es-MX", timezoneId: "America/Mexico_City" });

  test("sees neutral wording and can switch to Argentine without losing input", async ({ user }) => {
    const screenshot = screenshots("wording");
    const { page } = user;
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Tu tienda, abierta todo el día" })).toBeVisible();
    await screenshot(page, "inicio-neutro");
    await page.goto("/registrate");
    await expect(page.getByRole("heading", { name: "Crea tu tienda" })).toBeVisible();
    await expect(page.getByLabel("País").locator("option:checked")).toHaveText("México");
    await user.type(page.getByLabel("Nombre y apellido"), "Lupita Pérez");
    await user.tap(page.getByRole("button", { name: "Ver en español de Argentina" }));
    await expect(page.getByRole("heading", { name: "Creá tu tienda" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
    await expect(page.getByLabel("Nombre y apellido")).toHaveValue("Lupita Pérez");
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Ingresá a tu tienda" })).toBeVisible();
    await user.tap(page.getByRole("button", { name: "Ver en español neutro" }));
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
  });
});

test.describe("a visitor with Latin American Spanish", () => {
  test.use({ locale: "es-419", timezoneId: "America/Argentina/Cordoba" });

  test("gets the wording of their time zone from the second page on", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("time-zone");
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ingresá a tu tienda" })).toBeVisible();
  });
});

test("the account's country takes precedence over the browser's language", async ({ user, context, origin }) => {
  const { page } = user;
  const shop = await openShop(origin, "Flores Lupita", { country: MEXICO });
  await shop.logIn(context);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "¿Quieres salir?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Términos y condiciones" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Ver en español/ })).toHaveCount(0);
});

test("changing the shop's country asks for a number there, and both are saved together", async ({
  user,
  context,
  shop,
}) => {
  const screenshot = screenshots("country");
  const { page } = user;
  await shop.logIn(context);
  await page.goto("/configuraciones/contacto");
  await user.select(page.getByLabel("País"), "Uruguay");
  const offer = page.getByRole("status").filter({ hasText: "Tu número no es de Uruguay" });
  await expect(offer).toBeVisible();
  await screenshot(page, "otro-numero");
  await user.tap(offer.getByRole("button", { name: "Volver a Argentina" }));
  await expect(offer).toHaveCount(0);
  await user.select(page.getByLabel("País"), "Uruguay");
  await user.tap(offer.getByRole("button", { name: "Escribir el número nuevo" }));
  const number = page.getByLabel("WhatsApp", { exact: true });
  await expect(number).toBeFocused();
  await user.type(number, "94 231 234");
  await user.tap(page.getByRole("button", { name: "Guardar" }));
  await expect(page.getByText("Guardado").first()).toBeVisible();
  const settings = await shop.api.query("tent", "settings");
  expect(settings).toMatchObject({ countryId: 20, whatsapp: "94231234", whatsappArea: null });
});
