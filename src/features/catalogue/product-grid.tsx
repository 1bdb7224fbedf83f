import type { ProductCard } from "~/domain/catalogue/view";
import type { Frame } from "./frame";
import { cardFrame, slimCards } from "./grid-data";
import { CardGrid } from "./product-card";

interface GridProps {
  frame: Frame;
  products: readonly ProductCard[];
  /** The grid is on the first screen: its first photos load at once. */
  eager?: boolean;
  leadSizes?: string;
  heading?: "h2" | "h3";
}

/** A grid of cards. */
export function ProductGrid({ frame, products, eager, leadSizes, heading }: GridProps) {
  return (
    <CardGrid
      frame={cardFrame(frame)}
      cards={slimCards(products)}
      eager={eager}
      leadSizes={leadSizes}
      heading={heading}
    />
  );
}
