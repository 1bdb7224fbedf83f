import type { TentKey } from "../catalogue/tent-param";

interface ReadRule {
  /** What names the shop. */
  by: Exclude<TentKey["by"], "domain">;
  /** The query parameter that names it; by default it is the first part of the path after the call. */
  from?: string;
  /** How many parts follow the call. */
  parts: number;
}

/**
 * The public reads of the API that the edge keeps, under the version of the shop that they name. `refetch-product` is for
 * whoever wants to know what is stored now, and is never among them.
 */
export const CACHED_READS: Readonly<Record<string, ReadRule>> = {
  getProducts: { by: "id", parts: 1 },
  "get-categories": { by: "id", parts: 1 },
  "not-paused-category-ids": { by: "id", parts: 1 },
  "no-category-products": { by: "id", parts: 1 },
  "category-products": { by: "id", from: "tent_id", parts: 1 },
  "search-results": { by: "id", parts: 2 },
  links: { by: "id", parts: 1 },
  "tent-by-id": { by: "id", parts: 1 },
  tent: { by: "slug", parts: 1 },
  "tent-by-subdomain": { by: "sub", parts: 1 },
};

export interface CachedRead {
  shop: TentKey;
  /** The address in its one spelling, without what has no effect. */
  url: string;
}

/** They choose the prices of a list. */
const LIST_FIELDS = ["list", "list_password"];
const ID = /^[1-9]\d{0,8}$/;
const NAME = /^[a-z0-9-]{1,80}$/;
const LONGEST_PART = 200;

function keyOf({ by }: ReadRule, name: string): TentKey | null {
  if (by === "id") return ID.test(name) ? { by, value: Number(name) } : null;
  return NAME.test(name) ? { by, value: name } : null;
}

/** The read that an address of the API asks for, if the edge may keep it; null for others. `path` can be decoded. */
export function cachedRead(path: string, query: URLSearchParams): CachedRead | null {
  const [, api, call = "", ...rest] = path.split("/");
  const rule = api === "api" && Object.hasOwn(CACHED_READS, call) ? CACHED_READS[call] : undefined;
  if (!rule || rest.length !== rule.parts || LIST_FIELDS.some((field) => query.has(field))) return null;
  const parts = rest.map((part) => decodeURIComponent(part).replace(/\s+/g, " ").trim());
  if (parts.some((part) => part === "" || part.length > LONGEST_PART || /\p{Cc}/u.test(part))) return null;
  const named = rule.from === undefined ? parts : query.getAll(rule.from);
  const shop = keyOf(rule, named[0] ?? "");
  if (!shop || (rule.from !== undefined && named.length > 1)) return null;
  const asked = rule.from === undefined ? "" : `?${rule.from}=${named[0]}`;
  return { shop, url: `/api/${[call, ...parts.map(encodeURIComponent)].join("/")}${asked}` };
}
