import "~/server/container";

import { hasSearchTerms, parseSearch } from "~/domain/catalogue/search/search";
import { SearchPage } from "~/features/catalogue/pages/search-page";
import { AppError } from "~/server/errors";
import { firstProducts, type ListingFilter } from "~/server/services/catalogue/list-products";
import { limitSearches } from "~/server/services/catalogue/search/search-limits";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { pageHead } from "../../document-head";
import { perRequestPage } from "../../page-response";
import type { OpenShop } from "../../read";

/** Number of products shown before a search, and when nothing was found. */
const INSTEAD = 8;

/** All values of each query parameter. */
function valuesOf({ searchParams }: URL): Record<string, string[]> {
  return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]));
}

async function searchPage({ frame, read, readNow }: OpenShop, request: Request) {
  const asked = parseSearch(valuesOf(new URL(request.url)));
  const readInstead = async () => {
    const listing: ListingFilter = frame.shop.special ? { of: "offers" } : { of: "all" };
    const [products = []] = await read(["instead"], (ctx, id) => firstProducts(ctx, id, [listing], INSTEAD));
    return products;
  };
  if (!hasSearchTerms(asked)) {
    return <SearchPage frame={frame} asked={asked} list={null} instead={await readInstead()} />;
  }
  const address = request.headers.get("x-client-address") ?? "";
  try {
    const list = await readNow(async (ctx, shown) => {
      await limitSearches(ctx.db, { address, tentId: tentIdOf(shown) });
      return searchProducts(ctx, shown, asked, { withFacets: true });
    });
    const instead = list.total === 0 ? await readInstead() : [];
    return <SearchPage frame={frame} asked={asked} list={list} instead={instead} />;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
    return <SearchPage frame={frame} asked={asked} list={null} refusal={frame.copy.tooManySearches} />;
  }
}

export const GET = perRequestPage(async (shop, _params, request) => {
  const { frame } = shop;
  return {
    head: pageHead(frame, { title: frame.copy.searchTitle, path: "/catalogo/buscar", hidden: true }),
    body: await searchPage(shop, request),
    scripted: true,
    styles: "listing",
  };
});
