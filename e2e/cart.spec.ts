import type { BrowserContext, Page } from "@playwright/test";
import { httpRequest } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import type { User } from "./fixtures/user";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

test("the cart survives a reload, and removing a line can be undone", async ({ user, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  await addProduct(shop, { name: "Bombilla", price: "1.250,50" });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  await pages.add("Bombilla");
  await expect(pages.total).toContainText("19.750,50");
  await user.page.reload();
  await expect(pages.total).toContainText("19.750,50");
  await pages.openCart();
  await expect(cart.lines).toHaveCount(2);
  await user.page.reload();
  await expect(cart.lines).toHaveCount(2);
  await user.tap(user.page.getByRole("button", { name: "Quitar Bombilla" }));
  await expect(cart.lines).toHaveCount(1);
  await user.tap(user.page.getByRole("button", { name: "Deshacer" }));
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.summary).toContainText("19.750,50");
});

test("no more than the stock can be chosen, and the reason is given on the card, the product and in the cart", async ({
  user,
  shop,
}) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true, stock: 3 });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  const more = page.getByRole("button", { name: "Agregar uno" });
  const reason = "Quedan 3 y ya están en tu pedido";
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  await user.tap(pages.productLink("Mate torpedo"));
  await expect(page.locator(".buy__go")).toBeVisible();
  await user.tap(more);
  await expect(more).toBeEnabled();
  await user.tap(more);
  await expect(more).toBeDisabled();
  await expect(page.locator(".buy__lim")).toHaveText("Quedan 3");
  await expect(page.getByRole("textbox", { name: "Cantidad", exact: true })).toHaveAccessibleDescription("Quedan 3");
  await page.goto(`${shop.url}/catalogo`);
  await expect(pages.total).toContainText("55.500");
  await pages.add("Mate torpedo");
  await expect(page.locator(".bounce-problem")).toHaveText(reason);
  await expect(pages.total).toContainText("55.500");
  await pages.openCart();
  await expect(cart.quantityOf("Mate torpedo")).toHaveValue("3");
  await expect(cart.lines).toContainText("Quedan 3");
  await expect(more).toBeDisabled();
  // said aloud each time that more is typed, also when the quantity stays what it was
  for (const typed of ["9", "40"]) {
    const field = cart.quantityOf("Mate torpedo");
    await user.type(field, typed);
    await expect(cart.lines.getByRole("status")).toBeEmpty();
    await field.blur();
    await expect(field).toHaveValue("3");
    await expect(cart.lines.getByRole("status")).toHaveText("Quedan 3");
    await expect(field).toHaveAccessibleDescription("Quedan 3");
  }
  await user.type(cart.quantityOf("Mate torpedo"), "nada");
  await cart.quantityOf("Mate torpedo").blur();
  await expect(cart.quantityOf("Mate torpedo")).toHaveAccessibleDescription(/Escribí una cantidad/);
});

test("no bar at the foot covers the field that has the focus", async ({ user, shop }) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Mate torpedo");
  await page.goto(`${shop.url}/catalogo/carrito`);
  const fields = page.locator("form.cart :is(input:not([type=radio], [type=hidden]), textarea)");
  await expect(fields.last()).toBeVisible();
  for (const field of await fields.all()) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await field.focus();
    const covered = () =>
      field.evaluate((element) => {
        const bar = document.querySelector(".paybar")?.getBoundingClientRect().top ?? innerHeight;
        return Math.max(0, element.getBoundingClientRect().bottom - bar);
      });
    await expect.poll(covered).toBe(0); // pages scroll smoothly
  }
});

test("below the minimum purchase the button shows the missing amount; above it the order is sent", async ({
  user,
  shop,
}) => {
  await shop.api.mutate("tent", "updateOrderRules", {
    minimumPurchase: "10000",
    orderText: "",
    showSoldOut: true,
    listingLayout: "GRID",
  });
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Yerba");
  await new ShopPages(user).openCart();
  await expect(user.page.getByText("Te faltan $ 3.200 para el mínimo de $ 10.000")).toBeVisible();
  await expect(cart.minimum).toHaveAttribute("value", "680000");
  await expect(cart.sendButton).toHaveAttribute("aria-disabled", "true");
  await expect(cart.sendButton).toContainText("Sumá $ 3.200 para poder pedir");
  await cart.addOne("Yerba");
  await expect(user.page.getByText("Llegaste al mínimo de $ 10.000")).toBeVisible();
  await user.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
});

test("an order without a name is not sent, and the field says why", async ({ user, monitor, shop }) => {
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Yerba");
  await new ShopPages(user).openCart();
  await cart.send();
  await expect(user.page.getByText("Escribí tu nombre.")).toBeVisible();
  await expect(cart.name).toBeFocused();
  expect(monitor.chats).toEqual([]);
});

