import { openShop, registerMerchant } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

const screenshot = screenshots("dashboard");

test("a new merchant is led from Inicio to each field, and sees the steps done", async ({
  user,
  page,
  context,
  origin,
}) => {
  const shop = await openShop(origin, "Mates del Sur", { deliverySet: false });
  await shop.logIn(context);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Te faltan 6 pasos" })).toBeVisible();
  await screenshot(page, "nueva");
  for (const [step, field] of [
    ["Entrega", page.getByRole("switch", { name: "Retiro" })],
    ["Medios de pago", page.locator('[name="paymentText"]')],
    ["Horarios", page.locator("#lunes button").first()],
    ["Compartir tu link", page.locator("#enlace a").first()],
  ] as const) {
    await user.tap(page.getByRole("link", { name: step }));
    await expect(field).toBeFocused();
    if (step === "Entrega") {
      await field.press("Space");
      await user.tap(page.getByRole("button", { name: "Guardar" }));
      await expect(page.getByText("Todo guardado").or(page.getByText("Guardado")).first()).toBeVisible();
    }
    await page.goto("/");
  }
  await expect(page.getByRole("heading", { name: "Te faltan 5 pasos" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Entrega" })).toContainText("Retiro");
  await user.tap(page.getByRole("link", { name: "Poner el logo y la portada" }));
  await expect(page).toHaveURL("/configuraciones/tienda#logo");
});

test("“Más tarde” leads to Inicio from every step, with and without a shop", async ({ user, page, context, shop }) => {
  await shop.logIn(context);
  for (const step of [1, 2, 3]) {
    await page.goto(`/bienvenida/paso-${step}`);
    if (step === 2) {
      const preview = page.frameLocator("iframe").first();
      await expect(preview.getByText(shop.name).filter({ visible: true }).first()).toBeVisible(); // the shop itself
    }
    await user.tap(page.getByRole("link", { name: /más tarde/i }).filter({ visible: true }));
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: /^Te faltan/ })).toBeVisible();
  }
});

test("without a shop, Inicio says where to begin", async ({ page, context, origin, user }) => {
  const merchant = await registerMerchant(origin);
  await merchant.logIn(context);
  await page.goto("/bienvenida/paso-1");
  await user.tap(page.getByRole("link", { name: /más tarde/i }).filter({ visible: true }));
  await expect(page).toHaveURL("/");
  await user.tap(page.getByRole("link", { name: "Crear mi tienda" }));
  await expect(page).toHaveURL("/bienvenida/paso-1");
});

test("what waits is one tap away, also the picture to share", async ({ user, page, context, demo }) => {
  await demo.shareSession(context);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Buen/);
  await screenshot(page, "con-pedidos");
  await user.tap(page.getByRole("link", { name: "Compartí lo nuevo" }));
  await expect(page).toHaveURL("/compartir/imagen");
  await page.goto("/");
  await page.setViewportSize({ width: 1280, height: 800 });
  await screenshot(page, "escritorio");
  await page.getByRole("link", { name: /^Ver (?:el|los)/ }).press("Enter");
  await expect(page).toHaveURL(/\/pedidos/);
});
