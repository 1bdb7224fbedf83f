import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LANDING, THEME } from "~/generated/inline/scripts";
import { contentSecurityPolicy, type PageSecurity, rememberHeaders, securityHeaders } from "./headers";

const base: PageSecurity = { page: "panel", appUrl: "http://localhost:3000", hostName: "localhost" };

function directive(options: PageSecurity, name: string): string[] {
  const found = contentSecurityPolicy(options)
    .split("; ")
    .map((part) => part.split(" "))
    .find((part) => part[0] === name);
  return found?.slice(1) ?? [];
}

describe("content security policy", () => {
  it("restricts the panel to its own origin", () => {
    const [theme, landing] = [THEME, LANDING].map((text) => createHash("sha256").update(text).digest("base64"));
    expect(contentSecurityPolicy(base)).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${theme}' 'sha256-${landing}' 'nonce-'; ` +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "connect-src 'self'; worker-src 'self' blob:; frame-src http://*.localhost:3000; object-src 'none'; base-uri 'none'; " +
        "form-action 'self' https://www.mercadopago.com https://*.mercadopago.com https://*.mercadopago.com.ar https://www.paypal.com; " +
        "frame-ancestors 'none'",
    );
  });

  it("lets only the panel embed a shop in a frame", () => {
    const shop: PageSecurity = { page: "shop", appUrl: "https://tienda.com.ar/x", hostName: "tienda.com.ar" };
    expect(directive(shop, "frame-ancestors")).toEqual(["https://tienda.com.ar"]);
    expect(directive(shop, "form-action")).toEqual(["'self'"]);
    expect(directive(shop, "frame-src")).toEqual(["'none'"]);
    expect(directive(shop, "script-src")).toEqual(["'self'"]);
  });

  it("allows a page's inline scripts by hash, in addition to the shop's analytics", () => {
    const shop: PageSecurity = {
      ...base,
      page: "shop",
      scripts: "'sha256-one'",
      analytics: { ga4: false, pixel: true },
    };
    expect(directive(shop, "script-src")).toEqual([
      "'self'",
      "'sha256-one'",
      "https://connect.facebook.net",
      "https://www.facebook.com",
    ]);
  });

  it("allows the analytics that a shop configured, on its pages only", () => {
    const analytics = { ga4: true, pixel: false };
    expect(directive({ ...base, page: "shop", analytics }, "script-src")).toContain("https://www.googletagmanager.com");
    expect(directive({ ...base, page: "shop", analytics }, "script-src")).not.toContain("https://connect.facebook.net");
    expect(directive({ ...base, page: "panel", analytics }, "script-src")).not.toContain(
      "https://www.googletagmanager.com",
    );
  });

  it("allows the captcha provider only on pages with a captcha", () => {
    const captchaOrigins = ["https://captcha.example"];
    expect(directive({ ...base, page: "captcha", captchaOrigins }, "script-src")).toContain("https://captcha.example");
    expect(directive({ ...base, page: "captcha", captchaOrigins }, "frame-src")).toContain("https://captcha.example");
    expect(directive({ ...base, page: "panel", captchaOrigins }, "script-src")).not.toContain(
      "https://captcha.example",
    );
  });

  it("lets the development server evaluate and reload", () => {
    expect(directive({ ...base, dev: true }, "script-src")).toContain("'unsafe-eval'");
    expect(directive(base, "script-src")).not.toContain("'unsafe-eval'");
  });
});

describe("other headers", () => {
  it("hide the URL of token pages", () => {
    const shop: PageSecurity = { ...base, page: "shop" };
    expect(securityHeaders("/catalogo/pedido/abc", shop)).toMatchObject({
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    });
    for (const path of ["/~celia/catalogo/pedido/abc", "/tienda/demo~celia/catalogo/pedido/abc"])
      expect(securityHeaders(path, shop)["Referrer-Policy"]).toBe("no-referrer");
    for (const path of ["/recuperar/abc", "/confirmar-mail/abc", "/deshacer-mail/abc"]) {
      expect(securityHeaders(path, base)).toMatchObject({
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex",
      });
    }
    expect(securityHeaders("/recuperar", base)["X-Robots-Tag"]).toBeUndefined();
    expect(securityHeaders("/catalogo", shop)["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("require https only when the site uses https", () => {
    expect(securityHeaders("/", base)["Strict-Transport-Security"]).toBeUndefined();
    expect(securityHeaders("/", { ...base, appUrl: "https://a.com" })["Strict-Transport-Security"]).toContain(
      "max-age",
    );
  });
});

it("caches each variant of the headers, never mixing up shops", () => {
  const { page: _page, ...site } = base;
  const remembered = rememberHeaders(site);
  for (const path of ["/catalogo", "/catalogo/pedido/x", "/tienda/a/catalogo/pedido/x"])
    for (const page of ["panel", "captcha", "shop"] as const)
      for (const analytics of [undefined, { ga4: true, pixel: false }, { ga4: false, pixel: true }])
        for (const scripts of [undefined, "'sha256-one'", "'sha256-two'"]) {
          const wanted = securityHeaders(path, { ...site, page, scripts, ...(analytics && { analytics }) });
          for (const _again of [1, 2])
            expect(Object.fromEntries(remembered(path, page, analytics, scripts))).toEqual(wanted);
        }
});
