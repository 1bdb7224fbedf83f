import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

test.use({ javaScriptEnabled: false });

test("without JavaScript the catalogue can be read and searched, and a product enquired about by WhatsApp", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ csp$/); // blocked scripts are reported
  await addProduct(shop, { name: "Mate torpedo", price: "18500", description: "De algarrobo macizo.", photo: true });
  const pages = new ShopPages(user);
  await user.page.goto(shop.url);
  await user.tap(user.page.getByRole("link", { name: /^Ver todo/ }));
  await expect(pages.product("Mate torpedo")).toContainText("18.500");
  await pages.search("torpedo");
  await user.tap(pages.productLink("Mate torpedo"));
  await expect(user.page.getByRole("heading", { level: 1, name: "Mate torpedo" })).toBeVisible();
  await expect(user.page.getByText("De algarrobo macizo.")).toBeVisible();
  await expect(user.page.getByRole("button", { name: "Agregar al pedido" })).toBeHidden();
  await user.tap(user.page.getByRole("link", { name: "Consultar por WhatsApp" }));
  await expect(user.page.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  const chat = new URL(monitor.chats[0] ?? "");
  expect(chat.pathname).toBe("/5491158749895");
  expect(chat.searchParams.get("text")).toContain("Consulta por Mate torpedo");
});

test("without JavaScript the links page works", async ({ user, monitor, shop }) => {
  monitor.allow(/ csp$/);
  await shop.api.mutate("link", "makeFirst");
  await user.page.goto(`${shop.url}/mis-links`);
  await user.tap(user.page.getByRole("link", { name: "Ver el catálogo" }));
  await expect(user.page).toHaveURL(`${shop.url}/catalogo`);
});

test("without JavaScript a product lists its variants with prices and stock", async ({ user, monitor, shop }) => {
  monitor.allow(/ csp$/);
  const product = await addProduct(shop, {
    name: "Remera lisa",
    price: "18500",
    variants: [
      { options: { Talle: "S" } },
      { options: { Talle: "M" }, price: "21000", stock: 0 },
      { options: { Talle: "L" }, paused: true },
    ],
  });
  await user.page.goto(`${shop.url}/catalogo/${product.id}-remera-lisa`);
  const list = user.page.getByRole("list", { name: "Variantes" }).getByRole("listitem");
  await expect(list).toHaveText([/^S: \$\s18\.500$/, /^M: \$\s21\.000 \(Agotado\)$/]);
});
