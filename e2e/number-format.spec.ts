import { addProduct, openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ProductPages } from "./pages/product-pages";
import { ShopPages } from "./pages/shop-pages";

test("a shop in México writes 15,900.50 for its visitors, in the order's message and in the panel", async ({
  user,
  context,
  origin,
  monitor,
}) => {
  const shop = await openShop(origin, "Flores Lupita", { country: { countryId: "13", whatsapp: "55 1234 5678" } });
  await addProduct(shop, { name: "Ramo de rosas", price: 15_900.5 });
  const { page } = user;
  const seen = new ShopPages(user);
  const cart = new CartPage(user);

  await page.goto(`${shop.url}/catalogo`);
  await expect(seen.product("Ramo de rosas")).toContainText("$ 15,900.50");
  await seen.add("Ramo de rosas");
  await expect(seen.total).toContainText("$ 15,900.50");
  await user.tap(seen.productLink("Ramo de rosas"));
  await expect(page.getByRole("main")).toContainText("$ 15,900.50");
  await page.goto(`${shop.url}/catalogo/carrito`);
  await cart.addOne("Ramo de rosas");
  await expect(cart.lines).toContainText("$ 31,801");
  await expect(cart.summary).toContainText("$ 31,801");
  await user.type(cart.name, "Lucía");
  const chat = await cart.sendToChat();
  await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  expect(new URL(monitor.chats[0] ?? "").searchParams.get("text")).toContain("2 x Ramo de rosas - $ 31,801");
  await chat.close();

  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  await expect(products.price("Ramo de rosas")).toHaveValue("15,900.50");
  await products.setPrice("Ramo de rosas", "2.345");
  await expect(products.saved).toBeVisible();
  await expect(products.price("Ramo de rosas")).toHaveValue("2,345");
  await page.goto("/pedidos");
  await expect(page.getByRole("list", { name: "Pedidos" }).getByText("$ 31,801")).toBeVisible();
});
