import type { IncomingMessage, ServerResponse } from "node:http";
import { MISSING_ROUTE } from "~/domain/catalogue/shop-routes";
import { type TentKey, tentFolder } from "~/domain/catalogue/tent-param";
import { CLIENT_ADDRESS_HEADER, SHOP_VERSION_HEADER, versionHeader } from "~/server/edge-headers";
import type { FetchPage } from "../application/forward";
import { countLookup } from "../edge-metrics";
import type { Exchange } from "../exchange";
import type { HostTable, TentHost } from "../host-table";
import { FILE_HEADERS, type rememberHeaders } from "../response/headers";
import { sendUnavailable } from "../response/text-response";
import { isForSharedPage, type Route, type Routes, SAFE_METHODS, type ShopRoute, shownAs } from "../route";
import type { AnswerCache } from "./answer-cache";
import { CachedPage, type HeaderPair, HIT } from "./cached-page";
import type { createKnownAnswers } from "./known-answers";
import type { PageCache } from "./page-cache";
import { SITE_ID, type SiteDocument, siteDocument, siteUrl } from "./site-documents";

/** The page was rendered now (RFC 9211). */
const MISS: HeaderPair = ["Cache-Status", "vidriera; fwd=miss"];
const [yes, no] = [() => true, () => false];
/** For a page in a style preview: only the regular page is to be indexed. */
const UNLISTED: HeaderPair = ["X-Robots-Tag", "noindex"];

/** The security headers of a shop's page. `scripts` are the CSP sources of its inline scripts. */
export type ShopHeaders = (route: ShopRoute, tent: TentHost, scripts?: string) => HeaderPair[];

export function shopHeaders(headersFor: ReturnType<typeof rememberHeaders>): ShopHeaders {
  const unlistedOf = new WeakMap<HeaderPair[], HeaderPair[]>();
  return ({ path, target }, tent, scripts) => {
    // its address keeps it out of search engines; what a list's customers do is told to nobody's analytics
    if (target.list !== undefined) return headersFor(path, "shop", undefined, scripts);
    if (!target.style) return headersFor(path, "shop", tent, scripts);
    const listed = headersFor(path, "shop", undefined, scripts);
    const made = unlistedOf.get(listed) ?? [...listed, UNLISTED];
    unlistedOf.set(listed, made);
    return made;
  };
}

/** A public read of the API, and how it names its shop. */
interface NamedRead {
  shop: TentKey;
  tent: TentHost;
  url: string;
}

export interface ShopPagesOptions {
  appUrl: string;
  tents: HostTable;
  routes: Routes;
  headersFor: ReturnType<typeof rememberHeaders>;
  headersOf: ShopHeaders;
  pages: PageCache;
  answers: AnswerCache;
  ask: FetchPage;
  /** Counts a call of the API that is answered here. @throws RATE_LIMITED */
  countCall: (address: string) => Promise<void>;
  known: ReturnType<typeof createKnownAnswers>;
}

