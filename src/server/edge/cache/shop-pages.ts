import type { IncomingMessage, ServerResponse } from "node:http";
import type { FetchPage } from "../application/forward";
import type { Exchange } from "../exchange";
import type { HostTable, KnownTent } from "../host-table";
import { tentFolder } from "../path";
import type { rememberHeaders } from "../response/headers";
import { sendUnavailable } from "../response/text-response";
import { isForSharedPage, type Route, type Routes, type ShopRoute } from "../route";
import { CachedPage, type HeaderPair } from "./cached-page";
import type { PageCache } from "./page-cache";

/** Whether a page was in memory (RFC 9211). */
const KEPT: HeaderPair = ["Cache-Status", "vidriera; hit"];
const MADE: HeaderPair = ["Cache-Status", "vidriera; fwd=miss"];
/** Of a style that is only tried on: the page itself is the one to be found. */
const UNLISTED: HeaderPair = ["X-Robots-Tag", "noindex"];
/** Inside a shop: where Next makes the page of all that is not there. No product's address, which begins with a number. */
const MISSING_PATH = "/catalogo/no-encontrado";

/** The security headers of a shop's page. `scripts` are the sources of those in its text. */
export type ShopHeaders = (route: ShopRoute, tent: KnownTent, scripts?: string) => HeaderPair[];

export function shopHeaders(headersFor: ReturnType<typeof rememberHeaders>): ShopHeaders {
  const unlistedOf = new WeakMap<HeaderPair[], HeaderPair[]>();
  return ({ path, found }, tent, scripts) => {
    if (!found.style) return headersFor(path, "shop", tent, scripts);
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

/** Answers with pages of shops: those that everybody is shown alike from memory, where they are there. */
export function createShopPages({ appUrl, tents, routes, headersOf, pages, ask }: ShopPagesOptions) {
  /** Answers with a page, or in its place where it failed without a word: what was thrown is recorded by then. */
  async function send(page: CachedPage, cacheStatus: HeaderPair, headers: HeaderPair[], exchange: Exchange) {
    const { request, response } = exchange;
    if (!page.isBlankFailure) return page.send(request, response, cacheStatus, headers);
    for (const [name, value] of headers) response.setHeader(name, value);
    sendUnavailable(response, appUrl, page.status);
  }

  return {
    /** Answers at once with a page that is in memory; false when there is anything to wait for. */
    sendNow(request: IncomingMessage, response: ServerResponse, route: Route): boolean {
      if (!isForSharedPage(request, route)) return false;
      const tent = tents.peek(route.found.tent);
      if (!tent || tent.movedTo !== undefined) return false;
      if (route.place?.tent !== tent)
        route.place = { tent, key: pages.keyOf(tent.id, tentFolder(tent.subdomain, route.found.style) + route.page) };
      const { place } = route;
      const page = pages.peek(place.key);
      if (!page) return false;
      const { scripts } = page;
      if (place.last?.scripts !== scripts) place.last = { scripts, headers: headersOf(route, tent, scripts) };
      if (!page.sendNow(request, response, KEPT, place.last.headers)) return false;
      routes.remember(route);
      return true;
    },

    /** Answers with the page of this path inside the shop, the same for everybody; it is made where it is not in memory. */
    async sendShared(exchange: Exchange, route: ShopRoute, { tent, path }: { tent: KnownTent; path: string }) {
      const folder = tentFolder(tent.subdomain, route.found.style);
      const { page, cached } = await pages.find(tent.id, folder + path, { path, missingUrl: folder + MISSING_PATH });
      await send(page, cached ? KEPT : MADE, headersOf(route, tent, page.scripts), exchange);
    },

    /** Answers with a page that is made for one visitor. Whole, it compresses better than a stream. */
    async sendOwn(exchange: Exchange, route: ShopRoute, { tent, url }: { tent: KnownTent; url: string }) {
      const page = new CachedPage(await ask(url, exchange.request.headers));
      await send(page, MADE, headersOf(route, tent, page.scripts), exchange);
    },
  };
}

export type ShopPages = ReturnType<typeof createShopPages>;
