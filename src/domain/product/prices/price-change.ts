import { type Cents, cents, isReduced, MAX_CENTS, parsePrice, ROUNDINGS } from "../../money/money";
import { message, type ValidationKey } from "../../validation-key";
import { PRODUCT_FILTERS } from "../crud/list";

export const MAX_PICKED = 2_000;
/** Rows per page of a preview. */
export const PRICE_PAGE = 30;
/** How many of a shop's latest changes can be undone. */
export const UNDOABLE_CHANGES = 10;
/** In hundredths of a percent, like all shares here. */
const MAX_PERCENT = 100_000;
const WHOLE = 10_000;
/** Price changes outside this range need a confirmation. In hundredths of a percent. */
const USUAL = { lowest: -3_000, highest: 7_000 } as const;

export const PRICE_DIRECTIONS = ["up", "down", "set"] as const;
export type PriceDirection = (typeof PRICE_DIRECTIONS)[number];
export const PRICE_UNITS = ["percent", "amount"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];
/** An offer's previous price: "follow" applies the same rule, which keeps the discount; "keep" leaves it unchanged. */
export const PREVIOUS_RULES = ["follow", "keep"] as const;

/** The list filters that apply to products on sale. */
export const PRICE_FILTERS = PRODUCT_FILTERS.filter((filter) => filter !== "bin");

export interface PriceRule {
  direction: PriceDirection;
  /** With direction "set" always an amount. */
  unit: PriceUnit;
  /** Hundredths of a percent or of an amount: 12,5 % and $ 12,50 are both 1250. */
  hundredths: number;
  /** Ignored with direction "set", which uses the typed price. */
  rounding: Cents;
  previous: (typeof PREVIOUS_RULES)[number];
}

export type ReadValue = { ok: true; hundredths: number } | { ok: false; key: ValidationKey };

/** Parses the typed amount or percentage. */
export function readPriceValue(text: string, { direction, unit }: Pick<PriceRule, "direction" | "unit">): ReadValue {
  const percent = unit === "percent" && direction !== "set";
  const parsed = parsePrice(percent ? text.replace(/%\s*$/, "") : text);
  const no = (key: ValidationKey) => ({ ok: false, key }) as const;
  if (!parsed.ok) return no(message(percent ? "priceChange.percent" : `price.${parsed.reason}`));
  if (parsed.cents === null) return no(message("priceChange.valueRequired"));
  const problem = checkPriceValue({ direction, unit, hundredths: parsed.cents });
  return problem ? no(problem) : { ok: true, hundredths: parsed.cents };
}

/** The problem with the amount; null if valid. */
export function checkPriceValue({
  direction,
  unit,
  hundredths,
}: Pick<PriceRule, "direction" | "unit" | "hundredths">): ValidationKey | null {
  const percent = unit === "percent" && direction !== "set";
  if (direction !== "set" && hundredths === 0) return message("priceChange.notPositive");
  if (percent && hundredths > MAX_PERCENT) return message("priceChange.percentTooLarge");
  if (percent && direction === "down" && hundredths >= WHOLE) return message("priceChange.downToNothing");
  return null;
}

export interface PricedProduct {
  id: number;
  /** Null means "Consultar". */
  price: Cents | null;
  previous: Cents | null;
  /** Variants with their own price; the others follow the product. */
  variants: readonly { id: number; price: Cents }[];
}

/** A change of the price of a product (with its offer's previous price) or of a variant. */
export interface PriceChange {
  productId: number;
  variantId: number | null;
  before: Cents | null;
  after: Cents | null;
  previousBefore: Cents | null;
  previousAfter: Cents | null;
}

export type PriceOutcome = "changed" | "same" | "withoutPrice" | "tooLow" | "tooHigh";

export interface PriceRow extends PriceChange {
  outcome: PriceOutcome;
  /** The relative change; null if there is no price to compare with. */
  share: number | null;
  /** Outside the usual range. */
  unusual: boolean;
}

/** The price before rounding, in ten-thousandths of a centavo: no floats, and a single rounding at the end. */
function exactPrice(before: Cents, { direction, unit, hundredths }: PriceRule): bigint {
  const by = BigInt(direction === "down" ? -hundredths : hundredths);
  return unit === "percent" ? BigInt(before) * (BigInt(WHOLE) + by) : (BigInt(before) + by) * BigInt(WHOLE);
}

