import { gzipSync } from "node:zlib";
import Validator from "@adobe/structured-data-validator";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { httpRequest } from "./fixtures/http";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

/** Gzipped bytes of JavaScript, of which the page loads none: its scripts are inline. */
const SCRIPTS = 25_000;
/** Compressed bytes of the page with its CSS. */
const HTML = 10_000;
/** Bytes of a picture that messengers still show. */
const LINK_PICTURE = 300_000;

const validate = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
const oneOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";

test("the home page is valid, small, and describes itself to search engines and messengers", async ({ origin }) => {
  const { text, headers } = await httpRequest(origin, { headers: { "accept-language": "es-AR" } });
  const { results } = await validate.validateString(text);
  expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([]);
  expect(headers["cache-control"]).toBe("private, no-cache");

  const data = JSON.parse(oneOf(text, /<script type="application\/ld\+json">(.*?)<\/script>/));
  const issues = await new Validator().validate({ jsonld: { [data["@type"]]: [data] }, microdata: {}, rdfa: {} });
  expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);

  const picture = oneOf(text, /<meta property="og:image" content="([^"]+)"/);
  expect(picture.startsWith(origin)).toBe(true);
  const { bytes } = await httpRequest(picture);
  expect(bytes.length).toBeLessThan(LINK_PICTURE);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("without a valid session the home page is the landing page, and names / as its address", async ({ origin }) => {
  const canonical = `<link rel="canonical" href="${origin}/"`;
  for (const [path, cookie] of [
    ["/", ""],
    ["/?utm_source=x", "visitor=1"],
    ["/presentacion", ""],
    ["/presentacion", "vidriera.session=ended"],
  ] as const) {
    const { status, text } = await httpRequest(origin + path, { headers: { "accept-language": "es-AR", cookie } });
    expect([path, status, text.includes(canonical)]).toEqual([path, 200, true]);
  }
  const ended = await httpRequest(`${origin}/`, { headers: { cookie: "vidriera.session=ended" } });
  expect([ended.status, ended.headers.location]).toEqual([307, "/presentacion"]);
});

test("the home page loads no scripts, and its phones lead to the shops", async ({ user, origin }) => {
  const screenshot = screenshots("landing");
  const { page } = user;
  const loaded: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && loaded.push(request.url()));
  const response = await page.goto("/");
  if (!response) throw new Error("no response");
  expect((await response.request().sizes()).responseBodySize).toBeLessThanOrEqual(HTML);
  expect(await response.headerValue("content-encoding")).not.toBeNull();
  const inline = await page.locator("script:not([type])").allTextContents();
  expect(loaded).toEqual([]);
  expect(gzipSync(inline.join("\n")).length).toBeLessThanOrEqual(SCRIPTS);
  await screenshot(page, "inicio");

  const phones = page.getByRole("list", { name: "Tiendas de demostración" }).getByRole("link");
  await expect(phones).toHaveCount(7);
  await expect(page.getByText("$ 8.900")).toBeVisible();
  await user.tap(page.getByText("¿Puedo cambiar de estilo?"));
  await expect(page.getByText("Los productos no se tocan")).toBeVisible();
  await user.tap(phones.filter({ hasText: "Jazmín" }));
  await expect(page).toHaveURL(`${origin.replace("//", "//jazmin.")}/`);
});

test("the keyboard reaches every phone", async ({ page }) => {
  await page.goto("/");
  const last = page.getByRole("link", { name: /Hoja & Tinta/ });
  await page.getByRole("link", { name: /^Crear mi tienda$/ }).focus();
  for (let phone = 0; phone < 7; phone++) await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test.describe("from Mexico", () => {
  test.use({ locale: "es-MX", timezoneId: "America/Mexico_City" });

  test("the home page has Mexican words and prices, and can be read in Argentine Spanish", async ({ user }) => {
    const { page } = user;
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByText("USD 9", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("Lo que pagas")).toBeVisible();
    await user.tap(page.getByRole("button", { name: "Ver en español de Argentina" }));
    await expect(page.getByRole("heading", { name: "Tu vidriera, abierta todo el día" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read and leads to registration", async ({ user, monitor }) => {
    monitor.allow(/ csp$/);
    const { page } = user;
    await page.goto("/");
    await user.tap(page.getByText("¿Cómo me pagan?"));
    await expect(page.getByText("Como ya cobrás")).toBeVisible();
    await expect(page.getByRole("button", { name: /Ver en español/ })).toHaveCount(0);
    await user.tap(page.getByRole("link", { name: "Crear mi tienda", exact: true }));
    await expect(page).toHaveURL(/\/registrate$/);
  });
});

test("a logged-in merchant gets the panel's home at the same address, also by its logo", async ({
  page,
  context,
  shop,
}) => {
  await shop.logIn(context);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /^Te faltan/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/pedidos");
  await page
    .getByRole("link", { name: /: / })
    .and(page.locator('a[href="/"]'))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Te faltan/ })).toBeVisible();
});
