import { amountFromCents, type Cents, formatAmount, parsePrice } from "../money/money";
import type { NumberFormat } from "../money/number-format";
import { tidyDecimal } from "../money/typed-decimal";
import type { ValidationKey } from "../validation-key";
import {
  MAX_PROMOTION_NAME,
  type PromotionKindName,
  type PromotionOffer,
  type PromotionSettings,
  promotionProblems,
} from "./promotion";
import type { RuleReach } from "./rule-scope";

export type ReachChoice = "all" | "categories" | "products";

/** Where a rule applies, while it is chosen: what is chosen of the other way stays. */
export interface ReachValues {
  reach: ReachChoice;
  categoryIds: number[];
  productIds: number[];
}

/** The form of a promotion, as it is typed. */
export interface PromotionValues extends ReachValues {
  name: string;
  kind: PromotionKindName;
  buy: string;
  pay: string;
  nth: string;
  value: string;
  acrossProducts: boolean;
  from: string;
  to: string;
  weekdays: number[];
  allDay: boolean;
  hoursFrom: string;
  hoursTo: string;
  onLists: number[];
  /** Empty until the form is sent: what it makes is made once for it. */
  clientKey: string;
}

const START: Record<PromotionKindName, Partial<PromotionValues>> = {
  nxm: { buy: "3", pay: "2" },
  nth_percent: { nth: "2", value: "50" },
  percent: { value: "10" },
  amount: {},
  free_delivery: {},
};

export function emptyPromotion(kind: PromotionKindName): PromotionValues {
  const empty = { buy: "", pay: "", nth: "", value: "", acrossProducts: kind === "nxm" };
  const reach: ReachValues = { reach: "all", categoryIds: [], productIds: [] };
  const times = { from: "", to: "", weekdays: [], allDay: true, hoursFrom: "", hoursTo: "" };
  return { name: "", kind, ...empty, ...reach, ...times, onLists: [], clientKey: "", ...START[kind] };
}

export const reachValuesOf = ({ categoryIds, productIds }: RuleReach): ReachValues => ({
  reach: categoryIds ? "categories" : productIds ? "products" : "all",
  categoryIds: [...(categoryIds ?? [])],
  productIds: [...(productIds ?? [])],
});

export const reachFromValues = ({ reach, categoryIds, productIds }: ReachValues): RuleReach => ({
  categoryIds: reach === "categories" ? categoryIds : null,
  productIds: reach === "products" ? productIds : null,
});

/** What a call says of where a rule applies. */
export const givenReachOf = (values: ReachValues) => {
  const { categoryIds, productIds } = reachFromValues(values);
  return {
    ...(values.reach === "all" && { all: true }),
    ...(categoryIds && { categoryIds: [...categoryIds] }),
    ...(productIds && { productIds: [...productIds] }),
  };
};

export const isReachMissing = ({ reach, categoryIds, productIds }: ReachValues): boolean =>
  (reach === "categories" && categoryIds.length === 0) || (reach === "products" && productIds.length === 0);

/** "1.500,50" of money, "12,5" of a percentage. */
export function typedValue(value: number | null, isMoney: boolean, numbers: NumberFormat): string {
  if (value === null) return "";
  return isMoney ? formatAmount(value, numbers) : String(value).replace(".", numbers.decimal);
}

export function promotionValuesOf(promotion: PromotionSettings, numbers: NumberFormat): PromotionValues {
  const { name, kind, buy, pay, nth, value, acrossProducts, from, to, weekdays, hours, onLists } = promotion;
  return {
    name,
    kind,
    buy: buy === null ? "" : String(buy),
    pay: pay === null ? "" : String(pay),
    nth: nth === null ? "" : String(nth),
    value: typedValue(value, kind === "amount", numbers),
    acrossProducts,
    ...reachValuesOf(promotion),
    from: from ?? "",
    to: to ?? "",
    weekdays: [...weekdays],
    allDay: hours === null,
    hoursFrom: hours?.from ?? "",
    hoursTo: hours?.to ?? "",
    onLists: [...onLists],
    clientKey: "",
  };
}

/** "12" or null. */
const parseUnits = (typed: string): number | null => (/^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : null);

/** "12,5" or "12.5 %"; null if it is no percentage with at most two decimals. */
export function parsePercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(tidyDecimal(typed));
  return match ? Number(`${match[1]}.${match[2] ?? "0"}`) : null;
}

/** "1.500" as 1500; null if it is no amount. */
export function parseAmount(typed: string): number | null {
  const read = parsePrice(typed);
  return read.ok ? amountFromCents<Cents | null>(read.cents) : null;
}

/** What the promotion gives, as far as it is typed. */
export function offerFromValues({ kind, buy, pay, nth, value, acrossProducts }: PromotionValues): PromotionOffer {
  return {
    kind,
    buy: parseUnits(buy),
    pay: parseUnits(pay),
    nth: parseUnits(nth),
    value: kind === "amount" ? parseAmount(value) : parsePercent(value),
    acrossProducts,
  };
}

/** What a call says of the promotion, and what is wrong beside which field. */
export function readPromotionValues(values: PromotionValues) {
  const { name, from, to, weekdays, allDay, hoursFrom, hoursTo, onLists } = values;
  const offer = offerFromValues(values);
  const hours = allDay ? null : { from: hoursFrom, to: hoursTo };
  const times = { from: from || null, to: to || null, weekdays: [...weekdays], hours, paused: false };
  const problems: Partial<Record<keyof PromotionValues, ValidationKey>> = {};
  // days are compared as they are typed; the server judges moments by the shop's zone
  for (const [field, key] of Object.entries(promotionProblems({ ...offer, ...times }, "UTC"))) {
    problems[field === "hours" ? "hoursTo" : (field as keyof PromotionValues)] = key;
  }
  if (!allDay && hoursFrom === "") problems.hoursFrom = "promotion.time";
  if (!allDay && hoursTo === "") problems.hoursTo = "promotion.time";
  if (name.trim() === "") problems.name = "promotion.nameRequired";
  else if (name.trim().length > MAX_PROMOTION_NAME) problems.name = "promotion.nameTooLong";
  if (isReachMissing(values)) problems.reach = "rule.reach";
  const { paused: _, ...schedule } = times;
  return {
    input: { name: name.trim(), ...offer, ...schedule, onLists: [...onLists], ...givenReachOf(values) },
    problems,
  };
}
