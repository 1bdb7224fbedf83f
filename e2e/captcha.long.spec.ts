import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { album } from "./fixtures/album";
import { Hand } from "./fixtures/hand";
import { OwnSite } from "./fixtures/own-site";
import { bare, expect } from "./fixtures/test";
import { Watch } from "./fixtures/watch";

/** A provider on this machine: its script draws a box to tick, and each token it gives counts once. */
class StandIn {
  script: "works" | "is refused" | "does nothing" = "works";
  check: "works" | "is down" = "works";
  readonly themes: string[] = [];
  private readonly used = new Set<string>();

  private constructor(private readonly server: Server) {
    server.on("request", async (request, response: ServerResponse) => {
      if (request.url?.startsWith("/api.js")) return this.giveScript(response);
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const token = new URLSearchParams(body).get("response") ?? "";
      if (this.check === "is down") return response.writeHead(500).end();
      const success = token.startsWith("solved") && !this.used.has(token);
      this.used.add(token);
      response.end(JSON.stringify({ success, ...(success ? {} : { "error-codes": ["timeout-or-duplicate"] }) }));
    });
  }

  static async start(): Promise<StandIn> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new StandIn(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private giveScript(response: ServerResponse) {
    if (this.script === "is refused") return response.destroy();
    response.setHeader("content-type", "text/javascript");
    response.end(this.script === "works" ? `(${provider})()` : "");
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Runs in the page. */
function provider() {
  const boxes = new Map<number, HTMLInputElement>();
  type Options = { sitekey: string; theme: string; callback: (token: string) => void };
  const own = window as unknown as { turnstile: object; onCaptchaReady: () => void };
  own.turnstile = {
    render(place: HTMLElement, { sitekey, theme, callback }: Options) {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      label.append(box, ` Soy una persona (${sitekey}, ${theme})`);
      label.style.cssText = `display:flex;gap:12px;align-items:center;height:65px;padding:0 16px;border:1px solid #888;background:${theme === "dark" ? "#222;color:#eee" : "#fafafa;color:#222"}`;
      place.append(label);
      box.addEventListener("change", () => callback(`solved-${Math.random()}`));
      boxes.set(boxes.size + 1, box);
      return boxes.size;
    },
    reset(id: number) {
      const box = boxes.get(id);
      if (box) box.checked = false;
    },
    remove() {},
  };
  own.onCaptchaReady();
}

bare.setTimeout(240_000);

bare("asks on sign-up, and on log-in after three failures, and says when it cannot", async ({ browser }) => {
  const picture = album("captcha");
  const standIn = await StandIn.start();
  const site = await OwnSite.prepare({
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key-of-the-stand-in",
    CAPTCHA_SECRET: "secret-of-the-stand-in",
    CAPTCHA_SCRIPT_URL: `${standIn.origin}/api.js`,
    CAPTCHA_VERIFY_URL: `${standIn.origin}/siteverify`,
  });
  try {
    await site.start();
    const context = await browser.newContext();
    const watch = Watch.beside(context);
    watch.expect(/\b401\b/, /^other host: .*\/api\.js\b/); // what NextAuth answers to a refusal, and the stand-in
    const page = await context.newPage();
    const { tap, type } = ((hand: Hand) => ({ tap: hand.tap.bind(hand), type: hand.type.bind(hand) }))(new Hand(page));
    const box = page.getByLabel(/Soy una persona/);
    const alert = page.getByRole("alert").filter({ hasText: /\S/ });

    // from the start page, whose document does not allow the provider
    await page.goto(site.origin);
    await tap(page.getByRole("link", { name: /Ingresar/ }).first());
    await type(page.getByLabel("Email"), "demo@vidriera.test");
    const tryPassword = async (password: string) => {
      await type(page.getByRole("textbox", { name: "Contraseña" }), password);
      await tap(page.getByRole("button", { name: "Ingresar" }));
    };
    for (let n = 0; n < 3; n += 1) {
      await tryPassword("no-es-esta");
      await expect(page.getByText("Error al ingresar")).toBeVisible();
      await tap(page.getByRole("button", { name: "Aceptar" }));
    }
    await expect(box).toHaveCount(0);
    await tryPassword("Demo-1234");
    await expect(box).toBeVisible();
    await expect(alert).toHaveText("Confirmá que sos una persona para seguir.");
    await expect(page.getByRole("group", { name: "Comprobación de que sos una persona" })).toBeFocused();
    await picture(page, "log-in");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await tryPassword("no-es-esta");
    await expect(page.getByText("Error al ingresar")).toBeVisible();
    await tap(page.getByRole("button", { name: "Aceptar" }));
    await expect(box, "wants another one after a failed try").not.toBeChecked();
    await box.click(); // the stand-in's own, which the page knows nothing of
    await tryPassword("Demo-1234");
    await expect(page.getByRole("heading", { name: "Mis productos" })).toBeVisible();

    // sign-up: the script refused, then silent, then the check down, then all well
    const visitor = await browser.newContext({ colorScheme: "dark" });
    await visitor.addInitScript(() => localStorage.setItem("theme", "dark"));
    const other = await visitor.newPage();
    const finger = new Hand(other);
    const codes: string[] = [];
    other.on("console", (line) => codes.push(line.text()));
    standIn.script = "is refused";
    await other.goto(`${site.origin}/registrate`);
    await finger.type(other.getByLabel("Nombre y apellido"), "Nora Núñez");
    const failed = other.getByRole("alert").filter({ hasText: /\S/ });
    await expect(failed).toHaveText("No pudimos cargar la comprobación. Revisá tu conexión y probá de nuevo.");
    expect(codes).toContain("captcha: script failed to load");
    await picture(other, "script-failed");
    standIn.script = "does nothing";
    await finger.tap(other.getByRole("button", { name: "Probar de nuevo" }));
    await expect(failed).toHaveText("La comprobación no responde. Probá de nuevo en unos minutos.", {
      timeout: 25_000,
    });
    expect(codes).toContain("captcha: captcha not loaded");
    standIn.script = "works";
    await finger.tap(other.getByRole("button", { name: "Probar de nuevo" }));
    const tick = other.getByLabel(/Soy una persona .*dark/);
    await expect(tick).toBeVisible();
    await finger.type(other.getByLabel("Email"), "nora@example.test");
    await finger.type(other.getByRole("textbox", { name: "Contraseña" }), "Una-clave-larga-7");
    const create = other.getByRole("button", { name: "Crear mi tienda" });
    await finger.tap(create);
    await expect(failed).toHaveText("Confirmá que sos una persona para seguir.");
    await picture(other, "sign-up");
    await tick.click();
    standIn.check = "is down";
    await finger.tap(create);
    await expect(other.getByText("el servicio que lo comprueba no responde")).toBeVisible();
    await picture(other, "check-down");
    await finger.tap(other.getByRole("button", { name: "Aceptar" }));
    await expect(other.getByLabel("Nombre y apellido")).toHaveValue("Nora Núñez");
    standIn.check = "works";
    await tick.click();
    await finger.tap(create);
    await expect(other).toHaveURL(/\/bienvenida/);
    expect(watch.unexpected(), "console and requests").toEqual([]);
    await visitor.close();
    await context.close();
  } finally {
    await site.remove();
    standIn.close();
  }
});
