import { onBothDevices } from "./fixtures/both-devices";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { OrderPages } from "./pages/order-pages";
import { ShopPages } from "./pages/shop-pages";

const addCoupon = (shop: NewShop, over: object = {}) =>
  shop.api.mutate("coupon", "create", { code: "MATERA", kind: "amount", value: 5_000, ...over });

onBothDevices(() => {
  test("a merchant makes a coupon and shares it; a customer who opens its link pays less", async ({
    user,
    context,
    shop,
    monitor,
  }) => {
    monitor.allow(/\b422\b/);
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await shop.logIn(context);
    await page.goto("/productos/promociones");
    await user.tap(page.getByRole("button", { name: "Nueva promoción" }).filter({ visible: true }));
    await user.tap(page.getByRole("link", { name: "Cupón" }));
    await user.type(page.getByLabel("Código"), "ma");
    await user.tap(page.getByRole("button", { name: "Crear cupón" }));
    await expect(page.getByText("El código lleva de 3 a 30 letras, números o guiones.")).toBeVisible();
    await user.type(page.getByLabel("Código"), "Matéra");
    await user.tap(page.getByRole("radio", { name: "$", exact: true }).locator(".."));
    await user.type(page.getByLabel("Descuenta"), "5000");
    await user.type(page.getByLabel("Compra mínima"), "30000");
    const example = page.getByRole("region", { name: "Así se cobra" }).filter({ visible: true });
    await expect(example).toContainText("Cupón MATÉRA");
    await expect(example).toContainText("$ 32.000");
    await user.tap(page.getByRole("switch", { name: "Uno por persona" }).locator(".."));
    await user.tap(page.getByRole("button", { name: "Crear cupón" }));
    await expect(page.getByRole("heading", { level: 1, name: "Cupón MATÉRA" })).toBeVisible();
    await expect(page.getByText("Con el código MATÉRA tenés $ 5.000 menos")).toBeVisible();
    await expect(page.getByRole("img", { name: /Código QR de .*cupon=matera/ })).toBeVisible();
    const [coupon] = await shop.api.query("coupon", "all");

    await page.goto(coupon?.link ?? "");
    await expect(page.getByText("Tu cupón MATERA se descuenta en el carrito.")).toBeVisible();
    const pages = new ShopPages(user);
    const cart = new CartPage(user);
    await page.goto(`${shop.url}/catalogo`);
    await pages.add("Mate torpedo");
    await pages.openCart();
    await expect(cart.summary).toContainText("Cupón MATÉRA");
    await expect(cart.summary).toContainText("Faltan $ 11.500 de compra para usarlo.");
    await expect(cart.summary).toContainText(/Total\s*\$\s*18\.500/);
    await cart.addOne("Mate torpedo");
    await expect(cart.summary).toContainText(/Cupón MATÉRA\s*−\$\s*5\.000/);
    await expect(cart.summary).toContainText(/Total\s*\$\s*32\.000/);

    await user.type(cart.name, "Lucía");
    await cart.send();
    await expect(page.locator("#customerPhone-e")).toHaveText("Es un cupón por persona: dejanos tu teléfono.");
    await expect(cart.summary).toContainText("Es un cupón por persona: dejanos tu teléfono.");
    await user.type(page.getByLabel("Tu teléfono"), "11 5874-9895");
    await expect(cart.summary).not.toContainText("dejanos tu teléfono");
    await expect(cart.summary).toContainText("Es un cupón por persona.");
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();
    const text = new URL(monitor.chats[0] ?? "").searchParams.get("text") ?? "";
    expect(text).toContain("Cupón MATÉRA: -$ 5.000");
    expect(await shop.api.query("coupon", "all")).toMatchObject([{ uses: 1, sales: 3_200_000, cost: 500_000 }]);

    await page.goto(`${shop.url}/catalogo`);
    await pages.add("Mate torpedo");
    await pages.openCart();
    await cart.addOne("Mate torpedo");
    await expect(cart.summary).toContainText(/Total\s*\$\s*32\.000/);
    await cart.send();
    await expect(page.getByText("Con este teléfono ya se usó el cupón.", { exact: true })).toBeVisible();
    await expect(page.getByText(/ya se usó el cupón\. El total ahora es sin cupón/)).toBeVisible();
    await expect(page.getByText("La tienda cambió algo")).toHaveCount(0);
    await expect(cart.summary).toContainText(/Total\s*\$\s*37\.000/);
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();

    await page.goto("/productos/promociones");
    await expect(page.getByRole("listitem").filter({ hasText: "Cupón MATÉRA" })).toContainText("1 uso");
  });

  test("the cart says why a code takes nothing off, and takes one that is typed", async ({ user, shop }) => {
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await addCoupon(shop);
    await addCoupon(shop, { code: "VIEJO", to: "2026-01-31" });
    await addCoupon(shop, { code: "FUTURO", from: "2100-01-01" });
    const pages = new ShopPages(user);
    const cart = new CartPage(user);
    await page.goto(`${shop.url}/catalogo`);
    await pages.add("Mate torpedo");
    await pages.openCart();
    await expect(page.getByLabel("Código del cupón")).toBeHidden();
    await user.tap(page.getByRole("button", { name: "Cupón de descuento" }));
    const code = page.getByLabel("Código del cupón");
    for (const [typed, reason] of [
      ["nada", "Ese cupón no existe en esta tienda."],
      ["viejo", "Ese cupón ya terminó."],
      ["futuro", "Ese cupón todavía no empezó."],
    ] as const) {
      await user.type(code, typed);
      await code.press("Enter");
      await expect(page.getByText(reason)).toBeVisible();
      await expect(code).toHaveValue(typed);
    }
    await user.type(code, "*Matera*.\u200b");
    await user.tap(page.getByRole("button", { name: "Aplicar" }));
    await expect(cart.summary).toContainText(/Total\s*\$\s*13\.500/);
    await page.reload();
    await expect(cart.summary).toContainText(/Total\s*\$\s*13\.500/);
    await user.tap(page.getByRole("button", { name: "Quitar", exact: true }));
    await expect(cart.summary).toContainText(/Total\s*\$\s*18\.500/);
  });
});

