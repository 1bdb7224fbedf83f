import { hasSearchTerms } from "~/domain/catalogue/search/search";
import { searchOfQuery } from "~/domain/catalogue/search/search-address";
import type { SearchQuery } from "~/domain/catalogue/view";
import { SearchPage } from "~/features/catalogue/pages/search-page";
import { AppError } from "~/server/errors";
import { firstProducts, type ListingFilter } from "~/server/services/catalogue/list-products";
import { limitSearches } from "~/server/services/catalogue/search/search-limits";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult, ShopRequest } from "../page-answer";
import { productsInstead } from "../products-instead";

/** Number of products shown before a search. */
const FIRST = 8;

/** The results of a search, or what is shown before one. @throws RATE_LIMITED */
async function resultsPage(shop: OpenShop, asked: SearchQuery, address: string) {
  const { frame, read, readNow } = shop;
  if (!hasSearchTerms(asked)) {
    const listing: ListingFilter = frame.shop.special ? { of: "offers" } : { of: "all" };
    const [first] = await read(["before search"], (ctx, id) => firstProducts(ctx, id, [listing], FIRST));
    return <SearchPage frame={frame} asked={asked} list={null} first={first} />;
  }
  const list = await readNow(async (ctx, shown) => {
    await limitSearches(ctx.db, { address, tentId: tentIdOf(shown) });
    return searchProducts(ctx, shown, asked, { withFacets: true });
  });
  const instead = list.total === 0 ? await productsInstead(shop) : undefined;
  return <SearchPage frame={frame} asked={asked} list={list} instead={instead} />;
}

export async function searchPage(shop: OpenShop, { query, address }: ShopRequest): Promise<PageResult> {
  const { frame } = shop;
  const asked = searchOfQuery(query);
  const page = {
    head: pageHead(frame, { title: frame.copy.searchTitle, path: "/catalogo/buscar", hidden: true }),
    scripted: true,
    styles: "listing",
  } as const;
  try {
    return { ...page, body: await resultsPage(shop, asked, address) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
    const body = <SearchPage frame={frame} asked={asked} list={null} refusal={frame.copy.tooManySearches} />;
    return { ...page, status: 429, body };
  }
}
