import { superUserApi } from "./fixtures/api";
import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";

test("a super-user finds a merchant, views their panel, changes a price, suspends the shop and reopens it", async ({
  user,
  context,
  origin,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("admin");
  const name = "Mate de calabaza";
  const { id } = await addProduct(shop, { name });
  await (await superUserApi(origin)).shareSession(context);
  await page.goto(origin);
  await new Panel(user).go("Mi perfil");
  await user.tap(page.getByRole("link", { name: "Administración" }));
  await user.type(page.getByRole("searchbox"), shop.subdomain);
  const people = page.getByRole("list", { name: "Personas" });
  await expect(people.getByRole("listitem")).toHaveCount(1);
  await user.tap(people.getByRole("link", { name: "Ana Pérez" }));
  await expect(page.getByRole("heading", { name: "Ana Pérez" })).toBeVisible();

  await user.tap(page.getByRole("button", { name: "Ver su panel" }));
  const bar = page.getByRole("complementary", { name: "Vista de superusuario" });
  await expect(bar).toContainText("Estás viendo la tienda de Ana Pérez como superusuario");
  await page.reload();
  await expect(bar).toBeVisible();
  await new Panel(user).go("Mis productos");
  const products = new ProductPages(user);
  await products.setPrice(name, "1800");
  await expect(products.saved).toBeVisible();
  expect(await shop.api.query("product", "get", { id })).toMatchObject({ price: 180_000 });
  await screenshot(page, "viendo");
  await page.goto(`${origin}/perfil`);
  await expect(page.getByRole("heading", { name: "Esta pantalla es de Ana Pérez" })).toBeVisible();
  // while the next page loads slowly, polling must not call for the shop that is no longer viewed
  await page.route("**/admin/usuarios/**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fallback();
  });
  await page.evaluate(() => setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 250));
  await user.tap(bar.getByRole("button", { name: "Salir de la tienda de Ana Pérez" }));
  await expect(page.getByText("Cambió productos")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.unroute("**/admin/usuarios/**");

  const isClosed = async () => (await httpRequest(shop.url)).text.includes("no está recibiendo pedidos");
  await user.tap(page.getByRole("button", { name: "Suspender" }));
  await user.tap(page.getByRole("button", { name: "Suspender la tienda" }));
  await expect(page.getByText("Escribí el motivo")).toBeVisible();
  await user.type(page.getByLabel("Motivo"), "Vendía copias.");
  await user.tap(page.getByRole("button", { name: "Suspender la tienda" }));
  await expect(page.getByText("Motivo: Vendía copias.")).toBeVisible();
  await screenshot(page, "suspendida");
  expect(await isClosed()).toBe(true);
  await user.tap(page.getByRole("button", { name: "Volver a abrir" }));
  await user.tap(page.getByRole("button", { name: "Sí, abrir" }));
  await expect(page.getByRole("button", { name: "Suspender" })).toBeVisible();
  expect(await isClosed()).toBe(false);
});
