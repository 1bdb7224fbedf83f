import { LIST_PARAM } from "../../price-lists/list-path";
import { FILTER_WORDS, type ProductListParams } from "../crud/list-address";

/** The screen on which prices are changed. */
export const PRICE_PATH = "/productos/cambio-precios";

/** The URL of the screen for the prices of a price list. */
export const pricesOnListHref = (listId: number): string => `${PRICE_PATH}?${LIST_PARAM}=${listId}`;

/** The names of what is changed, in the query string. */
export const SCOPE_WORDS = { all: "todos", categories: "categorias", search: "busqueda", picked: "elegidos" } as const;

/** The URL of the screen for the products of a list. */
export function pricesOfListHref({ search, filter, categoryId }: ProductListParams): string {
  const kept = filter === "bin" ? null : filter;
  const params = new URLSearchParams();
  if (search !== "" || kept) params.set("que", SCOPE_WORDS.search);
  else if (categoryId !== null) params.set("que", SCOPE_WORDS.categories);
  if (categoryId !== null) params.set("categoria", String(categoryId));
  if (search !== "") params.set("q", search);
  if (kept) params.set("filtro", FILTER_WORDS[kept]);
  // as `priceHref` writes commas
  return params.size > 0 ? `${PRICE_PATH}?${params.toString().replaceAll("%2C", ",")}` : PRICE_PATH;
}