test("a price change after filling the cart is shown, and the order is sent only after confirmation", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/\b409\b/);
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const price = (value: string) => shop.api.mutate("product", "updateField", { id: mate.id, field: "price", value });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Mate torpedo");

  await price("19000");
  await new ShopPages(user).openCart();
  await expect(cart.alerts.getByText("cambió de $ 18.500 a $ 19.000")).toBeVisible();
  await expect(cart.summary).toContainText("19.000");

  await price("21000");
  await user.type(cart.name, "Lucía");
  await cart.send();
  await expect(cart.alerts.getByText("cambió de $ 19.000 a $ 21.000")).toBeVisible();
  await expect(cart.summary).toContainText("21.000");
  expect(monitor.chats).toEqual([]);
  expect((await shop.api.query("order", "list", { filter: null, search: null, page: 1 })).rows).toHaveLength(0);

  const chat = await cart.sendToChat();
  await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  expect(new URL(monitor.chats[0] ?? "").searchParams.get("text")).toContain("*Total: $ 21.000*");
});

test("a product paused in the meantime is removed from the cart with a notice", async ({ user, shop }) => {
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addProduct(shop, { name: "Bombilla", price: "900" });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Mate torpedo");
  await new ShopPages(user).add("Bombilla");
  await shop.api.mutate("product", "updateField", { id: mate.id, field: "paused", value: true });
  await new ShopPages(user).openCart();
  await expect(cart.alerts.getByText("Mate torpedo: ya no está disponible")).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
});

/** Fills a cart and sends the order without a network. */
async function sendWithoutNetwork(user: User, context: BrowserContext, shop: NewShop): Promise<CartPage> {
  await addProduct(shop, { name: "Yerba", price: "6800" });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Yerba");
  const checked = user.page.waitForResponse((response) => response.url().includes("/api/trpc/order.check"));
  await new ShopPages(user).openCart();
  await user.type(cart.name, "Lucía");
  await checked;
  await context.setOffline(true);
  await cart.send();
  return cart;
}

test("a held order is not sent after the visitor chose to wait, even if the network returns at that moment", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const cart = await sendWithoutNetwork(user, context, shop);
  const notYet = cart.summary.getByRole("button", { name: "Cancelar el envío" });
  await expect(notYet).toBeVisible();
  const orders: string[] = [];
  user.page.on("request", (request) => request.url().includes("order.place") && orders.push(request.url()));
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

test("an order that could not be sent stays in the cart and can be sent later", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const cart = await sendWithoutNetwork(user, context, shop);
  await expect(cart.summary.getByText("Sin conexión: el pedido queda guardado")).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.name).toHaveValue("Lucía");
  await user.tap(cart.summary.getByRole("button", { name: "Cancelar el envío" }));
  await context.setOffline(false);
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  const list = await shop.api.query("order", "list", { filter: null, search: null, page: 1 });
  expect(list.rows.map(({ number }) => number)).toEqual([1]);
});

/** Lets the shop store the orders that the page sends, without passing on its answers; returns how many it stored. */
async function loseAnswers(page: Page): Promise<() => number> {
  let stored = 0;
  await page.route("**/api/trpc/order.place", async (route) => {
    const sent = route.request();
    const { "content-length": _length, ...headers } = await sent.allHeaders();
    const { status } = await httpRequest(sent.url(), { method: "POST", headers, body: sent.postData() ?? "" });
    if (status === 200) stored += 1;
  });
  return () => stored;
}

/** The cart of a visitor who has put this product into it. */
async function cartWith(
  product: Parameters<typeof addProduct>[1],
  { user, shop }: { user: User; shop: NewShop },
): Promise<CartPage> {
  await addProduct(shop, product);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add(product.name);
  await new ShopPages(user).openCart();
  return new CartPage(user);
}

