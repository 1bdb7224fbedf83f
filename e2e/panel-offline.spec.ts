import type { Page } from "@playwright/test";
import { addProduct, openShop, placeOrder } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { LoginPage } from "./pages/login-page";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";

test.use({ serviceWorkers: "allow" });

/** What the device keeps from the start. */
const FIRST = ["/", "/productos", "/pedidos", "/por-enviar"];

/** Paths of the screens that the device keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^panel .+ \d+\.\d+$/.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    // opening it would make an empty one
    if (!(await indexedDB.databases()).some(({ name }) => name === "vidriera-device")) return [];
    return new Promise<string[]>((done) => {
      const open = indexedDB.open("vidriera-device");
      open.onsuccess = () => {
        const keys = open.result.transaction("queries").objectStore("queries").getAllKeys();
        keys.onsuccess = () => {
          open.result.close();
          done(keys.result.map(String));
        };
      };
    });
  });

const bar = (page: Page) => page.getByText(/^Sin conexión/);

test("products, orders and an order open without a network with their age, and log-out clears them", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  // what a page without a network logs
  monitor.allow(
    /ERR_INTERNET_DISCONNECTED/,
    /503: .*\/(?:perfil|productos)/,
    /status of 503/,
    /Failed to fetch RSC/,
    /NetworkError|Failed to fetch/,
  );
  const { page } = user;
  const screenshot = screenshots("panel-offline");
  const mate = await addProduct(shop, { name: "Mate torpedo", price: "18500", photo: true });
  await placeOrder(shop, mate.id);
  await shop.logIn(context);
  await page.goto("/productos");
  await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(FIRST));
  await new Panel(user).go("Mis pedidos");
  await expect.poll(() => kept(page), { timeout: 120_000 }).toContain("/pedidos/1");
  await expect.poll(() => keptAnswers(page)).toHaveLength(1);

  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toHaveText(/^Sin conexión · Como estaba hace (?:un momento|\d+ min)$/);
  await expect(page.getByText("Lucía Fernández").filter({ visible: true }).first()).toBeVisible();
  await screenshot(page, "pedidos");
  await new Panel(user).go("Mis productos");
  await expect(page.getByText("Mate torpedo").filter({ visible: true }).first()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await screenshot(page, "productos");
  await page.goto("/pedidos/1");
  await expect(page.getByRole("heading", { name: "Pedido N.º 1" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "1 pedido nuevo" })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await screenshot(page, "inicio");
  await page.goto("/perfil");
  await expect(page.getByText("Esta pantalla necesita conexión")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await context.setOffline(false);
  await page.goto("/pedidos");
  await expect(bar(page)).toBeHidden();
  await page.goto("/logout");
  await user.tap(page.getByRole("button", { name: "Salir" }));
  await expect(page).toHaveURL("/login");
  expect(await kept(page)).toEqual([]);
  expect(await keptAnswers(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/productos");
  await expect(page.getByText("Esta pantalla necesita conexión")).toBeVisible();
  await expect(page.getByText("Mate torpedo")).toHaveCount(0);
  await context.setOffline(false);
});

test("a product that was made without a network is found and changed without one, and arrives once as it was changed", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/, /Failed to fetch/, /NetworkError/);
  const { page } = user;
  const screenshot = screenshots("panel-offline-product");
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  const products = new ProductPages(user);
  await page.goto("/productos");
  await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(FIRST));
  await page.goto("/productos/cargar-producto");
  await expect.poll(() => kept(page), { timeout: 120_000 }).toContain("/productos/cargar-producto");
  await user.type(products.name, "Bombilla");
  await context.setOffline(true);
  await user.type(products.formPrice, "300");
  await products.save();
  await expect(page.getByText("Sin conexión · 1 cambio por enviar")).toBeVisible();

  await page.goto("/productos");
  const unsent = page.getByRole("list", { name: "Sin enviar" }).getByRole("listitem");
  await expect(unsent).toContainText(/Bombilla.*Pendiente.*\$\s300/);
  await expect(products.row("Mate torpedo")).toBeVisible();
  await screenshot(page, "unsent");
  await user.tap(unsent.getByRole("link", { name: "Bombilla" }));
  await expect(products.name).toHaveValue("Bombilla");
  await user.type(products.formPrice, "350");
  await products.save();
  await expect(page.getByText("Guardado en este dispositivo.").first()).toBeVisible();
  await screenshot(page, "changed");
  await page.goto("/productos");
  await expect(unsent).toContainText(/\$\s350/);

  await context.setOffline(false);
  await expect(products.price("Bombilla")).toHaveValue("350");
  await expect(unsent).toHaveCount(0);
  const { counts } = await shop.api.query("product", "list", {});
  expect(counts.all).toBe(2);
});

test("an expired session still reads without a network; the next account sees nothing of it", async ({
  user,
  context,
  monitor,
  shop,
  origin,
}) => {
  // calls of a screen whose session has just ended
  monitor.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /403/);
  const { page } = user;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const other = await openShop(origin, "Otra tienda");
  await addProduct(other, { name: "Vela de soja", price: "8500" });
  await shop.logIn(context);
  await page.goto("/productos");
  await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(FIRST));

  await context.clearCookies();
  await page.goto("/productos");
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(true);
  await page.goto("/productos");
  await expect(page.getByText("Mate torpedo").filter({ visible: true }).first()).toBeVisible();

  await context.setOffline(false);
  await page.goto("/login");
  await new LoginPage(user).logIn(other.email, other.password);
  await expect(page).toHaveURL("/");
  await page.goto("/productos");
  await expect(page.getByText("Vela de soja").filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(FIRST));
  await context.setOffline(true);
  await page.goto("/productos");
  await expect(page.getByText("Vela de soja").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Mate torpedo")).toHaveCount(0);
  const answers = await keptAnswers(page);
  expect(answers.filter((account) => account.endsWith(`.${shop.id}`))).toEqual([]);
  await context.setOffline(false);
});
