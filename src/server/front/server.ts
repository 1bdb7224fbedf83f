import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { LRUCache } from "lru-cache";
import { frontCopy } from "~/copy/front";
import { isLoopback } from "~/domain/session/address-key";
import { captchaRoutes } from "~/domain/session/captcha";
import { VISIT_PATH } from "~/domain/stats/visit";
import { RETRY_AFTER } from "~/server/errors";
import type { Handle } from "./application";
import { bodyRefusal, isDiscarded } from "./body-limit";
import { clientAddress } from "./client-address";
import { emptyErrorsForBots, holdStatus, statusOfErrorPage } from "./error-answer";
import { isNobodysFault } from "./fault";
import type { Ask } from "./forward";
import { type PageSecurity, rememberHeaders } from "./headers";
import { type Health, sendHealth } from "./health";
import { type HostTarget, resolveHost } from "./host";
import type { HostTable, KnownTent } from "./host-table";
import { type HeaderPair, KeptPage } from "./kept-page";
import { sendLasting } from "./lasting-files";
import type { PageStore } from "./page-store";
import { type PathTarget, resolvePath, type TentKey, tentFolder } from "./path";
import { alwaysRevalidate } from "./revalidate";
import { sendWorker, WORKER_PATH } from "./shop-worker";
import { type TakeVisit, thankVisitor } from "./visit";

export interface FrontOptions {
  appUrl: string;
  hostName: string;
  dev: boolean;
  trustProxy: boolean;
  captchaOrigins: readonly string[];
  /** Paths of the files in `public/`. */
  files: ReadonlySet<string>;
  tents: HostTable;
  /** What a visitor did in a shop, told by its page. */
  takeVisit: TakeVisit;
  /** The script by which a shop's visitors keep its pages; see `shop-worker`. */
  worker: string;
  /** Keeps whole pages, and asks for one visitor's own; without it every request reaches Next as it came. */
  kept?: { pages: PageStore; ask: Ask };
  health: Health;
  /** What answers in the end: Next. */
  handle: Handle;
  onError: (error: unknown, path?: string) => void;
  /** Called once, when a request names the address it was forwarded for and no proxy is trusted to say so. */
  onUntrustedProxy?: () => void;
}

/** Whether a page was in memory (RFC 9211). */
const KEPT: HeaderPair = ["Cache-Status", "vidriera; hit"];
const MADE: HeaderPair = ["Cache-Status", "vidriera; fwd=miss"];
/** Of a style that is only tried on: the page itself is the one to be found. */
const UNLISTED: HeaderPair = ["X-Robots-Tag", "noindex"];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const READ = ["GET", "HEAD"];
/** One visitor's own, asked for by a query, or not of Next: pictures are kept elsewhere. */
const NEVER_KEPT = /^\/(?:catalogo\/(?:buscar|pedido|tarjeta|icono|foto)(?:\/|$)|sw\.js$)/;
const FORWARDED = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;
/** The panel's own client reads its answers in another way. */
const PROGRAMS = /^\/api\/(?!trpc\/|auth\/)/;
const PANEL_CALLS = /^\/api\/trpc\//;
/** As the panel's client reads it: for each call of a batch. */
const UNAVAILABLE = {
  message: "UNAVAILABLE",
  code: -32603,
  data: {
    code: "SERVICE_UNAVAILABLE",
    httpStatus: 503,
    appError: { code: "UNAVAILABLE", details: { retryAfter: RETRY_AFTER } },
  },
};

/** Inside a shop: where Next makes the page of all that is not there. No product's address, which begins with a number. */
const MISSING_PATH = "/catalogo/no-encontrado";

/** How many addresses of pages it is remembered of whose they are. */
const REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 300;

const shopOf = (host: HostTarget): TentKey | null =>
  host.kind === "tent"
    ? { by: "sub", value: host.subdomain }
    : host.kind === "domain"
      ? { by: "domain", value: host.domain }
      : null;

