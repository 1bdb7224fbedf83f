import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import { milli } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";

/** One plain T-shirt in a cart. */
export const cartLine = (change: Partial<StoredCartLine> = {}): StoredCartLine => ({
  productId: 12,
  variantId: null,
  quantity: milli(1000),
  name: "Remera lisa",
  variant: "",
  priceCents: cents(1_500_000),
  photo: null,
  href: "/catalogo/12-remera-lisa",
  unit: "UNIT",
  step: milli(1000),
  minQuantity: milli(1000),
  ...change,
});
