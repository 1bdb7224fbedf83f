import { amountFromCents } from "../../money/money";
import { EMPTY_SEARCH, type SearchQuery } from "../view";
import { parseSearch } from "./search";

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

/** Parses the query of a search's address. */
export const searchOfQuery = (query: URLSearchParams): SearchQuery =>
  parseSearch(Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])));

const SUGGESTIONS_PATH = "/catalogo/buscar/sugerencias";

/** The one address of all that ask for the same search or the same suggestions; null for other paths inside a shop. */
export function oneSearchAddress(target: string): string | null {
  const [path, query = ""] = target.split("?", 2);
  if (path !== "/catalogo/buscar" && path !== SUGGESTIONS_PATH) return null;
  const asked = searchOfQuery(new URLSearchParams(query));
  return path === SUGGESTIONS_PATH ? `${path}?${new URLSearchParams({ q: asked.query })}` : searchPath(asked);
}
