import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import type { WeighedPage } from "./find-pages.ts";
import { get, type Target } from "./request.ts";

/** The bytes of a page and its scripts. */
export interface PageWeight {
  html: number;
  /** The HTML as it is sent to a browser. */
  wire: { bytes: number; encoding: string };
  /** The number of products on the page. */
  products: number;
  /** The gzipped scripts that it loads until a visitor has scrolled to its end. */
  js: number;
  /** The gzipped scripts that the first touch loads in addition. */
  touch: number;
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
};
const SCRIPT = /\.js(?:\?|$)/;
/** A visitor touches the first of these that a page has. Those that load scripts of their own come first. */
const TOUCHED = [
  ".gal__z:visible",
  "input[type=search]:visible",
  "button[data-add]:enabled:visible",
  "main button:enabled:visible",
  "main a:visible",
];

async function sizeOf(target: Target, encodings: string): Promise<{ bytes: number; encoding: string }> {
  const answer = await get({ ...target, headers: { "Accept-Encoding": encodings } });
  return { bytes: answer.body.length, encoding: answer.headers["content-encoding"] ?? "identity" };
}

/** Scrolls through the page as a reader does. */
async function readToEnd(page: Page): Promise<void> {
  for (let at = 0; at < (await page.evaluate(() => document.documentElement.scrollHeight)); at += 600) {
    await page.evaluate((top) => scrollTo(0, top), at);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
}

async function touchFirst(page: Page): Promise<void> {
  for (const selector of TOUCHED) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.tap();
    return page.waitForLoadState("networkidle");
  }
}

/** The paths of the scripts that a page loads until its end is seen, and of those that the first touch adds. */
async function scriptsOf(context: BrowserContext, { host, path }: Target) {
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (SCRIPT.test(url.pathname)) paths.add(url.pathname + url.search);
  });
  await page.goto(`http://${host}${path}`, { waitUntil: "networkidle" });
  await readToEnd(page);
  const loaded = [...paths];
  // a touched link must not leave the page, whose scripts are counted
  await page.route("**/*", (route) => (route.request().isNavigationRequest() ? route.abort() : route.continue()));
  await touchFirst(page);
  await page.close();
  return { loaded, touched: [...paths].slice(loaded.length) };
}

export async function weighPages(pages: readonly WeighedPage[]): Promise<Record<string, PageWeight>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const weights: Record<string, PageWeight> = {};
  const scriptBytes = new Map<string, number>();
  const weighScripts = async (target: Target, paths: readonly string[]) => {
    let sum = 0;
    for (const path of paths) {
      const key = `${target.host}${path}`;
      const bytes = scriptBytes.get(key) ?? (await sizeOf({ ...target, path }, "gzip")).bytes;
      scriptBytes.set(key, bytes);
      sum += bytes;
    }
    return sum;
  };
  try {
    for (const page of pages) {
      const context = await browser.newContext(PHONE);
      if (page.fillsCartAt) await scriptsOf(context, { ...page, path: page.fillsCartAt });
      const { loaded, touched } = await scriptsOf(context, page);
      await context.close();
      const { body } = await get(page);
      weights[page.name] = {
        html: body.length,
        wire: await sizeOf(page, "gzip, deflate, br, zstd"),
        products: body.toString().match(/<(?:article|li|div)[^>]*\bdata-p="/g)?.length ?? 0,
        js: await weighScripts(page, loaded),
        touch: await weighScripts(page, touched),
      };
    }
    return weights;
  } finally {
    await browser.close();
  }
}
