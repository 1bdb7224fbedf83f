import { searchFields, searchPath } from "~/domain/catalogue/search/search-address";
import { EMPTY_SEARCH, SEARCH_ORDERS, type SearchQuery } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";

interface ToolsProps {
  frame: Frame;
  /** What the sorted or filtered list keeps of this one. */
  asked: Partial<SearchQuery>;
  /** On a cached page, which has the merchant's own order. */
  cached?: boolean;
}

/** Filter link and sort order. A sorted list is a search page, so the page with the tools stays the same for everybody. */
export function ListingTools({ frame, asked, cached = false }: ToolsProps) {
  const { base, copy } = frame;
  const orders = SEARCH_ORDERS.filter((order) => order !== "relevancia" || (asked.query ?? "") !== "");
  const sorted = { ...EMPTY_SEARCH, ...asked, order: "relevancia" as const, page: 1 };
  return (
    <div className="tools">
      {cached ? (
        <a
          className="tool tool--f"
          href={`${base}${searchPath({ ...asked, order: "ofertas" })}#filtros`}
          rel="nofollow"
        >
          <Icon name="filter" /> {copy.filter}
        </a>
      ) : (
        <a className="tool tool--f" href="#filtros">
          <Icon name="filter" /> {copy.filter}
        </a>
      )}
      {/* off: going back, the browser would choose again the order that this page does not have */}
      <form className="tool tool--s" action={`${base}/catalogo/buscar`} autoComplete="off">
        {searchFields(sorted).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="vh">{copy.orderBy}</span>
          <select name="orden" defaultValue={cached ? "" : (asked.order ?? "")} data-at-once="">
            {cached ? <option value="">{copy.orderBy}</option> : null}
            {orders.map((order) => (
              <option key={order} value={order}>
                {copy.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button className="btn btn--soft" type="submit">
            {copy.apply}
          </button>
        </noscript>
      </form>
    </div>
  );
}
