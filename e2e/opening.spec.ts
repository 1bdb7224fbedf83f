import type { Page, Route } from "@playwright/test";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

const screenshot = screenshots("opening");

/** Holds the server's answers to screens that are opened, until they are let go. */
async function holdScreens(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | null = [];
  await page.route(/[?&]_rsc=/, async (route) => {
    if (held && route.request().headers()["next-router-prefetch"] === undefined) held.push(route);
    else await route.continue();
  });
  return async () => {
    const waiting = held ?? [];
    held = null;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

async function openOrders(page: Page, shop: NewShop) {
  const { id } = await addProduct(shop, { name: "Mate imperial", price: "32900" });
  await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: crypto.randomUUID(),
    lines: [{ productId: id, quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    method: "PICKUP",
  });
  await page.goto("/pedidos");
  await expect(page.getByRole("link", { name: "Lucía Fernández" })).toBeVisible();
}

test("a touched tab is marked and its screen drawn before the server answers", async ({ user, context, shop }) => {
  const { page } = user;
  await shop.logIn(context);
  await openOrders(page, shop);
  const letGo = await holdScreens(page);
  const tab = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Mi tienda" });
  await user.tap(tab);
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("status").filter({ hasText: "Cargando Mi tienda" })).toBeAttached();
  await expect(page).toHaveURL("/pedidos");
  await expect(page.getByText("Lucía Fernández")).toBeHidden();
  await screenshot(page, "tab");
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Mi tienda" })).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("a tab is marked while the finger is on it, and no longer when the gesture becomes another one", async ({
  user,
  context,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, "only a phone has tabs");
  const { page } = user;
  await shop.logIn(context);
  await openOrders(page, shop);
  const tab = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Mi tienda" });
  const finger = { pointerType: "touch", bubbles: true, pointerId: 9, isPrimary: true };
  await tab.dispatchEvent("pointerdown", finger);
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(page.locator("[data-skeleton]")).toBeAttached();
  await tab.dispatchEvent("pointercancel", finger);
  await expect(tab).not.toHaveAttribute("aria-current");
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Lucía Fernández" })).toBeVisible();
  await expect(page).toHaveURL("/pedidos");
});

test("a touched order is drawn before the server answers", async ({ user, context, shop }) => {
  const { page } = user;
  await shop.logIn(context);
  await openOrders(page, shop);
  const letGo = await holdScreens(page);
  await user.tap(page.getByRole("link", { name: "Lucía Fernández" }));
  const drawn = page.locator("[data-skeleton]");
  await expect(drawn).toContainText("Pedido N.º 1");
  await expect(drawn).toContainText("Entrega y pago");
  await expect(page).toHaveURL("/pedidos");
  await screenshot(page, "order");
  await letGo();
  await expect(page).toHaveURL("/pedidos/1");
  await expect(page.getByRole("heading", { level: 1, name: "Pedido N.º 1" })).toBeVisible();
  await expect(drawn).toHaveCount(0);
});
