// What a merchant's phone sends for photos as cameras make them, and how often the merchant touches it for a product.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import { atEnd } from "../closing.ts";
import { cameraPhoto } from "./camera-photo.ts";
import { cookiesOfPanel, logIn } from "./log-in.ts";
import { PASSWORD, type Servers } from "./site.ts";

const PRODUCTS = 20;
const WAIT_MS = 120_000;

export interface PhotosMeasurement {
  products: number;
  /** Of one photo, as chosen. */
  photoBytes: number;
  /** The largest request with a photo. */
  sentBytes: number;
  taps: number;
  /** From the choice of the files until all had arrived. */
  uploadMs: number;
}

declare global {
  interface Window {
    benchUpload: number;
  }
}

/** Runs in the page before its own scripts: notes the largest body of an upload, which Chromium hands out to nobody else. */
function watchUploads() {
  window.benchUpload = 0;
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.upload.addEventListener("loadstart", ({ total }) => {
      window.benchUpload = Math.max(window.benchUpload, total);
    });
    send.call(this, body);
  };
}

async function openPanel(browser: Browser, port: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const caller = await logIn(port, { email: "bench-60@vidriera.test", password: PASSWORD, tentId: 0 });
  await context.addCookies(cookiesOfPanel(caller));
  const page = await context.newPage();
  await page.addInitScript(watchUploads);
  await page.goto(`http://localhost:${port}/productos`, { waitUntil: "networkidle" });
  return page;
}

/** As many equal files as products: Playwright hands a browser no more than 50 MB without files. */
function writePhotos(photo: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), "vidriera-photos-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const files = Array.from({ length: PRODUCTS }, (_, n) => join(folder, `IMG_${n}.jpg`));
  for (const file of files) writeFileSync(file, photo);
  return files;
}

/** Makes twenty products from twenty photos, as a merchant does. */
export async function measurePhotos({ port }: Servers): Promise<PhotosMeasurement> {
  const photo = await cameraPhoto();
  const files = writePhotos(photo);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await openPanel(browser, port);
    let taps = 0;
    const tap = async (name: string | RegExp, role: "button" | "menuitem") => {
      taps += 1;
      await page.getByRole(role, { name }).tap();
    };
    await tap("Más opciones de la lista", "button");
    await tap("Cargar varias fotos", "menuitem");
    const chooser = page.waitForEvent("filechooser");
    taps += 1;
    await page.getByText("Elegir fotos o un ZIP", { exact: true }).tap();
    const start = performance.now();
    await (await chooser).setFiles(files);
    const names = page.getByRole("textbox", { name: "Nombre", exact: true });
    await names.nth(PRODUCTS - 1).waitFor({ timeout: WAIT_MS });
    taps += 1;
    await names.first().tap();
    for (let n = 0; n < PRODUCTS; n += 1) {
      await page.keyboard.type(`Mate ${n}`);
      await page.keyboard.press("Enter");
      await page.keyboard.type("1200");
      await page.keyboard.press("Enter");
    }
    await page.getByText(`${PRODUCTS} de ${PRODUCTS} fotos subidas`).waitFor({ timeout: WAIT_MS });
    const uploadMs = performance.now() - start;
    await tap(/^Publicar \d+$/, "button");
    await page.getByText(`${PRODUCTS} productos publicados`).waitFor({ timeout: WAIT_MS });
    const sentBytes = await page.evaluate(() => window.benchUpload);
    return { products: PRODUCTS, photoBytes: photo.length, sentBytes, taps, uploadMs };
  } finally {
    await browser.close();
  }
}
