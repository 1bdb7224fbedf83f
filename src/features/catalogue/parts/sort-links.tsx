import { SEARCH_ORDERS, type SearchQuery } from "~/domain/catalogue/view";
import { searchPath } from "../search/search-address";
import type { Frame } from "./frame";
import { Icon } from "./icon";

interface SortProps {
  frame: Frame;
  /** Query parameters that the links preserve. */
  asked: Partial<SearchQuery>;
  /** On a cached page: it has the merchant's own order, and its filters are on the search page. */
  still?: boolean;
}

/** Sort links. A sorted list is a search page, so the page with the links stays the same for everybody. */
export function SortLinks({ frame, asked, still = false }: SortProps) {
  const { base, copy } = frame;
  const current = still ? undefined : asked.order === "relevancia" && !asked.query ? "ofertas" : asked.order;
  const orders = SEARCH_ORDERS.filter((order) => order !== "relevancia" || (asked.query ?? "") !== "")
    // the current order comes first, as a phone shows only two
    .sort((one, other) => Number(other === current) - Number(one === current));
  return (
    <nav className="sorts" aria-label={copy.orderBy}>
      <ul>
        {still ? (
          <li>
            <a className="sort" href={base + searchPath(asked)} rel="nofollow">
              <Icon name="filter" />
              {copy.filter}
            </a>
          </li>
        ) : null}
        {orders.map((order) => (
          <li key={order}>
            <a
              className="sort"
              href={base + searchPath({ ...asked, order, page: 1 })}
              rel="nofollow"
              aria-current={order === current ? "true" : undefined}
            >
              {copy.orders[order]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
