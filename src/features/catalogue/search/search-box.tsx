import { MAX_QUERY } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { searchPath } from "./search-address";

interface SearchBoxProps {
  frame: Frame;
  query?: string;
  /** Autofocus, on the page whose purpose is searching. */
  first?: boolean;
  /** Adds a link to all products with sorting and filters. */
  sortable?: boolean;
}

export function SearchBox({ frame, query, first = false, sortable = false }: SearchBoxProps) {
  const { shop, base, copy } = frame;
  return (
    <search className="seek">
      <form className="find" action={`${base}/catalogo/buscar`}>
        <label className="vh" htmlFor="q">
          {copy.searchIn(shop.name)}
        </label>
        <Icon name="search" />
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={copy.searchProducts}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: visitors get here by tapping "Buscar productos"
          autoFocus={first}
          enterKeyHint="search"
          maxLength={MAX_QUERY}
        />
        <button className="find__go" type="submit">
          {copy.search}
        </button>
      </form>
      {sortable ? (
        <a
          className="icb seek__f"
          href={base + searchPath({ order: "ofertas" })}
          aria-label={copy.sortAndFilter}
          rel="nofollow"
        >
          <Icon name="filter" />
        </a>
      ) : null}
    </search>
  );
}
