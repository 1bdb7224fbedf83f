import { onBothDevices } from "./fixtures/both-devices";
import { runSql } from "./fixtures/installation";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import type { User } from "./fixtures/user";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

/** Three for two of everything, until a moment if one is given. */
async function addThreeForTwo(shop: NewShop, until: Date | null = null): Promise<void> {
  await runSql(
    `INSERT INTO promotions (tent_id, name, kind, buy, pay, valid_to, updated_at)
     VALUES ($1, 'Tres por dos', 'NXM', 3, 2, $2, now())`,
    [shop.id, until?.toISOString() ?? null],
  );
  await purge(shop);
}

/** The pages of the shop are made again: rows were changed behind its back. */
const purge = (shop: NewShop) =>
  shop.api.mutate("tent", "updateOrderRules", {
    minimumPurchase: "",
    orderText: "",
    showSoldOut: true,
    listingLayout: "GRID",
  });

async function fillCart(user: User, shop: NewShop, units: number): Promise<CartPage> {
  const pages = new ShopPages(user);
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  for (let unit = 0; unit < units; unit += 1) await pages.add("Mate torpedo");
  await pages.openCart();
  return cart;
}

onBothDevices(() => {
  test("three for two: on the card, in the cart with what is missing and what is saved, and in the message", async ({
    user,
    shop,
    monitor,
  }) => {
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await addThreeForTwo(shop);
    const pages = new ShopPages(user);
    await page.goto(`${shop.url}/catalogo`);
    await expect(pages.product("Mate torpedo")).toContainText("3x2");
    await user.tap(pages.productLink("Mate torpedo"));
    await expect(page.getByRole("region", { name: "Promociones" })).toContainText("3x2 Tres por dos");

    const cart = await fillCart(user, shop, 2);
    await expect(cart.summary).toContainText(/Total\s*\$\s*37\.000/);
    await expect(page.getByText("Tres por dos, Mate torpedo: sumá 1 más y 1 es gratis")).toBeVisible();
    await expect(cart.badge).toHaveText("2");
    await cart.addOne("Mate torpedo");
    await expect(cart.badge).toHaveText("3");
    await expect(cart.lines.first()).toContainText(/Tres por dos\s*−\$\s*18\.500/);
    await expect(cart.summary).toContainText(/Tres por dos\s*−\$\s*18\.500/);
    await expect(cart.summary).toContainText(/Ahorrás\s*\$\s*18\.500/);
    await expect(cart.summary).toContainText(/Total\s*\$\s*37\.000/);
    await expect(page.getByText(/sumá 1 más/)).toBeHidden();

    await page.goto(`${shop.url}/catalogo`);
    await expect(pages.total, "the bar says what the cart says").toContainText(/\$\s*37\.000/);
    await pages.openCart();
    await user.type(cart.name, "Lucía Fernández");
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();
    await expect(cart.badge).toBeHidden();
    const text = new URL(monitor.chats[0] ?? "").searchParams.get("text") ?? "";
    expect(text).toContain("Tres por dos: -$ 18.500");
    expect(text).toContain("*Total: $ 37.000*");
    await user.tap(page.getByRole("link", { name: "Ver el estado del pedido" }));
    await expect(page.getByRole("complementary").filter({ hasText: /Tres por dos\s*−\$\s*18\.500/ })).toBeVisible();
  });

  test("the bar takes off what a promotion of a category does, in the grid, on a product's page and in the list", async ({
    user,
    shop,
  }) => {
    const { page } = user;
    const velas = await shop.api.mutate("category", "create", { name: "Velas" });
    await addProduct(shop, { name: "Vela de soja", price: "1000", categoryId: velas.id });
    await addProduct(shop, { name: "Mate torpedo", price: "500" });
    await runSql(
      `INSERT INTO promotions (tent_id, name, kind, percent, reach, category_ids, updated_at)
       VALUES ($1, 'Velas al 10', 'PERCENT', 10, 'CATEGORIES', $2, now())`,
      [shop.id, [velas.id]],
    );
    await purge(shop);
    const pages = new ShopPages(user);
    await page.goto(`${shop.url}/catalogo`);
    await pages.add("Vela de soja");
    await expect(pages.total).toContainText(/\$\s*900/);
    await pages.add("Mate torpedo");
    await expect(pages.total).toContainText(/\$\s*1\.400/);
    await user.tap(pages.productLink("Vela de soja"));
    await user.tap(page.locator(".buy__go").getByRole("button", { name: "Agregar uno" }));
    await expect(pages.total).toContainText(/\$\s*2\.300/);
  });

  test("a promotion that the merchant ends while the cart is open stops the sending, and says so", async ({
    user,
    shop,
    monitor,
  }) => {
    monitor.allow(/\b409\b/);
    await addProduct(shop, { name: "Mate torpedo", price: "18500" });
    await addThreeForTwo(shop);
    // what the cart asks when it opens must be answered before the promotion ends, else it knows that already
    const checked = user.page.waitForResponse((response) => response.url().includes("/api/trpc/order.check"));
    const cart = await fillCart(user, shop, 3);
    await checked;
    await expect(cart.summary).toContainText(/Total\s*\$\s*37\.000/);
    await user.type(cart.name, "Lucía Fernández");
    await runSql("DELETE FROM promotions WHERE tent_id = $1", [shop.id]);
    await cart.send();
    await expect(cart.alerts.filter({ hasText: "Terminó «Tres por dos»" })).toBeVisible();
    await expect(cart.alerts.filter({ hasText: "La tienda cambió algo" })).toBeVisible();
    await expect(cart.summary).toContainText(/Total\s*\$\s*55\.500/);
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();
  });

  test("a promotion comes off before a transfer's discount, in the cart and in the message", async ({
    user,
    shop,
    monitor,
  }) => {
    await addProduct(shop, { name: "Mate torpedo", price: "50000" });
    await shop.api.mutate("pricing", "createPromotion", {
      name: "Semana del mate",
      kind: "percent",
      value: 10,
      all: true,
    });
    await shop.api.mutate("tent", "updatePayment", {
      paymentText: "",
      paymentAlias: "aurora.mp",
      paymentCbu: "",
      paymentHolder: "",
      cashPercent: "",
      transferPercent: "20",
      otherPercent: "",
      installmentsText: "",
    });
    const cart = await fillCart(user, shop, 1);
    await user.tap(user.page.getByRole("group", { name: "¿Cómo pagás?" }).getByText("Transferencia", { exact: true }));
    await expect(cart.summary).toContainText(/Semana del mate\s*−\$\s*5\.000/);
    await expect(cart.summary).toContainText(/20 % por transferencia\s*−\$\s*9\.000/);
    await expect(cart.summary).toContainText(/Total\s*\$\s*36\.000/);
    await user.type(cart.name, "Lucía Fernández");
    await cart.sendToChat();
    await expect(cart.sent).toBeVisible();
    const text = new URL(monitor.chats[0] ?? "").searchParams.get("text") ?? "";
    expect(text).toContain("*Total: $ 36.000*");
    const { rows } = await shop.api.query("order", "list", {});
    expect(rows).toMatchObject([{ total: 3_600_000 }]);
  });
});

test("a promotion whose time is over while the cart is open leaves it by itself @long", async ({ user, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await addThreeForTwo(shop, new Date(Date.now() + 20_000));
  const cart = await fillCart(user, shop, 3);
  await expect(cart.summary).toContainText(/Total\s*\$\s*37\.000/);
  await expect(cart.alerts.filter({ hasText: "Terminó «Tres por dos»" })).toBeVisible({ timeout: 30_000 });
  await expect(cart.summary).toContainText(/Total\s*\$\s*55\.500/);
});
