import { Measuring } from "./fixtures/measuring";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { CartPage } from "./pages/cart-page";
import { ShopPages } from "./pages/shop-pages";

const IDS = { ga4Id: "G-ABC1234567", pixelId: "1234567890123456" };

test("a shop is measured for who allows it, with the feed's ids and nobody's name", async ({
  context,
  hand,
  shop,
  watch,
}) => {
  const seen = await Measuring.over(context, watch);
  await shop.api.mutate("tent", "updateAnalytics", IDS);
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18.500,50" });
  const { page } = hand;
  const notice = page.getByRole("region", { name: "Privacidad" });
  const pages = new ShopPages(hand);

  await page.goto(`${shop.url}/catalogo?utm_source=ig`);
  await expect(notice).toBeVisible();
  await pages.add("Mate torpedo");
  await expect(pages.total).toBeVisible();
  const box = async (of: typeof notice) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  await expect
    .poll(async () => (await box(notice)).y + (await box(notice)).height, "nothing covers the cart")
    .toBeLessThanOrEqual((await box(pages.total)).y);
  expect(seen.asked).toEqual([]);

  await notice.getByRole("button", { name: "Aceptar" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => seen.told.map(({ name }) => name).sort()).toEqual(["PageView", "page_view"]);
  expect(seen.asked).toContain(`https://www.googletagmanager.com/gtag/js?id=${IDS.ga4Id}`);
  expect(seen.told.map((one) => one.id).sort()).toEqual([IDS.pixelId, IDS.ga4Id]);
  expect(seen.last("page_view")?.page).toBe(`${shop.url}/catalogo?utm_source=ig`);

  await pages.add("Mate torpedo");
  await expect
    .poll(() => seen.last("AddToCart")?.details)
    .toMatchObject({
      content_ids: [String(id)],
      value: 18_500.5,
      currency: "ARS",
    });
  await hand.tap(pages.productLink("Mate torpedo"));
  await expect.poll(() => seen.last("ViewContent")?.details.content_ids).toEqual([String(id)]);
  await expect.poll(() => seen.last("view_item")?.details.items).toMatchObject([{ item_id: String(id) }]);
  await expect(notice).toBeHidden();

  await pages.openCart();
  await expect.poll(() => seen.last("begin_checkout")?.details.value).toBe(37_001);
  const cart = new CartPage(hand);
  await hand.type(cart.name, "Lucía");
  await cart.sendToChat();
  await expect.poll(() => seen.last("generate_lead")?.details).toMatchObject({ value: 37_001, currency: "ARS" });
  await expect.poll(() => seen.last("Lead")?.details.content_ids).toEqual([String(id)]);
  await expect(page).toHaveURL(/\/catalogo\/pedido\/[\w-]+/);
  const token = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Abrir WhatsApp" }).click();
  await expect.poll(() => watch.chats.length).toBe(2);
  expect(seen.names("google")).not.toContain("click");
  expect(decodeURIComponent(seen.asked.join() + JSON.stringify(seen.told))).not.toMatch(
    new RegExp(`Luc[ií]a|${token}`),
  );
});

test("who refuses is not measured nor asked again, and can change their mind at the foot of the page", async ({
  context,
  page,
  shop,
  watch,
}) => {
  const seen = await Measuring.over(context, watch);
  await shop.api.mutate("tent", "updateAnalytics", IDS);
  const notice = page.getByRole("region", { name: "Privacidad" });
  const link = page.getByRole("button", { name: "Cookies y privacidad" });
  await page.goto(shop.url);
  await notice.getByRole("button", { name: "Rechazar" }).click();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(notice).toBeHidden();
  expect(seen.asked).toEqual([]);

  await link.click();
  await expect(notice).toContainText("Ahora no está permitido.");
  await expect(notice).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(link).toBeFocused();
  await link.press("Enter");
  await notice.getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(() => seen.names("meta")).toEqual(["PageView"]);

  await link.click();
  await notice.getByRole("button", { name: "Rechazar" }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
  const before = seen.asked.length;
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(seen.asked).toHaveLength(before);
});
