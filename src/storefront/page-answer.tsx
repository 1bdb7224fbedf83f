import { createHash } from "node:crypto";
import { secondsLeftToday } from "~/domain/catalogue/badge";
import { SCRIPT_SOURCES } from "~/domain/catalogue/script-sources";
import type { PageTent } from "~/domain/catalogue/tent-param";
import type { ShopView } from "~/domain/catalogue/view";
import { listPassCookie } from "~/domain/price-lists/list-link";
import { INLINE_SCRIPTS } from "~/features/catalogue/browser/inline-scripts";
import { NotFoundPage } from "~/features/catalogue/pages/not-found-page";
import { ClosedListPage, LockedListPage } from "~/features/catalogue/pages/price-list-pages";
import { SuspendedPage } from "~/features/catalogue/pages/suspended-page";
import { dayOf } from "~/features/catalogue/parts/frame";
import { type HttpReply, notFoundReply } from "~/server/http-reply";
import { appOrigin } from "~/server/site/addresses";
import { pageHead } from "./document-head";
import { type OpenShop, openShop } from "./open-shop";
import { productsInstead } from "./products-instead";
import { type ShopPage, shopDocument } from "./shop-document";

/** A page, the path it has moved to (after the shop's base), or null for a 404. */
export type PageResult = ShopPage | { movedTo: string } | null;

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

/** The shop's 404 page; its products are read once for all addresses that do not exist. */
export async function missingPage(shop: OpenShop): Promise<HttpReply> {
  const { frame } = shop;
  const head = pageHead(frame, { title: frame.copy.notFound, path: "/", hidden: true });
  const body = <NotFoundPage frame={frame} instead={await productsInstead(shop)} />;
  return { status: 404, headers: PER_REQUEST, body: shopDocument(frame, { head, body, scripted: true }) };
}

function answerOf(shop: OpenShop, result: PageResult, headers: Record<string, string>): HttpReply | Promise<HttpReply> {
  const { frame } = shop;
  if (result && "movedTo" in result)
    return { status: 308, headers: { ...MOVED, location: frame.base + result.movedTo }, body: null };
  return result ? { status: result.status ?? 200, headers, body: shopDocument(frame, result) } : missingPage(shop);
}

/** In place of the pages of a list that its link does not open. */
function refusedListPage({ frame, key }: OpenShop, refused: "closed" | "locked"): HttpReply {
  const head = pageHead(frame, { path: "/", hidden: true });
  // neither status is kept by any cache
  const [status, body] =
    refused === "locked" && key
      ? [401, <LockedListPage key="locked" frame={frame} secret={key.secret} />]
      : [410, <ClosedListPage key="closed" frame={frame} />];
  return { status: Number(status), headers: PER_REQUEST, body: shopDocument(frame, { head, body }) };
}

/** What a route of a shop is asked: the shop and how it is shown, and what a visitor's own pages depend on. */
export interface ShopRequest<Params = unknown> {
  tent: PageTent;
  params: Params;
  query: URLSearchParams;
  /** The visitor's, for limits. */
  address: string;
}

export type ShopHandler<Params> = (request: ShopRequest<Params>) => Promise<HttpReply>;

interface PageOptions {
  headers: (shop: OpenShop) => Record<string, string>;
  /** Whether the page is also shown while the shop is suspended; by default it is not. */
  suspendedToo?: ((shop: ShopView) => boolean) | undefined;
}

/** Without the cookie the device gets the pages that everybody gets: what it brings is part of a page's key. */
function forgetStrayPass({ key, hasStrayPass }: OpenShop, answer: HttpReply): HttpReply {
  if (!key || !hasStrayPass) return answer;
  const secure = appOrigin.startsWith("https:");
  return {
    ...answer,
    headers: { ...answer.headers, "set-cookie": listPassCookie({ ...key, pass: null }, { secure }) },
  };
}

/** A route that answers with a page. */
const pageRoute =
  <P,>(
    render: (shop: OpenShop, params: P, request: ShopRequest<P>) => PageResult | Promise<PageResult>,
    { headers, suspendedToo }: PageOptions,
  ): ShopHandler<P> =>
  async (request) => {
    const { tent, params } = request;
    const shop = await openShop(tent);
    const { frame } = shop;
    if (shop.refused) return refusedListPage(shop, shop.refused);
    if (!frame.shop.suspended || suspendedToo?.(frame.shop))
      return forgetStrayPass(shop, await answerOf(shop, await render(shop, params, request), headers(shop)));
    const head = pageHead(frame, { path: "/", hidden: true });
    // any number of a product or a page has this answer, so that only pages without one are kept
    const isOneOfMany = Object.keys(params ?? {}).length > 0;
    return answerOf(shop, { head, body: <SuspendedPage frame={frame} /> }, isOneOfMany ? PER_REQUEST : headers(shop));
  };

type SuspendedToo = Pick<PageOptions, "suspendedToo">;

/** Route of a page that is the same for every visitor: it depends on the URL alone, so the edge can cache it. */
export const sharedPage = <P,>(
  render: (shop: OpenShop, params: P) => PageResult | Promise<PageResult>,
  { suspendedToo }: SuspendedToo = {},
): ShopHandler<P> => pageRoute(render, { headers: sharedUntilTomorrow, suspendedToo });

/** Route of a page that is rendered per request and never cached. */
export const perRequestPage = <P,>(
  render: (shop: OpenShop, params: P, request: ShopRequest<P>) => PageResult | Promise<PageResult>,
  { suspendedToo }: SuspendedToo = {},
): ShopHandler<P> => pageRoute(render, { headers: () => PER_REQUEST, suspendedToo });

/** Route of a file beside the pages, such as the sitemap: the shop has it, and neither a style nor a list. */
export const shopFile =
  <P,>(answer: (shop: OpenShop, params: P) => HttpReply | Promise<HttpReply>): ShopHandler<P> =>
  async ({ tent, params }) => {
    const shop = await openShop(tent);
    return shop.frame.base === "" ? answer(shop, params) : notFoundReply();
  };
