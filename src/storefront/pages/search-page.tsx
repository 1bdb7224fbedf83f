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

/** Number of products shown before a search, and when nothing was found. */
const INSTEAD = 8;

/** The results of a search, or what is shown before one. @throws RATE_LIMITED */
async function resultsPage({ frame, read, readNow }: OpenShop, asked: SearchQuery, address: string) {
  const readInstead = async () => {
    const listing: ListingFilter = frame.shop.special ? { of: "offers" } : { of: "all" };
    const [products = []] = await read(["instead"], (ctx, id) => firstProducts(ctx, id, [listing], INSTEAD));
    return products;
  };
  if (!hasSearchTerms(asked)) {
    return <SearchPage frame={frame} asked={asked} list={null} instead={await readInstead()} />;
  }
  const list = await readNow(async (ctx, shown) => {
    await limitSearches(ctx.db, { address, tentId: tentIdOf(shown) });
    return searchProducts(ctx, shown, asked, { withFacets: true });
  });
  const instead = list.total === 0 ? await readInstead() : [];
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
