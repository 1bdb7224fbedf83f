import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { GalleryPage, ScreenName } from "./pages.ts";
import { printPage } from "./paper.ts";
import type { PageFault } from "./report.ts";
import {
  type Check,
  COLOUR_CHECKS,
  DESIGN_CHECKS,
  PAPER_CHECKS,
  runChecks,
  SCREEN_CHECKS,
  WIDTH_CHECKS,
} from "./run-checks.ts";
import type { GalleryShop } from "./shops.ts";

interface Screen {
  name: ScreenName;
  device: BrowserContextOptions & { viewport: { width: number; height: number } };
}

const PHONE = { isMobile: true, hasTouch: true };

/** Narrow and wide ones, with one and with two dots per px. */
export const SCREENS: readonly Screen[] = [
  { name: "320", device: { ...PHONE, viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 } },
  { name: "360", device: { ...PHONE, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } },
  { name: "1280", device: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
  { name: "1920", device: { viewport: { width: 1920, height: 1000 }, deviceScaleFactor: 2 } },
];
/** A phone and a desk; the others look like one of them. */
const MAIN_SCREENS: readonly ScreenName[] = ["360", "1280"];
/** The narrowest screen on which nothing may be lost; only its width is checked. */
const NARROW = 180;
const THEMES = ["claro", "oscuro"] as const;
type Theme = (typeof THEMES)[number];
/** A page that goes on beyond this is cut in its picture. */
const LONGEST_PICTURE = 9000;
/** Of an A4 page between the margins of print.css, in CSS px. */
const PAPER_WIDTH = 688;
const SETTLE_MS = 250;
// The user agent of headless Chromium would count as a bot.
export const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const CHAT = /^https:\/\/(wa\.me|api\.whatsapp\.com)\//;
/** The same order each time, so that a second gallery does not take from the shops' stock. */
const clientKeyOf = (width: number) => `6f1d5a0e-0000-4000-8000-${String(width).padStart(12, "0")}`;

export interface VisitOptions {
  out: string;
  pages: readonly GalleryPage[];
  /** Whether printed pages are made. */
  paper: boolean;
}

/** What a page told the console, and what it asked for in vain. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (line) => {
    if (line.type() === "error") problems.push(`consola: ${line.text()} (${line.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`error: ${error.error().message}`));
  return problems;
}

async function openContext(browser: Browser, { device }: Screen, { base }: GalleryShop): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...device,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    userAgent: USER_AGENT,
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
  });
  context.setDefaultTimeout(20_000);
  await context.route(CHAT, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await context.route("**/api/trpc/order.place", async (route) => {
    const { json } = route.request().postDataJSON();
    const clientKey = clientKeyOf(device.viewport.width);
    await route.continue({ postData: JSON.stringify({ json: { ...json, clientKey } }) });
  });
  // a font that arrives late is shown from the next page on
  const page = await context.newPage();
  await page.goto(base, { waitUntil: "networkidle" });
  await page.close();
  return context;
}

/** Puts some products into the cart that need no choice. */
export async function fillCart(page: Page, { base }: Pick<GalleryShop, "base">): Promise<void> {
  await page.goto(base);
  const isFilled = await page.evaluate(() => Object.keys(localStorage).some((key) => /^cart:/.test(key)));
  if (isFilled) return;
  await page.goto(`${base}/catalogo`, { waitUntil: "load" });
  const buttons = page.locator("main button.add");
  const count = await buttons.count();
  for (const n of [0, 2, 3, 5].filter((at) => at < count)) await buttons.nth(n).click();
  await page.locator("[data-cart-count]:not([hidden])").first().waitFor({ state: "attached" });
}

/** Loads the pictures that wait for somebody to scroll, too. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

/** Makes the viewport as tall as the page, so that everything is laid out, loaded and in reach. */
async function showWhole(page: Page, { device: { viewport } }: Screen): Promise<number> {
  // the layout of what is further down is postponed until somebody scrolls there
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    // what is as tall as the screen keeps the height of the real one
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { minHeight } = getComputedStyle(element);
      if (Number.parseFloat(minHeight) >= innerHeight / 2) element.style.minHeight = minHeight;
    }
  });
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: viewport.width, height: Math.max(viewport.height, await heightOf()) });
  await loadPictures(page);
  const height = Math.max(viewport.height, await heightOf());
  await page.setViewportSize({ width: viewport.width, height });
  await page.waitForTimeout(SETTLE_MS);
  return height;
}

/** Pictures and checks of one shop on one screen. */
class Visit {
  readonly faults: PageFault[] = [];
  readonly files: string[] = [];
  private readonly problems: string[];
  private readonly context: BrowserContext;
  private readonly screen: Screen;
  private readonly shop: GalleryShop;
  private readonly options: VisitOptions;

