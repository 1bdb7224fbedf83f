import { edgeCopy } from "~/copy/edge";
import { cachedRead } from "~/domain/api/cached-reads";
import { oneSearchAddress } from "~/domain/catalogue/search/search-address";
import { tentFolder } from "~/domain/catalogue/tent-param";
import { ENTRANCES } from "~/domain/session/routes";
import { VISIT_PATH } from "~/domain/stats/visit-endpoint";
import { alwaysRevalidate } from "./cache/revalidate";
import type { ShopHeaders, ShopPages } from "./cache/shop-pages";
import type { Exchange } from "./exchange";
import { isHealthPath, sendHealth } from "./health";
import type { TentHost } from "./host-table";
import type { EdgeOptions } from "./options";
import { PICTURE_FOLDER } from "./pictures/picture-server";
import { bodyRefusal, isDiscarded } from "./response/body-limit";
import { fixStatus, statusOfErrorPage } from "./response/error-response";
import { immutableFile, isImmutablePath, sendImmutable } from "./response/immutable-files";
import { sendRedirect, sendText } from "./response/text-response";
import { isForSharedPage, isOfShop, SAFE_METHODS, type ShopRoute, shownAs, withoutQuery } from "./route";
import { sendWorker, WORKER_PATH } from "./service-worker";
import { acknowledgeVisit } from "./visit";

/** Sends the response. */
type SendResponse = () => void | Promise<void>;

/** Returns a function that responds to the request, or null to leave it to the next stage. */
export type Stage = (exchange: Exchange) => SendResponse | null | Promise<SendResponse | null>;

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const POLICY = "content-security-policy";

/** Next takes no longer ones. */
const MAX_ROUTER_STATE = 40_000;

function isRouterState(header: string): boolean {
  try {
    const state: unknown = header.length > MAX_ROUTER_STATE ? null : JSON.parse(decodeURIComponent(header));
    return Array.isArray(state) && state.length > 1 && typeof state[1] === "object";
  } catch {
    return false;
  }
}

export interface StageOptions
  extends Pick<
    EdgeOptions,
    "appUrl" | "hostName" | "tents" | "recordVisit" | "workers" | "health" | "isReady" | "pictures" | "handle"
  > {
  headersOf: ShopHeaders;
  /** When null, every page request is forwarded to Next unchanged. */
  pages: ShopPages | null;
}

