import { httpRequest } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
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

test("a taken subdomain offers free ones, and one tap takes one", async ({ user, context, shop }) => {
  await shop.logIn(context);
  const { page } = user;
  await page.goto("/configuraciones/tienda");
  const subdomain = page.getByLabel("Dirección de tu tienda");
  await user.type(subdomain, "demo");
  const free = page.getByRole("group", { name: "Están libres:" }).getByRole("button");
  await expect(free).toHaveCount(3);
  const chosen = await free.first().innerText();
  await user.tap(free.first());
  await expect(subdomain).toHaveValue(chosen);
  await expect(page.getByText("Está libre")).toBeVisible();
  await expect(subdomain).not.toHaveAttribute("aria-invalid", "true");
});

test("a new shop's home shows its products, its name once, and no delivery that was never set", async ({
  page,
  origin,
}) => {
  const shop = await openShop(origin, "Mates del Sur", { deliverySet: false });
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await page.goto(shop.url);
  await expect(page.getByRole("link", { name: "Mate torpedo" }).first()).toBeVisible();
  // the heading stays for those who do not see the header above it
  expect((await page.getByRole("heading", { level: 1, name: "Mates del Sur" }).boundingBox())?.height).toBeLessThan(2);
  await expect(page.getByText(/retiro|retirá/i)).toHaveCount(0);
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
