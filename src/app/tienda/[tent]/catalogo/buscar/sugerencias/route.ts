import "~/server/container";

import { parseSearch } from "~/domain/catalogue/search/search";
import { SUGGESTIONS } from "~/domain/catalogue/search/suggestion";
import { suggestionsOf } from "~/features/catalogue/search/suggestions";
import { clientAddressOf } from "~/server/api/context";
import { AppError } from "~/server/errors";
import { limitSearches } from "~/server/services/catalogue/search/search-limits";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { openShop } from "../../../read";

interface RouteContext {
  params: Promise<{ tent: string }>;
}

// Long enough to reuse a response when a letter is deleted, short enough for price changes.
const HEADERS = { "Cache-Control": "private, max-age=15", "X-Robots-Tag": "noindex" };

/** Search suggestions while typing; optional for the page. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { frame, readNow } = await openShop((await params).tent);
  const query = parseSearch({ q: new URL(request.url).searchParams.get("q") ?? "" });
  if (frame.shop.suspended || query.query === "") return new Response(null, { status: 204, headers: HEADERS });
  const address = clientAddressOf(request.headers);
  try {
    const list = await readNow(async (ctx, shown) => {
      await limitSearches(ctx.db, { address, tentId: tentIdOf(shown), whileTyping: true });
      return searchProducts(ctx, shown, query, { size: SUGGESTIONS, whileTyping: true });
    });
    return Response.json(suggestionsOf(frame, query.query, list), { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
    return new Response(null, { status: 429, headers: { "Cache-Control": "no-store" } });
  }
}