interface Route {
  host: HostTarget;
  /** The shop whose own host was asked for. */
  shop: TentKey | null;
  path: string;
  found: PathTarget;
  /** Of a page that is the same for everybody: its address inside the shop. */
  page: string | null;
  /** By which it is remembered from the first page on that was there: of addresses without one there is no end. */
  name?: string | undefined;
  /** Where the page of this shop, as it was last known, is in memory. */
  place?: { tent: KnownTent; key: string };
}

/** The pages that are the same for everybody read no query. */
function withoutQuery(target: string): string {
  const [path = ""] = target.split("?", 1);
  return NEVER_KEPT.test(path) ? target : path;
}

/** Asked by a process of this machine itself, not by a proxy of it for somebody else. */
function isOwnProcess({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = "", localAddress } = socket;
  const here = isLoopback(remoteAddress) || (remoteAddress !== "" && remoteAddress === localAddress);
  return here && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** The public API's own shape of an error, for what never reaches it. */
function tellProgram(
  response: ServerResponse,
  status: number,
  { title, text }: { title: string; text: string },
  headers: Record<string, string>,
): void {
  const name = status === 413 ? "Body too large" : (STATUS_CODES[status] ?? "Error");
  const code = name.toUpperCase().replace(/\W+/g, "_");
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-Id": randomUUID(),
    ...headers,
  });
  response.end(
    response.req.method === "HEAD" ? undefined : JSON.stringify({ error: { code, message: `${title}. ${text}` } }),
  );
}

