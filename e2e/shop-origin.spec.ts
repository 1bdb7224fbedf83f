import { createHash, randomUUID } from "node:crypto";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { type HttpResponse, httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { ColoursPage, tokenOf } from "./pages/colours-page";

/** A browser's user agent, because bots get errors without a body. */
const PERSON = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";

/**
 * Injects HTML into a page, as a flaw in our escaping would allow. Keeps the page's headers; with `open`, the worst case, its
 * policy also allows inline scripts.
 */
async function inject(context: BrowserContext, address: string, html: string, { open = false } = {}): Promise<void> {
  await context.route(address, async (route) => {
    const { status, headers, text } = await httpRequest(address, { headers: { "user-agent": PERSON } });
    const { "content-length": _length, ...rest } = headers as Record<string, string>;
    const policy = rest["content-security-policy"] ?? "";
    if (open) rest["content-security-policy"] = policy.replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'");
    await route.fulfill({ status, headers: rest, body: text.replace("</body>", `${html}</body>`) });
  });
}

test("shop URLs on the panel's host redirect to the shop's host", async ({ origin, page, shop }) => {
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  for (const path of ["", "/catalogo", "/mis-links", `/catalogo/${product.id}-mate-torpedo`, "/catalogo/muestra"])
    for (const name of [shop.id, `${shop.id}~celia`]) {
      const response = await httpRequest(`${origin}/tienda/${name}${path}`);
      const base = name === shop.id ? "" : "/~celia";
      expect([response.status, response.headers.location, response.text]).toEqual([
        308,
        `${shop.url}${base + path || "/"}`,
        "",
      ]);
    }

  await page.goto(`${origin}/tienda/${shop.id}~celia/catalogo`);
  await expect(page).toHaveURL(`${shop.url}/~celia/catalogo`);
  await expect(page.locator("html")).toHaveAttribute("data-style", "celia");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${shop.url}/catalogo`);
  expect((await httpRequest(page.url())).headers["x-robots-tag"]).toBe("noindex");
  const inside = await page
    .locator("a")
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .flatMap((url) => (url.host === location.host ? url.pathname : [])),
    );
  expect(inside.length).toBeGreaterThan(3);
  expect(inside.filter((path) => !/^\/~celia(?:\/|$)/.test(path))).toEqual([]);
  await page.getByRole("link", { name: "Mate torpedo" }).first().click();
  await expect(page).toHaveURL(`${shop.url}/~celia/catalogo/${product.id}-mate-torpedo`);
  await expect(page.locator("html")).toHaveAttribute("data-style", "celia");
  expect((await httpRequest(`${shop.url}/~nadie/catalogo`)).status).toBe(404);
});

test("a script injected into a shop's page cannot read the panel's cookies or data", async ({
  context,
  origin,
  page,
  shop,
  monitor,
}) => {
  monitor.allow(/CORS|Content Security Policy|ERR_FAILED|frame|\b403\b|csp$/i);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const address = `${shop.url}/~celia/catalogo/${product.id}-mate-torpedo`;
  await inject(
    context,
    address,
    `<script>(async()=>{const read=async(base)=>{try{const a=await fetch(base+"/api/trpc/session.me",{credentials:"include"});return a.status+(await a.text())}catch{return"refused"}};
window.stolen={origin:location.origin,cookie:document.cookie,here:await read(""),panel:await read(${JSON.stringify(origin)})}})()</script>`,
    { open: true },
  );
  await shop.logIn(context);
  await page.goto(address);
  await page.waitForFunction(() => "stolen" in window);
  const stolen = await page.evaluate(() => (window as unknown as { stolen: Record<string, string> }).stolen);
  expect(stolen).toMatchObject({ origin: shop.url, panel: "refused" });
  expect(stolen.cookie).not.toContain("session");
  expect(stolen.here).not.toContain(shop.email);
});

/** Sends a message to the preview from a page that has opened the panel, as any site can. */
const postToPreview = (attacker: Page, message: unknown) =>
  attacker.evaluate((sent) => {
    const panel = (window as unknown as { panel: Window }).panel;
    for (let frame = 0; frame < panel.length; frame += 1) panel[frame]?.postMessage(sent, "*");
    return panel.length;
  }, message);

test("the preview accepts colours only from the panel", async ({ context, origin, page, shop }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  const other = `${new URL(shop.url).protocol}//demo.${new URL(origin).host}`;
  await page.goto(other);
  const opened = context.waitForEvent("page");
  await page.evaluate((address) => {
    (window as unknown as { panel: Window | null }).panel = window.open(address);
  }, `${origin}/personalizar-colores`);
  const panel = await opened;
  await panel.waitForLoadState("networkidle");
  const colours = new ColoursPage(new User(panel));
  await expect(colours.preview.getByText("Mate torpedo").first()).toBeVisible();
  await colours.code("Principal").fill("#2b7237");
  await expect.poll(colours.firstColour).toBe("#2b7237");

  const tokens = await colours.preview.locator("html").evaluate((root) => {
    const style = getComputedStyle(root);
    const names =
      "bg surface sunken text muted line edge first on-first accent on-accent second on-second accent-2 tint on-tint deep on-deep deep-accent error";
    return Object.fromEntries(names.split(" ").map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  });
  const red = JSON.stringify({ mode: "light", colours: { ...tokens, first: "#ff0000" } });
  const frame = colours.preview.locator("html");
  await frame.evaluate(() => {
    const received: string[] = [];
    addEventListener("message", (event) => received.push(event.origin));
    Object.assign(window, { received });
  });
  expect(await postToPreview(page, red)).toBe(1);
  await expect
    .poll(() => frame.evaluate(() => (window as unknown as { received: string[] }).received))
    .toContain(other);
  expect(await colours.firstColour()).toBe("#2b7237");
  // the same message from the panel is accepted
  await panel.evaluate((sent) => window.frames[0]?.postMessage(sent, "*"), red);
  await expect.poll(colours.firstColour).toBe("#ff0000");
  // but not a value that is no colour
  await panel.evaluate(
    (sent) => window.frames[0]?.postMessage(sent, "*"),
    red.replace("#ff0000", "#00f}body{display:none"),
  );
  await colours.code("Principal").fill("#7a1fa2");
  await expect.poll(colours.firstColour).toBe("#7a1fa2");
  expect(await tokenOf(colours.preview, "first")).toBe("#7a1fa2");
});

test("only the panel can embed a shop in a frame", async ({ context, origin, page, shop, monitor }) => {
  monitor.allow(/frame|csp$/i);
  const seen = async (host: string, framed: string) => {
    await page.goto(host);
    const navigated = page.waitForEvent("framenavigated", (frame) => frame !== page.mainFrame());
    await page.evaluate((address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
    }, framed);
    return (await navigated).url();
  };
  expect(await seen(`${origin}/login`, `${shop.url}/catalogo`)).toBe(`${shop.url}/catalogo`);
  for (const framed of [`${shop.url}/catalogo`, `${shop.url}/~celia/catalogo/muestra`, `${origin}/login`])
    expect(await seen(`${new URL(origin).protocol}//demo.${new URL(origin).host}/`, framed)).not.toBe(framed);
  await context.clearCookies();
});

/** The `script-src` of a response's policy. */
const scriptSources = ({ headers }: HttpResponse): string[] =>
  /script-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1]?.split(" ") ?? [];

const PAGES = ["/", "/catalogo", "/ofertas-de-hoy", "/catalogo/buscar", "/catalogo/buscar?q=mate", "/mis-links"];
const OTHERS = [
  "/~celia/catalogo",
  "/~celia/catalogo/muestra",
  "/mis-links/muestra",
  "/catalogo/muestra/portada",
  "/no-existe",
];

test("a panel page runs only the inline scripts of its own response", async ({ page, shop, monitor }) => {
  monitor.allow(/^404: .*no-hay-nada$/, /status of 404/);
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const addresses = [
    "/productos",
    `/productos/${id}`,
    "/pedidos",
    "/perfil",
    "/personalizar-colores",
    "/terminos-y-condiciones",
    "/no-hay-nada",
  ];
  for (const path of addresses) {
    const policies: string[] = [];
    const onResponse = (response: Response) => {
      if (response.request().isNavigationRequest()) policies.push(response.headers()["content-security-policy"] ?? "");
    };
    page.on("response", onResponse);
    await page.goto(path);
    page.off("response", onResponse);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const sources = /script-src ([^;]*)/.exec(policies.at(-1) ?? "")?.[1]?.split(" ") ?? [];
    expect(sources, path).not.toContain("'unsafe-inline'");
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ src }) => src === "").map(({ nonce, text }) => ({ nonce, text })),
    );
    expect(inline.length, path).toBeGreaterThan(0);
    for (const { nonce, text } of inline)
      expect(sources, path).toContain(
        nonce ? `'nonce-${nonce}'` : `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
    expect(monitor.unexpected(), path).toEqual([]);
  }
});

test("a shop's page runs only our scripts", async ({ context, page, shop, monitor }) => {
  monitor.allow(/^404: .*no-existe$/, /status of 404/);
  const category = await shop.api.mutate("category", "create", { name: "Ofertas de hoy" });
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500", categoryId: category.id });
  await shop.api.mutate("link", "makeFirst");
  await shop.api.mutate("tent", "updateAnalytics", { ga4Id: "G-ABC1234567", pixelId: "" });
  const { token } = await shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId: id, quantityMilli: 1_000 }],
    customerName: "Lucía",
    method: "PICKUP",
  });
  const pages = [...PAGES, `/catalogo/${id}-mate-torpedo`, "/catalogo/carrito", `/catalogo/pedido/${token}`];
  for (const path of [...pages, ...OTHERS]) {
    await page.goto(shop.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const response = await httpRequest(shop.url + path, { headers: { "user-agent": PERSON } });
    const sources = scriptSources(response);
    expect(sources, path).not.toContain("'unsafe-inline'");
    const scripts = [...response.text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, text = ""] of scripts)
      expect(sources, path).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const handlers = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
          .map(({ name }) => `${element.tagName} ${name}`),
      ),
    );
    expect(handlers, path).toEqual([]);
    expect(monitor.unexpected(), path).toEqual([]);
  }

  const hole = `<script>window.hacked="script"</script><script src="https://evil.example/a.js"></script>
    <script src="data:text/javascript,hacked=1"></script><img src="/nada" onerror="window.hacked='handler'">
    <iframe srcdoc="<script>parent.hacked='frame'</script>"></iframe><a id="hole" href="javascript:void(window.hacked='link')">x</a>`;
  monitor.allow(/Content Security Policy|csp$|^404: .*nada$|evil\.example/i);
  for (const path of pages) {
    await inject(context, shop.url + path, hole);
    await page.goto(shop.url + path);
    await page.evaluate(() => document.getElementById("hole")?.click());
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
  }
});
