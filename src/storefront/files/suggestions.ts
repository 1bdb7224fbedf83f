import { parseSearch } from "~/domain/catalogue/search/search";
import { SUGGESTIONS } from "~/domain/catalogue/search/suggestion";
import { suggestionsOf } from "~/features/catalogue/search/suggestions";
import { AppError } from "~/server/errors";
import type { HttpReply } from "~/server/http-reply";
import { limitSearches } from "~/server/services/catalogue/search/search-limits";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { openShop } from "../open-shop";
import type { ShopRequest } from "../page-answer";

// Long enough to reuse a response when a letter is deleted, short enough for price changes.
const HEADERS = { "cache-control": "private, max-age=15", "x-robots-tag": "noindex" };

/** Search suggestions while typing; optional for the page. */
export async function suggestions({ tent, query: typed, address }: ShopRequest): Promise<HttpReply> {
  const { frame, readNow } = await openShop(tent);
  const query = parseSearch({ q: typed.get("q") ?? "" });
  if (frame.shop.suspended || query.query === "") return { status: 204, headers: HEADERS, body: null };
  try {
    const list = await readNow(async (ctx, shown) => {
      await limitSearches(ctx.db, { address, tentId: tentIdOf(shown), whileTyping: true });
      return searchProducts(ctx, shown, query, { size: SUGGESTIONS, whileTyping: true });
    });
    const body = JSON.stringify(suggestionsOf(frame, query.query, list));
    return { status: 200, headers: { ...HEADERS, "content-type": "application/json" }, body };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
    return { status: 429, headers: { "cache-control": "no-store" }, body: null };
  }
}
