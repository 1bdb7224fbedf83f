import { emptyPagesFor } from "~/copy/empty-words";
import type { Frame } from "../parts/frame";
import { EmptyNotice } from "./empty-notice";
import { type InsteadProducts, ProductsInstead } from "./products-instead";

interface NothingYetProps {
  frame: Frame;
  kind: "cart" | "orders";
  instead: InsteadProducts | undefined;
}

/** What a page shows whose contents live in the browser, once its script finds that there are none. */
export function NothingYet({ frame, kind, instead }: NothingYetProps) {
  const empty = emptyPagesFor(frame.shop.countryId);
  return (
    <div className="instead">
      <EmptyNotice frame={frame} kind={kind} {...empty[kind]}>
        <a className="btn" href={`${frame.base}/catalogo`}>
          {empty.seeCatalogue}
        </a>
      </EmptyNotice>
      <ProductsInstead frame={frame} instead={instead} />
    </div>
  );
}
