import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { matchShopRoute } from "~/domain/catalogue/shop-routes";
import type { ShownAs, TentKey } from "~/domain/catalogue/tent-param";
import type { HeaderPair } from "./cache/cached-page";
import { type HostTarget, resolveHost } from "./host";
import type { TentHost } from "./host-table";
import { type PathTarget, resolvePath } from "./path";
import { type RequestKind, requestKind } from "./request-kind";
import { bodyRefusal } from "./response/body-limit";

/** HTTP methods without side effects (RFC 9110). */
export const SAFE_METHODS = ["GET", "HEAD"];

/** Maximum number of page addresses whose route is cached. */
const MAX_ROUTES = 20_000;
const MAX_KEY_LENGTH = 300;

interface PagePlace {
  tent: TentHost;
  key: string;
  /** The headers of the last response, for a page with these scripts. */
  last?: { scripts: string; headers: HeaderPair[] };
}

/** Where a request leads, based on its host and path alone. */
export interface Route {
  host: HostTarget;
  /** The shop whose host was requested. */
  shop: TentKey | null;
  path: string;
  target: PathTarget;
  /** What the request is counted by. */
  kind: RequestKind;
  /** The address inside the shop of a page that is the same for every visitor; null for others. */
  page: string | null;
  /** The cache key, used once the page is known to exist: the number of addresses without a page is unlimited. */
  name?: string | undefined;
  /** The page cache entry of this shop, as last known. */
  place?: PagePlace;
}

/** A route that leads to a page of a shop. */
export type ShopRoute = Route & { target: Extract<PathTarget, { kind: "shop" }> };

/** Whether a path inside a shop leads to what is the same for every visitor; so does one that leads nowhere. */
const isShared = (path: string): boolean => matchShopRoute(path)?.facts.isShared ?? true;

/** Pages that are the same for every visitor ignore the query. */
export function withoutQuery(target: string): string {
  const [path = ""] = target.split("?", 1);
  return isShared(path) ? path : target;
}

const shopOf = (host: HostTarget): TentKey | null =>
  host.kind === "tent"
    ? { by: "sub", value: host.subdomain }
    : host.kind === "domain"
      ? { by: "domain", value: host.domain }
      : null;

/** How a page of the shop is shown: in a style, or with the prices of a list, for the device that asks. */
export const shownAs = ({ target: { style, list } }: ShopRoute, pass: string | null): ShownAs => ({
  style,
  list: list === undefined ? undefined : { secret: list, pass },
});

export const isOfShop = (route: Route): route is ShopRoute => route.target.kind === "shop";

/** Whether a request is for a page that is the same for every visitor. */
export function isForSharedPage(request: IncomingMessage, route: Route): route is ShopRoute & { page: string } {
  return (
    isOfShop(route) &&
    route.page !== null &&
    SAFE_METHODS.includes(request.method ?? "GET") &&
    bodyRefusal(request.headers) === null
  );
}

/** Creates the route resolver of one site. `files` are the paths of `public/`. */
export function createRoutes({ hostName, files }: { hostName: string; files: ReadonlySet<string> }) {
  const routes = new LRUCache<string, Route>({ max: MAX_ROUTES });

  function resolve(target: string, header: string | undefined): Route {
    const path = target.split("?", 1)[0] ?? "/";
    const host = resolveHost(header, hostName);
    const shop = shopOf(host);
    const resolved = resolvePath(target, shop, files);
    const inside = resolved.kind === "shop" ? (resolved.path.split("?", 1)[0] ?? "") : "";
    const isPage = resolved.kind === "shop" && isShared(inside);
    const kind = requestKind({ host, shop, path, target: resolved });
    return { host, shop, path, target: resolved, kind, page: isPage ? inside : null };
  }

  return {
    /** Resolves a request target on the host of this `Host` header. */
    of(target: string, header: string | undefined): Route {
      if (header === undefined || target.length + header.length > MAX_KEY_LENGTH) return resolve(target, header);
      const key = `${header} ${target}`;
      const known = routes.get(key);
      if (known) return known;
      return { ...resolve(target, header), name: target.includes("?") ? undefined : key };
    },
    /** Caches a route whose page exists. */
    remember(route: Route): void {
      if (route.name !== undefined) routes.set(route.name, route);
      route.name = undefined;
    },
  };
}

export type Routes = ReturnType<typeof createRoutes>;
