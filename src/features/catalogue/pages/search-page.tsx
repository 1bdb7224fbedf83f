import { searchPath } from "~/domain/catalogue/search/search-address";
import { PAGE_SIZE, type ProductCardView, type SearchQuery, type SearchResults } from "~/domain/catalogue/view";
import { EmptyListing } from "../listing/empty-listing";
import { ListingPagination } from "../listing/listing-pagination";
import { ListingTools } from "../listing/listing-tools";
import { ProductGrid } from "../listing/product-grid";
import { type InsteadProducts, ProductsInstead } from "../listing/products-instead";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { ProductSection } from "../parts/section";
import { shopChatUrl } from "../parts/shop-chat";
import { ActiveFilters, activeFilters, categoryName, unfiltered } from "../search/active-filters";
import { SearchBox } from "../search/search-box";
import { SearchFacets } from "../search/search-facets";

interface SearchPageProps {
  frame: Frame;
  asked: SearchQuery;
  /** Null before a search. */
  list: SearchResults | null;
  /** Shown before a search. */
  first?: readonly ProductCardView[] | undefined;
  /** Shown when nothing was found. */
  instead?: InsteadProducts | undefined;
  /** Rate-limit message shown instead of results. */
  refusal?: string;
}

/** Title of the page for a given search. */
function searchTitle(frame: Frame, asked: SearchQuery, list: SearchResults | null): string {
  const { copy } = frame;
  if (list?.correction) return list.correction.charAt(0).toUpperCase() + list.correction.slice(1);
  if (asked.query && list?.total === 0 && activeFilters(frame, asked).length === 0) return copy.noResults(asked.query);
  if (asked.query) return copy.resultsFor(asked.query);
  if (!list) return copy.searchTitle;
  return categoryName(frame, asked.categories[0]) ?? (asked.offersOnly ? copy.offersOnly : copy.allProducts);
}

export function SearchPage({ frame, asked, list, first: before = [], instead, refusal }: SearchPageProps) {
  const { copy } = frame;
  const first = list ? (list.page - 1) * PAGE_SIZE : 0;
  return (
    <Chrome
      frame={frame}
      kind="buscar"
      query={asked.query}
      current={asked.categories.length === 1 ? `/${asked.categories[0]}` : undefined}
      facts={list?.page === 1 ? { found: list.total } : {}}
    >
      <main id="contenido" className="res shelf">
        <header className="res__top">
          <SearchBox frame={frame} query={asked.query} inPage={list === null && !refusal ? "focused" : true} />
          <h1 className="res__h">{searchTitle(frame, asked, list)}</h1>
          {list ? <p className="res__n">{copy.products(list.total)}</p> : null}
          {list?.part ? (
            <p className="res__as">
              {copy.partlyFound} <b>{list.part}</b>.
            </p>
          ) : null}
          {list?.correction ? (
            <p className="res__as">
              <a href={frame.base + searchPath({ ...asked, literal: true, page: 1 })} rel="nofollow">
                {copy.searchLiterally(asked.query)}
              </a>
            </p>
          ) : null}
          {list ? <ListingTools frame={frame} asked={asked} /> : null}
        </header>
        {list?.facets ? <SearchFacets frame={frame} asked={asked} facets={list.facets} total={list.total} /> : null}
        <div className="shelf__main">
          {refusal ? <p role="alert">{refusal}</p> : null}
          {list === null && !refusal ? (
            <>
              <p className="cat-text">{copy.searchHelp}</p>
              {before.length > 0 ? (
                <ProductSection
                  frame={frame}
                  id="mientras-tanto"
                  title={frame.shop.special?.name ?? copy.fromCatalogue}
                  products={before}
                  kind="rail"
                />
              ) : null}
            </>
          ) : null}
          {list ? <ActiveFilters frame={frame} asked={asked} /> : null}
          {list?.total === 0 ? <NothingFound frame={frame} asked={asked} instead={instead} /> : null}
          {list && list.total > 0 ? (
            <>
              <ProductGrid frame={frame} products={list.products} eager heading="h2" />
              <ListingPagination
                frame={frame}
                page={list.page}
                pages={list.pages}
                pathOf={(page) => searchPath({ ...asked, page })}
                summary={copy.shown(first + 1, first + list.products.length, list.total)}
              />
            </>
          ) : null}
        </div>
      </main>
    </Chrome>
  );
}

function NothingFound({ frame, asked, instead }: Pick<SearchPageProps, "frame" | "asked" | "instead">) {
  const { copy } = frame;
  const filtered = activeFilters(frame, asked).length > 0;
  const [title, help] = filtered
    ? [copy.noFiltered, copy.noFilteredHelp]
    : shopChatUrl(frame)
      ? [copy.noResultsAsk, copy.noResultsHelp]
      : [copy.noResultsHelp, copy.searchHelp];
  return (
    <>
      <EmptyListing
        frame={frame}
        title={title}
        help={help}
        ask={asked.query ? copy.askFor(asked.query) : undefined}
        wayOut={filtered ? { path: unfiltered(asked), text: copy.clearFilters } : true}
      />
      <ProductsInstead frame={frame} instead={instead} />
    </>
  );
}
