import { readFileSync } from "node:fs";
import { expect, type Page, type Response, test } from "@playwright/test";

const SCRIPT_BUDGET = 20_000;
const HTML_BUDGET = 12_000;
/** The products that the budget of the HTML is for; a longer page gets its share more. */
const PRODUCTS = 24;

interface Manifest {
  rootMainFiles: string[];
}

/** What Next sends with every page, an empty one too. */
const ofNext = (JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as Manifest).rootMainFiles;

/** Opens a page and weighs it as it came over the wire. */
async function weigh(page: Page, address: string) {
  const scripts: Response[] = [];
  const keep = (response: Response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  };
  page.on("response", keep);
  const answer = await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  page.off("response", keep);
  if (!answer) throw new Error(`${address} gave no answer`);
  expect(answer.status(), address).toBe(200);
  const wire = async (response: Response) => (await response.request().sizes()).responseBodySize;
  const ours = scripts.filter((script) => !ofNext.some((file) => script.url().endsWith(`/${file}`)));
  const sizes = await Promise.all(ours.map(wire));
  return {
    encoding: await answer.headerValue("content-encoding"),
    html: await wire(answer),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    ofNext: scripts.length - ours.length,
    products: await page.locator(".card[data-p]").count(),
  };
}

test("a visitor's pages stay light", async ({ browser, baseURL }) => {
  const { protocol, host } = new URL(baseURL ?? "http://localhost:3000");
  const shop = `${protocol}//demo.${host}`;
  const look = await browser.newPage();
  await look.goto(`${shop}/catalogo`);
  const category = await look.locator("a.sec__all").last().getAttribute("href");
  const product = await look.locator(".card__name a").first().getAttribute("href");
  await look.close();
  // a page without React needs nothing of Next's
  const still = ["/", "/catalogo", category, "/catalogo/buscar?oferta=1", "/mis-links"];

  for (const path of [...still, product, "/catalogo/carrito"]) {
    expect(path).not.toBeNull();
    // a browser that was never here
    const context = await browser.newContext();
    const weight = await weigh(await context.newPage(), `${shop}${path}`);
    await context.close();
    expect(weight.encoding, `${path} is compressed`).not.toBeNull();
    expect(weight.ofNext, `scripts of Next itself on ${path}`).toBe(still.includes(path) ? 0 : ofNext.length);
    expect(weight.scripts, `bytes of JavaScript above Next's own on ${path}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
    const share = Math.max(1, weight.products / PRODUCTS);
    expect(weight.html / share, `bytes of HTML on ${path}, for ${PRODUCTS} products`).toBeLessThanOrEqual(HTML_BUDGET);
  }
});
