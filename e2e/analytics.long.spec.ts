import type { Page } from "@playwright/test";
import { Measuring } from "./fixtures/measuring";
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
const measure = (shop: NewShop, ids: Partial<typeof IDS> = IDS) =>
  shop.api.mutate("tent", "updateAnalytics", { ga4Id: "", pixelId: "", ...ids });

test("from / by visible names alone: a merchant pastes a snippet, visitors are asked, and it is taken off again", async ({
  context,
  hand,
  shop,
  watch,
}) => {
  const seen = await Measuring.over(context, watch);
  await new HomePage(hand).open();
  await new HomePage(hand).logIn();
  await new AccountPages(hand).logIn(shop);
  await new Panel(hand).go("Ajustes");
  const settings = new SettingsPages(hand);
  await settings.open("Google Analytics y Meta");
  await settings.fill("Número del píxel", "123");
  await settings.save();
  await expect(hand.page.getByText("No vemos el número del píxel.")).toBeVisible();
  await settings.fill("Número del píxel", "");
  await settings.fill("ID de medición", "UA-1234567-1");
  await settings.save();
  await expect(hand.page.getByText("El de Analytics 4 empieza con G-")).toBeVisible();
  await settings.fill("ID de medición", SNIPPET);
  await expect(hand.page.getByLabel("ID de medición")).toHaveValue("G-1A2B3C4D5E");
  await settings.save();
  await settings.back();
  await expect(hand.page.getByRole("link", { name: "Google Analytics y Meta" })).toContainText("Google Analytics");
  const visitor = await hand.tapToNewTab(hand.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  await expect(noticeOf(visitor)).toContainText("Google Analytics");
  await expect(noticeOf(visitor)).not.toContainText("Meta");
  await noticeOf(visitor).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => seen.told.map(({ id, name }) => `${id} ${name}`)).toEqual(["G-1A2B3C4D5E page_view"]);

  await settings.open("Google Analytics y Meta");
  await settings.press("Quitar Google Analytics");
  // what the save before said may still be on the screen
  const saved = hand.page.waitForResponse(/tent\.updateAnalytics/);
  await settings.save();
  await saved;
  await visitor.reload();
  await visitor.waitForLoadState("networkidle");
  await expect(visitor.getByRole("button", { name: "Cookies y privacidad" })).toHaveCount(0);
  expect(seen.told).toHaveLength(1);
});

for (const [signal, script] of [
  ["Global Privacy Control", "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
  ["Do Not Track", "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
] as const)
  test(`${signal} is a refusal that one can still take back by hand`, async ({ context, page, shop, watch }) => {
    const seen = await Measuring.over(context, watch);
    await measure(shop);
    await context.addInitScript(script);
    await page.goto(shop.url);
    await page.waitForLoadState("networkidle");
    await expect(noticeOf(page)).toHaveCount(0);
    expect(seen.asked).toEqual([]);
    await page.getByRole("button", { name: "Cookies y privacidad" }).click();
    await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
    await expect.poll(() => seen.names("google")).toEqual(["page_view"]);
    await page.reload();
    await expect.poll(() => seen.names("google")).toEqual(["page_view", "page_view"]);
  });

test("what is searched stays here: its page loads nothing, and what was added there is told by the next", async ({
  context,
  hand,
  shop,
  watch,
}) => {
  const seen = await Measuring.over(context, watch);
  await measure(shop);
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { page } = hand;
  const pages = new ShopPages(hand);
  await page.goto(`${shop.url}/catalogo`);
  await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => seen.names("meta")).toEqual(["PageView"]);
  await page.goto(`${shop.url}/catalogo/buscar?q=torpedo`);
  await page.waitForLoadState("networkidle");
  await pages.add("Mate torpedo");
  await expect(pages.total).toBeVisible();
  expect(seen.names("meta")).toEqual(["PageView"]);
  await hand.tap(pages.productLink("Mate torpedo"));
  await expect.poll(() => seen.names("meta")).toEqual(["PageView", "PageView", "AddToCart", "ViewContent"]);
  await expect.poll(() => seen.names("google").at(-1)).toBe("view_item");
  expect(JSON.stringify(seen.told) + seen.asked.join()).not.toMatch(/buscar|q=|q%3D/);
});

test("a tool that the shop adds later is asked about anew", async ({ context, page, shop, watch }) => {
  const seen = await Measuring.over(context, watch);
  await measure(shop, { ga4Id: IDS.ga4Id });
  await page.goto(shop.url);
  await noticeOf(page).getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => seen.told.length).toBe(1);
  await measure(shop);
  await page.reload();
  await expect(noticeOf(page)).toContainText("Google Analytics y Meta (Facebook e Instagram)");
  expect(seen.told).toHaveLength(1);
});

test("neither the panel's preview nor a style tried on asks or measures", async ({
  context,
  origin,
  page,
  shop,
  watch,
}) => {
  const seen = await Measuring.over(context, watch);
  await measure(shop);
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
  expect(seen.asked).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nobody is asked, nothing is loaded, and no button is dead", async ({ context, page, shop, watch }) => {
    const seen = await Measuring.over(context, watch);
    watch.expect(/ csp$/); // scripts that are asked for and not run
    await measure(shop);
    await page.goto(shop.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cookies y privacidad" })).toBeHidden();
    expect(seen.asked).toEqual([]);
  });
});
