import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import { type NewShop, openShop } from "./fixtures/merchant";
import { queuedSaves, type Save } from "./fixtures/queued-saves";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(3_600_000);

/** A merchant's browser, which can be closed and opened again with what it keeps on the disk. */
class Browser {
  readonly keys = new Set<string>();
  /** Requests with a key, repeated ones among them. */
  requests = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), "vidriera-browser-"));
  private opened: BrowserContext | undefined;

  constructor(
    private readonly origin: string,
    private readonly shop: NewShop,
  ) {}

  async open(): Promise<BrowserContext> {
    const { launchOptions, viewport, userAgent, locale, timezoneId, hasTouch, isMobile } = test.info().project.use;
    const context = await chromium.launchPersistentContext(this.folder, {
      ...launchOptions,
      baseURL: this.origin,
      serviceWorkers: "block",
      ...{ viewport, userAgent, locale, timezoneId, hasTouch, isMobile },
    } as Parameters<typeof chromium.launchPersistentContext>[1]);
    context.setDefaultTimeout(30_000);
    await this.shop.logIn(context);
    context.on("request", (request) => {
      const key = request.headers()["idempotency-key"];
      if (request.method() !== "POST" || !key) return;
      this.requests += 1;
      this.keys.add(key);
    });
    this.opened = context;
    return context;
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const unsent = (page: Page) => page.getByRole("status", { name: "Conexión" }).getByText(/por enviar/);

let site: SiteProcess;
test.beforeAll(async () => {
  site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1" });
  await site.start();
});
test.afterAll(() => site.remove());

type Cut = (context: BrowserContext, page: Page, path: QueuedPath, save: Save) => Promise<void>;

/**
 * Makes one save that is cut off, closes the browser, and opens it again with two tabs.
 * @returns what is wrong afterwards; null if the server has the save
 */
async function saveAndReopen(
  browser: Browser,
  path: QueuedPath,
  save: Save,
  cut: Cut,
  shop: NewShop,
): Promise<string | null> {
  const context = await browser.open();
  const page = await context.newPage();
  await page.goto(save.path);
  await page.waitForLoadState("networkidle");
  await save.type?.(page);
  await cut(context, page, path, save);
  await browser.close();

  const again = await browser.open();
  const tabs = await Promise.all([again.newPage(), again.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/por-enviar")));
  for (const tab of tabs) await expect(tab.getByText("No hay nada por enviar")).toBeVisible();
  const state = await save.state(shop);
  return isDeepStrictEqual(state, save.want) ? null : `${JSON.stringify(state)}, not ${JSON.stringify(save.want)}`;
}

/** Makes every save of a new shop, each cut off in the same way, and counts them. */
async function walk(title: string, cut: Cut, chosen: (path: QueuedPath) => boolean = () => true): Promise<void> {
  const shop = await openShop(site.origin);
  const saves = await queuedSaves(shop);
  const browser = new Browser(site.origin, shop);
  const wrong: string[] = [];
  const killsBefore = site.kills;
  let made = 0;
  try {
    for (const [path, save] of Object.entries(saves) as [QueuedPath, Save][]) {
      if (!chosen(path)) continue;
      made += 1;
      const failed = await test
        .step(`${title}: ${path}`, () => saveAndReopen(browser, path, save, cut, shop))
        .catch(String);
      if (failed) wrong.push(`${path}: ${failed}`);
      await browser.close();
    }
    const [row] = await site.query<{ calls: number }>(
      `SELECT count(*)::int AS calls FROM completed_calls WHERE tent_id = ${shop.id}`,
    );
    const keys = browser.keys.size;
    const lost = Math.max(0, made - (row?.calls ?? 0));
    const doubled = Math.max(0, (row?.calls ?? 0) - made);
    const [kills, repeats] = [site.kills - killsBefore, browser.requests - keys];
    console.log(
      `${title}: ${made} saves, ${kills} kills, ${repeats} repeats, ${lost} lost, ${doubled} doubled, ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
    expect({ keys, lost, doubled }).toEqual({ keys: made, lost: 0, doubled: 0 });
  } finally {
    await browser.remove();
  }
}

test("every save made without a network survives the closed browser", () =>
  walk("no network", async (context, page, _path, save) => {
    await context.setOffline(true);
    await save.press(page);
    await expect(unsent(page)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }));

test("every save whose answer is lost after the commit is sent again, and happens once", () =>
  walk("lost answer", async (context, page, path, save) => {
    let cut = false;
    await context.route(`**/api/trpc/${path}`, async (route) => {
      await route.fetch(); // the server commits
      await context.setOffline(true);
      cut = true;
      await route.abort("connectionclosed");
    });
    await save.press(page);
    await expect.poll(() => cut).toBe(true);
    await expect(unsent(page)).toBeVisible();
  }));

/** One of each kind of write: the server takes a while to start again. */
const KILLED: readonly QueuedPath[] = [
  "category.create",
  "order.act",
  "product.create",
  "product.updateField",
  "tent.updateContact",
];

test("saves between whose commit and answer the server was killed happen once", () =>
  walk(
    "killed server",
    async (context, page, path, save) => {
      let killed = false;
      await context.route(`**/api/trpc/${path}`, async (route) => {
        if (killed) return route.abort("connectionrefused");
        await route.fetch();
        await site.kill("server");
        killed = true;
        return route.abort("connectionclosed");
      });
      await save.press(page);
      await expect.poll(() => killed).toBe(true);
      await expect(unsent(page)).toBeVisible();
      await site.start();
    },
    (path) => KILLED.includes(path),
  ));
