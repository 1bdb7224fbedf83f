import type { IndexedLetter } from "~/domain/catalogue/listing-letters";
import type { ListPage } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { styleMarkup } from "../styles/style-markup";
import { ProductGrid } from "./product-grid";
import { ProductIndex } from "./product-index";

interface ListingProps {
  frame: Frame;
  list: ListPage;
  letters: readonly IndexedLetter[];
  pathOf: (page: number) => string;
}

/** A page of a listing, as cards or as rows below their letters. */
export function Listing({ frame, list: { products, page }, letters, pathOf }: ListingProps) {
  return frame.shop.layout === "list" ? (
    <ProductIndex frame={frame} products={products} page={page} letters={letters} pathOf={pathOf} />
  ) : (
    <ProductGrid
      frame={frame}
      products={products}
      eager
      heading="h2"
      leadSizes={styleMarkup(frame.shop.theme.styleId).leadSizes}
    />
  );
}
