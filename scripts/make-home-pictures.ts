// npx tsx scripts/make-home-pictures.ts [origin]: takes the pictures of the home page, and those of the styles in the panel, from a
// running `npm start` with fresh demonstration data, http://localhost:3000 by default, and writes them to public/inicio and
// public/estilos. It sends an order to a shop that has none.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { HOUR_MS } from "../src/domain/duration";
import {
  type HomePicture,
  type HowStep,
  LINK_SHOT,
  SHOWN_SHOPS,
  shopShot,
  stepShot,
} from "../src/domain/site/shown-shops";
import { findChromium } from "./chromium";
import { demoUsers } from "./db/demo";
import { STYLES, subdomainOf } from "./gallery/shops";

const PUBLIC = path.resolve(import.meta.dirname, "../public");
const QUALITY = 62;
/** Pages tell when their shop is open within so many hours of now. */
const TOLD_HOURS = 36;

/** The next morning of a working day in Argentina, when the shops are open. */
function nextOpening(): Date {
  const now = Date.now();
  const at = new Date(now);
  at.setUTCHours(13, 30, 0, 0);
  while (at.getTime() < now || [0, 6].includes(at.getUTCDay())) at.setUTCDate(at.getUTCDate() + 1);
  if (at.getTime() - now > TOLD_HOURS * HOUR_MS)
    throw new Error("Before a weekend every shop would be shown as closed");
  return at;
}

/** Where a photo begins below the bar of a panel's screen. */
const UNDER_BAR = 72;
const PHONE = { width: 360, height: 740 };
const STYLE_SHOT = { width: 208, height: 312 };
// The user agent of headless Chromium would count as a bot.
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";

/** Whose screens "how it works" shows to visitors of each wording, and the product that is opened. */
const STEPS = {
  ar: { subdomain: "demo", product: "Pava silbadora esmaltada" },
  neutral: { subdomain: "otra", product: "Jarra de barro esmaltado con vaso" },
} as const;

const origin = new URL(process.argv[2] ?? "http://localhost:3000").origin;
const shopOrigin = (subdomain: string) => origin.replace("//", `//${subdomain}.`);

const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    locale: "es-AR",
    userAgent: USER_AGENT,
  });

/** Opens a page twice: a font that arrives late is shown from the second time on. */
async function show(page: Page, address: string): Promise<void> {
  for (let time = 0; time < 2; time++) await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

/** Writes the upper part of the screen in the picture's proportions. */
async function shoot(page: Page, picture: HomePicture): Promise<void> {
  const { width, height } = picture;
  const screen = page.viewportSize() ?? PHONE;
  const part = { x: 0, y: 0, width: screen.width, height: Math.min(screen.height, (screen.width * height) / width) };
  const drawn = sharp(await page.screenshot({ clip: part })).resize(width, height);
  const bytes = await (picture.path.endsWith(".jpg")
    ? drawn.jpeg({ quality: 76, mozjpeg: true })
    : drawn.webp({ quality: QUALITY })
  ).toBuffer();
  await writeFile(path.join(PUBLIC, picture.path), bytes);
  console.log(`${picture.path} ${Math.round(bytes.length / 1000)} kB`);
}

/** The shops' homes, and their upper parts for the choice of a style in the panel. */
async function shootShops(browser: Browser): Promise<void> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.clock.setFixedTime(nextOpening());
  for (const { subdomain } of SHOWN_SHOPS) {
    await show(page, shopOrigin(subdomain));
    await shoot(page, shopShot(subdomain));
    const style = STYLES.find((each) => subdomainOf(each) === subdomain);
    if (style) await shoot(page, { path: `/estilos/${style}.webp`, ...STYLE_SHOT });
  }
  await context.close();
}

async function logIn(page: Page, subdomain: string): Promise<void> {
  const user = demoUsers.find(({ email }) => email.startsWith(`${subdomain}@`));
  if (!user) throw new Error(`${subdomain} has no log-in`);
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
  await page.getByLabel("Mail").fill(user.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(user.password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
}

/** Sends an order as a visitor of the shop. */
async function sendOrder(browser: Browser, subdomain: string): Promise<void> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(`${shopOrigin(subdomain)}/catalogo`, { waitUntil: "networkidle" });
  for (const n of [0, 1]) await page.locator("button.add").nth(n).click();
  await page.goto(`${shopOrigin(subdomain)}/catalogo/carrito`, { waitUntil: "networkidle" });
  await page.getByLabel("Tu nombre").fill("Lupita Hernández");
  await page.getByRole("button", { name: /^Enviar por WhatsApp/ }).click();
  await page
    .getByText(/Pedido N\.º/)
    .first()
    .waitFor();
  await context.close();
}

async function shootSteps(browser: Browser, wording: keyof typeof STEPS): Promise<void> {
  const { subdomain, product } = STEPS[wording];
  const picture = (name: HowStep) => stepShot(name, wording);
  const context = await openPhone(browser);
  const page = await context.newPage();
  await show(page, `${shopOrigin(subdomain)}/catalogo`);
  await shoot(page, picture("catalogo"));
  const link = await page.getByRole("link", { name: product, exact: true }).first().getAttribute("href");
  const id = /\/catalogo\/(\d+)/.exec(link ?? "")?.[1];
  await logIn(page, subdomain);
  await show(page, `${origin}/productos/${id}`);
  // the form is filled when its script has started
  await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll("main input")].some(
        (field) => field instanceof HTMLInputElement && field.value === name,
      ),
    product,
  );
  // from the photo to the price
  await page.evaluate((above) => {
    const photo = document.querySelector("main img")?.getBoundingClientRect();
    scrollBy({ top: (photo?.top ?? above) - above, behavior: "instant" });
  }, UNDER_BAR);
  await shoot(page, picture("producto"));
  const lastOrder = page.locator('a[href^="/pedidos/"]').filter({ hasText: /N\.º/ }).first();
  await show(page, `${origin}/pedidos`);
  if ((await lastOrder.count()) === 0) {
    await sendOrder(browser, subdomain);
    await show(page, `${origin}/pedidos`);
  }
  await show(page, origin + (await lastOrder.getAttribute("href")));
  await shoot(page, picture("pedido"));
  await context.close();
}

/** The picture of shared links is the upper part of the home page itself, with the pictures that were just taken. */
async function shootLink(browser: Browser): Promise<void> {
  const { width, height } = LINK_SHOT;
  const context = await browser.newContext({
    viewport: { width: 1320, height: 693 },
    locale: "es-MX",
    userAgent: USER_AGENT,
  });
  const page = await context.newPage();
  await page.route("**/inicio/*.webp", (route) =>
    route.fulfill({ path: path.join(PUBLIC, new URL(route.request().url()).pathname) }),
  );
  await show(page, origin);
  // the name and the buttons of an installation are not part of it
  await page.addStyleTag({
    content: "header,.hero>.actions,.phones__note{display:none!important}.phones{padding-bottom:60px!important}",
  });
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, { ...LINK_SHOT, width, height });
  await context.close();
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  await shootShops(browser);
  await shootSteps(browser, "ar");
  await shootSteps(browser, "neutral");
  await shootLink(browser);
} finally {
  await browser.close();
}
