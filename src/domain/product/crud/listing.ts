import { isId } from "../../limits";
import { MAX_PRODUCTS_PAGE } from "./list";
import type { ProductListQuery } from "./list-schema";
import type { ProductListing } from "./listing-schemas";

export interface ListedProduct {
  id: number;
  isListed: boolean;
}

/**
 * All product ids of the tent after `id` moved to `place` in its listing. The products of the listing share out the
 * positions they had among the others, so that no other listing changes. Null if `id` is not in the listing.
 */
export function withProductMoved(all: readonly ListedProduct[], id: number, place: number): number[] | null {
  const shelf = all.filter((one) => one.isListed).map((one) => one.id);
  if (!shelf.includes(id)) return null;
  const rest = shelf.filter((one) => one !== id);
  rest.splice(place - 1, 0, id);
  let next = 0;
  return all.map((one) => (one.isListed ? (rest[next++] ?? one.id) : one.id));
}

/** Parses a listing's query string; invalid values mean the whole shop. */
export function readListingParams(params: { get(name: string): string | null }): {
  shelf: ProductListing;
  page: number;
} {
  const asked = params.get("categoria") ?? "";
  const id = /^\d{1,10}$/.test(asked) ? Number(asked) : null;
  const page = /^[1-9]\d{0,3}$/.test(params.get("pagina") ?? "") ? Number(params.get("pagina")) : 1;
  const shelf = asked === "ninguna" ? "none" : id !== null && isId(id) ? id : "all";
  return { shelf, page };
}

/** The product query for a listing in shop order, with pages small enough to drag rows across by touch. */
export function listingQuery(shelf: ProductListing, page: number): ProductListQuery {
  return {
    sort: "shop",
    size: MAX_PRODUCTS_PAGE,
    page,
    categoryId: typeof shelf === "number" ? shelf : null,
    filter: shelf === "none" ? "withoutCategory" : null,
  };
}

/** The URL of the screen that sorts a listing. */
export function listingHref(shelf: ProductListing, page = 1): string {
  const params = new URLSearchParams();
  if (shelf !== "all") params.set("categoria", shelf === "none" ? "ninguna" : String(shelf));
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `/productos/orden?${params}` : "/productos/orden";
}
