import { AnalyticsStub } from "./fixtures/analytics";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

const IDS = { ga4Id: "G-ABC1234567", pixelId: "1234567890123456" };

test("after consent, events carry the feed's product ids and no personal data", async ({
  context,
  user,
  shop,
  monitor,
}) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await shop.api.mutate("tent", "updateAnalytics", IDS);
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18.500,50" });
  const { page } = user;
  const notice = page.getByRole("region", { name: "Privacidad" });
  const pages = new ShopPages(user);

  await page.goto(`${shop.url}/catalogo?utm_source=ig`);
  await expect(notice).toBeVisible();
  await pages.add("Mate torpedo");
  await expect(pages.total).toBeVisible();
  const box = async (of: typeof notice) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  await expect
    .poll(async () => (await box(notice)).y + (await box(notice)).height, "the notice does not cover the cart")
    .toBeLessThanOrEqual((await box(pages.total)).y);
  expect(analytics.requests).toEqual([]);

  await notice.getByRole("button", { name: "Aceptar" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => analytics.events.map(({ name }) => name).sort()).toEqual(["PageView", "page_view"]);
  expect(analytics.requests).toContain(`https://www.googletagmanager.com/gtag/js?id=${IDS.ga4Id}`);
  expect(analytics.events.map((one) => one.id).sort()).toEqual([IDS.pixelId, IDS.ga4Id]);
  expect(analytics.last("page_view")?.page).toBe(`${shop.url}/catalogo?utm_source=ig`);

  await pages.add("Mate torpedo");
  await expect
    .poll(() => analytics.last("AddToCart")?.details)
    .toMatchObject({
      content_ids: [String(id)],
      value: 18_500.5,
      currency: "ARS",
    });
  await user.tap(pages.productLink("Mate torpedo"));
  await expect.poll(() => analytics.last("ViewContent")?.details.content_ids).toEqual([String(id)]);
  await expect.poll(() => analytics.last("view_item")?.details.items).toMatchObject([{ item_id: String(id) }]);
  await expect(notice).toBeHidden();

  await pages.openCart();
  await expect.poll(() => analytics.last("begin_checkout")?.details.value).toBe(37_001);
  const cart = new CartPage(user);
  await user.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect.poll(() => analytics.last("generate_lead")?.details).toMatchObject({ value: 37_001, currency: "ARS" });
  await expect.poll(() => analytics.last("Lead")?.details.content_ids).toEqual([String(id)]);
  await expect(page).toHaveURL(/\/catalogo\/pedido\/[\w-]+/);
  const token = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Abrir WhatsApp" }).click();
  await expect.poll(() => monitor.chats.length).toBe(2);
  expect(analytics.names("google")).not.toContain("click");
  expect(decodeURIComponent(analytics.requests.join() + JSON.stringify(analytics.events))).not.toMatch(
    new RegExp(`Luc[ií]a|${token}`),
  );
});

test("after a refusal no tool is loaded or asked about again; a link in the footer changes the choice", async ({
  context,
  page,
  shop,
  monitor,
}) => {
  const analytics = await AnalyticsStub.install(context, monitor);
  await shop.api.mutate("tent", "updateAnalytics", IDS);
  const notice = page.getByRole("region", { name: "Privacidad" });
  const link = page.getByRole("button", { name: "Cookies y privacidad" });
  await page.goto(shop.url);
  await notice.getByRole("button", { name: "Rechazar" }).click();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(notice).toBeHidden();
  expect(analytics.requests).toEqual([]);

  await link.click();
  await expect(notice).toContainText("Ahora no está permitido.");
  await expect(notice).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(link).toBeFocused();
  await link.press("Enter");
  await notice.getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => analytics.names("meta")).toEqual(["PageView"]);

  await link.click();
  await notice.getByRole("button", { name: "Rechazar" }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
  const before = analytics.requests.length;
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(analytics.requests).toHaveLength(before);
});
