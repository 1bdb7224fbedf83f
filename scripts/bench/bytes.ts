import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import { get } from "./request.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, serviceWorkers: "block" };
const SCRIPT = /\.js(?:\?|$)/;
/** What a visitor touches first, the first of these that a page has: what loads a script of its own stands before the rest. */
const TOUCHED = [
  ".gal__z:visible",
  "input[type=search]:visible",
  "button[data-add]:enabled:visible",
  "main button:enabled:visible",
  "main a:visible",
];

async function sent(target, encodings) {
  const answer = await get({ ...target, headers: { "Accept-Encoding": encodings } });
  return { bytes: answer.body.length, encoding: answer.headers["content-encoding"] ?? "identity" };
}

/** Reads the page to its end as a person does. */
async function readToEnd(page) {
  for (let at = 0; at < (await page.evaluate(() => document.documentElement.scrollHeight)); at += 600) {
    await page.evaluate((top) => scrollTo(0, top), at);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}

async function touchFirst(page) {
  for (const selector of TOUCHED) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.tap();
    return page.waitForLoadState("networkidle");
  }
}

/** The scripts that a page loads until its end is seen, and those that a first touch loads besides. */
async function scriptsOf(context, { host, path }) {
  const page = await context.newPage();
  const paths = new Set();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (SCRIPT.test(url.pathname)) paths.add(url.pathname + url.search);
  });
  await page.goto(`http://${host}${path}`, { waitUntil: "networkidle" });
  await readToEnd(page);
  const loaded = [...paths];
  // a tap on a link leaves the page: then nothing more of it is loaded
  await page.route("**/*", (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()));
  await touchFirst(page);
  await page.close();
  return { loaded, touched: [...paths].slice(loaded.length) };
}

/**
 * HTML and JavaScript of each page: the first as it comes over the wire to a browser, the other with gzip. `after` is the
 * address where something is put into the cart before.
 */
export async function weighPages(pages) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const weights = new Map();
  const gzipped = new Map();
  const weigh = async (target, paths) => {
    let sum = 0;
    for (const path of paths) {
      const key = `${target.host}${path}`;
      if (!gzipped.has(key)) gzipped.set(key, (await sent({ ...target, path }, "gzip")).bytes);
      sum += gzipped.get(key);
    }
    return sum;
  };
  try {
    for (const target of pages) {
      const context = await browser.newContext(PHONE);
      if (target.after) await scriptsOf(context, { ...target, path: target.after });
      const { loaded, touched } = await scriptsOf(context, target);
      await context.close();
      const { body } = await get(target);
      const html = body.toString();
      weights.set(target.name, {
        html: body.length,
        wire: await sent(target, "gzip, deflate, br, zstd"),
        products: html.match(/<(?:article|li|div)[^>]*\bdata-p="/g)?.length ?? 0,
        js: await weigh(target, loaded),
        touch: await weigh(target, touched),
      });
    }
    return weights;
  } finally {
    await browser.close();
  }
}