/** The nearest multiple of the step, rounded half up; if that is zero, of the largest smaller step that is not. */
export function roundExact(exact: bigint, rounding: Cents): bigint {
  for (const step of ROUNDINGS.filter((one) => one <= rounding).reverse()) {
    const unit = BigInt(WHOLE) * BigInt(step);
    const rounded = ((2n * exact + unit) / (2n * unit)) * BigInt(step);
    if (rounded > 0n) return rounded;
  }
  return 0n;
}

/**
 * Applies the rule to one price. Rounding moves it by at most half a step and never against the direction: an increase
 * never lowers a price. A price that would become zero, or exceed the column's maximum, stays unchanged; so does
 * "Consultar", unless the direction is "set".
 */
export function changePrice(before: Cents | null, rule: PriceRule): { after: Cents | null; outcome: PriceOutcome } {
  if (rule.direction === "set") {
    const after = cents(rule.hundredths);
    return { after, outcome: after === before ? "same" : "changed" };
  }
  if (before === null) return { after: null, outcome: "withoutPrice" };
  const exact = exactPrice(before, rule);
  if (exact === 0n && before === 0) return { after: before, outcome: "same" };
  const rounded = exact > 0n ? roundExact(exact, rule.rounding) : 0n;
  if (rounded === 0n) return { after: before, outcome: "tooLow" };
  if (rounded > BigInt(MAX_CENTS)) return { after: before, outcome: "tooHigh" };
  const after = cents((rule.direction === "up" ? Math.max : Math.min)(Number(rounded), before));
  return { after, outcome: after === before ? "same" : "changed" };
}

/** The previous price of an offer after a change; removed if it would not be higher, as that would be no offer. */
function changePrevious(previous: Cents | null, after: Cents | null, rule: PriceRule): Cents | null {
  if (previous === null) return null;
  const moves = rule.direction !== "set" && rule.previous === "follow";
  const moved = moves ? (changePrice(previous, rule).after ?? previous) : previous;
  return isReduced(moved, after) ? moved : null;
}

function shareOf(before: Cents | null, after: Cents | null): number | null {
  if (before === null || after === null || before === 0) return null;
  return Number((BigInt(after - before) * BigInt(WHOLE)) / BigInt(before));
}

function isUnusual(before: Cents | null, after: Cents | null): boolean {
  if (before === null || after === null || before === 0) return false;
  const moved = BigInt(after - before) * BigInt(WHOLE);
  return moved > BigInt(USUAL.highest) * BigInt(before) || moved < BigInt(USUAL.lowest) * BigInt(before);
}

const SLIP = 10;

/** Ten times the price, or a tenth of it, and beyond: in a single price more often a slip of the finger than meant. */
export function isSlip(before: Cents | null, after: Cents | null): after is Cents {
  if (before === null || after === null || before === 0) return false;
  return after >= before * SLIP || after * SLIP <= before;
}

/** An amount that is about to be saved, and what it is until then. */
export interface PriceToSave {
  before: Cents | null;
  after: Cents | null;
}

/** Of amounts that are saved together, those that may be slips. */
export function slipsAmong<Price extends PriceToSave>(
  prices: readonly Price[],
): (Price & { before: Cents; after: Cents })[] {
  return prices.filter((price): price is Price & { before: Cents; after: Cents } => isSlip(price.before, price.after));
}

/** A change whose prices are known, however they came about. */
export function comparedPrices(change: PriceChange): PriceRow {
  const { before, after } = change;
  const changed = after !== before;
  return {
    ...change,
    outcome: changed ? "changed" : after === null ? "withoutPrice" : "same",
    share: changed ? shareOf(before, after) : null,
    unusual: changed && isUnusual(before, after),
  };
}

/** Applies the rule to all prices of the products, each product before its variants. */
export function changePrices(products: readonly PricedProduct[], rule: PriceRule): PriceRow[] {
  const rowOf = (productId: number, variantId: number | null, before: Cents | null, previousBefore: Cents | null) => {
    const { after, outcome } = changePrice(before, rule);
    const changed = outcome === "changed";
    return {
      productId,
      variantId,
      before,
      after,
      previousBefore,
      previousAfter: changed ? changePrevious(previousBefore, after, rule) : previousBefore,
      outcome,
      share: changed ? shareOf(before, after) : null,
      unusual: changed && isUnusual(before, after),
    };
  };
  return products.flatMap((product) => [
    rowOf(product.id, null, product.price, product.previous),
    ...product.variants.map((variant) => rowOf(product.id, variant.id, variant.price, null)),
  ]);
}

