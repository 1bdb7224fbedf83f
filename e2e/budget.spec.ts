import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

/** Bytes of JavaScript, with gzip, that a page loads while somebody reads it to its end. */
const STILL = 10_000;
const PRODUCT = 20_000;
const ORDER = 25_000;
/** What a first touch loads beside them. */
const TOUCH = 10_000;
/** Compressed bytes of a page with this many products; a longer page may have proportionally more. */
const HTML_BUDGET = 8_000;
const PRODUCTS = 24;
/** A product's page carries the rules that it is painted by. */
const PRODUCT_HTML = 11_000;

/** Counts the scripts that a page asks for from now on. */
function weighScripts(page: Page): () => Promise<{ bytes: number; names: string[] }> {
  const scripts = new Set<Response>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response);
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all([...scripts].map(async (script) => gzipSync(await script.body()).length));
    const names = [...scripts].map((script) => script.url());
    scripts.clear();
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), names };
  };
}

/** Opens a page in a browser that was never here, and reads it to its end. */
async function read(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = weighScripts(page);
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  if (!answer) throw new Error(`${address} gave no answer`);
  expect(answer.status(), address).toBe(200);
  await page.evaluate(async () => {
    for (; scrollY + innerHeight < document.documentElement.scrollHeight - 2; ) {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (scrollY === before) break;
    }
  });
  return { context, page, answer, scripts };
}

async function expectLight(browser: Browser, address: string, budget: number, htmlBudget = HTML_BUDGET) {
  const { context, page, answer, scripts } = await read(browser, address);
  const { bytes, names } = await scripts();
  const html = (await answer.request().sizes()).responseBodySize;
  const encoding = await answer.headerValue("content-encoding");
  const products = await page.locator(".card[data-p]").count();
  await context.close();
  expect(encoding, `${address} is compressed`).not.toBeNull();
  expect(names.filter((name) => name.includes("/_next/"))).toEqual([]);
  expect(bytes, `bytes of JavaScript on ${address}: ${names.join(" ")}`).toBeLessThanOrEqual(budget);
  expect(budget === 0 || bytes > 0, `there is a script on ${address}`).toBe(true);
  const share = Math.max(1, products / PRODUCTS);
  expect(html / share, `bytes of HTML on ${address}, for ${PRODUCTS} products`).toBeLessThanOrEqual(htmlBudget);
}

async function demoPages(browser: Browser, baseURL = "http://localhost:3000") {
  const { protocol, host } = new URL(baseURL);
  const shop = `${protocol}//demo.${host}`;
  const look = await browser.newPage();
  await look.goto(`${shop}/catalogo`);
  const category = await look.locator("a.sec__all").last().getAttribute("href");
  const product = await look.locator(".card__name a").first().getAttribute("href");
  await look.close();
  return { shop, category, product };
}

test("a visitor's pages stay light", async ({ browser, baseURL }) => {
  const { shop, category, product } = await demoPages(browser, baseURL);
  for (const path of ["/", "/catalogo", category, "/catalogo/buscar?oferta=1"])
    await expectLight(browser, `${shop}${path}`, STILL);
  await expectLight(browser, `${shop}${product}`, PRODUCT, PRODUCT_HTML);
  await expectLight(browser, `${shop}/catalogo/carrito`, ORDER);
  await expectLight(browser, `${shop}/mis-links`, 0);
});

test("the page of an order stays light", async ({ browser, shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const { token } = await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId: id, quantityMilli: 1_000 }],
    customerName: "Lucía",
    method: "PICKUP",
  });
  await expectLight(browser, `${shop.url}/catalogo/pedido/${token}`, ORDER);
});

test("a first touch loads little more", async ({ browser, baseURL }) => {
  const { shop, product } = await demoPages(browser, baseURL);
  const touches: [string | null, (page: Page) => Promise<unknown>][] = [
    ["/catalogo", (page) => page.getByLabel(/^Buscar en /).focus()],
    [product, (page) => page.locator(".gal__z").first().click()],
    [product, (page) => page.locator("a.share").click()],
    [product, (page) => page.getByRole("button", { name: "Agregar uno" }).click()],
  ];
  for (const [path, touch] of touches) {
    const { context, page, scripts } = await read(browser, `${shop}${path}`);
    await scripts();
    await touch(page);
    const { bytes, names } = await scripts();
    await context.close();
    expect(bytes, `${path}: ${names.join(" ")}`).toBeLessThanOrEqual(TOUCH);
  }
});
