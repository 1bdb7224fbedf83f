// npm run gallery [-- --out folder] [--styles celia,sol] [--shop galeria-extremos] [--dev]: takes pictures of a demonstration shop
// in the styles: five pages on a phone and on a desktop, light and dark. It keeps the pictures to share of each style's own
// demonstration shop: a status and a post of a product, and a collage. Each page's styles are also put side by side in `hojas`.
// `folletos` has the PDF catalogues of the demonstration's shop in each style; `folletos/index.html` shows them.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "../bootstrap.mjs";
import { needChromium } from "../chromium.ts";
import { demoUserOf } from "../db/demo.ts";
import { explain, Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";
import { makeCatalogues } from "../gallery-catalogues.ts";
import { findFaults } from "../gallery-faults.ts";

const STYLES = ["guille", "celia", "patricia", "sol", "nymeria", "rupe", "benito"];
// Taller than a screen, so that a picture also shows what is below the fold.
const SCREENS: { name: string; device: BrowserContextOptions }[] = [
  { name: "360", device: { viewport: { width: 360, height: 2400 }, isMobile: true, hasTouch: true } },
  { name: "1280", device: { viewport: { width: 1280, height: 1800 } } },
];
const MODES = [
  { colorScheme: "light", name: "claro" },
  { colorScheme: "dark", name: "oscuro" },
] as const;
const SHARED_PICTURES = [
  { name: "estado", path: "" },
  { name: "publicacion", path: "?formato=publicacion" },
  { name: "collage", path: "?ofertas=1" },
  { name: "collage-publicacion", path: "?ofertas=1&formato=publicacion" },
] as const;
const SHEET_HEIGHT = 1200;
const SHEET_GAP = 12;
// The user agent of headless Chromium would count as a bot.
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
// The developer's own site must not be pictured. An empty value also wins over one in .env.
const CLEARED = ["DATABASE_URL", "APP_URL", "NEXTAUTH_URL", "HOST_NAME", "HOST", "SEED_DEMO"];

interface Options {
  /** The folder of the pictures. */
  out: string;
  styles: string[];
  /** A subdomain of the demonstration. */
  shop: string;
  /** Runs the development server instead of the production build. */
  dev: boolean;
}

function readOptions(): Options {
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
    const unknown = styles.find((style) => !STYLES.includes(style));
    if (unknown !== undefined) throw new Error(`${unknown} is not a style`);
    return { ...values, styles, out: resolve(root, values.out) };
  } catch {
    throw new Failure("Se usa así: npm run gallery [-- --out carpeta] [--styles celia,sol] [--shop demo] [--dev]");
  }
}

/** Starts a server with a database of its own. */
async function startServer({ dev }: Options): Promise<{ origin: string; port: number; stop: () => Promise<void> }> {
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
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("Lista en") && resolve());
    child.once("close", () => reject(new Failure("El servidor no arrancó.")));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return closed;
  };
  return { origin: `http://localhost:${port}`, port, stop };
}

/** The five pages of a shop, as paths under `base`. Category and product are the first that the shop links. */
async function findPages(page: Page, base: string): Promise<{ name: string; path: string }[]> {
  /** The link of the first selector that finds one. */
  const findLink = async (...selectors: string[]) => {
    for (const selector of selectors) {
      const link = page.locator(selector).first();
      if ((await link.count()) > 0) return (await link.getAttribute("href")) ?? "";
    }
    return base;
  };
  const prefix = base.replace(/^https?:\/\/[^/]+/, "");
  await page.goto(base);
  const category = await findLink("a.cat");
  await page.goto(`${base}/catalogo`);
  const product = await findLink("a.add--pick", ".card__name a");
  return [
    { name: "inicio", path: "" },
    { name: "catalogo", path: "/catalogo" },
    { name: "categoria", path: category.replace(prefix, "") },
    { name: "producto", path: product.replace(prefix, "") },
    { name: "carrito", path: "/catalogo/carrito" },
  ];
}

