import { album } from "./fixtures/album";
import { ask } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { superUser } from "./fixtures/world";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";

test("who runs the site finds a merchant, looks at their panel, mends a price, closes the shop and opens it", async ({
  hand,
  context,
  origin,
  shop,
}) => {
  const { page } = hand;
  const picture = album("admin");
  const name = "Mate de calabaza";
  const { id } = await addProduct(shop, { name });
  await (await superUser(origin)).lend(context);
  await page.goto(origin);
  await new Panel(hand).go("Mi perfil");
  await hand.tap(page.getByRole("link", { name: "Administración" }));
  await hand.type(page.getByRole("searchbox"), shop.subdomain);
  const people = page.getByRole("list", { name: "Personas" });
  await expect(people.getByRole("listitem")).toHaveCount(1);
  await hand.tap(people.getByRole("link", { name: "Ana Pérez" }));
  await expect(page.getByRole("heading", { name: "Ana Pérez" })).toBeVisible();

  await hand.tap(page.getByRole("button", { name: "Ver su panel" }));
  const bar = page.getByRole("complementary", { name: "Vista de superusuario" });
  await expect(bar).toContainText("Estás viendo la tienda de Ana Pérez como superusuario");
  await page.reload();
  await expect(bar).toBeVisible();
  const products = new ProductPages(hand);
  await products.setPrice(name, "1800");
  await expect(products.saved).toBeVisible();
  expect(await shop.api.query("product", "get", { id })).toMatchObject({ price: 180_000 });
  await picture(page, "viendo");
  await page.goto(`${origin}/perfil`);
  await expect(page.getByRole("heading", { name: "Esta pantalla es de Ana Pérez" })).toBeVisible();
  // on a busy machine the next page takes its time: what polls meanwhile must not ask for a shop that was left
  await page.route("**/admin/usuarios/**", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fallback();
  });
  await page.evaluate(() => setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 250));
  await hand.tap(bar.getByRole("button", { name: "Salir de la tienda de Ana Pérez" }));
  await expect(page.getByText("Cambió productos")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.unroute("**/admin/usuarios/**");

  const isClosed = async () => (await ask(shop.url)).text.includes("no está recibiendo pedidos");
  await hand.tap(page.getByRole("button", { name: "Suspender" }));
  await hand.tap(page.getByRole("button", { name: "Suspender la tienda" }));
  await expect(page.getByText("Escribí el motivo")).toBeVisible();
  await hand.type(page.getByLabel("Motivo"), "Vendía copias.");
  await hand.tap(page.getByRole("button", { name: "Suspender la tienda" }));
  await expect(page.getByText("Motivo: Vendía copias.")).toBeVisible();
  await picture(page, "suspendida");
  expect(await isClosed()).toBe(true);
  await hand.tap(page.getByRole("button", { name: "Volver a abrir" }));
  await hand.tap(page.getByRole("button", { name: "Sí, abrir" }));
  await expect(page.getByRole("button", { name: "Suspender" })).toBeVisible();
  expect(await isClosed()).toBe(false);
});