function answer(
  response: ServerResponse,
  status: number,
  text: { title: string; text: string },
  appUrl: string,
  headers: Record<string, string> = {},
): void {
  if (PROGRAMS.test(response.req.url ?? "")) {
    tellProgram(response, status, text, headers);
    return;
  }
  if (status === 503 && PANEL_CALLS.test(response.req.url ?? "")) {
    response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
    response.end(JSON.stringify({ error: { json: UNAVAILABLE } }));
    return;
  }
  const body = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title><body style="font:1.1rem system-ui;margin:15vh auto;max-width:28rem;padding:0 1.5rem"><h1>${text.title}</h1><p>${text.text}</p><p><a href="${new URL(appUrl).origin}/">${frontCopy.toMain}</a></p></body></html>`;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...headers });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

function redirect(response: ServerResponse, status: 302 | 308, location: string): void {
  response.writeHead(status, { Location: location, "Cache-Control": status === 302 ? "no-store" : "max-age=300" });
  response.end();
}

/** The server around Next: it alone knows which host and path belong to which shop, and refuses what is nobody's. */
export function createFront(options: FrontOptions): Server {
  const { appUrl, hostName, tents } = options;
  const origin = new URL(appUrl).origin;
  const originAt = (host: string) => {
    const { protocol, port } = new URL(appUrl);
    return `${protocol}//${host}${port ? `:${port}` : ""}`;
  };
  const shopOrigin = (subdomain: string) => originAt(`${subdomain}.${hostName}`);

  const headersFor = rememberHeaders({
    appUrl,
    hostName,
    dev: options.dev,
    captchaOrigins: options.captchaOrigins,
  });

  function secure(response: ServerResponse, path: string, page: PageSecurity["page"], tent?: KnownTent): void {
    for (const [name, value] of headersFor(path, page, tent)) response.setHeader(name, value);
  }

  const unlistedOf = new WeakMap<HeaderPair[], HeaderPair[]>();
  function unlisted(security: HeaderPair[]): HeaderPair[] {
    const made = unlistedOf.get(security) ?? [...security, UNLISTED];
    unlistedOf.set(security, made);
    return made;
  }

  function route(target: string, header: string | undefined): Route {
    const path = target.split("?", 1)[0] ?? "/";
    const host = resolveHost(header, hostName);
    const shop = shopOf(host);
    const found = resolvePath(target, shop, options.files);
    const inside = found.kind === "shop" ? (found.path.split("?", 1)[0] ?? "") : "";
    const isPage = found.kind === "shop" && !NEVER_KEPT.test(inside);
    return { host, shop, path, found, page: isPage ? inside : null };
  }

  const routes = new LRUCache<string, Route>({ max: REMEMBERED });
  function routeOf(target: string, header: string | undefined): Route {
    if (header === undefined || target.length + header.length > LONGEST_REMEMBERED) return route(target, header);
    const key = `${header} ${target}`;
    const known = routes.get(key);
    if (known) return known;
    return { ...route(target, header), name: target.includes("?") ? undefined : key };
  }

  const isForPage = (request: IncomingMessage, { page, found }: Route): boolean =>
    page !== null &&
    found.kind === "shop" &&
    (request.method === "GET" || request.method === "HEAD") &&
    bodyRefusal(request.headers) === null;

  const securityOf = ({ path, found }: Route, tent: KnownTent, scripts?: string) =>
    found.kind === "shop" && found.style
      ? unlisted(headersFor(path, "shop", undefined, scripts))
      : headersFor(path, "shop", tent, scripts);

  /** Answers with a page, or in its place where it failed without a word: what was thrown is recorded by then. */
  async function send(
    page: KeptPage,
    cacheStatus: HeaderPair,
    security: HeaderPair[],
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    if (!page.isBlankFailure) return page.send(request, response, cacheStatus, security);
    for (const [name, value] of security) response.setHeader(name, value);
    answer(response, page.status, frontCopy.unavailable, appUrl, { "Retry-After": String(RETRY_AFTER) });
  }

  /** Answers at once with a page that is in memory; false when there is anything to wait for. */
  function sendKept(request: IncomingMessage, response: ServerResponse, asked: Route): boolean {
    const { found, page: inside } = asked;
    if (!options.kept || found.kind !== "shop" || !isForPage(request, asked)) return false;
    const tent = tents.peek(found.tent);
    if (!tent || tent.movedTo !== undefined) return false;
    if (asked.place?.tent !== tent)
      asked.place = { tent, key: options.kept.pages.keyOf(tent.id, tentFolder(tent.subdomain, found.style) + inside) };
    const page = options.kept.pages.peek(asked.place.key);
    if (!page?.sendNow(request, response, KEPT, securityOf(asked, tent, page.scripts))) return false;
    if (asked.name !== undefined) routes.set(asked.name, asked);
    asked.name = undefined;
    return true;
  }

  /** Answers with a page that is the same for everybody; false when this is none, or no shop's. */
  async function sendPage(request: IncomingMessage, response: ServerResponse, asked: Route): Promise<boolean> {
    const { found, page: inside } = asked;
    if (!options.kept || found.kind !== "shop" || !isForPage(request, asked)) return false;
    const tent = await tents.find(found.tent);
    if (!tent || tent.movedTo !== undefined) return false;
    const folder = tentFolder(tent.subdomain, found.style);
    const address = { path: inside ?? "", missingUrl: folder + MISSING_PATH };
    const { page, kept } = await options.kept.pages.find(tent.id, folder + inside, address);
    if (page.status >= 400) emptyErrorsForBots(request, response);
    await send(page, kept ? KEPT : MADE, securityOf(asked, tent, page.scripts), { request, response });
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse, asked: Route): Promise<void> {
    const target = request.url ?? "/";
    const sent = await sendPage(request, response, asked).catch((error: unknown) => ({ error }));
    if (sent === true) return;
    const { host, shop, path, found } = asked;
    const onShop = shop !== null;
    emptyErrorsForBots(request, response);
    const isPanels = !onShop || found.kind === "pass";
    secure(response, path, isPanels ? (captchaRoutes.includes(path) ? "captcha" : "panel") : "shop");
    if (sent !== false) throw sent.error;

    const method = request.method ?? "";
    if (!METHODS.includes(method))
      return answer(response, 405, frontCopy.badMethod, appUrl, { Allow: METHODS.join(", "), Connection: "close" });
    const nobodys = host.kind === "unknown" || (host.kind === "domain" && shop && !(await tents.find(shop)));
    if (nobodys) return answer(response, 404, frontCopy.unknownHost, appUrl);

    if (await sendHealth(request, response, path, options.health)) return;

    if (path.startsWith("/api/internal/") && (onShop || method !== "POST" || !isOwnProcess(request))) {
      response.writeHead(404).end();
      return;
    }

    const { headers } = request;
    const forwardedFor = headers["x-forwarded-for"];
    const forwarded = Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor;
    headers["x-client-address"] = clientAddress(request.socket.remoteAddress, forwarded, options.trustProxy ? 1 : 0);
    if (!options.trustProxy) for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
    // a shop's page may hold what its merchant wrote: the session of the shared parent domain does not count there
    if (onShop) delete headers.cookie;

    const refused = bodyRefusal(headers);
    if (refused !== null)
      return answer(response, refused, frontCopy.badBody, appUrl, isDiscarded(headers) ? {} : { Connection: "close" });
    if (onShop && /^\/api\/auth(?:\/|$)/.test(path)) return answer(response, 404, frontCopy.noLogin, appUrl);

    if (shop && path === VISIT_PATH && method === "POST") {
      const tent = await tents.find(shop);
      const address = headers["x-client-address"];
      if (tent && tent.movedTo === undefined) await options.takeVisit(request, { tentId: tent.id, address });
      return thankVisitor(response);
    }

    if (onShop && path === WORKER_PATH && READ.includes(method)) return sendWorker(request, response, options.worker);

    if (READ.includes(method) && (await sendLasting(request, response, path))) return;

    if (found.kind === "refuse") return answer(response, 400, frontCopy.badRequest, appUrl);
    if (host.kind === "www") return redirect(response, 308, origin + target);
    if (found.kind === "redirect") return redirect(response, 308, found.to);
    if (found.kind === "pass") {
      headers["x-asked-path"] = found.path; // a layout cannot know it, and log-in brings people back to it
      request.url = found.path;
      const status = statusOfErrorPage(found.path);
      if (status !== null) holdStatus(response, status);
      return options.handle(request, response);
    }

    if (!READ.includes(method))
      return answer(response, 405, frontCopy.badMethod, appUrl, { Allow: READ.join(", "), Connection: "close" });
    const tent = found.tent && (await tents.find(found.tent));
    if (!tent) return redirect(response, 302, `${origin}/notfound`);
    // what a merchant wrote must not run where the panel's cookies are: the shop's own host shows it
    if (found.kind === "elsewhere")
      return redirect(response, 308, (tent.domain ? originAt(tent.domain) : shopOrigin(tent.subdomain)) + found.path);
    if (tent.movedTo !== undefined) return redirect(response, 308, shopOrigin(tent.movedTo) + target);
    for (const [name, value] of securityOf(asked, tent)) response.setHeader(name, value);
    alwaysRevalidate(response);
    request.url = tentFolder(tent.subdomain, found.style) + withoutQuery(found.path);
    if (!options.kept) return options.handle(request, response);
    const page = new KeptPage(await options.kept.ask(request.url, headers)); // whole, it compresses better than a stream
    return send(page, MADE, securityOf(asked, tent, page.scripts), { request, response });
  }

  let proxyLooksUntrusted = false;
  const server = createServer((request, response) => {
    if (!options.trustProxy && !proxyLooksUntrusted && request.headers["x-forwarded-for"] !== undefined) {
      proxyLooksUntrusted = true;
      options.onUntrustedProxy?.();
    }
    const asked = routeOf(request.url ?? "/", request.headers.host);
    if (sendKept(request, response, asked)) return;
    serve(request, response, asked).catch((error: unknown) => {
      if (!isNobodysFault(error)) options.onError(error, request.url);
      if (response.headersSent) response.destroy();
      else answer(response, 503, frontCopy.unavailable, appUrl, { "Retry-After": String(RETRY_AFTER) });
    });
  });
  server.on("connect", (_request, socket) => {
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${METHODS.join(", ")}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}
