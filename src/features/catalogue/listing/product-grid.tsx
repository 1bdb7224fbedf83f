import type { ProductCardView as CardView, ListingLayout } from "~/domain/catalogue/view";
import { ProductRows } from "../listing/product-rows";
import type { Frame } from "../parts/frame";
import { ProductCard } from "../parts/product-card";

const FIRST_SEEN = 4;

interface GridProps {
  frame: Frame;
  products: readonly CardView[];
  /** Unless given, that of the shop's listings. */
  layout?: ListingLayout;
  /** The grid is above the fold: its first photos load eagerly. */
  eager?: boolean;
  /** `sizes` of the first card's photo, when it is larger than the others. */
  leadSizes?: string;
  /** The same of the last card's. */
  lastSizes?: string;
  heading?: "h2" | "h3";
}

/** Products as cards with photos, or as rows: unless told otherwise, as in the listings of the shop. */
export function ProductGrid({
  frame,
  products,
  layout = frame.shop.layout,
  eager = false,
  leadSizes,
  lastSizes,
  heading,
}: GridProps) {
  if (layout === "list") return <ProductRows frame={frame} products={products} />;
  return (
    <ul className="grid">
      {products.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            frame={frame}
            card={card}
            sizes={index === 0 ? leadSizes : index === products.length - 1 ? lastSizes : undefined}
            eager={eager && index < FIRST_SEEN}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}
