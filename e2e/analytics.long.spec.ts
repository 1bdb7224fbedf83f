import type { Page } from "@playwright/test";
import { AnalyticsStub } from "./fixtures/analytics";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { SettingsPages } from "./pages/settings-pages";
import { ShopPages } from "./pages/shop-pages";

const IDS = { ga4Id: "G-ABC1234567", pixelId: "1234567890123456" };
const SNIPPET = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E"></script> <script> gtag('config', 'G-1A2B3C4D5E'); </script>`;

const noticeOf = (page: Page) => page.getByRole("region", { name: "Privacidad" });
const setAnalytics = (shop: NewShop, ids: Partial<typeof IDS> = IDS) =>
  shop.api.mutate("tent", "updateAnalytics", { ga4Id: "", pixelId: "", ...ids });

test("a merchant pastes a snippet, visitors are asked for consent, and the merchant removes it", async ({
  context,
  user,
  shop,
  monitor,
}) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await new AccountPages(user).logIn(shop);
  await new Panel(user).go("Ajustes");
  const settings = new SettingsPages(user);
  await settings.open("Google Analytics y Meta");
  await settings.fill("Número del píxel", "123");
  await settings.save();
  await expect(user.page.getByText("No vemos el número del píxel.")).toBeVisible();
  await settings.fill("Número del píxel", "");
  await settings.fill("ID de medición", "UA-1234567-1");
  await settings.save();
  await expect(user.page.getByText("El de Analytics 4 empieza con G-")).toBeVisible();
  await settings.fill("ID de medición", SNIPPET);
  await expect(user.page.getByLabel("ID de medición")).toHaveValue("G-1A2B3C4D5E");
  await settings.save();
  await settings.back();
  await expect(user.page.getByRole("link", { name: "Google Analytics y Meta" })).toContainText("Google Analytics");
  const visitor = await user.tapToNewTab(user.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  await expect(noticeOf(visitor)).toContainText("Google Analytics");
  await expect(noticeOf(visitor)).not.toContainText("Meta");
  await noticeOf(visitor).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => analytics.events.map(({ id, name }) => `${id} ${name}`)).toEqual(["G-1A2B3C4D5E page_view"]);

  await settings.open("Google Analytics y Meta");
  await settings.press("Quitar Google Analytics");
  // the message of the previous save may still be visible
  const saved = user.page.waitForResponse(/tent\.updateAnalytics/);
  await settings.save();
  await saved;
  await visitor.reload();
  await visitor.waitForLoadState("networkidle");
  await expect(visitor.getByRole("button", { name: "Cookies y privacidad" })).toHaveCount(0);
  expect(analytics.events).toHaveLength(1);
});

for (const [signal, script] of [
  ["Global Privacy Control", "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
  ["Do Not Track", "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
] as const)
  test(`${signal} counts as a refusal, which the visitor can revoke`, async ({ context, page, shop, monitor }) => {
    const analytics = await AnalyticsStub.install(context, monitor);
    await setAnalytics(shop);
    await context.addInitScript(script);
    await page.goto(shop.url);
    await page.waitForLoadState("networkidle");
    await expect(noticeOf(page)).toHaveCount(0);
    expect(analytics.requests).toEqual([]);
    await page.getByRole("button", { name: "Cookies y privacidad" }).click();
    await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
    await expect.poll(() => analytics.names("google")).toEqual(["page_view"]);
    await page.reload();
    await expect.poll(() => analytics.names("google")).toEqual(["page_view", "page_view"]);
  });

test("the search page loads no tool; products added there are reported by the next page", async ({
  context,
  user,
  shop,
  monitor,
}) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await setAnalytics(shop);
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { page } = user;
  const pages = new ShopPages(user);
  await page.goto(`${shop.url}/catalogo`);
  await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => analytics.names("meta")).toEqual(["PageView"]);
  await page.goto(`${shop.url}/catalogo/buscar?q=torpedo`);
  await page.waitForLoadState("networkidle");
  await pages.add("Mate torpedo");
  await expect(pages.total).toBeVisible();
  expect(analytics.names("meta")).toEqual(["PageView"]);
  await user.tap(pages.productLink("Mate torpedo"));
  await expect.poll(() => analytics.names("meta")).toEqual(["PageView", "PageView", "AddToCart", "ViewContent"]);
  await expect.poll(() => analytics.names("google").at(-1)).toBe("view_item");
  expect(JSON.stringify(analytics.events) + analytics.requests.join()).not.toMatch(/buscar|q=|q%3D/);
});

test("consent is asked again when the shop adds another tool", async ({ context, page, shop, monitor }) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await setAnalytics(shop, { ga4Id: IDS.ga4Id });
  await page.goto(shop.url);
  await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => analytics.events.length).toBe(1);
  await setAnalytics(shop);
  await page.reload();
  await expect(noticeOf(page)).toContainText("Google Analytics y Meta (Facebook e Instagram)");
  expect(analytics.events).toHaveLength(1);
});

test("the panel's preview and a trial style neither ask for consent nor load a tool", async ({
  context,
  origin,
  page,
  shop,
  monitor,
}) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await setAnalytics(shop);
  await page.goto(`${origin}/tienda/${shop.id}~celia`);
  await expect(page).toHaveURL(`${shop.url}/~celia`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Cookies y privacidad" })).toHaveCount(0);
  await page.goto(`${origin}/login`);
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, shop.url);
  const inside = page.frameLocator("iframe");
  await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(inside.getByRole("region", { name: "Privacidad" })).toHaveCount(0);
  expect(analytics.requests).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("asks nothing, loads nothing and shows no button that needs a script", async ({
    context,
    page,
    shop,
    monitor,
  }) => {
    const analytics = await AnalyticsStub.install(context, monitor);
    monitor.allow(/ csp$/); // blocked scripts are reported
    await setAnalytics(shop);
    await page.goto(shop.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cookies y privacidad" })).toBeHidden();
    expect(analytics.requests).toEqual([]);
  });
});
