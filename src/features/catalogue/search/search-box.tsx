import { MAX_QUERY } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";

interface SearchBoxProps {
  frame: Frame;
  query?: string;
  /** In the page, on narrow screens that have no room for it in the header; the page's only purpose is searching. */
  inPage?: "focused" | true;
}

export function SearchBox({ frame, query, inPage }: SearchBoxProps) {
  const { shop, base, copy } = frame;
  const id = inPage ? "q2" : "q";
  return (
    <search className={inPage ? "find find--res" : "find find--top"}>
      <form action={`${base}/catalogo/buscar`}>
        <label className="vh" htmlFor={id}>
          {copy.searchIn(shop.name)}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={copy.searchProducts}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: visitors get here by tapping "Buscar productos"
          autoFocus={inPage === "focused"}
          enterKeyHint="search"
          maxLength={MAX_QUERY}
        />
        <button className="find__go" type="submit">
          {copy.search}
        </button>
      </form>
    </search>
  );
}
