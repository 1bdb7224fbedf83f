import type { BrowserContext } from "@playwright/test";
import type { Hand } from "./fixtures/hand";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

test("the cart survives a reload and a line can be taken back", async ({ hand, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  await addProduct(shop, { name: "Bombilla", price: "1.250,50" });
  const pages = new ShopPages(hand);
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  await pages.add("Bombilla");
  await expect(pages.total).toContainText("19.750,50");
  await hand.page.reload();
  await expect(pages.total).toContainText("19.750,50");
  await pages.openCart();
  await expect(cart.lines).toHaveCount(2);
  await hand.page.reload();
  await expect(cart.lines).toHaveCount(2);
  await hand.tap(hand.page.getByRole("button", { name: "Quitar Bombilla" }));
  await expect(cart.lines).toHaveCount(1);
  await hand.tap(hand.page.getByRole("button", { name: "Deshacer" }));
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.summary).toContainText("19.750,50");
});

test("below the minimum purchase the button says what is missing, and with it the order goes", async ({
  hand,
  shop,
}) => {
  await shop.api.mutate("tent", "updateOrderRules", { minbuy: "10000", orderText: "", showSoldOut: true });
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Yerba");
  await new ShopPages(hand).openCart();
  await expect(hand.page.getByText("Te faltan $ 3.200 para el mínimo de $ 10.000")).toBeVisible();
  await expect(cart.minimum).toHaveAttribute("value", "680000");
  await expect(cart.sendButton).toHaveAttribute("aria-disabled", "true");
  await expect(cart.sendButton).toContainText("Te faltan $ 3.200");
  await cart.more("Yerba");
  await expect(hand.page.getByText("Llegaste al mínimo de $ 10.000")).toBeVisible();
  await hand.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
});

test("without a name the field says so and nothing is sent", async ({ hand, watch, shop }) => {
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Yerba");
  await new ShopPages(hand).openCart();
  await cart.send();
  await expect(hand.page.getByText("Escribí tu nombre.")).toBeVisible();
  await expect(cart.name).toBeFocused();
  expect(watch.chats).toEqual([]);
});

test("a price that changed after the cart was filled is told, and sent only when confirmed", async ({
  hand,
  watch,
  shop,
}) => {
  watch.expect(/\b409\b/);
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const price = (value: string) => shop.api.mutate("product", "updateField", { id: mate.id, field: "price", value });
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Mate torpedo");

  await price("19000");
  await new ShopPages(hand).openCart();
  await expect(cart.alerts.getByText("cambió de $ 18.500 a $ 19.000")).toBeVisible();
  await expect(cart.summary).toContainText("19.000");

  await price("21000");
  await hand.type(cart.name, "Lucía");
  await cart.send();
  await expect(cart.alerts.getByText("cambió de $ 19.000 a $ 21.000")).toBeVisible();
  await expect(cart.summary).toContainText("21.000");
  expect(watch.chats).toEqual([]);
  expect((await shop.api.query("order", "list", { filter: null, search: null, page: 1 })).rows).toHaveLength(0);

  const chat = await cart.sendToChat();
  await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  expect(new URL(watch.chats[0] ?? "").searchParams.get("text")).toContain("*Total: $ 21.000*");
});

test("what was paused meanwhile leaves the cart and is named", async ({ hand, shop }) => {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addProduct(shop, { name: "Bombilla", price: "900" });
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Mate torpedo");
  await new ShopPages(hand).add("Bombilla");
  await shop.api.mutate("product", "updateField", { id: mate.id, field: "paused", value: true });
  await new ShopPages(hand).openCart();
  await expect(cart.alerts.getByText("Mate torpedo: ya no está disponible")).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
});

/** Fills a cart and sends it where there is no network. */
async function sendWithoutNetwork(hand: Hand, context: BrowserContext, shop: NewShop): Promise<CartPage> {
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Yerba");
  const checked = hand.page.waitForResponse((answer) => answer.url().includes("/api/trpc/order.check"));
  await new ShopPages(hand).openCart();
  await hand.type(cart.name, "Lucía");
  await checked;
  await context.setOffline(true);
  await cart.send();
  return cart;
}

test("an order that is not to be sent yet stays, even if the network is back at that very moment", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const cart = await sendWithoutNetwork(hand, context, shop);
  const notYet = cart.summary.getByRole("button", { name: "No enviar todavía" });
  await expect(notYet).toBeVisible();
  const orders: string[] = [];
  hand.page.on("request", (request) => request.url().includes("order.place") && orders.push(request.url()));
  await notYet.evaluate(async (button: HTMLElement) => {
    Object.defineProperty(navigator, "onLine", { value: true });
    button.click();
    await Promise.resolve();
    await Promise.resolve();
    dispatchEvent(new Event("online"));
  });
  await expect(notYet).toBeHidden();
  await context.setOffline(false);
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("an order that could not be sent stays in the cart, and goes once the network is back", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const cart = await sendWithoutNetwork(hand, context, shop);
  await expect(cart.summary.getByText("Sin conexión: el pedido queda guardado")).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.name).toHaveValue("Lucía");
  await hand.tap(cart.summary.getByRole("button", { name: "No enviar todavía" }));
  await context.setOffline(false);
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  const list = await shop.api.query("order", "list", { filter: null, search: null, page: 1 });
  expect(list.rows.map(({ number }) => number)).toEqual([1]);
});
