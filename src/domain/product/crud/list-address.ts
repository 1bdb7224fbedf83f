import { MAX_QUERY } from "../../catalogue/view";
import { MAX_ID } from "../../fields";
import type { ProductFilter } from "./list";

/** The parameters in the list's query string. */
export interface ProductListParams {
  search: string;
  filter: ProductFilter | null;
  categoryId: number | null;
  page: number;
}

/** The names of the filters in the query string. */
export const FILTER_WORDS: Record<ProductFilter, string> = {
  offer: "oferta",
  paused: "pausados",
  withoutPhoto: "sin-foto",
  withoutCategory: "sin-categoria",
  soldOut: "sin-stock",
  bin: "papelera",
};

function filterOf(word: string): ProductFilter | null {
  for (const [filter, known] of Object.entries(FILTER_WORDS)) if (known === word) return filter as ProductFilter;
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
    filter: filterOf(params.get("filtro") ?? ""),
    categoryId: wholeNumber(params.get("categoria") ?? "", MAX_ID),
    page: wholeNumber(params.get("pagina") ?? "", 10_000) ?? 1,
  };
}

/** The URL of a list. */
export function productListHref({ search, filter, categoryId, page }: ProductListParams): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("q", search);
  if (filter) params.set("filtro", FILTER_WORDS[filter]);
  if (categoryId !== null) params.set("categoria", String(categoryId));
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `/productos?${params}` : "/productos";
}
