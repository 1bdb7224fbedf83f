import type { ProductCardView } from "~/domain/catalogue/view";
import type { InsteadProducts } from "~/features/catalogue/listing/products-instead";
import { firstProducts } from "~/server/services/catalogue/list-products";
import type { OpenShop } from "./open-shop";

/** How many products a page shows instead of what it has nothing of. */
const INSTEAD = 4;
/** How many of each kind are read, as those that are sold out are left out. */
const READ = 3 * INSTEAD;

/**
 * The products ordered most, as on the home, or those on offer and the first of the catalogue until enough are ordered. Read once
 * for all pages of a shop.
 */
export async function productsInstead({ frame, read }: OpenShop): Promise<InsteadProducts> {
  if (frame.shop.suspended) return { products: [], isPopular: false };
  return read(["instead"], async (ctx, shop) => {
    const listings = await firstProducts(ctx, shop, [{ of: "mostOrdered" }, { of: "offers" }, { of: "all" }], READ);
    const [popular = [], ...others] = listings.map((cards) => cards.filter(({ soldOut }) => !soldOut));
    const isPopular = popular.length >= INSTEAD;
    return { products: (isPopular ? popular : distinct(others.flat())).slice(0, INSTEAD), isPopular };
  });
}

/** At least as many products as a page shows instead, where there are so many: `first`, then others than `shown`. */
export function filledUp(
  first: readonly ProductCardView[],
  { products }: InsteadProducts,
  shown: number,
): ProductCardView[] {
  const others = products.filter(({ id }) => id !== shown);
  return distinct([...first, ...others]).slice(0, Math.max(first.length, INSTEAD));
}

const distinct = (cards: readonly ProductCardView[]): ProductCardView[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];