  constructor(context: BrowserContext, screen: Screen, shop: GalleryShop, options: VisitOptions) {
    this.context = context;
    this.screen = screen;
    this.shop = shop;
    this.options = options;
    this.problems = watch(context);
  }

  async look(entry: GalleryPage): Promise<void> {
    const address = entry.at(this.shop);
    if (address === null) return;
    const page = await this.context.newPage();
    try {
      if (entry.cart === "filled") await fillCart(page, this.shop);
      this.problems.length = 0;
      const answer = await page.goto(address, { waitUntil: "load" });
      const status = answer?.status() ?? 0;
      if (status !== (entry.status ?? 200))
        this.add(entry, "-", "-", [{ what: `respondió ${status}`, element: address }]);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(SETTLE_MS); // until the cart's script has drawn its part
      await entry.open?.(page);
      await this.lookAt(page, entry);
    } catch (error) {
      const what = `no se pudo mirar: ${String(error).split("\n", 1)[0]}`;
      this.add(entry, "-", "-", [{ what, element: address }]);
    }
    const expected = entry.status ? `status of ${entry.status}` : null;
    const unexpected = this.problems.filter((problem) => !expected || !problem.includes(expected));
    this.add(
      entry,
      "-",
      "-",
      unexpected.map((what) => ({ what, element: "" })),
    );
    await page.close();
  }

  private async lookAt(page: Page, entry: GalleryPage): Promise<void> {
    const { screen, options } = this;
    const first = entry.firstScreen?.[screen.name] ?? [];
    await this.check(page, entry, screen.name, "claro", [...SCREEN_CHECKS, ...first]);
    await this.take(page, entry, "claro", "-pantalla");
    if (entry.overlay) await loadPictures(page);
    const height = entry.overlay ? screen.device.viewport.height : await showWhole(page, screen);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === "claro" ? "light" : "dark" });
      await this.take(page, entry, theme, "", Math.min(height, LONGEST_PICTURE));
      await this.check(page, entry, screen.name, theme, theme === "claro" ? DESIGN_CHECKS : COLOUR_CHECKS);
    }
    await page.emulateMedia({ colorScheme: "light" });
    if (MAIN_SCREENS.includes(screen.name)) await this.checkWidths(page, entry, height);
    if (entry.paper && screen.name === "1280" && options.paper) {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: PAPER_WIDTH, height });
      await this.check(page, entry, "A4", "papel", PAPER_CHECKS);
      const printed = await printPage(page, join(options.out, "papel"), `${this.shop.style}-${entry.name}`);
      this.files.push(...printed);
    }
  }

  /** Large letters, and on the phone the narrowest screen. */
  private async checkWidths(page: Page, entry: GalleryPage, height: number): Promise<void> {
    const { name, device } = this.screen;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await this.check(page, entry, `${name} al 200 %`, "claro", WIDTH_CHECKS);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "";
    });
    if (name === "360") {
      await page.setViewportSize({ width: NARROW, height });
      await this.check(page, entry, String(NARROW), "claro", WIDTH_CHECKS);
      await page.setViewportSize({ width: device.viewport.width, height });
    }
  }

  private async take(page: Page, { name }: GalleryPage, theme: Theme, suffix: string, height?: number) {
    const file = `${this.shop.style}/${name}-${this.screen.name}-${theme}${suffix}.jpg`;
    const clip = height && { x: 0, y: 0, width: this.screen.device.viewport.width, height };
    await page.screenshot({
      path: join(this.options.out, file),
      type: "jpeg",
      quality: 88,
      scale: "css",
      ...(clip && { clip }),
    });
    this.files.push(file);
  }

  private async check(
    page: Page,
    entry: GalleryPage,
    width: string,
    theme: PageFault["theme"],
    checks: readonly Check[],
  ) {
    const wanted = checks.filter((check) => !entry.except?.includes(check));
    this.add(entry, width, theme, await runChecks(page, wanted));
  }

  private add(
    { name }: GalleryPage,
    width: string,
    theme: PageFault["theme"],
    found: readonly { what: string; element: string }[],
  ) {
    for (const fault of found) this.faults.push({ ...fault, style: this.shop.style, page: name, width, theme });
  }
}

/** Looks at the pages of a shop on one screen. */
export async function visitShop(browser: Browser, shop: GalleryShop, screen: Screen, options: VisitOptions) {
  mkdirSync(join(options.out, shop.style), { recursive: true });
  const context = await openContext(browser, screen, shop);
  const visit = new Visit(context, screen, shop, options);
  for (const entry of options.pages) if (!entry.screens || entry.screens.includes(screen.name)) await visit.look(entry);
  await context.close();
  return { faults: visit.faults, files: visit.files };
}
