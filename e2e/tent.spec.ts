import { ask } from "./fixtures/http";
import { expect, test } from "./fixtures/test";

test("a subdomain that is taken is told while it is typed and when it is saved", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  watch.expect(/\b409\b/);
  await shop.enter(context);
  await hand.page.goto("/configuraciones/tienda");
  const subdomain = hand.page.getByLabel("Dirección de tu tienda");
  await hand.type(subdomain, "demo");
  await expect(subdomain).toHaveAttribute("aria-invalid", "true");
  await hand.tap(hand.page.locator("form").filter({ has: subdomain }).getByRole("button", { name: "Guardar" }));
  await expect(subdomain).toHaveAttribute("aria-invalid", "true");
  await expect(subdomain).toHaveValue("demo");
  expect((await shop.api.query("tent", "mine"))?.subdomain).toBe(shop.subdomain);
});

test("a shop's new address works at once and the old one leads to it", async ({ page, shop, origin }) => {
  const { protocol, host } = new URL(origin);
  await page.goto(shop.url);
  const subdomain = `${shop.subdomain}-b`;
  await shop.api.mutate("tent", "updateShop", { name: shop.name, subdomain, tagline: "", notice: "" });
  await page.goto(`${shop.url}/catalogo`);
  await expect(page).toHaveURL(`${protocol}//${subdomain}.${host}/catalogo`);
  await expect(page.getByRole("link", { name: shop.name }).first()).toBeVisible();
  const old = await ask(`${shop.url}/catalogo?q=1`);
  expect([old.status, old.headers.location]).toEqual([308, `${protocol}//${subdomain}.${host}/catalogo?q=1`]);
});

test("the QR code of the shop is downloaded as a JPEG", async ({ hand, context, shop }) => {
  await shop.enter(context);
  await hand.page.goto("/compartir");
  await expect(hand.page.getByRole("img", { name: `Código QR de ${new URL(shop.url).host}` })).toBeVisible();
  const download = hand.page.waitForEvent("download");
  await hand.tap(hand.page.getByRole("button", { name: "Descargar QR" }));
  expect((await download).suggestedFilename()).toBe("QR-code.jpeg");
});
