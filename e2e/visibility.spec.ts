import { httpRequest } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

async function twoCategories(shop: NewShop) {
  const make = (name: string) => shop.api.mutate("category", "create", { name });
  const [mates, velas] = [await make("Mates"), await make("Velas")];
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: mates.id });
  const vela = await addProduct(shop, { name: "Vela de soja", price: "7450", categoryId: velas.id });
  const loose = await addProduct(shop, { name: "Llavero", price: "900" });
  return { mates, velas, mate, vela, loose };
}

test("a paused product leaves every shop page at the next request, and returns when unpaused", async ({
  user,
  shop,
}) => {
  const { mate, vela } = await twoCategories(shop);
  const seen = new ShopPages(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Mate torpedo")).toBeVisible();
  const address = await seen.productLink("Mate torpedo").getAttribute("href");

  await shop.api.mutate("product", "updateField", { id: mate.id, field: "paused", value: true });
  await user.page.reload();
  await expect(seen.product("Vela de soja")).toBeVisible();
  await expect(seen.product("Mate torpedo")).toHaveCount(0);
  expect((await httpRequest(`${shop.url}${address}`)).status).toBe(404);
  await user.page.goto(`${shop.url}/catalogo/buscar?q=torpedo`);
  await expect(user.page.getByText("No tenemos «torpedo».")).toBeVisible();

  await shop.api.mutate("product", "updateField", { id: mate.id, field: "paused", value: false });
  await shop.api.mutate("product", "delete", { id: vela.id });
  await user.page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Mate torpedo")).toBeVisible();
  await expect(seen.product("Vela de soja")).toHaveCount(0);
});

test("a paused category hides its products; if all are paused, products are shown without categories", async ({
  user,
  shop,
}) => {
  const { mates, velas } = await twoCategories(shop);
  const seen = new ShopPages(user);
  const chip = (name: string) => user.page.getByRole("link", { name: new RegExp(`^${name}`) }).first();
  const pause = (id: number) => shop.api.mutate("category", "pause", { id, paused: true });

  await pause(mates.id);
  await user.page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Vela de soja")).toBeVisible();
  await expect(chip("Velas")).toBeVisible();
  await expect(seen.product("Mate torpedo")).toHaveCount(0);
  await expect(chip("Mates")).toHaveCount(0);
  expect((await httpRequest(`${shop.url}/mates`)).status).toBe(404);

  await pause(velas.id);
  await user.page.reload();
  for (const name of ["Mate torpedo", "Vela de soja", "Llavero"]) await expect(seen.product(name)).toBeVisible();
  await expect(chip("Velas")).toHaveCount(0);
  await user.page.goto(shop.url);
  await expect(seen.product("Mate torpedo")).toBeVisible();
});

test("a shop without products says so and offers its WhatsApp", async ({ user, shop }) => {
  await user.page.goto(shop.url);
  await expect(user.page.getByText("Todavía no hay productos en esta tienda")).toBeVisible();
  await expect(
    user.page.locator('main a[href^="https://wa.me/5491158749895"]').filter({ visible: true }).first(),
  ).toBeVisible();
});

test("a suspended shop says so at every path and is not indexed", async ({ page }) => {
  const shop = new URL("/", test.info().project.use.baseURL);
  shop.hostname = `vencida.${shop.hostname}`;
  for (const path of ["", "catalogo", "catalogo/carrito", "panes"]) {
    await page.goto(`${shop.origin}/${path}`);
    await expect(
      page.getByRole("heading", { name: "Vivero El Ceibo no está recibiendo pedidos por ahora" }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("article")).toHaveCount(0);
  }
});

test("an unknown shop redirects to /notfound, whose link leads to the home page", async ({ user, monitor, origin }) => {
  monitor.allow(/\b404\b/);
  const nobody = new URL(origin);
  nobody.hostname = `no-hay-nadie.${nobody.hostname}`;
  await user.page.goto(`${nobody.origin}/catalogo`);
  await expect(user.page).toHaveURL(`${origin}/notfound`);
  await expect(user.page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  await user.tap(user.page.getByRole("link", { name: "VOLVER A LA PAGINA PRINCIPAL" }));
  await expect(user.page).toHaveURL(`${origin}/`);
});

test("an unknown path shows an error page with the path", async ({ page, monitor }) => {
  monitor.allow(/\b404\b/);
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  await expect(page.getByText("Page Not Found: /no-existe")).toBeVisible();
});
