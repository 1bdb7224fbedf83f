import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ExternalProvider } from "~/domain/billing/provider";
import { LANDING, THEME } from "~/generated/inline/scripts";

export interface PageSecurity {
  /** The kind of page: the panel's, a document of the site without Next's scripts, one with the captcha, a shop's, or no page. */
  page: "panel" | "document" | "captcha" | "shop" | "data";
  appUrl: string;
  hostName: string;
  dev?: boolean;
  /** Origins of the captcha provider, if one is configured. */
  captchaOrigins?: readonly string[];
  /** The analytics that the shop configured, on its own host only. */
  analytics?: { ga4: boolean; pixel: boolean };
  /** CSP sources of the inline scripts of a shop's page. */
  scripts?: string;
}

/** The inline scripts of the panel's pages that are not Next's. */
const PANEL_SCRIPTS = [THEME, LANDING].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
/** Placeholder for a response's nonce in cached headers. */
const NONCE_SOURCE = "'nonce-'";

const PAYMENT_FORMS: Record<ExternalProvider, readonly string[]> = {
  MERCADO_PAGO: ["https://www.mercadopago.com", "https://*.mercadopago.com", "https://*.mercadopago.com.ar"],
  PAYPAL: ["https://www.paypal.com"],
};
const GA4 = ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"];
const PIXEL = ["https://connect.facebook.net", "https://www.facebook.com"];

/** Nothing of a file is run or shown as a page, whose policy is long. */
export const FILE_HEADERS: [string, string][] = [["X-Content-Type-Options", "nosniff"]];

/** Nothing of an answer of the API is run or shown as a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function contentSecurityPolicy(options: PageSecurity): string {
  if (options.page === "data") return DATA_POLICY;
  const app = new URL(options.appUrl);
  const captcha = options.page === "captcha" ? (options.captchaOrigins ?? []) : [];
  const analytics =
    options.page === "shop" ? [...(options.analytics?.ga4 ? GA4 : []), ...(options.analytics?.pixel ? PIXEL : [])] : [];
  const shops = `${app.protocol}//*.${options.hostName}${app.port ? `:${app.port}` : ""}`;
  const dev = options.dev === true;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...(options.page === "shop" ? [] : PANEL_SCRIPTS),
      ...(options.page === "panel" ? [NONCE_SOURCE] : []),
      ...(options.page === "shop" && dev ? ["'unsafe-inline'"] : [options.scripts ?? ""].filter(Boolean)),
      ...(dev ? ["'unsafe-eval'"] : []),
      ...captcha,
      ...analytics,
    ],
    "style-src": ["'self'", "'unsafe-inline'", ...captcha],
    "img-src": ["'self'", "data:", "blob:", ...analytics],
    // the title fonts of shops' styles are inside sheets
    ...(options.page === "shop" ? { "font-src": ["'self'", "data:"] } : {}),
    "connect-src": ["'self'", ...(dev ? ["ws:"] : []), ...captcha, ...analytics],
    "worker-src": ["'self'", "blob:"],
    "frame-src": options.page === "shop" ? ["'none'"] : [shops, ...captcha],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...(options.page === "panel" ? Object.values(PAYMENT_FORMS).flat() : [])],
    "frame-ancestors": [options.page === "shop" ? app.origin : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** Pages whose URL contains a secret token: it must not leak in a referrer nor be indexed. */
const TOKEN_PAGES =
  /^(?:(?:\/tienda\/[^/]+|\/~[a-z]+)?\/catalogo\/pedido\/|\/(?:recuperar|confirmar-mail|deshacer-mail)\/|(?:\/tienda\/[^/]+)?\/lista\/[\w-]{22}(?:\/|$))/;

/** The headers of every response. `path` is the one the visitor requested. */
export function securityHeaders(path: string, options: PageSecurity): Record<string, string> {
  const secret = TOKEN_PAGES.test(path);
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": secret ? "no-referrer" : "strict-origin-when-cross-origin",
    ...(secret ? { "X-Robots-Tag": "noindex" } : {}),
    ...(options.page === "shop" ? {} : { "X-Frame-Options": "DENY" }),
    ...(options.appUrl.startsWith("https:")
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

type Site = Omit<PageSecurity, "page" | "analytics" | "scripts">;

/** Maximum number of remembered variants: each shop with analytics has its own. */
const MAX_VARIANTS = 5_000;

/** `securityHeaders` of one site as pairs, with each variant computed once. */
export function rememberHeaders(site: Site) {
  const made = new LRUCache<string, [string, string][]>({ max: MAX_VARIANTS });
  return (
    path: string,
    page: PageSecurity["page"],
    analytics?: PageSecurity["analytics"],
    scripts = "",
  ): [string, string][] => {
    const secret = TOKEN_PAGES.test(path);
    const form = `${page} ${secret} ${analytics?.ga4} ${analytics?.pixel} ${scripts}`;
    let headers = made.get(form);
    if (!headers) {
      headers = Object.entries(securityHeaders(path, { ...site, page, scripts, ...(analytics && { analytics }) }));
      made.set(form, headers);
    }
    return headers;
  };
}

/** The headers of one panel response, with a fresh nonce. */
export function withNonce(headers: [string, string][]): [string, string][] {
  const source = `'nonce-${randomBytes(16).toString("base64url")}'`;
  return headers.map(([name, value]) => [name, value.replace(NONCE_SOURCE, source)]);
}