test("an order whose answer is lost is sent again under the same key, also from a reopened page and after a change", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_(?:ABORTED|FAILED)/);
  const { page } = user;
  await page.clock.install();
  const cart = await cartWith({ name: "Yerba", price: "6800" }, { user, shop });
  await user.type(cart.name, "Lucía");
  const stored = await loseAnswers(page);
  const doubt = cart.summary.getByText("No sabemos si llegó.");
  await cart.send();
  await expect(cart.sendButton).toContainText("Guardando el pedido…");
  await expect.poll(stored).toBe(1);
  await page.clock.runFor(15_000);
  await expect(doubt).toBeVisible();
  await expect(cart.sendButton).toContainText("Probar otra vez");
  await expect(cart.name).toHaveValue("Lucía");

  // put away by the browser while it is sent again, and shown again from its history
  await cart.send();
  await expect.poll(stored).toBe(2);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(doubt).toBeVisible();

  // closed while it is sent, and opened again
  await cart.send();
  await expect.poll(stored).toBe(3);
  await page.reload();
  await expect(doubt).toBeVisible();
  await expect(cart.name).toHaveValue("Lucía");

  await page.unroute("**/api/trpc/order.place");
  await cart.addOne("Yerba");
  await cart.send();
  await expect(cart.sent).toBeVisible();
  await expect(page.getByText("Este pedido ya había llegado antes.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir WhatsApp" })).toBeVisible();
  expect(monitor.chats).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("orders:")))).toEqual([]);
  const list = await shop.api.query("order", "list", { filter: null, search: null, page: 1 });
  expect(list.rows).toMatchObject([{ number: 1, total: 680_000 }]);
  await page.goto(`${shop.url}/catalogo/carrito`);
  await expect(cart.quantityOf("Yerba")).toHaveValue("2");
  await cart.sendToChat();
  await expect(page.getByRole("status").filter({ hasText: "Pedido N.º 2" })).toBeVisible();
});

test("an order that was corrected after a refusal and whose answer is lost is simply sent when it is tried again", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_(?:ABORTED|FAILED)|\b422\b/);
  const { page } = user;
  await page.clock.install();
  const cart = await cartWith({ name: "Yerba", price: "6800" }, { user, shop });
  await user.type(cart.name, "L");
  const details = { fields: { customerName: ["text.required"] } };
  const refusal = { error: { json: { data: { appError: { code: "VALIDATION", details } } } } };
  await page.route("**/api/trpc/order.place", (route) => route.fulfill({ status: 422, json: refusal }));
  await cart.send();
  await expect(cart.name).toHaveAttribute("aria-invalid", "true");

  await page.unroute("**/api/trpc/order.place");
  const stored = await loseAnswers(page);
  await user.type(cart.name, "Lucía");
  await cart.send();
  await expect.poll(stored).toBe(1);
  await page.clock.runFor(15_000);
  await expect(cart.sendButton).toContainText("Probar otra vez");

  await page.unroute("**/api/trpc/order.place");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await expect(page.getByText("Este pedido ya había llegado antes.")).toBeHidden();
  await page.goto(`${shop.url}/catalogo/carrito`);
  await expect(page.getByRole("heading", { name: "Tu pedido está vacío" })).toBeVisible();
  const list = await shop.api.query("order", "list", { filter: null, search: null, page: 1 });
  expect(list.rows).toHaveLength(1);
});

test("an order whose answer is lost stays in the cart although it holds the last of what there was", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_(?:ABORTED|FAILED)/);
  const { page } = user;
  await shop.api.mutate("tent", "updateField", { field: "stockHold", value: true });
  const cart = await cartWith({ name: "Yerba", price: "6800", stock: 1 }, { user, shop });
  await user.type(cart.name, "Lucía");
  const stored = await loseAnswers(page);
  await cart.send();
  await expect.poll(stored).toBe(1);
  const checks: string[] = [];
  page.on("request", (request) => request.url().includes("order.check") && checks.push(request.url()));
  await page.reload();
  await expect(cart.sendButton).toContainText("Probar otra vez");
  await expect(cart.lines).toHaveCount(1);

  await page.unroute("**/api/trpc/order.place");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  expect(checks).toEqual([]);
  const list = await shop.api.query("order", "list", { filter: null, search: null, page: 1 });
  expect(list.rows).toHaveLength(1);
});

test("the bar says the total that the cart begins with where the first way to pay costs less", async ({
  user,
  shop,
}) => {
  await addProduct(shop, { name: "Yerba", price: "1000" });
  await shop.api.mutate("tent", "updatePayment", {
    paymentText: "",
    paymentAlias: "",
    paymentCbu: "",
    paymentHolder: "",
    cashPercent: "10",
    transferPercent: "",
    otherPercent: "+8",
    installmentsText: "",
  });
  const pages = new ShopPages(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await pages.add("Yerba");
  await expect(pages.total).toContainText("900");
  await pages.openCart();
  await expect(new CartPage(user).summary).toContainText(/Total\s*\$\s*900/);
});

test("what is added is announced without its total where the sums cannot be loaded", async ({
  user,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_FAILED/);
  const { page } = user;
  await addProduct(shop, { name: "Yerba", price: "1000" });
  await shop.api.mutate("pricing", "createPromotion", { name: "Semana", kind: "percent", value: 10, all: true });
  const bar = page.getByRole("complementary", { name: "Tu pedido" });
  await page.route(/goods-sum/, (route) => route.abort());
  await page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Yerba");
  await expect(bar.getByRole("status")).toHaveText("Tu pedido: 1 producto");
});