test("an order by hand is taken with a coupon, which is then used up", async ({ user, context, shop }) => {
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addCoupon(shop, { maxUses: 1 });
  await shop.logIn(context);
  await page.goto("/pedidos/nuevo");
  await user.type(page.getByLabel("Nombre"), "Lucía");
  const orders = new OrderPages(user);
  await orders.find("mate");
  await orders.add("Mate torpedo");
  await page.getByLabel("Cupón").selectOption("MATERA");
  const summary = page.getByRole("complementary");
  await expect(summary).toContainText(/Cupón MATERA\s*−\$\s*5\.000/);
  await expect(summary).toContainText(/Total\s*\$\s*13\.500/);
  await orders.press("Guardar pedido");
  await expect(orders.heading("Pedido N.º 1")).toBeVisible();
  await expect(page.getByText("Cupón MATERA").filter({ visible: true }).first()).toBeVisible();
  expect(await shop.api.query("coupon", "all")).toMatchObject([{ uses: 1 }]);
  await page.goto("/pedidos/nuevo");
  await expect(page.getByLabel("Cupón")).toBeHidden();
});

test("a coupon that ends while the cart is open stops the sending, and says so", async ({ user, shop, monitor }) => {
  monitor.allow(/\b422\b/);
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { id } = await addCoupon(shop, { maxUses: 1 });
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await page.goto(`${shop.url}/?cupon=matera`);
  await page.goto(`${shop.url}/catalogo`);
  await pages.add("Mate torpedo");
  await pages.openCart();
  await expect(cart.summary).toContainText(/Total\s*\$\s*13\.500/);
  await shop.api.mutate("coupon", "update", { id, to: "2026-01-31" });
  await user.type(cart.name, "Lucía");
  await cart.send();
  await expect(page.getByText("Ese cupón ya terminó.", { exact: true })).toBeVisible();
  await expect(cart.summary).toContainText(/Total\s*\$\s*18\.500/);
  expect((await shop.api.query("order", "list", {})).rows).toEqual([]);
  await cart.sendToChat();
  await expect(cart.sent).toBeVisible();
});

test("the example of a coupon takes it off what the shop's promotions leave", async ({ user, context, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.api.mutate("pricing", "createPromotion", { name: "20 %", kind: "percent", value: 20, all: true });
  await shop.logIn(context);
  const { page } = user;
  await page.goto("/productos/promociones/cupon");
  await user.type(page.getByLabel("Código"), "MATERA");
  await user.type(page.getByLabel("Descuenta"), "10");
  const example = page.getByRole("region", { name: "Así se cobra" }).filter({ visible: true });
  await expect(example).toContainText("$ 13.320");
  await expect(example).toContainText("Sin el descuento serían $ 18.500");
  // of 14.800 each, three reach it
  await user.type(page.getByLabel("Compra mínima"), "30000");
  await expect(example).toContainText("$ 39.960");
});
