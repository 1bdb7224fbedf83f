// npm run gallery [-- --out folder] [--styles celia,sol] [--shop galeria-extremos] [--dev]: pictures of the demo shop in
// the seven styles: five pages, a phone and a desk, in light and dark, and sheets of them side by side.
import { root } from "../bootstrap.mjs";

import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { needChromium } from "../chromium.ts";
import { explain, Failure, fail } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { findFaults } from "../gallery-faults.ts";

const STYLES = ["guille", "celia", "patricia", "sol", "nymeria", "rupe", "benito"];
// Taller than a screen, so that a picture shows what is below the first one too.
const SCREENS = [
  { name: "360", viewport: { width: 360, height: 2400 }, isMobile: true, hasTouch: true },
  { name: "1280", viewport: { width: 1280, height: 1800 } },
];
const MODES = { light: "claro", dark: "oscuro" };
const SHEET_HEIGHT = 1200;
// Chromium without a window names itself so that it counts as a bot.
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: "string", default: ".gallery" },
        styles: { type: "string", default: STYLES.join() },
        shop: { type: "string", default: "demo" },
        dev: { type: "boolean", default: false },
      },
    });
    const styles = values.styles.split(",");
    if (styles.every((style) => STYLES.includes(style))) return { ...values, styles, out: resolve(root, values.out) };
  } catch {
    // said below
  }
  return fail(new Failure("Se usa así: npm run gallery [-- --out carpeta] [--styles celia,sol] [--shop demo] [--dev]"));
}

// what the person has set for their own site must not be pictured; empty, it also wins over a .env file
const CLEARED = ["DATABASE_URL", "APP_URL", "NEXTAUTH_URL", "HOST_NAME", "HOST", "SEED_DEMO"];

/** A server of its own, with its own database. */
async function startServer({ dev }) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "scripts/run.mjs"), dev ? "dev" : "start"], {
    cwd: root,
    env: {
      ...process.env,
      ...Object.fromEntries(CLEARED.map((name) => [name, ""])),
      PORT: String(port),
      DATA_DIR: join(root, ".gallery/data"),
      GALLERY: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((ready, failed) => {
    child.stdout.on("data", (text) => String(text).includes("Lista en") && ready());
    child.once("close", () => failed(new Failure("El servidor no arrancó.")));
  });
  const ended = new Promise((done) => child.once("close", done));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { origin: `http://localhost:${port}`, stop };
}

/** Where the five pages of a shop are; category and product are the first that the catalogue shows. */
async function findPages(page, base) {
  /** The first link there is, by the selectors in their order. */
  const linkBy = async (...selectors) => {
    for (const selector of selectors) {
      const link = page.locator(selector).first();
      if ((await link.count()) > 0) return (await link.getAttribute("href")) ?? "";
    }
    return base;
  };
  await page.goto(base);
  const categoria = await linkBy("a.cat");
  await page.goto(`${base}/catalogo`);
  const producto = await linkBy("a.add--pick", ".card__name a");
  const pathOf = (href) => href.replace(base.replace(/^https?:\/\/[^/]+/, ""), "");
  return {
    inicio: "",
    catalogo: "/catalogo",
    categoria: pathOf(categoria),
    producto: pathOf(producto),
    carrito: "/catalogo/carrito",
  };
}

async function fillCart(page, base) {
  await page.goto(`${base}/catalogo`);
  const buttons = page.locator("button.add");
  for (const n of [1, 3, 5]) if ((await buttons.count()) > n) await buttons.nth(n).click();
}

const problems = [];

async function photograph(page, name, address, path) {
  const answer = await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400); // what the cart's script draws is there
  if (answer?.status() !== 200) problems.push(`${name}: ${answer?.status()}`);
  await page.screenshot({ path });
  // what is below is not laid out until somebody scrolls there, and is looked at too
  await page.addStyleTag({ content: "*{content-visibility:visible!important}" });
  for (const fault of await page.evaluate(findFaults)) problems.push(`${name}: ${fault}`);
}

/** One picture with the same page in every style. */
async function drawSheet(files, path) {
  const shots = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file).resize({ height: SHEET_HEIGHT }).toBuffer({ resolveWithObject: true });
      return { input: data, width: info.width };
    }),
  );
  const GAP = 12;
  let left = GAP;
  const placed = shots.map(({ input, width }) => {
    const at = { input, left, top: GAP };
    left += width + GAP;
    return at;
  });
  const create = { width: left, height: SHEET_HEIGHT + 2 * GAP, channels: 3, background: "#888888" };
  await sharp({ create }).composite(placed).webp({ quality: 80 }).toFile(path);
}

const { out, styles, shop, dev } = readOptions();
let taken = 0;

async function takePictures(browser, origin) {
  for (const { name: screen, ...device } of SCREENS) {
    for (const [colorScheme, mode] of Object.entries(MODES)) {
      const context = await browser.newContext({
        ...device,
        colorScheme,
        reducedMotion: "reduce",
        userAgent: USER_AGENT,
        locale: "es-AR",
      });
      const page = await context.newPage();
      page.on("console", (line) => line.type() === "error" && problems.push(`${page.url()}: ${line.text()}`));
      const baseOf = (style) => `${origin.replace("//", `//${shop}.`)}/~${style}`;
      const pages = await findPages(page, baseOf(styles[0]));
      await fillCart(page, baseOf(styles[0]));
      // letters that come late wait for the next page: no picture is of a style's first
      for (const style of styles) await page.goto(baseOf(style), { waitUntil: "networkidle" });
      for (const [name, path] of Object.entries(pages)) {
        const files = [];
        for (const style of styles) {
          const file = `${style}-${name}-${screen}-${mode}.png`;
          await photograph(page, file, baseOf(style) + path, join(out, file));
          files.push(join(out, file));
          taken += 1;
        }
        await drawSheet(files, join(out, "hojas", `${name}-${screen}-${mode}.webp`));
      }
      await context.close();
    }
  }
}

try {
  const executablePath = needChromium();
  mkdirSync(join(out, "hojas"), { recursive: true });
  const server = await startServer({ dev });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  await takePictures(browser, server.origin).finally(async () => {
    await browser.close();
    await server.stop();
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
for (const problem of problems) console.log(problem);
console.log(`${taken} imágenes en ${out}`);
process.exit(problems.length > 0 ? 1 : 0);
