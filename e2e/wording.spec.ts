import { album } from "./fixtures/album";
import { openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const MEXICO = { countryId: "13", whatsapp: "55 1234 5678" };

test.describe("a visitor whose Spanish is Mexico's", () => {
  test.use({ locale: "es-MX", timezoneId: "America/Mexico_City" });

  test("reads neutral words, and may choose the others without losing what was typed", async ({ hand }) => {
    const picture = album("wording");
    const { page } = hand;
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Tu tienda, abierta todo el día" })).toBeVisible();
    await picture(page, "inicio-neutro");
    await page.goto("/registrate");
    await expect(page.getByRole("heading", { name: "Crea tu tienda" })).toBeVisible();
    await expect(page.getByLabel("País").locator("option:checked")).toHaveText("México");
    await hand.type(page.getByLabel("Nombre y apellido"), "Lupita Pérez");
    await hand.tap(page.getByRole("button", { name: "Ver en español de Argentina" }));
    await expect(page.getByRole("heading", { name: "Creá tu tienda" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-AR");
    await expect(page.getByLabel("Nombre y apellido")).toHaveValue("Lupita Pérez");
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Ingresá a tu tienda" })).toBeVisible();
    await hand.tap(page.getByRole("button", { name: "Ver en español neutro" }));
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
  });
});

test.describe("a visitor whose Spanish is of no country", () => {
  test.use({ locale: "es-419", timezoneId: "America/Argentina/Cordoba" });

  test("reads on as their clock says: no page changes its words while it is read", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("time-zone");
    await expect(page.getByRole("heading", { name: "Ingresa a tu tienda" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ingresá a tu tienda" })).toBeVisible();
  });
});

test("an account's country stands above the browser's Spanish", async ({ hand, context, origin }) => {
  const { page } = hand;
  const shop = await openShop(origin, "Flores Lupita", { country: MEXICO });
  await shop.enter(context);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "¿Quieres salir?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Términos y condiciones" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Ver en español/ })).toHaveCount(0);
});

test("another country for the shop asks for its number, and both are saved at once", async ({
  hand,
  context,
  shop,
}) => {
  const picture = album("country");
  const { page } = hand;
  await shop.enter(context);
  await page.goto("/configuraciones/contacto");
  await hand.tap(page.getByLabel("WhatsApp", { exact: true })); // the page is alive
  await page.getByLabel("País").selectOption({ label: "Uruguay" });
  const offer = page.getByRole("status").filter({ hasText: "Tu número no es de Uruguay" });
  await expect(offer).toBeVisible();
  await picture(page, "otro-numero");
  await hand.tap(offer.getByRole("button", { name: "Volver a Argentina" }));
  await expect(offer).toHaveCount(0);
  await page.getByLabel("País").selectOption({ label: "Uruguay" });
  await hand.tap(offer.getByRole("button", { name: "Escribir el número nuevo" }));
  const number = page.getByLabel("WhatsApp", { exact: true });
  await expect(number).toBeFocused();
  await hand.type(number, "94 231 234");
  await hand.tap(page.getByRole("button", { name: "Guardar" }));
  await expect(page.getByText("Guardado").first()).toBeVisible();
  const settings = await shop.api.query("tent", "settings");
  expect(settings).toMatchObject({ countryId: 20, whatsapp: "94231234", whatsappArea: null });
});
