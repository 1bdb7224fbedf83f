import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

async function addMates(shop: NewShop, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await addProduct(shop, { name: `Mate ${number}`, price: "1000" });
}

test("an empty cart shows four products, and is the cart of the one that is added", async ({ user, shop }) => {
  const { page } = user;
  await addMates(shop, 6);
  await page.goto(`${shop.url}/catalogo/carrito`);
  await expect(page.getByRole("heading", { name: "Tu pedido está vacío" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(4);
  await new ShopPages(user).add("Mate 2");
  const cart = new CartPage(user);
  await expect(cart.lines).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Tu pedido está vacío" })).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(0);
  await user.tap(page.getByRole("button", { name: "Quitar Mate 2" }));
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a device without orders and a search without results show four products each", async ({ user, shop }) => {
  const { page } = user;
  await addMates(shop, 5);
  for (const path of ["/catalogo/pedidos", "/catalogo/buscar?q=xilofono"]) {
    await page.goto(shop.url + path);
    await expect(page.getByRole("article")).toHaveCount(4);
  }
});

test("a product that is sold out is not shown instead, and its own page has one main button", async ({
  user,
  shop,
}) => {
  const { page } = user;
  const gone = await addProduct(shop, { name: "Mate torpedo", price: "18500", stock: 0 });
  await addMates(shop, 4);
  await page.goto(`${shop.url}/catalogo/carrito`);
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("article").filter({ hasText: "torpedo" })).toHaveCount(0);
  await page.goto(`${shop.url}/catalogo/${gone.id}-mate-torpedo`);
  await expect(page.getByRole("button", { name: /^Agregar/ })).toHaveCount(4);
  await expect(page.locator(".prod .btn").filter({ visible: true })).toHaveText(["Avisame"]);
});
