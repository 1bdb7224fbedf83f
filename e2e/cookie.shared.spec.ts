import { openShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const SESSION = "vidriera.session";

test("the cookie of the shared parent domain is sent to shops but read only on the panel's host", async ({
  page,
  context,
  monitor,
  origin,
}) => {
  monitor.allow(/\b403\b/);
  const shop = await openShop(origin);
  await shop.logIn(context);
  const [cookie] = (await context.cookies(shop.url)).filter(({ name }) => name === SESSION);
  expect(cookie).toMatchObject({
    domain: ".vidriera.localhost",
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(2_591_000);

  await page.goto("/configuraciones");
  await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();

  const request = page.waitForRequest(`${shop.url}/`);
  await page.goto(`${shop.url}/`);
  expect((await (await request).allHeaders()).cookie ?? "").toContain(`${SESSION}=`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const read = (base: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, `${base}/api/trpc/session.me`);
  expect(await read(shop.url)).toBe(403);
  await page.goto("/configuraciones");
  expect(await read(origin)).toBe(200);
});

test("a shop's page cannot act as its merchant although the browser sends the session", async ({
  page,
  context,
  monitor,
  origin,
}) => {
  monitor.allow(/CORS|Content Security Policy|ERR_FAILED|\b403\b/);
  const shop = await openShop(origin);
  await shop.logIn(context);
  await page.goto(shop.url);
  const tries = await page.evaluate(async (panel) => {
    const create = async (base: string) => {
      try {
        const response = await fetch(`${base}/api/trpc/category.create`, {
          method: "POST",
          credentials: "include",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ json: { name: "Robada" } }),
        });
        return response.status;
      } catch {
        return 403;
      }
    };
    return [await create(""), await create(panel)];
  }, origin);
  expect(tries).toEqual([403, 403]);
  expect((await shop.api.query("category", "list")).categories).toEqual([]);
});
