import { EMPTY_SEARCH, type SearchQuery } from "~/domain/catalogue/view";
import { amountFromCents } from "~/domain/money/money";

/** Path of a search, without the shop's base. */
export function searchPath(wanted: Partial<SearchQuery>): string {
  const asked = { ...EMPTY_SEARCH, ...wanted };
  const query = new URLSearchParams();
  if (asked.query) query.set("q", asked.query);
  if (asked.order !== "relevancia") query.set("orden", asked.order);
  if (asked.category) query.set("categoria", asked.category);
  if (asked.offersOnly) query.set("oferta", "1");
  if (asked.minCents !== null || asked.maxCents !== null)
    query.set("precio", `${amountFromCents(asked.minCents) ?? ""}-${amountFromCents(asked.maxCents) ?? ""}`);
  if (asked.literal) query.set("igual", "1");
  if (asked.page > 1) query.set("pagina", String(asked.page));
  const text = query.toString();
  return text ? `/catalogo/buscar?${text}` : "/catalogo/buscar";
}
