import { MAX_ID } from "../../limits";
import { MAX_TYPED_PHONE } from "../../tent/limits";

export const ALERT_LIMITS = {
  /** Visitors who wait for one product, counting all its variants. */
  perProduct: 500,
  /** Products that one number waits for in a shop. */
  perPhone: 20,
  /** Characters of a typed number. */
  phone: MAX_TYPED_PHONE,
  page: 10_000,
} as const;

/** The values of `ver` in the list's query string. */
export const ALERT_STATES = ["waiting", "answered"] as const;

export const ALERTS_PATH = "/productos/esperan";
const ANSWERED = "respondidos";

function wholeNumber(text: string | null, max: number): number | null {
  const number = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= max ? number : null;
}

export interface StockAlertList {
  state: (typeof ALERT_STATES)[number];
  /** Only those who wait for this product. */
  productId: number | null;
  page: number;
}

/** Parses the list's query string; invalid values count as absent. */
export const readAlertList = (params: { get(name: string): string | null }): StockAlertList => ({
  state: params.get("ver") === ANSWERED ? "answered" : "waiting",
  productId: wholeNumber(params.get("producto"), MAX_ID),
  page: wholeNumber(params.get("pagina"), ALERT_LIMITS.page) ?? 1,
});

/** The URL of a list. */
export function alertListHref({ state = "waiting", productId = null, page = 1 }: Partial<StockAlertList>): string {
  const params = new URLSearchParams();
  if (state === "answered") params.set("ver", ANSWERED);
  if (productId !== null) params.set("producto", String(productId));
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `${ALERTS_PATH}?${params}` : ALERTS_PATH;
}
