import { createHash } from "node:crypto";
import { secondsLeftToday } from "~/domain/catalogue/badge";
import { SCRIPT_SOURCES } from "~/domain/catalogue/script-sources";
import type { ShopView } from "~/domain/catalogue/view";
import { listPassCookie } from "~/domain/price-lists/list-link";
import { INLINE_SCRIPTS } from "~/features/catalogue/browser/inline-scripts";
import { NotFoundPage } from "~/features/catalogue/pages/not-found-page";
import { ClosedListPage, LockedListPage } from "~/features/catalogue/pages/price-list-pages";
import { SuspendedPage } from "~/features/catalogue/pages/suspended-page";
import { dayOf } from "~/features/catalogue/parts/frame";
import { firstProducts } from "~/server/services/catalogue/list-products";
import { appOrigin } from "~/server/site/addresses";
import { pageHead } from "./document-head";
import { type OpenShop, openShop } from "./read";
import { type ShopPage, shopDocument } from "./shop-document";

/** A page, the path it has moved to (after the shop's base), or null for a 404. */
export type PageResult = ShopPage | { movedTo: string } | null;

interface RouteContext<P> {
  params: Promise<P & { tent: string }>;
}

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const DOCUMENT = {
  "content-type": "text/html; charset=utf-8",
  [SCRIPT_SOURCES]: INLINE_SCRIPTS.map(sourceOf).join(" "),
};
/**
 * Cached by the edge until the shop is purged, and at most until its day ends: products are new for some days only. Nobody
 * else may keep the prices of a list.
 */
const sharedUntilTomorrow = ({ frame }: OpenShop): Record<string, string> => ({
  ...DOCUMENT,
  "cache-control": `${frame.list ? "private, no-store" : "public"}, s-maxage=${secondsLeftToday(dayOf(frame))}`,
});
const PER_REQUEST: Record<string, string> = { ...DOCUMENT, "cache-control": "private, no-cache, no-store" };
const MOVED = { "cache-control": "public, max-age=0, must-revalidate" };

/** Products that the 404 page shows. */
const INSTEAD = 6;

/** The shop's 404 page; its products are read once for all addresses that do not exist. */
export async function missingPage({ frame, read }: OpenShop): Promise<Response> {
  const [popular = [], offers = [], all = []] = frame.shop.suspended
    ? []
    : await read(["missing"], (ctx, id) =>
        firstProducts(ctx, id, [{ of: "mostOrdered" }, { of: "offers" }, { of: "all" }], INSTEAD),
      );
  const isPopular = popular.length === INSTEAD;
  const known = new Map([...offers, ...all].map((product) => [product.id, product]));
  const products = isPopular ? popular : [...known.values()].slice(0, INSTEAD);
  const head = pageHead(frame, { title: frame.copy.notFound, path: "/", hidden: true });
  const body = <NotFoundPage frame={frame} products={products} isPopular={isPopular} />;
  return new Response(shopDocument(frame, { head, body, scripted: true }), { status: 404, headers: PER_REQUEST });
}

async function responseOf(shop: OpenShop, result: PageResult, headers: Record<string, string>): Promise<Response> {
  const { frame } = shop;
  if (result && "movedTo" in result)
    return new Response(null, { status: 308, headers: { ...MOVED, location: frame.base + result.movedTo } });
  // as bytes: a text would be measured once more
  return result ? new Response(Buffer.from(shopDocument(frame, result)), { headers }) : missingPage(shop);
}

/** In place of the pages of a list that its link does not open. */
function refusedListPage({ frame, key }: OpenShop, refused: "closed" | "locked"): Response {
  const head = pageHead(frame, { path: "/", hidden: true });
  // neither status is kept by any cache
  const [status, body] =
    refused === "locked" && key
      ? [401, <LockedListPage key="locked" frame={frame} secret={key.secret} />]
      : [410, <ClosedListPage key="closed" frame={frame} />];
  return new Response(shopDocument(frame, { head, body }), { status: Number(status), headers: PER_REQUEST });
}

interface PageOptions {
  headers: (shop: OpenShop) => Record<string, string>;
  /** Whether the page is also shown while the shop is suspended; by default it is not. */
  suspendedToo?: (shop: ShopView) => boolean;
}

/** Without the cookie the device gets the pages that everybody gets: what it brings is part of a page's key. */
function forgetStrayPass({ key, hasStrayPass }: OpenShop, response: Response): Response {
  const secure = appOrigin.startsWith("https:");
  if (key && hasStrayPass) response.headers.set("set-cookie", listPassCookie({ ...key, pass: null }, { secure }));
  return response;
}

async function respond(
  { tent, ...params }: { tent: string },
  { headers, suspendedToo }: PageOptions,
  render: (shop: OpenShop) => Promise<PageResult>,
) {
  const shop = await openShop(tent);
  const { frame } = shop;
  if (shop.refused) return refusedListPage(shop, shop.refused);
  if (!frame.shop.suspended || suspendedToo?.(frame.shop))
    return forgetStrayPass(shop, await responseOf(shop, await render(shop), headers(shop)));
  const head = pageHead(frame, { path: "/", hidden: true });
  // any number of a product or a page has this answer, so that only pages without one are kept
  const isOneOfMany = Object.keys(params).length > 0;
  return responseOf(shop, { head, body: <SuspendedPage frame={frame} /> }, isOneOfMany ? PER_REQUEST : headers(shop));
}

/** Route of a page that is the same for every visitor: it depends on the URL alone, so the edge can cache it. */
export const sharedPage =
  <P extends Record<string, string>>(
    render: (shop: OpenShop, params: P) => Promise<PageResult>,
    { suspendedToo }: Pick<PageOptions, "suspendedToo"> = {},
  ) =>
  async (_request: Request, { params }: RouteContext<P>): Promise<Response> => {
    const values = await params;
    return respond(values, { headers: sharedUntilTomorrow, suspendedToo }, (shop) => render(shop, values));
  };

/** Route of a page that is rendered per request and never cached. */
export const perRequestPage =
  <P extends Record<string, string>>(
    render: (shop: OpenShop, params: P, request: Request) => Promise<PageResult>,
    { suspendedToo }: Pick<PageOptions, "suspendedToo"> = {},
  ) =>
  async (request: Request, { params }: RouteContext<P>): Promise<Response> => {
    const values = await params;
    return respond(values, { headers: () => PER_REQUEST, suspendedToo }, (shop) => render(shop, values, request));
  };
