import type { IncomingMessage, ServerResponse } from "node:http";
import { tentFolder } from "~/domain/catalogue/tent-param";
import type { FetchPage } from "../application/forward";
import { countLookup } from "../edge-metrics";
import type { Exchange } from "../exchange";
import type { HostTable, TentHost } from "../host-table";
import type { rememberHeaders } from "../response/headers";
import { sendUnavailable } from "../response/text-response";
import { isForSharedPage, type Route, type Routes, type ShopRoute, shownAs } from "../route";
import { CachedPage, type HeaderPair } from "./cached-page";
import type { PageCache } from "./page-cache";

/** Whether the page came from memory (RFC 9211). */
const HIT: HeaderPair = ["Cache-Status", "vidriera; hit"];
const MISS: HeaderPair = ["Cache-Status", "vidriera; fwd=miss"];
/** For a page in a style preview: only the regular page is to be indexed. */
const UNLISTED: HeaderPair = ["X-Robots-Tag", "noindex"];
/**
 * The path inside a shop at which Next renders its not-found page. It cannot be a product's address, which begins with
 * a number.
 */
const MISSING_PATH = "/catalogo/no-encontrado";

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

export interface ShopPagesOptions {
  appUrl: string;
  tents: HostTable;
  routes: Routes;
  headersOf: ShopHeaders;
  pages: PageCache;
  ask: FetchPage;
}

/** Serves the pages that routes render, of shops and of the site; pages that are the same for every visitor come from memory when cached. */
export function createShopPages({ appUrl, tents, routes, headersOf, pages, ask }: ShopPagesOptions) {
  /** Sends a page, or an error page when rendering failed with an empty body: the exception is already recorded. */
  async function send(page: CachedPage, cacheStatus: HeaderPair, headers: HeaderPair[], exchange: Exchange) {
    const { request, response } = exchange;
    if (!page.isBlankFailure) return page.send(request, response, cacheStatus, headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    sendUnavailable(response, appUrl, page.status);
  }

  return {
    /** Sends a cached page synchronously; returns false when anything has to be awaited. */
    sendNow(request: IncomingMessage, response: ServerResponse, route: Route): boolean {
      // what a device got for a list's password is part of its page's key
      if (!isForSharedPage(request, route) || route.target.list !== undefined) return false;
      const tent = tents.peek(route.target.tent);
      if (!tent || tent.movedTo !== undefined) return false;
      if (route.place?.tent !== tent)
        route.place = {
          tent,
          key: pages.keyOf(tent.id, tentFolder(tent.subdomain, { style: route.target.style }) + route.page),
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
      const folder = tentFolder(tent.subdomain, shownAs(route, exchange.listPass));
      const { page, cached } = await pages.find(tent.id, folder + path, { path, missingUrl: folder + MISSING_PATH });
      countLookup(cached);
      await send(page, cached ? HIT : MISS, headersOf(route, tent, page.scripts), exchange);
    },

    /** Sends a page rendered for one visitor. It is buffered: a whole page compresses better than a stream. */
    async sendOwn(exchange: Exchange, route: ShopRoute, { tent, url }: { tent: TentHost; url: string }) {
      const page = new CachedPage(await ask(url, exchange.request.headers, exchange.response));
      await send(page, MISS, headersOf(route, tent, page.scripts), exchange);
    },

    /** Sends a page of the site that a route renders as it does a shop's; its security headers are already set. */
    async sendDocument(exchange: Exchange, url: string) {
      const page = await ask(url, exchange.request.headers, exchange.response);
      await send(new CachedPage(page), MISS, [], exchange);
    },
  };
}

export type ShopPages = ReturnType<typeof createShopPages>;
