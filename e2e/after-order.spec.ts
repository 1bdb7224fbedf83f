import { randomUUID } from "node:crypto";
import { addProduct, enableDelivery, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import type { User } from "./fixtures/user";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

/** Places an order as a visitor's cart does, and returns the address of its page. */
async function placeOrder(shop: NewShop, lines: object[], more: object = {}): Promise<string> {
  const { token } = await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: lines as { productId: number; quantityMilli: number }[],
    customerName: "Lucía Fernández",
    method: "PICKUP",
    ...more,
  });
  return `${shop.url}/catalogo/pedido/${token}`;
}

const act = (shop: NewShop, number: number, action: "confirm" | "prepare" | "pickUp" | "cancel") =>
  shop.api.mutate("order", "act", { number, action });

const stages = ({ page }: User) => page.getByRole("list", { name: "Estado del pedido" });
const orders = ({ page }: User) => page.getByRole("main").locator(".mo");
const repeatButton = ({ page }: User) => page.getByRole("button", { name: /^Repetir/ }).first();

test("a visitor searches with a slip, filters by size, orders, finds the order again and repeats it", async ({
  user,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("after-order");
  for (const [name, price] of [
    ["Remera lisa", "18500"],
    ["Remera rayada", "21000"],
  ] as const)
    await addProduct(shop, {
      name,
      price,
      photo: true,
      variants: ["S", "M"].map((size) => ({ options: { Talle: size }, stock: name === "Remera rayada" ? 0 : 5 })),
    });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/catalogo`);
  const search = pages.searchBox.filter({ visible: true });
  await user.type(search, "remrea");
  await user.pressEnter(search);
  await expect(page.getByRole("heading", { level: 1, name: "Remera" })).toBeVisible();
  await expect(page.getByRole("link", { name: "¿Querías «remrea»?" })).toBeVisible();
  await user.tap(page.getByRole("link", { name: "Filtrar" }).filter({ visible: true }).first());
  const filters = page.getByRole("form", { name: "Filtros" });
  await user.tap(filters.locator("label").filter({ hasText: /^M/ }));
  await expect(page).toHaveURL(/opcion=Talle/);
  await user.tap(filters.getByRole("link", { name: /^Ver \d+ producto/ }));
  await user.tap(pages.productLink("Remera lisa"));
  await user.tap(page.getByRole("radio", { name: /^M(?!\S)/ }));
  await user.tap(page.getByRole("button", { name: /^Agregar/ }).last());
  await pages.openCart();
  await cart.addOne("Remera lisa");
  await expect(cart.summary).toContainText("37.000");
  await user.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();

  await user.tap(page.getByRole("contentinfo").getByRole("link", { name: "Mis pedidos" }));
  await expect(page.getByRole("heading", { level: 1, name: "Mis pedidos" })).toBeVisible();
  await expect(orders(user)).toHaveCount(1);
  await expect(orders(user)).toContainText("$ 37.000");
  await expect(orders(user)).toContainText("Recibido · pedido 1");
  await screenshot(page, "mis-pedidos");
  await act(shop, 1, "confirm");
  await page.reload();
  await expect(orders(user)).toContainText("Preparando · pedido 1");

  await user.tap(repeatButton(user));
  await expect(page).toHaveURL(`${shop.url}/catalogo/carrito`);
  await expect(cart.quantityOf("Remera lisa")).toHaveValue("2");
  await expect(cart.summary).toContainText("37.000");
  await screenshot(page, "repetido");
});

test("the order page says when, how far and what is next, and keeps quantities on one line", async ({ user, shop }) => {
  const { page } = user;
  const cheese = await addProduct(shop, {
    name: "Queso de campo",
    price: "12000",
    unit: "KG",
    step: 0.25,
    minQuantity: 0.25,
  });
  await shop.api.mutate("tent", "updatePayment", {
    paymentText: "",
    paymentAlias: "casa.aurora",
    paymentCbu: "",
    paymentHolder: "",
    installmentsText: "",
  });
  const url = await placeOrder(shop, [{ productId: cheese.id, quantityMilli: 750 }], { paymentMethod: "TRANSFER" });
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "¡Gracias, Lucía!" })).toBeVisible();
  await expect(
    page.getByText(/^Pedido 1 · (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de \w+, \d+:\d\d\sh$/),
  ).toBeVisible();
  await expect(stages(user).getByRole("listitem")).toHaveCount(4);
  await expect(stages(user).locator("[aria-current=step]")).toContainText("Recibido");
  await expect(page.getByText("La tienda te responde por WhatsApp")).toBeVisible();
  await expect(page.getByText("casa.aurora")).toBeVisible();
  await expect(page.getByRole("link", { name: "Escribir a la tienda" })).toHaveAttribute(
    "href",
    /Pedido%20N\.%C2%BA%201/,
  );
  const quantity = page.getByText("0,75\u00a0kg");
  for (const width of [1280, 360, 180]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await quantity.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, 0);
      range.setEnd(element.firstChild ?? element, 7);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const action of ["confirm", "prepare", "pickUp"] as const) await act(shop, 1, action);
  await page.reload();
  await expect(stages(user).locator("[aria-current=step]")).toContainText("Retirado");
  await page.goto(await placeOrder(shop, [{ productId: cheese.id, quantityMilli: 250 }]));
  await act(shop, 2, "cancel");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Este pedido se canceló" })).toBeVisible();
  await expect(stages(user).getByRole("listitem")).toHaveText([/^Recibido/, /^Cancelado/]);
});

test("before repeating, what is gone or limited is named, and what the cart has is kept", async ({ user, shop }) => {
  const { page } = user;
  const screenshot = screenshots("repeat");
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500", stock: 5 });
  const yerba = await addProduct(shop, { name: "Yerba", price: "6800" });
  await addProduct(shop, { name: "Bombilla", price: "900" });
  const one = (productId: number) => ({ productId, quantityMilli: 3_000 });
  const url = await placeOrder(shop, [one(mate.id), one(yerba.id)]);
  await act(shop, 1, "confirm"); // takes three of the five
  await shop.api.mutate("product", "updateField", { id: yerba.id, field: "price", value: "7000" });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Bombilla");
  await page.goto(url);
  await user.tap(repeatButton(user));
  const question = page.getByRole("group", { name: "Antes de repetir" });
  await expect(question.getByRole("listitem")).toHaveText([
    "Mate torpedo: ahora podés llevar 2",
    "Yerba: cambió de $ 6.800 a $ 7.000",
  ]);
  await expect(question).toContainText("Ya hay 1 producto en tu pedido: se suman.");
  await expect(question).toBeFocused();
  await screenshot(page, "antes");
  expect(await page.evaluate((id) => localStorage.getItem(`cart:${id}`), shop.id)).not.toContain("Mate");
  await user.tap(question.getByRole("button", { name: "Agregar 2 productos" }));
  await expect(cart.lines).toHaveCount(3);
  await expect(cart.quantityOf("Mate torpedo")).toHaveValue("2");

  await shop.api.mutate("product", "updateField", { id: yerba.id, field: "paused", value: true });
  await placeOrder(shop, [{ productId: mate.id, quantityMilli: 2_000 }]);
  await act(shop, 2, "confirm");
  await page.goto(`${shop.url}/catalogo/pedidos`);
  await user.tap(repeatButton(user));
  await expect(page.getByText("No hay nada de este pedido para agregar ahora.")).toBeVisible();
  await expect(page.getByText("se agotó")).toBeVisible();
  await expect(page.getByText("ya no está disponible")).toBeVisible();
});

test("the list of orders is kept on the device, opens without a network, and can be deleted", async ({
  user,
  shop,
  context,
  monitor,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const { page } = user;
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await page.goto(`${shop.url}/catalogo/pedidos`);
  await expect(page.getByRole("heading", { name: "Todavía no hay pedidos en este dispositivo" })).toBeVisible();
  for (let count = 0; count < 3; count += 1) {
    await page.goto(await placeOrder(shop, [{ productId: mate.id, quantityMilli: 1_000 }]));
    await expect(stages(user)).toBeVisible();
  }
  await user.tap(page.getByRole("link", { name: "Ver todos (3)" }));
  await expect(orders(user)).toHaveCount(3);
  await context.setOffline(true);
  await user.tap(repeatButton(user));
  await expect(page.getByText("Sin conexión. Probá otra vez cuando vuelva la red.")).toBeVisible();
  await context.setOffline(false);
  await user.tap(page.getByRole("button", { name: "Borrar la lista de este dispositivo" }));
  await user.tap(page.getByRole("button", { name: "Borrar", exact: true }));
  await expect(orders(user)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Todavía no hay pedidos en este dispositivo" })).toBeVisible();
});

test("a branch is asked for only where the order is collected", async ({ user, shop }) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await enableDelivery(shop);
  const branch = (name: string) =>
    shop.api.mutate("tent", "addBranch", {
      name,
      address: `${name} 100`,
      mapsUrl: "",
      atencion: "De 9 a 18",
      telefono: "",
      whatsapp: "",
      text: "",
    });
  await branch("Centro");
  await branch("Norte");
  await page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Mate torpedo");
  await new ShopPages(user).openCart();
  const cart = new CartPage(user);
  const asked = page.getByRole("combobox", { name: "¿En qué local lo retirás?" });
  await expect(asked).toBeVisible();
  await user.tap(page.getByRole("radio", { name: /^Envío/ }));
  await expect(asked).toBeHidden();
  await user.tap(page.getByRole("radio", { name: /^Retiro/ }));
  await user.type(cart.name, "Lucía");
  await cart.send();
  await expect(page.getByText("Elegí el local.")).toBeVisible();
  await user.select(asked, "Norte · Norte 100");
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
  await user.tap(page.getByRole("link", { name: "Ver el estado del pedido" }));
  await expect(page.getByText("Norte, Norte 100. De 9 a 18")).toBeVisible();
});

test("an address that does not exist keeps the search, the categories and four products, with its status", async ({
  user,
  shop,
  monitor,
}) => {
  monitor.allow(/\b404\b/);
  const { page } = user;
  for (let count = 1; count <= 8; count += 1) await addProduct(shop, { name: `Mate ${count}`, price: "1000" });
  for (const path of ["/no-existe", "/catalogo/999999-nada", "/catalogo/pedido/nada"]) {
    const response = await page.goto(shop.url + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Acá no quedó nada" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  }
});
