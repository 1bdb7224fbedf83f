import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { APIRequestContext, Browser, Page, Request, Response } from "@playwright/test";
import { scriptsOfScreen } from "../scripts/bench/screen-scripts.ts";
import { SHOWN_SHOPS } from "../src/domain/site/shown-shops.ts";
import { addProduct, placeOrder } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

/** Gzipped bytes of JavaScript that a page may load while it is scrolled to its end. */
const CATALOGUE = 10_000;
const PRODUCT = 20_000;
const ORDER = 25_200;
/** Gzipped bytes of JavaScript that the first interaction may load. */
const INTERACTION = 10_000;
/** Compressed bytes of a page with so many products; a longer page may have proportionally more. */
const HTML_BUDGET = 8_000;
const PRODUCTS = 24;
/** A product's page has the CSS of its first paint inline: that of the default style, and of the longest sheet. */
const PRODUCT_HTML = { guille: 12_050, benito: 13_000 };
/**
 * What a first visit of a catalogue asks for until the network is idle: requests and bytes with headers beside its photos, and
 * bytes of a photo on average.
 */
const VISIT = { requests: 8, bytes: 75_000, photo: 6_000 };

/**
 * Gzipped bytes of JavaScript that a screen of the panel loads to be shown. The aim is 250,000; each screen
 * has a limit of its own, a little above what it needs, so that what makes one heavier is noticed.
 */
const SCREENS = {
  "/": 234_000,
  "/pedidos": 237_000,
  "/pedidos/nuevo": 256_000,
  "/productos": 248_000,
  "/productos/cargar-producto": 254_000,
  "/productos/promociones": 241_000,
  "/productos/promociones/nueva": 254_000,
  "/productos/promociones/cantidad": 253_000,
  "/productos/promociones/cupon": 251_000,
  "/productos/promociones/listas": 231_000,
  "/productos/promociones/listas/nueva": 251_000,
  "/categorias": 235_000,
  "/compartir": 235_000,
  "/mis-links": 236_000,
  "/progreso": 226_000,
  "/novedades": 223_000,
  "/pagos": 238_000,
  "/portada": 238_000,
  "/productos/importar": 237_000,
  "/configuraciones": 230_000,
  "/configuraciones/tienda": 248_000,
  "/configuraciones/contacto": 249_000,
  "/configuraciones/entrega": 248_000,
  "/configuraciones/dominio": 247_000,
  "/perfil": 244_000,
  "/soporte": 256_000,
} as const;
/** The entrances, which have no scripts of Next; the aim is 150,000. */
const ENTRANCES = { "/login": 65_000, "/registrate": 65_000 } as const;

