import { MAX_QUERY } from "../../catalogue/view";
import { MAX_ID } from "../../limits";
import type { ProductFilter, ProductSort } from "./list";

/** The parameters in the list's query string. */
export interface ProductListParams {
  search: string;
  filter: ProductFilter | null;
  categoryId: number | null;
  sort: ProductSort;
  page: number;
}

/** The names of the orders in the query string. */
const SORT_WORDS: Record<ProductSort, string> = {
  newest: "nuevos",
  name: "nombre",
  price: "precio",
  priceDown: "precio-mayor",
  stock: "stock",
  sold: "vendidos",
  shop: "tienda",
};

/** The names of the filters in the query string. */
export const FILTER_WORDS: Record<ProductFilter, string> = {
  offer: "oferta",
  paused: "pausados",
  withoutPhoto: "sin-foto",
  withoutCategory: "sin-categoria",
  soldOut: "sin-stock",
  bin: "papelera",
};

function keyOf<Key extends string>(words: Record<Key, string>, word: string | null): Key | null {
  for (const key of Object.keys(words) as Key[]) if (words[key] === word) return key;
  return null;
}

function wholeNumber(text: string, max: number): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= max ? number : null;
}

/** Parses the list's query string; invalid values count as absent. */
export function readProductListParams(params: { get(name: string): string | null }): ProductListParams {
  return {
    search: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    filter: keyOf(FILTER_WORDS, params.get("filtro")),
    categoryId: wholeNumber(params.get("categoria") ?? "", MAX_ID),
    sort: keyOf(SORT_WORDS, params.get("orden")) ?? "newest",
    page: wholeNumber(params.get("pagina") ?? "", 10_000) ?? 1,
  };
}

/** The URL of a list. */
export function productListHref({
  search,
  filter,
  categoryId,
  sort,
  page,
}: Omit<ProductListParams, "sort"> & { sort?: ProductSort }): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (filter) params.set("filtro", FILTER_WORDS[filter]);
  if (categoryId !== null) params.set("categoria", String(categoryId));
  if (sort && sort !== "newest") params.set("orden", SORT_WORDS[sort]);
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `/productos?${params}` : "/productos";
}
