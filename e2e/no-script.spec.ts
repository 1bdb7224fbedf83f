import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { ShopPages } from "./pages/shop-pages";

test.use({ javaScriptEnabled: false });

test("without JavaScript the catalogue is read, searched, and a product asked for by WhatsApp", async ({
  hand,
  watch,
  shop,
}) => {
  watch.expect(/ csp$/); // scripts that are asked for and not run
  await addProduct(shop, { name: "Mate torpedo", price: "18500", description: "De algarrobo macizo.", photo: true });
  const pages = new ShopPages(hand);
  await hand.page.goto(shop.url);
  await hand.tap(hand.page.getByRole("link", { name: "Ver catálogo" }));
  await expect(pages.product("Mate torpedo")).toContainText("18.500");
  await pages.search("torpedo");
  await hand.tap(pages.productLink("Mate torpedo"));
  await expect(hand.page.getByRole("heading", { level: 1, name: "Mate torpedo" })).toBeVisible();
  await expect(hand.page.getByText("De algarrobo macizo.")).toBeVisible();
  await expect(hand.page.getByRole("button", { name: "Agregar al pedido" })).toBeHidden();
  await hand.tap(hand.page.getByRole("link", { name: "Consultar por WhatsApp" }));
  await expect(hand.page.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  const chat = new URL(watch.chats[0] ?? "");
  expect(chat.pathname).toBe("/5491158749895");
  expect(chat.searchParams.get("text")).toContain("Consulta por Mate torpedo");
});

test("without JavaScript the links are links", async ({ hand, watch, shop }) => {
  watch.expect(/ csp$/);
  await shop.api.mutate("link", "makeFirst");
  await hand.page.goto(`${shop.url}/mis-links`);
  await hand.tap(hand.page.getByRole("link", { name: "Ver el catálogo" }));
  await expect(hand.page).toHaveURL(`${shop.url}/catalogo`);
});

test("without JavaScript the variants of a product are read, with their prices and what is sold out", async ({
  hand,
  watch,
  shop,
}) => {
  watch.expect(/ csp$/);
  const product = await addProduct(shop, {
    name: "Remera lisa",
    price: "18500",
    variants: [
      { options: { Talle: "S" } },
      { options: { Talle: "M" }, price: "21000", stock: 0 },
      { options: { Talle: "L" }, paused: true },
    ],
  });
  await hand.page.goto(`${shop.url}/catalogo/${product.id}-remera-lisa`);
  const list = hand.page.getByRole("list", { name: "Variantes" }).getByRole("listitem");
  await expect(list).toHaveText([/^S: \$\s18\.500$/, /^M: \$\s21\.000 \(Agotado\)$/]);
});
