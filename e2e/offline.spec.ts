import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

test.use({ serviceWorkers: "allow" });

test("after one visit the shop opens without a network, and an order is sent once it returns", async ({
  context,
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  const { page } = user;
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  const names = () =>
    page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname),
    );
  await expect
    .poll(names, { timeout: 120_000 })
    .toEqual(expect.arrayContaining(["/catalogo", "/catalogo/carrito", `/catalogo/${mate.id}-mate-torpedo`]));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión\. Ves los precios del \d+\/\d+ a las? \d+:\d\d\.$/)).toBeVisible();
  await expect(pages.product("Mate torpedo")).toContainText("18.500");
  expect(
    await page.locator(".card img").evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  await user.tap(pages.productLink("Mate torpedo"));
  await expect(page.getByRole("heading", { level: 1, name: "Mate torpedo" })).toBeVisible();
  await expect(page.locator(".buy__go")).toBeVisible();
  await user.tap(page.getByRole("button", { name: "Agregar uno" }));
  await pages.openCart();
  await expect(cart.summary).toContainText("37.000");

  await user.type(cart.name, "Lucía");
  await cart.send();
  await expect(page.getByText("Sin conexión: el pedido queda guardado")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Este pedido quedó sin enviar")).toBeVisible();
  await expect(cart.name).toHaveValue("Lucía");
  await cart.send();
  await expect(page.getByText("Sin conexión: el pedido queda guardado")).toBeVisible(); // sending was tried again
  await context.setOffline(false);
  await expect(cart.sent).toBeVisible();
  expect((await shop.api.query("order", "list", { filter: null, search: null, page: 1 })).rows).toHaveLength(1);
  expect(monitor.chats).toEqual([]);
  expect(await names()).not.toContainEqual(expect.stringMatching(/pedido\//));
});
