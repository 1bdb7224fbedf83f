import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { root } from "../bootstrap.mjs";
import { Failure } from "../failure.mjs";
import { openPanel } from "./shared-pictures.ts";
import { addressOf, readShop, STYLES, subdomainOf } from "./shops.ts";
import { fillCart, SCREENS, USER_AGENT } from "./visit.ts";

const MAX_BYTES = 150_000;
const QUALITY = 82;
/** On the README's strip, in px. */
const STRIP = { width: 220, height: 452, gap: 12 };

const [phone, desk] = ["360", "1280"].map((width) => SCREENS.find(({ name }) => name === width));

/** Opens a page twice: a font that arrives late is shown from the second time on. */
async function show(page: Page, address: string): Promise<void> {
  for (let time = 0; time < 2; time++) await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

async function write(name: string, picture: Sharp): Promise<string> {
  const bytes = await picture.webp({ quality: QUALITY, effort: 6 }).toBuffer();
  if (bytes.length > MAX_BYTES) throw new Failure(`docs/${name}.webp pesa ${bytes.length} bytes: hasta ${MAX_BYTES}.`);
  await writeFile(join(root, "docs", `${name}.webp`), bytes);
  return `docs/${name}.webp ${Math.round(bytes.length / 1000)} kB`;
}

/** Takes the pictures of README.md from the demonstration and writes them to `docs`. */
export async function takeDocsPictures(browser: Browser, origin: string): Promise<string[]> {
  if (!phone || !desk) throw new Error("SCREENS has neither a phone nor a desk");
  const common = { reducedMotion: "reduce", serviceWorkers: "block", userAgent: USER_AGENT, locale: "es-AR" } as const;
  const written: string[] = [];
  const shop = await readShop(origin, "benito");
  const visitor = await browser.newContext({ ...phone.device, ...common, deviceScaleFactor: 2 });
  const page = await visitor.newPage();
  const take = async (name: string, from: Page, address: string) => {
    await show(from, address);
    written.push(await write(name, sharp(await from.screenshot())));
  };
  await take("catalogo-360", page, `${shop.base}/catalogo`);
  await fillCart(page, shop);
  await take("carrito-360", page, `${shop.base}/catalogo/carrito`);
  await visitor.close();

  const atDesk = await browser.newContext({ ...desk.device, ...common });
  await take("catalogo-1280", await atDesk.newPage(), `${shop.base}/catalogo`);
  await atDesk.close();

  const panel = await openPanel(browser, origin, "benito", {
    ...phone.device,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  await take("productos-360", panel, `${origin}/productos`);
  await take("pedidos-360", panel, `${origin}/pedidos`);
  await panel.context().close();

  written.push(await write("tiendas", await drawStrip(browser, origin)));
  return written;
}

/** The homes of the seven shops side by side. */
async function drawStrip(browser: Browser, origin: string): Promise<Sharp> {
  const { width, height, gap } = STRIP;
  const context = await browser.newContext({
    ...phone?.device,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    userAgent: USER_AGENT,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const style of STYLES) {
    await show(page, addressOf(origin, subdomainOf(style)));
    shots.push(
      await sharp(await page.screenshot())
        .resize(width, height, { position: "top" })
        .toBuffer(),
    );
  }
  await context.close();
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({
    create: { width: STYLES.length * (width + gap) - gap, height, channels: 4, background: transparent },
  }).composite(shots.map((input, n) => ({ input, left: n * (width + gap), top: 0 })));
}