export interface PriceSummary {
  products: number;
  variants: number;
  /** How many prices will be written: increases, decreases, and new prices where there was none. */
  changed: number;
  rise: number;
  fall: number;
  priced: number;
  same: number;
  withoutPrice: number;
  tooLow: number;
  tooHigh: number;
  unusual: number;
  /** Changed prices with a previous price, and how many of those lose it. */
  offers: number;
  offersLost: number;
  /** Shares in hundredths of a percent. */
  lowest: number | null;
  highest: number | null;
  average: number | null;
  /** Sums of the changed prices that had a value; null if they exceed the largest amount. */
  sumBefore: Cents | null;
  sumAfter: Cents | null;
}

function sumOf(amounts: readonly (Cents | null)[]): Cents | null {
  const sum = amounts.reduce((total, amount) => total + BigInt(amount ?? 0), 0n);
  return sum > BigInt(MAX_CENTS) ? null : cents(Number(sum));
}

/** The summary of a change. */
export function summarizePrices(rows: readonly PriceRow[]): PriceSummary {
  const changed = rows.filter(({ outcome }) => outcome === "changed");
  const known = changed.filter(({ before }) => before !== null);
  const offers = changed.filter(({ previousBefore }) => previousBefore !== null);
  const shares = changed.flatMap(({ share }) => (share === null ? [] : [share]));
  const count = (outcome: PriceOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const rise = known.filter(({ before, after }) => Number(after) > Number(before)).length;
  return {
    products: rows.filter(({ variantId }) => variantId === null).length,
    variants: rows.filter(({ variantId }) => variantId !== null).length,
    changed: changed.length,
    rise,
    fall: known.length - rise,
    priced: changed.length - known.length,
    same: count("same"),
    withoutPrice: count("withoutPrice"),
    tooLow: count("tooLow"),
    tooHigh: count("tooHigh"),
    unusual: changed.filter(({ unusual }) => unusual).length,
    offers: offers.length,
    offersLost: offers.filter(({ previousAfter }) => previousAfter === null).length,
    lowest: shares.length > 0 ? shares.reduce((low, share) => Math.min(low, share)) : null,
    highest: shares.length > 0 ? shares.reduce((high, share) => Math.max(high, share)) : null,
    average: shares.length > 0 ? Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length) : null,
    sumBefore: sumOf(known.map(({ before }) => before)),
    sumAfter: sumOf(known.map(({ after }) => after)),
  };
}

/** The order of a preview: unusual changes first, the largest on top, then changed prices, then unchanged ones. */
export function orderPriceRows(rows: readonly PriceRow[]): PriceRow[] {
  const rank = ({ outcome, unusual }: PriceRow) => (unusual ? 0 : outcome === "changed" ? 1 : 2);
  return rows
    .filter(({ outcome }) => outcome !== "withoutPrice")
    .sort((a, b) => rank(a) - rank(b) || (a.unusual ? Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0) : 0));
}

/** The current prices; a deleted product or variant is missing from the map. */
export type PricesNow = ReadonlyMap<string, { price: Cents | null; previous: Cents | null }>;

export const priceKey = ({ productId, variantId }: Pick<PriceChange, "productId" | "variantId">): string =>
  `${productId}/${variantId ?? ""}`;

export interface UndoPlan {
  back: PriceChange[];
  /** Edited since: undoing these would overwrite somebody's work. */
  left: PriceChange[];
  gone: PriceChange[];
}

/** What an undo can restore: the prices that still have the value the change gave them. */
export function planUndo(changes: readonly PriceChange[], now: PricesNow): UndoPlan {
  const plan: UndoPlan = { back: [], left: [], gone: [] };
  for (const change of changes) {
    const row = now.get(priceKey(change));
    if (!row) plan.gone.push(change);
    else if (row.price === change.after && (change.variantId !== null || row.previous === change.previousAfter)) {
      plan.back.push(change);
    } else plan.left.push(change);
  }
  return plan;
}