/** All stages in the order in which they are tried; the last one responds to whatever remains. */
export function createStages(options: StageOptions): Stage[] {
  const { appUrl, hostName, tents, headersOf, pages } = options;
  const origin = new URL(appUrl).origin;

  const refuse =
    ({ response }: Exchange, status: number, text: { title: string; text: string }, headers = {}): SendResponse =>
    () =>
      sendText(response, status, text, appUrl, headers);
  const refuseBut = (methods: string[], exchange: Exchange) =>
    refuse(exchange, 405, edgeCopy.badMethod, { Allow: methods.join(", "), Connection: "close" });
  const redirect =
    ({ response }: Exchange, status: 302 | 308, to: string): SendResponse =>
    () =>
      sendRedirect(response, status, to);
  function originAt(host: string): string {
    const { protocol, port } = new URL(appUrl);
    return `${protocol}//${host}${port ? `:${port}` : ""}`;
  }
  const shopOrigin = (subdomain: string) => originAt(`${subdomain}.${hostName}`);
  const originOf = (tent: TentHost) => (tent.domain ? originAt(tent.domain) : shopOrigin(tent.subdomain));

  const refuseMethod: Stage = (exchange) => (METHODS.includes(exchange.method) ? null : refuseBut(METHODS, exchange));

  const refuseHost: Stage = async (exchange) => {
    const { host, shop } = exchange.route;
    const isNobodys = host.kind === "unknown" || (host.kind === "domain" && shop && !(await tents.find(shop)));
    return isNobodys ? refuse(exchange, 404, edgeCopy.unknownHost) : null;
  };

  const refuseBody: Stage = (exchange) => {
    const { headers } = exchange.request;
    const status = bodyRefusal(headers, exchange.route.path);
    if (status === null) return null;
    return refuse(exchange, status, edgeCopy.badBody, isDiscarded(headers) ? {} : { Connection: "close" });
  };

  /** The headers of Next's client name what it shows, as JSON. */
  const refuseRouterState: Stage = (exchange) => {
    const state = exchange.request.headers["next-router-state-tree"];
    return state === undefined || isRouterState(String(state)) ? null : refuse(exchange, 400, edgeCopy.badRequest);
  };

  const refuseLogIn: Stage = (exchange) =>
    exchange.route.shop && /^\/api\/auth(?:\/|$)/.test(exchange.route.path)
      ? refuse(exchange, 404, edgeCopy.noLogin)
      : null;

  const visitBeacon: Stage = ({ route: { shop, path }, method, request, response, address }) => {
    if (!shop || path !== VISIT_PATH || method !== "POST") return null;
    return async () => {
      const tent = await tents.find(shop);
      if (tent && tent.movedTo === undefined) await options.recordVisit(request, { tentId: tent.id, address });
      acknowledgeVisit(response);
    };
  };

  const worker: Stage = ({ route: { shop, host, path }, method, request, response }) =>
    (shop || host.kind === "main") && path === WORKER_PATH && SAFE_METHODS.includes(method)
      ? () => sendWorker(request, response, options.workers[shop ? "shop" : "panel"])
      : null;

  const healthCheck: Stage = ({ route: { path }, method, request, response }) =>
    isHealthPath(path) && SAFE_METHODS.includes(method)
      ? () => sendHealth(request, response, { path, health: options.health, isReady: options.isReady })
      : null;

  const sendImmutableFile: Stage = ({ route: { path }, target, method, request, response }) => {
    if (!SAFE_METHODS.includes(method) || !isImmutablePath(path)) return null;
    const file = immutableFile(target);
    if (file) return () => sendImmutable(request, response, file);
    return () => void response.writeHead(404, { "cache-control": "no-store" }).end();
  };

  const sendPicture: Stage = ({ route: { path }, method, request, response }) =>
    path.startsWith(PICTURE_FOLDER) && SAFE_METHODS.includes(method)
      ? () => options.pictures.send(request, response, path.slice(PICTURE_FOLDER.length))
      : null;

  const refusePath: Stage = (exchange) =>
    exchange.route.target.kind === "refuse" ? refuse(exchange, 400, edgeCopy.badRequest) : null;

  const redirectAddress: Stage = (exchange) => {
    const { host, target } = exchange.route;
    if (host.kind === "www") return redirect(exchange, 308, origin + exchange.target);
    return target.kind === "redirect" ? redirect(exchange, 308, target.to) : null;
  };

  const siteDocument: Stage = (exchange) => {
    const { route, document, request, response, method } = exchange;
    const { target } = route;
    if (target.kind !== "pass" || !SAFE_METHODS.includes(method)) return null;
    if (!document) {
      // log-in and registration, for who brings a session or is led back to a screen
      const isEntrance = ENTRANCES.includes(withoutQuery(target.path));
      return pages && isEntrance ? () => pages.sendDocument(exchange, target.path) : null;
    }
    if (pages) return () => pages.sendSite(exchange, document);
    return () => {
      request.url = document.path;
      return options.handle(request, response);
    };
  };

  /** A public read of the API about a shop; what a token or a list's link allows is never among them. */
  const cachedApiRead: Stage = async (exchange) => {
    const { route, request, response, method, target } = exchange;
    if (!pages || method !== "GET" || route.kind !== "api" || request.headers.authorization !== undefined) return null;
    const read = cachedRead(route.path, new URLSearchParams(target.split("?", 2)[1] ?? ""));
    const tent = read && (await tents.find(read.shop));
    if (!tent || tent.movedTo !== undefined) return null;
    return async () => {
      if (!(await pages.sendRead(exchange, { ...read, tent }))) await options.handle(request, response);
    };
  };

  const forward: Stage = ({ route: { target }, request, response }) => {
    if (target.kind !== "pass") return null;
    return () => {
      request.headers["x-asked-path"] = target.path; // a layout cannot read the path, and log-in redirects back to it
      request.headers[POLICY] = String(response.getHeader(POLICY)); // Next marks its scripts with the nonce it finds there
      request.url = target.path;
      const status = statusOfErrorPage(target.path);
      if (status !== null) fixStatus(response, status);
      return options.handle(request, response);
    };
  };

  const refuseWrite: Stage = (exchange) =>
    SAFE_METHODS.includes(exchange.method) ? null : refuseBut(SAFE_METHODS, exchange);

  const redirectShop: Stage = async (exchange) => {
    const { target } = exchange.route;
    if (target.kind !== "elsewhere" && target.kind !== "shop") return null;
    const tent = target.tent && (await tents.find(target.tent));
    if (!tent) return redirect(exchange, 302, `${origin}/notfound`);
    // A merchant's content must not run where the panel's cookies are, so it is shown on the shop's own host.
    if (target.kind === "elsewhere") return redirect(exchange, 308, originOf(tent) + target.path);
    return tent.movedTo === undefined ? null : redirect(exchange, 308, shopOrigin(tent.movedTo) + exchange.target);
  };

  /** Creates a stage for the pages of an existing shop. */
  const ofShop =
    (answer: (exchange: Exchange, route: ShopRoute, tent: TentHost) => SendResponse | null): Stage =>
    async (exchange) => {
      const { route } = exchange;
      if (!isOfShop(route)) return null;
      const tent = await tents.find(route.target.tent);
      return tent && answer(exchange, route, tent);
    };

  const sharedPage = ofShop((exchange, route, tent) =>
    pages && isForSharedPage(exchange.request, route)
      ? () => pages.sendShared(exchange, route, { tent, path: route.page })
      : null,
  );

  const sharedAnswer = ofShop((exchange, route, tent) => {
    if (!pages || route.target.list !== undefined) return null;
    const { path } = route.target;
    const asked = route.kind === "shop_picture" ? path.split("?", 1)[0] : oneSearchAddress(path);
    if (asked === undefined || asked === null) return null;
    const url = tentFolder(tent.id, shownAs(route, null)) + asked;
    return () => pages.sendAnswer(exchange, route, { tent, url });
  });

  const ownPage = ofShop((exchange, route, tent) => {
    const { request, response } = exchange;
    const url = tentFolder(tent.id, shownAs(route, exchange.listPass)) + withoutQuery(route.target.path);
    if (pages) return () => pages.sendOwn(exchange, route, { tent, url });
    return () => {
      for (const [name, value] of headersOf(route, tent)) response.setHeader(name, value);
      alwaysRevalidate(response);
      request.url = url;
      return options.handle(request, response);
    };
  });

  return [
    refuseMethod,
    healthCheck, // at any host: balancers ask by address
    refuseHost,
    refuseBody,
    refuseRouterState,
    refuseLogIn,
    visitBeacon,
    worker,
    sendImmutableFile,
    sendPicture,
    refusePath,
    redirectAddress,
    siteDocument,
    cachedApiRead,
    forward,
    refuseWrite,
    redirectShop,
    sharedPage,
    sharedAnswer,
    ownPage,
  ];
}