/** Measures the scripts that a page requests from now on. */
function measureScripts(page: Page): () => Promise<{ bytes: number; names: string[] }> {
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

/** Opens a page in a new browser context and scrolls to its end. */
async function openAndScroll(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = measureScripts(page);
  const response = await page.goto(address, { waitUntil: "networkidle" });
  if (!response) throw new Error(`no response for ${address}`);
  expect(response.status(), address).toBe(200);
  await page.evaluate(async () => {
    for (; scrollY + innerHeight < document.documentElement.scrollHeight - 2; ) {
      const before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (scrollY === before) break;
    }
  });
  return { context, page, response, scripts };
}

async function expectLight(browser: Browser, address: string, budget: number, htmlBudget = HTML_BUDGET) {
  const { context, page, response, scripts } = await openAndScroll(browser, address);
  const { bytes, names } = await scripts();
  const html = (await response.request().sizes()).responseBodySize;
  const encoding = await response.headerValue("content-encoding");
  const products = await page.locator(".card[data-p]").count();
  await context.close();
  expect(encoding, `${address} is compressed`).not.toBeNull();
  expect(names.filter((name) => name.includes("/_next/"))).toEqual([]);
  expect(bytes, `bytes of JavaScript on ${address}: ${names.join(" ")}`).toBeLessThanOrEqual(budget);
  expect(budget === 0 || bytes > 0, `${address} has a script`).toBe(true);
  const share = Math.max(1, products / PRODUCTS);
  expect(html / share, `bytes of HTML on ${address}, for ${PRODUCTS} products`).toBeLessThanOrEqual(htmlBudget);
}

async function demoPages(browser: Browser, baseURL = "http://localhost:3000") {
  const { protocol, host } = new URL(baseURL);
  const shop = `${protocol}//demo.${host}`;
  const page = await browser.newPage();
  await page.goto(`${shop}/catalogo`);
  const category = await page.locator("a.sec__all").last().getAttribute("href");
  const product = await page.locator(".card__name a").first().getAttribute("href");
  await page.close();
  return { shop, category, product };
}

test("shop pages stay within their size budgets", async ({ browser, baseURL }) => {
  const { shop, category, product } = await demoPages(browser, baseURL);
  for (const path of ["/", "/catalogo", category, "/catalogo/buscar?oferta=1"])
    await expectLight(browser, `${shop}${path}`, CATALOGUE);
  for (const [style, budget] of Object.entries(PRODUCT_HTML))
    await expectLight(browser, `${shop}/~${style}${product}`, PRODUCT, budget);
  await expectLight(browser, `${shop}/catalogo/carrito`, ORDER);
  await expectLight(browser, `${shop}/mis-links`, 0);
});

/** Bytes of an answer as they are sent, with headers. */
async function sentBytes(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** A first visit, on a phone; with the tab's icon, for which a browser without a window does not ask. */
async function firstVisit(browser: Browser, address: string) {
  const context = await browser.newContext({ deviceScaleFactor: 2 });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  await page.evaluate((href) => fetch(href ?? "", { cache: "reload" }).then((answer) => answer.arrayBuffer()), icon);
  await page.waitForLoadState("networkidle");
  const isPhoto = (request: Request) => new URL(request.url()).pathname.startsWith("/storage/images/");
  const weigh = async (some: Request[]) => {
    const bytes = await Promise.all(some.map(sentBytes));
    return { requests: some.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  };
  const visit = {
    style: await page.locator("html").getAttribute("data-style"),
    page: await weigh(requests.filter((request) => !isPhoto(request))),
    photos: await weigh(requests.filter(isPhoto)),
    paths: requests.map((request) => new URL(request.url()).pathname),
  };
  await context.close();
  return visit;
}

test("a first visit of a catalogue asks for little, in every style", async ({ browser, origin }) => {
  const { protocol, host } = new URL(origin);
  const styles = new Set<string | null>();
  for (const { subdomain } of SHOWN_SHOPS) {
    const { style, page, photos, paths } = await firstVisit(browser, `${protocol}//${subdomain}.${host}/catalogo`);
    styles.add(style);
    const said = `${subdomain}: ${paths.join(" ")}`;
    expect(
      paths.filter((path) => path.endsWith(".woff2")),
      said,
    ).toHaveLength(2);
    expect(photos.requests, said).toBeGreaterThan(4);
    expect.soft(page.requests, said).toBeLessThanOrEqual(VISIT.requests);
    expect.soft(page.bytes, said).toBeLessThanOrEqual(VISIT.bytes);
    expect.soft(photos.bytes / photos.requests, said).toBeLessThanOrEqual(VISIT.photo);
  }
  expect(styles.size).toBe(SHOWN_SHOPS.length);
});

/** What a visitor has who opens a link on a cheap line, and the compressed bytes that titles may cost there. */
const SLOW_LINE = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 80_000 };
const TITLE_SHEET = 9_000;

test("on a slow line a first visit leaves the fonts for later, and bold text and titles stand", async ({
  page,
  origin,
}) => {
  const { protocol, host } = new URL(origin);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", { ...SLOW_LINE, connectionType: "cellular3g" });
  for (const { subdomain } of SHOWN_SHOPS) {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(`${protocol}//${subdomain}.${host}/catalogo`, { waitUntil: "load" });
    page.removeAllListeners("requestfinished");
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => path.endsWith(".woff2"))).toEqual([]);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const titles = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily.split(",")[0];
      return {
        style: document.documentElement.dataset.style,
        titles: titles?.replaceAll('"', "") ?? "",
        faces: [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map(({ family, weight }) => [family, weight]),
      };
    });
    const families = seen.faces.map(([family = ""]) => family.replaceAll('"', ""));
    expect(
      seen.faces.map(([, weight]) => weight),
      subdomain,
    ).toContain("600 900");
    const sheet = requests.find((request) => request.url().includes("-title.css"));
    expect(Boolean(sheet), subdomain).toBe(seen.style !== "guille");
    if (!sheet) continue;
    expect(families, subdomain).toContain(seen.titles);
    expect((await sheet.sizes()).responseBodySize).toBeLessThanOrEqual(TITLE_SHEET);
  }
});

test("the order page stays within its size budget", async ({ browser, shop }) => {
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

test("a first interaction loads few additional scripts", async ({ browser, baseURL }) => {
  const { shop, product } = await demoPages(browser, baseURL);
  const interactions: [string | null, (page: Page) => Promise<unknown>][] = [
    ["/catalogo", (page) => page.getByLabel(/^Buscar en /).focus()],
    [product, (page) => page.locator(".gal__z").first().click()],
    [product, (page) => page.locator("a.share").click()],
    [product, (page) => page.getByRole("button", { name: "Agregar uno" }).click()],
  ];
  for (const [path, interact] of interactions) {
    const { context, page, scripts } = await openAndScroll(browser, `${shop}${path}`);
    await scripts();
    await interact(page);
    const { bytes, names } = await scripts();
    await context.close();
    expect(bytes, `${path}: ${names.join(" ")}`).toBeLessThanOrEqual(INTERACTION);
  }
});

async function expectScreens(request: APIRequestContext, budgets: Record<string, number>) {
  for (const [path, budget] of Object.entries(budgets)) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect(page.status(), path).toBe(200);
    const scripts = scriptsOfScreen(await page.text());
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await (await request.get(script)).body()).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes, `${path} has scripts`).toBeGreaterThan(0);
    expect.soft(bytes, `bytes of JavaScript on ${path}: ${scripts.join(" ")}`).toBeLessThanOrEqual(budget);
  }
}

test("the panel's screens stay within their size budgets", async ({ context, request, shop }) => {
  await expectScreens(request, ENTRANCES);
  await shop.logIn(context);
  await expectScreens(context.request, SCREENS);
  const { id } = await addProduct(shop, { name: "Mate imperial", price: "32900" });
  await placeOrder(shop, id);
  await expectScreens(context.request, { [`/productos/${id}`]: 257_000, "/pedidos/1": 247_000 });
});
