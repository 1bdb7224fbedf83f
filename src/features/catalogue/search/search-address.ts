import { EMPTY_SEARCH, type SearchQuery } from "~/domain/catalogue/view";
import { amountFromCents } from "~/domain/money/money";

/** The query parameters of a search, without those that have their default. */
export function searchFields(wanted: Partial<SearchQuery>): [name: string, value: string][] {
  const asked = { ...EMPTY_SEARCH, ...wanted };
  const fields: [string, string][] = [];
  if (asked.query) fields.push(["q", asked.query]);
  if (asked.order !== "relevancia") fields.push(["orden", asked.order]);
  for (const slug of asked.categories) fields.push(["categoria", slug]);
  for (const { name, value } of asked.options) fields.push(["opcion", `${name}:${value}`]);
  if (asked.inStockOnly) fields.push(["stock", "1"]);
  if (asked.offersOnly) fields.push(["oferta", "1"]);
  if (asked.minCents !== null || asked.maxCents !== null)
    fields.push(["precio", `${amountFromCents(asked.minCents) ?? ""}-${amountFromCents(asked.maxCents) ?? ""}`]);
  if (asked.literal) fields.push(["igual", "1"]);
  if (asked.page > 1) fields.push(["pagina", String(asked.page)]);
  return fields;
}

/** Path of a search, without the shop's base. */
export function searchPath(wanted: Partial<SearchQuery>): string {
  const text = new URLSearchParams(searchFields(wanted)).toString();
  return text ? `/catalogo/buscar?${text}` : "/catalogo/buscar";
}
