import { MAX_CATEGORIES } from "../../category/limits";
import { MAX_ID } from "../../limits";
import { type Cents, ROUNDINGS } from "../../money/money";
import { LIST_PARAM } from "../../price-lists/list-path";
import { FILTER_WORDS, readProductListParams } from "../crud/list-address";
import { MAX_PICKED, type PriceDirection, type PriceRule, type PriceUnit } from "./price-change";
import type { PriceScope } from "./price-change-schemas";
import { PRICE_PATH, SCOPE_WORDS } from "./price-path";

export type ScopeKind = PriceScope["kind"];

/** The query string of the price screen: the whole form, so that reloading or going back loses nothing. */
export interface PriceParams {
  /** The price list whose prices change; null for the shop's own. */
  listId: number | null;
  kind: ScopeKind;
  categoryIds: number[];
  withoutCategory: boolean;
  search: string;
  filter: Extract<PriceScope, { kind: "search" }>["filter"];
  /** The category filter of a search. */
  categoryId: number | null;
  ids: number[];
  direction: PriceDirection;
  unit: PriceUnit;
  value: string;
  /** Null until one is chosen. */
  rounding: Cents | null;
  previous: PriceRule["previous"];
  page: number;
}

const WITHOUT = "sin";
/** More ids would exceed the request header, which has the URL up to three times; the tab stores longer lists. */
export const MAX_WRITTEN_IDS = 300;

const DIRECTIONS = { up: "subir", down: "bajar", set: "fijar" } as const;
const UNITS = { percent: "porcentaje", amount: "monto" } as const;

function named<Key extends string>(words: Record<Key, string>, word: string | null): Key | null {
  for (const key of Object.keys(words) as Key[]) if (words[key] === word) return key;
  return null;
}

function readIds(text: string | null, max: number): number[] {
  const ids = (text ?? "").split(",").flatMap((part) => {
    const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0;
    return id > 0 && id <= MAX_ID ? [id] : [];
  });
  return [...new Set(ids)].slice(0, max);
}

type Params = { get(name: string): string | null };

/** Without an explicit kind: ids mean "picked", a search means "search", categories mean "categories". */
function kindOf(params: Params, asked: Pick<PriceParams, "ids" | "search" | "filter" | "categoryIds">): ScopeKind {
  const said = named(SCOPE_WORDS, params.get("que"));
  if (said) return said;
  if (asked.ids.length > 0) return "picked";
  if (asked.search !== "" || asked.filter) return "search";
  return asked.categoryIds.length > 0 ? "categories" : "all";
}

/** Parses the screen's query string, also of links with `?ids=1,2`, `?categoria=10001` or `?q=mate&filtro=oferta`. */
export function readPriceParams(params: Params): PriceParams {
  const { search, filter, page } = readProductListParams(params);
  const categories = params.get("categoria");
  const list = {
    ids: readIds(params.get("ids"), MAX_PICKED),
    search,
    filter: filter === "bin" ? null : filter,
    categoryIds: readIds(categories, MAX_CATEGORIES),
  };
  const kind = kindOf(params, list);
  return {
    ...list,
    listId: readIds(params.get(LIST_PARAM), 1)[0] ?? null,
    kind,
    categoryIds: kind === "search" ? [] : list.categoryIds,
    categoryId: kind === "search" ? (list.categoryIds[0] ?? null) : null,
    withoutCategory: kind !== "search" && (categories ?? "").split(",").includes(WITHOUT),
    direction: named(DIRECTIONS, params.get("cambio")) ?? "up",
    unit: named(UNITS, params.get("en")) ?? "percent",
    value: (params.get("cuanto") ?? "").slice(0, 40),
    rounding: ROUNDINGS.find((step) => String(step) === params.get("redondeo")) ?? null,
    previous: params.get("anterior") === "queda" ? "keep" : "follow",
    page,
  };
}

/** The URL of a form's state. */
export function priceHref(asked: PriceParams): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | null | undefined) => (value ? params.set(name, value) : undefined);
  const categories =
    asked.kind === "search"
      ? [asked.categoryId ?? ""]
      : [...asked.categoryIds, ...(asked.withoutCategory ? [WITHOUT] : [])];
  put(LIST_PARAM, asked.listId === null ? null : String(asked.listId));
  put("que", asked.kind === "all" ? null : SCOPE_WORDS[asked.kind]);
  put("categoria", asked.kind === "search" || asked.kind === "categories" ? categories.join(",") : null);
  if (asked.kind === "search") {
    put("q", asked.search);
    put("filtro", asked.filter ? FILTER_WORDS[asked.filter] : null);
  }
  if (asked.kind === "picked" && asked.ids.length <= MAX_WRITTEN_IDS) put("ids", asked.ids.join(","));
  put("cambio", asked.direction === "up" ? null : DIRECTIONS[asked.direction]);
  put("cuanto", asked.value);
  put("en", asked.unit === "percent" ? null : UNITS[asked.unit]);
  put("redondeo", asked.rounding === null ? null : String(asked.rounding));
  put("anterior", asked.previous === "keep" ? "queda" : null);
  put("pagina", asked.page > 1 ? String(asked.page) : null);
  // commas are valid in a query string, and a third as long unescaped
  const written = params.toString().replaceAll("%2C", ",");
  return written ? `${PRICE_PATH}?${written}` : PRICE_PATH;
}

/** The selected products; null while nothing is selected. */
export function scopeOf(asked: PriceParams): PriceScope | null {
  const { kind, search, filter, categoryId, ids, categoryIds, withoutCategory } = asked;
  if (kind === "all") return { kind };
  if (kind === "picked") return ids.length > 0 ? { kind, ids } : null;
  if (kind === "search") {
    return search !== "" || filter || categoryId !== null ? { kind, search, filter, categoryId } : null;
  }
  return categoryIds.length > 0 || withoutCategory ? { kind, ids: categoryIds, without: withoutCategory } : null;
}
