import { SEARCH_ORDERS, type SearchQuery } from "~/domain/catalogue/view";
import { searchPath } from "../search/search-address";
import type { Frame } from "./frame";
import { Icon } from "./icon";

interface SortProps {
  frame: Frame;
  /** What the links keep. */
  asked: Partial<SearchQuery>;
  /** On a page that is kept: its own order is the merchant's, and its filters are on the search page. */
  still?: boolean;
}

/** One tap sorts. A sorted list is a search page, so the page that links to it stays the same for everybody. */
export function SortLinks({ frame, asked, still = false }: SortProps) {
  const { base, copy } = frame;
  const current = still ? undefined : asked.order === "relevancia" && !asked.query ? "ofertas" : asked.order;
  const orders = SEARCH_ORDERS.filter((order) => order !== "relevancia" || (asked.query ?? "") !== "")
    // the one on screen first: a phone shows two of the row
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
