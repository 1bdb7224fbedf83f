// A visit: a page of a shop, and everything that Chromium asks for with it until the network is idle. The phone is 360 px wide
// with two pixels to each, its network is fast, and it never was here before.
import { type Browser, type BrowserContextOptions, chromium, type Request } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import { STYLES, type Style, subdomainOf } from "../gallery/shops.ts";
import { fillCart } from "../gallery/visit.ts";
import { get, send, type Target } from "./request.ts";
import type { Servers } from "./site.ts";
import { answerOf, type VisitAnswer } from "./visit-answer.ts";

export interface RecordedVisit {
  name: string;
  /** The style of the shop whose catalogue it is; null for other pages. */
  catalogueOf: Style | null;
  answers: VisitAnswer[];
}

interface VisitedPage extends Target, Pick<RecordedVisit, "name" | "catalogueOf"> {
  /** Whether something is put into the cart before, on another visit. */
  fillsCart: boolean;
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "es-AR",
  userAgent:
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36",
};
/** The style of the shop whose other pages are visited, too. */
const STYLE: Style = "benito";

async function visitedPages({ port }: Servers): Promise<VisitedPage[]> {
  const inShop = (style: Style) => ({ port, host: `${subdomainOf(style)}.localhost:${port}`, fillsCart: false });
  const shop = { ...inShop(STYLE), catalogueOf: null };
  const { body } = await get({ ...shop, path: "/catalogo" });
  const [, product] = /href="(\/catalogo\/\d+-[^"]+)"/.exec(body.toString()) ?? [];
  if (!product) throw new Error(`${shop.host}/catalogo no tiene productos`);
  return [
    { ...shop, name: `Inicio, ${STYLE}`, path: "/" },
    { ...shop, name: `Producto, ${STYLE}`, path: product },
    { ...shop, name: `Carrito, ${STYLE}`, path: "/catalogo/carrito", fillsCart: true },
    ...STYLES.map((style) => ({ ...inShop(style), name: `Catálogo, ${style}`, path: "/catalogo", catalogueOf: style })),
  ];
}

/** What the page's browser keeps of an earlier visit that put something into the cart: nothing of its files. */
async function cartState(browser: Browser, base: string) {
  const context = await browser.newContext(PHONE);
  try {
    await fillCart(await context.newPage(), { base });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Everything that the browser asks our server for, in its order. A file is asked for once, however often a page names it. */
async function requestsOf(browser: Browser, { host, path, fillsCart }: VisitedPage): Promise<Request[]> {
  const base = `http://${host}`;
  const state = fillsCart ? { storageState: await cartState(browser, base) } : {};
  const context = await browser.newContext({ ...PHONE, ...state });
  const asked = new Map<string, Request>();
  context.on("request", (request) => {
    if (request.url().startsWith(`${base}/`)) asked.set(`${request.method()} ${request.url()}`, request);
  });
  try {
    const page = await context.newPage();
    await page.goto(base + path, { waitUntil: "networkidle" });
    return [...asked.values()];
  } finally {
    await context.close();
  }
}

async function recordVisit(browser: Browser, page: VisitedPage): Promise<RecordedVisit> {
  const { port, host, name, catalogueOf } = page;
  await get({ port, host, path: page.path }); // is then kept, and compressed as well as it can be
  const answers: VisitAnswer[] = [];
  for (const request of await requestsOf(browser, page)) {
    const { pathname, search } = new URL(request.url());
    const method = request.method();
    if (method !== "GET" && method !== "POST") throw new Error(`${host}${pathname}: ${method}`);
    const body = request.postData() ?? undefined;
    const target = { port, host, path: pathname + search, headers: { "Accept-Encoding": "br", ...sentWith(request) } };
    const answer = await send({ ...target, method, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${host}${target.path} respondió ${answer.status}`);
    answers.push(answerOf({ host, path: target.path, body: body ?? null, type: request.resourceType() }, answer));
  }
  return { name, catalogueOf, answers };
}

/** The headers without which a page's message is not taken for one. */
function sentWith(request: Request): Record<string, string> {
  if (request.method() !== "POST") return {};
  const { "content-type": type = "text/plain" } = request.headers();
  return { Origin: new URL(request.url()).origin, "User-Agent": PHONE.userAgent ?? "", "Content-Type": type };
}

/** Visits the pages of one demonstration shop, and the catalogue of the demonstration shop of each style. */
export async function recordVisits(servers: Servers): Promise<RecordedVisit[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const visits: RecordedVisit[] = [];
    for (const page of await visitedPages(servers)) visits.push(await recordVisit(browser, page));
    return visits;
  } finally {
    await browser.close();
  }
}