/** Serves the pages that routes render, of shops and of the site; pages that are the same for every visitor come from memory when cached. */
export function createShopPages(options: ShopPagesOptions) {
  const { appUrl, tents, routes, headersFor, headersOf, pages, answers, ask, countCall, known } = options;
  const { host } = new URL(appUrl);

  /** Sends a page, or an error page when rendering failed with an empty body: the exception is already recorded. */
  async function send(page: CachedPage, cacheStatus: HeaderPair, headers: HeaderPair[], exchange: Exchange) {
    const { request, response } = exchange;
    if (!page.isBlankFailure) return page.send(request, response, cacheStatus, headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    sendUnavailable(response, appUrl, page.status);
  }

  /** The answer to who asks for this address of a shop, of which only the address counts, for limits. */
  async function findAnswer({ address, response }: Exchange, tent: TentHost, url: string) {
    const anonymous = { host, "user-agent": "Mozilla/5.0", [CLIENT_ADDRESS_HEADER]: address };
    const found = await answers.find(tent.id, url, (version) =>
      ask(url, { ...anonymous, [SHOP_VERSION_HEADER]: versionHeader(tent.id, version) }, response),
    );
    countLookup(found.cached);
    return { page: found.page, status: found.cached ? HIT : MISS };
  }

  /** Sends a document of the site from memory; returns false when anything has to be awaited. */
  function sendSiteNow(request: IncomingMessage, response: ServerResponse, route: Route): boolean {
    const asked = SAFE_METHODS.includes(request.method ?? "") ? siteDocument(request, route) : null;
    const page = asked && pages.peek(pages.keyOf(SITE_ID, siteUrl(asked)));
    return (asked && page?.sendNow(request, response, HIT, headersFor(route.path, asked.kind))) ?? false;
  }

  return {
    /** Sends a cached page synchronously; returns false when anything has to be awaited. */
    sendNow(request: IncomingMessage, response: ServerResponse, route: Route): boolean {
      // what a device got for a list's password is part of its page's key
      if (!isForSharedPage(request, route)) return sendSiteNow(request, response, route);
      if (route.target.list !== undefined) return false;
      const tent = tents.peek(route.target.tent);
      if (!tent || tent.movedTo !== undefined) return false;
      if (route.place?.tent !== tent)
        route.place = {
          tent,
          key: pages.keyOf(tent.id, tentFolder(tent.id, { style: route.target.style }) + route.page),
        };
      const { place } = route;
      const page = pages.peek(place.key);
      if (!page) return false;
      const { scripts } = page;
      if (place.last?.scripts !== scripts) place.last = { scripts, headers: headersOf(route, tent, scripts) };
      if (!page.sendNow(request, response, HIT, place.last.headers)) return false;
      routes.remember(route);
      return true;
    },

    /** Sends the page at this path inside the shop, the same for every visitor; it is rendered if it is not cached. */
    async sendShared(exchange: Exchange, route: ShopRoute, { tent, path }: { tent: TentHost; path: string }) {
      const folder = tentFolder(tent.id, shownAs(route, exchange.listPass));
      const { page, cached } = await pages.find(tent.id, folder + path, { path, missingUrl: folder + MISSING_ROUTE });
      countLookup(cached);
      await send(page, cached ? HIT : MISS, headersOf(route, tent, page.scripts), exchange);
    },

    /** Sends a search, its suggestions or a picture of the shop, the same for all who ask for the same. */
    async sendAnswer(exchange: Exchange, route: ShopRoute, { tent, url }: { tent: TentHost; url: string }) {
      const { page, status } = await findAnswer(exchange, tent, url);
      const security = route.kind === "shop_picture" ? FILE_HEADERS : headersOf(route, tent, page.scripts);
      const shop = route.target.tent;
      if (status === HIT) known.remember(exchange.request, { kind: route.kind, shop, tent, url, security });
      await send(page, status, security, exchange);
    },

    /**
     * Sends the answer to a public read of the API about a shop; returns false when the caller is over its limit, as the
     * application has to say.
     */
    async sendRead(exchange: Exchange, { shop, tent, url }: NamedRead): Promise<boolean> {
      const { page, status } = await findAnswer(exchange, tent, url);
      const isOver = status === HIT && (await countCall(exchange.address).then(no, yes));
      if (isOver) return false;
      const security = headersFor(exchange.route.path, "data");
      // a domain may cease to be a shop's, while the call names the shop by itself
      if (status === HIT && exchange.route.host.kind !== "domain")
        known.remember(exchange.request, { kind: "api", shop, tent, url, security });
      await send(page, status, security, exchange);
      return true;
    },

    /** Sends a page rendered for one visitor. It is buffered: a whole page compresses better than a stream. */
    async sendOwn(exchange: Exchange, route: ShopRoute, { tent, url }: { tent: TentHost; url: string }) {
      const page = new CachedPage(await ask(url, exchange.request.headers, exchange.response));
      await send(page, MISS, headersOf(route, tent, page.scripts), exchange);
    },

    /** Sends a document of the site that all visitors of one wording and country share. */
    async sendSite(exchange: Exchange, asked: SiteDocument) {
      const { page, cached } = await pages.find(SITE_ID, siteUrl(asked));
      countLookup(cached);
      await send(page, cached ? HIT : MISS, [], exchange);
    },

    /** Sends a document of the site to one visitor; its security headers are already set. */
    async sendDocument(exchange: Exchange, url: string) {
      const page = await ask(url, exchange.request.headers, exchange.response);
      await send(new CachedPage(page), MISS, [], exchange);
    },
  };
}

export type ShopPages = ReturnType<typeof createShopPages>;
