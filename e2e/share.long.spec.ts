import { expect, test } from "./fixtures/test";

test("the longest address is shown whole, also on the narrowest phone", async ({ user, context, shop }) => {
  const { page } = user;
  const subdomain = `${shop.subdomain}-de-los-hermanos-y-sus-hijos-y-mas`.slice(0, 40);
  await shop.api.mutate("tent", "updateShop", { name: shop.name, subdomain, tagline: "", notice: "" });
  await shop.logIn(context);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/compartir");
  const address = page.locator("#enlace").getByRole("link", { name: subdomain }).first();
  await expect(address).toBeVisible();
  const hidden = await address.evaluate((link) =>
    [link, ...link.querySelectorAll("*")].some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0),
  );
  expect(hidden).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
