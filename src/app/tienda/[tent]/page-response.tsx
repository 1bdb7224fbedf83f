import { createHash } from "node:crypto";
import { SCRIPT_SOURCES } from "~/domain/catalogue/script-sources";
import { INLINE_SCRIPTS } from "~/features/catalogue/browser/inline-scripts";
import { NotFoundPage } from "~/features/catalogue/pages/not-found-page";
import { SuspendedPage } from "~/features/catalogue/pages/suspended-page";
import { pageHead } from "./document-head";
import { type OpenShop, openShop } from "./read";
import { type ShopPage, shopDocument } from "./shop-document";

/** A page, the path it has moved to (after the shop's base), or null for a 404. */
export type Made = ShopPage | { movedTo: string } | null;

interface Asked<P> {
  params: Promise<P & { tent: string }>;
}

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const DOCUMENT = {
  "content-type": "text/html; charset=utf-8",
  [SCRIPT_SOURCES]: INLINE_SCRIPTS.map(sourceOf).join(" "),
};
/** Cached by the edge until the shop is purged. */
const FOR_ALL = { ...DOCUMENT, "cache-control": "public, s-maxage=31536000" };
const FOR_ONE = { ...DOCUMENT, "cache-control": "private, no-cache, no-store" };
const MOVED = { "cache-control": "public, max-age=0, must-revalidate" };

function answerOf({ frame }: OpenShop, made: Made, headers: Record<string, string>): Response {
  if (made && "movedTo" in made)
    return new Response(null, { status: 308, headers: { ...MOVED, location: frame.base + made.movedTo } });
  if (made) return new Response(shopDocument(frame, made), { headers });
  const head = pageHead(frame, { title: frame.copy.notFound, path: "/", hidden: true });
  return new Response(shopDocument(frame, { head, body: <NotFoundPage /> }), { status: 404, headers: FOR_ONE });
}

interface Answered {
  headers: Record<string, string>;
  /** The page is also shown while the shop is suspended. */
  suspendedToo?: boolean;
}

async function answer(tent: string, { headers, suspendedToo }: Answered, make: (shop: OpenShop) => Promise<Made>) {
  const shop = await openShop(tent);
  const { frame } = shop;
  if (suspendedToo || !frame.shop.suspended) return answerOf(shop, await make(shop), headers);
  const head = pageHead(frame, { path: "/", hidden: true });
  return answerOf(shop, { head, body: <SuspendedPage frame={frame} /> }, headers);
}

/** Route of a page that is the same for every visitor: it depends on the URL alone, so the edge can cache it. */
export const pageForAll =
  <P extends Record<string, string>>(make: (shop: OpenShop, params: P) => Promise<Made>) =>
  async (_request: Request, { params }: Asked<P>): Promise<Response> => {
    const given = await params;
    return answer(given.tent, { headers: FOR_ALL }, (shop) => make(shop, given));
  };

/** Route of a page that is rendered per request and never cached. */
export const pageForOne =
  <P extends Record<string, string>>(
    make: (shop: OpenShop, params: P, request: Request) => Promise<Made>,
    { suspendedToo }: Pick<Answered, "suspendedToo"> = {},
  ) =>
  async (request: Request, { params }: Asked<P>): Promise<Response> => {
    const given = await params;
    return answer(given.tent, { headers: FOR_ONE, suspendedToo }, (shop) => make(shop, given, request));
  };