async function fillCart(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/catalogo`);
  const buttons = page.locator("button.add");
  for (const n of [1, 3, 5]) if ((await buttons.count()) > n) await buttons.nth(n).click();
}

/** Takes a picture of a page and returns what is wrong with it. */
async function photograph(page: Page, address: string, path: string): Promise<string[]> {
  const answer = await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400); // until the cart's script has drawn its part
  await page.screenshot({ path });
  // the layout of what is further down is postponed until somebody scrolls there
  await page.addStyleTag({ content: "*{content-visibility:visible!important}" });
  const faults = await page.evaluate(findFaults);
  return answer?.status() === 200 ? faults : [String(answer?.status()), ...faults];
}

/** Puts the pictures of one page in all styles side by side. */
async function drawSheet(files: readonly string[], path: string): Promise<void> {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).resize({ height: SHEET_HEIGHT }).toBuffer({ resolveWithObject: true })),
  );
  let left = SHEET_GAP;
  const placed = pictures.map(({ data, info }) => {
    const picture = { input: data, left, top: SHEET_GAP };
    left += info.width + SHEET_GAP;
    return picture;
  });
  const height = SHEET_HEIGHT + 2 * SHEET_GAP;
  await sharp({ create: { width: left, height, channels: 3, background: "#888888" } })
    .composite(placed)
    .webp({ quality: 80 })
    .toFile(path);
}

async function takePictures(browser: Browser, origin: string, { out, styles, shop }: Options) {
  const problems: string[] = [];
  let taken = 0;
  const baseOf = (style: string) => `${origin.replace("//", `//${shop}.`)}/~${style}`;
  const firstBase = baseOf(styles[0] ?? "");
  for (const { name: screen, device } of SCREENS)
    for (const { colorScheme, name: mode } of MODES) {
      const context = await browser.newContext({
        ...device,
        colorScheme,
        reducedMotion: "reduce",
        userAgent: USER_AGENT,
        locale: "es-AR",
      });
      const page = await context.newPage();
      page.on("console", (line) => line.type() === "error" && problems.push(`${page.url()}: ${line.text()}`));
      const pages = await findPages(page, firstBase);
      await fillCart(page, firstBase);
      // a font that arrives late is shown from the next page on: each style's are loaded before its pictures
      for (const style of styles) await page.goto(baseOf(style), { waitUntil: "networkidle" });
      for (const { name, path } of pages) {
        const files: string[] = [];
        for (const style of styles) {
          const file = `${style}-${name}-${screen}-${mode}.png`;
          const faults = await photograph(page, baseOf(style) + path, join(out, file));
          problems.push(...faults.map((fault) => `${file}: ${fault}`));
          files.push(join(out, file));
        }
        taken += files.length;
        await drawSheet(files, join(out, "hojas", `${name}-${screen}-${mode}.webp`));
      }
      await context.close();
    }
  return { problems, taken };
}

/** Keeps the pictures that the merchant of each style's own demonstration shop shares. */
async function takeSharedPictures(browser: Browser, origin: string, { out, styles }: Options): Promise<number> {
  const files = new Map<string, string[]>();
  for (const style of styles) {
    const user = demoUserOf(style);
    const context = await browser.newContext({ userAgent: USER_AGENT, locale: "es-AR" });
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel("Email", { exact: true }).fill(user.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(user.password);
    await page.getByRole("button", { name: "Ingresar" }).click();
    await page.waitForURL(/\/productos/);
    for (const { name, path } of SHARED_PICTURES) {
      await page.goto(`${origin}/compartir/imagen${path}`);
      const file = join(out, `${style}-compartir-${name}.jpg`);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Bajar imagen" }).click();
      await (await download).saveAs(file);
      files.set(name, [...(files.get(name) ?? []), file]);
    }
    await context.close();
  }
  for (const [name, all] of files) await drawSheet(all, join(out, "hojas", `compartir-${name}.webp`));
  return [...files.values()].flat().length;
}

async function gallery(options: Options) {
  const executablePath = needChromium();
  mkdirSync(join(options.out, "hojas"), { recursive: true });
  const server = await startServer(options);
  try {
    const catalogues = await makeCatalogues(server.port, options.styles, options.out);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const shared = await takeSharedPictures(browser, server.origin, options);
      const { problems, taken } = await takePictures(browser, server.origin, options);
      return { problems, taken: taken + shared, catalogues };
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

try {
  const options = readOptions();
  const { problems, taken, catalogues } = await gallery(options);
  for (const problem of problems) console.log(problem);
  console.log(`${taken} imágenes y ${catalogues} catálogos en PDF en ${options.out}`);
  process.exit(problems.length > 0 ? 1 : 0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
