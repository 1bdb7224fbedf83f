import { httpRequest } from "./fixtures/http";
import { expect, test } from "./fixtures/test";

test("a taken subdomain is reported while typing and on saving", async ({ user, context, monitor, shop }) => {
  monitor.allow(/\b409\b/);
  await shop.logIn(context);
  await user.page.goto("/configuraciones/tienda");
  const subdomain = user.page.getByLabel("Dirección de tu tienda");
  await user.type(subdomain, "demo");
  await expect(subdomain).toHaveAttribute("aria-invalid", "true");
  await user.tap(user.page.locator("form").filter({ has: subdomain }).getByRole("button", { name: "Guardar" }));
  await expect(subdomain).toHaveAttribute("aria-invalid", "true");
  await expect(subdomain).toHaveValue("demo");
  expect((await shop.api.query("tent", "mine"))?.subdomain).toBe(shop.subdomain);
});

test("a shop's new subdomain works at once, and the old one redirects to it", async ({ page, shop, origin }) => {
  const { protocol, host } = new URL(origin);
  await page.goto(shop.url);
  const subdomain = `${shop.subdomain}-b`;
  await shop.api.mutate("tent", "updateShop", { name: shop.name, subdomain, tagline: "", notice: "" });
  await page.goto(`${shop.url}/catalogo`);
  await expect(page).toHaveURL(`${protocol}//${subdomain}.${host}/catalogo`);
  await expect(page.getByRole("link", { name: shop.name }).first()).toBeVisible();
  const old = await httpRequest(`${shop.url}/catalogo?q=1`);
  expect([old.status, old.headers.location]).toEqual([308, `${protocol}//${subdomain}.${host}/catalogo?q=1`]);
});

test("the QR code of the shop is downloaded as a JPEG", async ({ user, context, shop }) => {
  await shop.logIn(context);
  await user.page.goto("/compartir");
  await expect(user.page.getByRole("img", { name: `Código QR de ${new URL(shop.url).host}` })).toBeVisible();
  const download = user.page.waitForEvent("download");
  await user.tap(user.page.getByRole("button", { name: "Descargar QR" }));
  expect((await download).suggestedFilename()).toBe("QR-code.jpeg");
});
