import { MAX_QUERY } from "~/domain/catalogue/view";
import type { Frame } from "./frame";
import { Icon } from "./icon";

export function SearchBox({ frame, query }: { frame: Frame; query?: string }) {
  const { shop, base, copy } = frame;
  return (
    <search>
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
