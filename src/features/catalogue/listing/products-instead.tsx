import type { ProductCardView } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { ProductSection } from "../parts/section";

/** Products for a page that has nothing else to show. */
export interface InsteadProducts {
  products: readonly ProductCardView[];
  /** They are those ordered most. */
  isPopular: boolean;
}

/** Below what says that there is nothing: what others order, or else some of the catalogue. */
export function ProductsInstead({ frame, instead }: { frame: Frame; instead: InsteadProducts | undefined }) {
  if (!instead || instead.products.length === 0) return null;
  const { products, isPopular } = instead;
  const { mostOrdered, fromCatalogue } = frame.copy;
  return (
    <ProductSection
      frame={frame}
      id="otros"
      title={isPopular ? mostOrdered : fromCatalogue}
      products={products}
      kind={isPopular ? "best" : undefined}
    />
  );
}
