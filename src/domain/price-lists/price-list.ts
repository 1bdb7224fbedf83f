import { isPeriodBackwards } from "../pricing/period";
import { isAmountOff, isPercentOff } from "../pricing/promotion";
import type { ValidationKey } from "../validation-key";

export const MAX_PRICE_LISTS = 20;
export const MAX_LIST_NAME = 60;
export const MAX_LIST_ENTRIES = 10_000;
export const MAX_LIST_CUSTOMERS = 2_000;
/** Refused requests that a list keeps, so that the same number is known when it asks again. */
export const MAX_REFUSED_REQUESTS = 500;
export const MIN_LIST_PASSWORD = 4;
const MAX_MIN_UNITS = 99_999;
/** Prices that one request changes. */
export const MAX_ENTRIES_AT_ONCE = 2_000;

/** A price list as its merchant sets it. Amounts are of money, with at most two decimals. */
export interface PriceListSettings {
  name: string;
  /** Under the public price; null where only its own prices differ. */
  percent: number | null;
  /** The step that prices by percentage are rounded to. */
  rounding: number | null;
  minTotal: number | null;
  minUnits: number | null;
  from: string | null;
  to: string | null;
  paused: boolean;
  /** The products that it shows; null for all. */
  visibleProductIds: readonly number[] | null;
  takesRequests: boolean;
  hidesPublic: boolean;
}

/** What is wrong with a list as a whole, by field; its single fields were validated (`price-list-schemas.ts`). */
export function priceListProblems(
  { percent, rounding, minTotal, minUnits, from, to }: PriceListSettings,
  timeZone: string,
): Record<string, ValidationKey> {
  const problems: Record<string, ValidationKey> = {};
  if (percent !== null && !isPercentOff(percent)) problems.percent = "promotion.percent";
  if (rounding !== null && !isAmountOff(rounding)) problems.rounding = "priceList.amount";
  if (minTotal !== null && !isAmountOff(minTotal)) problems.minTotal = "priceList.amount";
  if (minUnits !== null && (minUnits < 1 || minUnits > MAX_MIN_UNITS)) problems.minUnits = "priceList.minUnits";
  if (from !== null && to !== null && isPeriodBackwards(from, to, timeZone)) problems.to = "promotion.endsBefore";
  return problems;
}
