import { parseProductPath } from "~/domain/catalogue/slug";
import { forgetSeenProduct } from "../browser/seen-store";

export interface MissingData {
  cartId: number;
}

/** On a shop's 404 page: what was followed to a product that is gone is not shown again as seen. */
function startMissing(_place: HTMLElement, { cartId }: MissingData): void {
  const product = parseProductPath(location.pathname.replace(/^.*(?=\/catalogo\/)/, ""));
  if (product) forgetSeenProduct(cartId, product.id);
}

export { startMissing as start };
