import { type ListPage, PAGE_SIZE, SEARCH_ORDERS, type SearchAsked } from "~/domain/catalogue/view";
import { Chrome } from "./chrome";
import { Crumbs } from "./crumbs";
import { EmptyShelf } from "./empty-shelf";
import type { Frame } from "./frame";
import { Pagination } from "./pagination";
import { ProductGrid } from "./product-grid";
import { SearchBox } from "./search-box";

interface SearchPageProps {
  frame: Frame;
  asked: SearchAsked;
  /** Null before anything was asked. */
  list: ListPage | null;
  /** Said in place of results: the visitor asked too often. */
  refusal?: string;
}

const amount = (cents: number | null): string => (cents === null ? "" : String(cents / 100));

/** The address of a search, without the shop's base. */
export function searchPath(asked: SearchAsked, page: number): string {
  const query = new URLSearchParams();
  if (asked.query) query.set("q", asked.query);
  if (asked.order !== "relevancia") query.set("orden", asked.order);
  if (asked.category) query.set("categoria", asked.category);
  if (asked.offersOnly) query.set("oferta", "1");
  if (asked.minCents !== null || asked.maxCents !== null)
    query.set("precio", `${amount(asked.minCents)}-${amount(asked.maxCents)}`);
  if (page > 1) query.set("pagina", String(page));
  return `/catalogo/buscar?${query}`;
}

export function SearchPage({ frame, asked, list, refusal }: SearchPageProps) {
  const { copy } = frame;
  const first = list ? (list.page - 1) * PAGE_SIZE : 0;
  return (
    <Chrome frame={frame} kind="buscar" facts={list?.page === 1 ? { found: list.total } : {}}>
      <main id="contenido" className="shelf shelf--cat shelf--search">
        <Crumbs frame={frame} trail={[{ name: copy.catalogue, path: "/catalogo" }, { name: copy.searchTitle }]} />
        <header className="head">
          <h1 className="head__t">{asked.query ? copy.resultsFor(asked.query) : copy.searchTitle}</h1>
          {list ? <p className="head__n">{copy.products(list.total)}</p> : null}
        </header>
        <div className="shelf__main">
          <SearchBox frame={frame} query={asked.query} />
          <Filters frame={frame} asked={asked} />
          {refusal ? <p role="alert">{refusal}</p> : null}
          {list === null && !refusal ? <p className="cat-text">{copy.searchHelp}</p> : null}
          {list && list.total === 0 ? (
            <EmptyShelf frame={frame} title={copy.noResults} help={copy.noResultsHelp} wayOut />
          ) : null}
          {list && list.total > 0 ? (
            <>
              <ProductGrid frame={frame} products={list.products} eager heading="h2" />
              <Pagination
                frame={frame}
                page={list.page}
                pages={list.pages}
                pathOf={(page) => searchPath(asked, page)}
                summary={copy.shown(first + 1, first + list.products.length, list.total)}
              />
            </>
          ) : null}
        </div>
      </main>
    </Chrome>
  );
}

function Filters({ frame, asked }: { frame: Frame; asked: SearchAsked }) {
  const { shop, base, copy } = frame;
  const categories = shop.others ? [...shop.categories, shop.others] : shop.categories;
  return (
    <form className="tools" action={`${base}/catalogo/buscar`}>
      {asked.query ? <input type="hidden" name="q" value={asked.query} /> : null}
      <label className="tools__s">
        <span>{copy.orderBy}</span>
        <select name="orden" defaultValue={asked.order}>
          {SEARCH_ORDERS.map((order) => (
            <option key={order} value={order}>
              {copy.orders[order]}
            </option>
          ))}
        </select>
      </label>
      {categories.length > 1 ? (
        <label className="tools__s">
          <span className="vh">{copy.categories}</span>
          <select name="categoria" defaultValue={asked.category ?? ""}>
            <option value="">{copy.allCategories}</option>
            {categories.map((entry) => (
              <option key={entry.path} value={entry.path.slice(1)}>
                {entry.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="tgl">
        <input type="checkbox" name="oferta" value="1" defaultChecked={asked.offersOnly} />
        <span>{copy.offersOnly}</span>
      </label>
      <button className="btn btn--line tools__go" type="submit">
        {copy.apply}
      </button>
    </form>
  );
}
