// What the panel's screens weigh, and how fast a touched screen answers on a cheap phone.
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { findChromium } from "../chromium.ts";
import { cookiesOfPanel, logIn } from "./log-in.ts";
import { median } from "./median.ts";
import { phoneSlowdown } from "./phone-speed.ts";
import { get } from "./request.ts";
import { scriptsOfScreen } from "./screen-scripts.ts";
import { PASSWORD, type Servers } from "./site.ts";
import { type Caller, mutate } from "./trpc.ts";

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Until what a screen loads once it is calm has arrived as well. */
const CALM_MS = 6_000;

/** How long a finger rests on what it touches. */
const FINGER_MS = 60;

/** A merchant's main screens. */
const SCREENS = [
  "/",
  "/pedidos",
  "/pedidos/nuevo",
  "/productos",
  "/productos/cargar-producto",
  "/categorias",
  "/compartir",
  "/mis-links",
  "/portada",
  "/progreso",
  "/novedades",
  "/pagos",
  "/configuraciones",
  "/configuraciones/entrega",
  "/perfil",
  "/soporte",
] as const;
const ENTRANCES = ["/login", "/registrate"] as const;
/** The tabs that are touched in turn. */
const TABS = ["/pedidos", "/productos", "/"] as const;

interface ScreenWeight {
  path: string;
  /** Gzipped bytes. */
  scripts: number;
}

/** Milliseconds from the touch of a tab. */
interface Touch {
  marked: number;
  skeleton: number;
  content: number;
}

export interface PanelMeasurement {
  rounds: number;
  /** How much slower than this machine the phone is. */
  slowdown: number;
  screens: ScreenWeight[];
  entrances: ScreenWeight[];
  touches: (Touch & { path: string })[];
}

declare global {
  interface Window {
    benchTouch: Promise<Touch>;
  }
}

/** Each screen as the first one of a visit. */
async function weigh(port: number, path: string, { headers = {} }: Pick<Caller, "headers">): Promise<ScreenWeight> {
  const target = { port, host: `localhost:${port}` };
  const { body } = await get({ ...target, path, headers: { ...headers, Accept: "text/html" } });
  let scripts = 0;
  for (const script of scriptsOfScreen(body.toString())) {
    scripts += gzipSync((await get({ ...target, path: script })).body).length;
  }
  return { path, scripts };
}

/** Runs in the page: follows what is drawn after the next touch. */
function watchTouch(path: string) {
  window.benchTouch = new Promise((done) => {
    const start = (event: PointerEvent) => {
      const { timeStamp } = event;
      const touch: Touch = { marked: Number.NaN, skeleton: Number.NaN, content: Number.NaN };
      const note = (what: keyof Touch, isThere: boolean) => {
        if (isThere && Number.isNaN(touch[what])) touch[what] = performance.now() - timeStamp;
      };
      const look = () => {
        const isWaiting = document.querySelector("[data-skeleton]") !== null;
        const isThere = location.pathname === path && !isWaiting && document.querySelector("main h1") !== null;
        note("marked", document.querySelector(`nav a[href="${path}"][aria-current="page"]`) !== null);
        note("skeleton", isWaiting || isThere);
        note("content", isThere);
        if (isThere) done(touch);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("pointerdown", start, { once: true, capture: true });
  });
}

/** Touches a tab as a finger does, which rests on it for a moment. */
async function touchTab(page: Page, touchscreen: CDPSession, path: string): Promise<Touch> {
  await page.evaluate(watchTouch, path);
  const box = await page.locator(`nav a[href="${path}"]:visible`).boundingBox();
  if (!box) throw new Error(`No tab leads to ${path}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touchscreen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await touchscreen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return page.evaluate(() => window.benchTouch);
}

async function timeTouches(
  browser: Browser,
  port: number,
  caller: Caller,
  options: { rounds: number; slowdown: number },
) {
  const { rounds, slowdown } = options;
  const context = await browser.newContext(PHONE);
  await context.addCookies(cookiesOfPanel(caller));
  const page = await context.newPage();
  try {
    await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
    const cdp = await context.newCDPSession(page);
    for (const path of TABS) await touchTab(page, cdp, path); // known from now on
    await page.waitForTimeout(CALM_MS);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const all = new Map<string, Touch[]>(TABS.map((path) => [path, []]));
    for (let round = 0; round < rounds; round++)
      for (const path of TABS) {
        all.get(path)?.push(await touchTab(page, cdp, path));
        await page.waitForTimeout(CALM_MS / 4);
      }
    return [...all].map(([path, touches]) => {
      const medianOf = (what: keyof Touch) => median(touches.map((touch) => touch[what]));
      return { path, marked: medianOf("marked"), skeleton: medianOf("skeleton"), content: medianOf("content") };
    });
  } finally {
    await context.close();
  }
}

async function weighAll(port: number, paths: readonly string[], caller: Pick<Caller, "headers">) {
  const weights: ScreenWeight[] = [];
  for (const path of paths) weights.push(await weigh(port, path, caller));
  return weights;
}

export async function measurePanel({ port }: Servers, { rounds }: { rounds: number }): Promise<PanelMeasurement> {
  const caller = await logIn(port, { email: "bench-60@vidriera.test", password: PASSWORD, tentId: 0 });
  await mutate(caller, "survey.postpone", {}, z.unknown()); // its dialog would cover the tabs
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const slowdown = await phoneSlowdown(browser);
    return {
      rounds,
      slowdown,
      screens: await weighAll(port, SCREENS, caller),
      entrances: await weighAll(port, ENTRANCES, {}),
      touches: await timeTouches(browser, port, caller, { rounds, slowdown }),
    };
  } finally {
    await browser.close();
  }
}
