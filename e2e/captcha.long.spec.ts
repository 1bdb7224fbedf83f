import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PageMonitor } from "./fixtures/page-monitor";
import { screenshots } from "./fixtures/screenshots";
import { SiteProcess } from "./fixtures/site-process";
import { expect, baseTest as test } from "./fixtures/test";
import { User } from "./fixtures/user";

/** A captcha provider on this machine. Its script renders a checkbox, and each of its tokens is valid once. */
class StandIn {
  script: "works" | "fails to load" | "does nothing" = "works";
  check: "works" | "is down" = "works";
  readonly themes: string[] = [];
  private readonly used = new Set<string>();

  private constructor(private readonly server: Server) {
    server.on("request", async (request, response: ServerResponse) => {
      if (request.url?.startsWith("/api.js")) return this.sendScript(response);
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

  private sendScript(response: ServerResponse) {
    if (this.script === "fails to load") return response.destroy();
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

test.setTimeout(240_000);

test("the captcha is required for sign-up and after three failed log-ins, and reports its failures", async ({
  browser,
}) => {
  const screenshot = screenshots("captcha");
  const standIn = await StandIn.start();
  const site = await SiteProcess.prepare({
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key-of-the-stand-in",
    CAPTCHA_SECRET: "secret-of-the-stand-in",
    CAPTCHA_SCRIPT_URL: `${standIn.origin}/api.js`,
    CAPTCHA_VERIFY_URL: `${standIn.origin}/siteverify`,
  });
  try {
    await site.start();
    const context = await browser.newContext();
    const monitor = PageMonitor.withoutChat(context);
    monitor.allow(/\b401\b/, /^other host: .*\/api\.js\b/); // a failed log-in, and the stand-in
    const page = await context.newPage();
    const user = new User(page);
    const box = page.getByLabel(/Soy una persona/);
    const alert = page.getByRole("alert").filter({ hasText: /\S/ });

    // starts at the home page, whose Content Security Policy does not allow the provider
    await page.goto(site.origin);
    await user.tap(page.getByRole("link", { name: /Ingresar/ }).first());
    await user.type(page.getByLabel("Mail"), "demo@vidriera.test");
    const tryPassword = async (password: string) => {
      await user.type(page.getByRole("textbox", { name: "Contraseña" }), password);
      await user.tap(page.getByRole("button", { name: "Ingresar" }));
    };
    for (let n = 0; n < 3; n += 1) {
      await tryPassword("no-es-esta");
      await expect(page.getByText("Error al ingresar")).toBeVisible();
      await user.tap(page.getByRole("button", { name: "Aceptar" }));
    }
    await expect(box).toHaveCount(0);
    await tryPassword("Demo-1234");
    await expect(box).toBeVisible();
    await expect(alert).toHaveText("Confirmá que sos una persona para seguir.");
    await expect(page.getByRole("group", { name: "Comprobación de que sos una persona" })).toBeFocused();
    await screenshot(page, "log-in");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await tryPassword("no-es-esta");
    await expect(page.getByText("Error al ingresar")).toBeVisible();
    await user.tap(page.getByRole("button", { name: "Aceptar" }));
    await expect(box, "a failed log-in needs a new captcha").not.toBeChecked();
    await box.click(); // created by the stand-in's script
    await tryPassword("Demo-1234");
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();

    // sign-up: first the script fails, then it does nothing, then the verification is down, then all works
    const visitor = await browser.newContext({ colorScheme: "dark" });
    await visitor.addInitScript(() => localStorage.setItem("theme", "dark"));
    const signUp = await visitor.newPage();
    const newcomer = new User(signUp);
    const codes: string[] = [];
    signUp.on("console", (line) => codes.push(line.text()));
    standIn.script = "fails to load";
    await signUp.goto(`${site.origin}/registrate`);
    await newcomer.type(signUp.getByLabel("Nombre y apellido"), "Nora Núñez");
    const failed = signUp.getByRole("alert").filter({ hasText: /\S/ });
    await expect(failed).toHaveText("No pudimos cargar la comprobación. Revisá tu conexión y probá de nuevo.");
    expect(codes).toContain("captcha: script failed to load");
    await screenshot(signUp, "script-failed");
    standIn.script = "does nothing";
    await newcomer.tap(signUp.getByRole("button", { name: "Probar de nuevo" }));
    await expect(failed).toHaveText("La comprobación no responde. Probá de nuevo en unos minutos.", {
      timeout: 25_000,
    });
    expect(codes).toContain("captcha: captcha not loaded");
    standIn.script = "works";
    await newcomer.tap(signUp.getByRole("button", { name: "Probar de nuevo" }));
    const tick = signUp.getByLabel(/Soy una persona .*dark/);
    await expect(tick).toBeVisible();
    await newcomer.type(signUp.getByLabel("Mail"), "nora@example.test");
    await newcomer.type(signUp.getByRole("textbox", { name: "Contraseña" }), "Una-clave-larga-7");
    const create = signUp.getByRole("button", { name: "Crear mi tienda" });
    await newcomer.tap(create);
    await expect(failed).toHaveText("Confirmá que sos una persona para seguir.");
    await screenshot(signUp, "sign-up");
    await tick.click();
    standIn.check = "is down";
    await newcomer.tap(create);
    await expect(signUp.getByText("el servicio que lo comprueba no responde")).toBeVisible();
    await screenshot(signUp, "check-down");
    await newcomer.tap(signUp.getByRole("button", { name: "Aceptar" }));
    await expect(signUp.getByLabel("Nombre y apellido")).toHaveValue("Nora Núñez");
    standIn.check = "works";
    await tick.click();
    await newcomer.tap(create);
    await expect(signUp).toHaveURL(/\/bienvenida/);
    expect(monitor.unexpected(), "console and requests").toEqual([]);
    await visitor.close();
    await context.close();
  } finally {
    await site.remove();
    standIn.close();
  }
});
