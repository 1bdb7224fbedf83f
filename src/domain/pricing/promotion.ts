import { MAX_CENTS } from "../money/money";
import { isPeriodBackwards } from "./period";
import type { RuleProblems, RuleReach } from "./rule-scope";
import { type RuleSchedule, type ShopClock, scheduleState } from "./schedule";

export const PROMOTION_KINDS = ["nxm", "nth_percent", "percent", "amount", "free_delivery"] as const;
export type PromotionKindName = (typeof PROMOTION_KINDS)[number];

export const MAX_PROMOTIONS = 100;
export const MAX_PROMOTION_NAME = 60;
export const MIN_EVERY = 2;
export const MAX_EVERY = 99;

/** What a promotion gives. Numbers that its kind has no use for are null. */
export interface PromotionOffer {
  kind: PromotionKindName;
  buy: number | null;
  pay: number | null;
  nth: number | null;
  /** A percentage, or an amount of money off each unit. */
  value: number | null;
  acrossProducts: boolean;
}

/** When a promotion is in force (`RuleSchedule`), with nothing left out. */
export interface PromotionTimes {
  from: string | null;
  to: string | null;
  weekdays: readonly number[];
  hours: { from: string; to: string } | null;
  paused: boolean;
}

/** A promotion as its merchant sets it. */
export interface PromotionSettings extends PromotionOffer, PromotionTimes, RuleReach {
  name: string;
  /** The price lists on whose prices it also counts. */
  onLists: readonly number[];
}

/** Leaves out the numbers that the kind has no use for. */
export function relevantOffer({ kind, buy, pay, nth, value, acrossProducts }: PromotionOffer): PromotionOffer {
  const counts = kind === "nxm" || kind === "nth_percent";
  return {
    kind,
    buy: kind === "nxm" ? buy : null,
    pay: kind === "nxm" ? pay : null,
    nth: kind === "nth_percent" ? nth : null,
    value: kind === "nxm" || kind === "free_delivery" ? null : value,
    acrossProducts: counts && acrossProducts,
  };
}

const TWO_DECIMALS = /^\d{1,12}(?:\.\d{1,2})?$/;

/** More than 0 and at most 100, with at most two decimals. */
export const isPercentOff = (value: number | null): value is number =>
  value !== null && value > 0 && value <= 100 && TWO_DECIMALS.test(String(value));

/** An amount of money above 0, with at most two decimals. */
export const isAmountOff = (value: number | null): value is number =>
  value !== null && value > 0 && value * 100 <= MAX_CENTS && TWO_DECIMALS.test(String(value));

const isEvery = (units: number | null): boolean => units !== null && units >= MIN_EVERY && units <= MAX_EVERY;

function offerProblems({ kind, buy, pay, nth, value }: PromotionOffer): RuleProblems {
  const problems: RuleProblems = {};
  if (kind === "nxm") {
    if (!isEvery(buy)) problems.buy = "promotion.buy";
    if (pay === null || pay < 1) problems.pay = "promotion.pay";
    else if (buy !== null && pay >= buy) problems.pay = "promotion.payNotLess";
  }
  if (kind === "nth_percent" && !isEvery(nth)) problems.nth = "promotion.nth";
  if ((kind === "nth_percent" || kind === "percent") && !isPercentOff(value)) problems.value = "promotion.percent";
  if (kind === "amount" && !isAmountOff(value)) problems.value = "promotion.amount";
  return problems;
}

/** What is wrong with a promotion as a whole; its single fields were validated (`promotion-schemas.ts`). */
export function promotionProblems(settings: PromotionOffer & PromotionTimes, timeZone: string): RuleProblems {
  const problems = offerProblems(settings);
  const { from, to, hours } = settings;
  if (from !== null && to !== null && isPeriodBackwards(from, to, timeZone)) problems.to = "promotion.endsBefore";
  if (hours && hours.from === hours.to) problems.hours = "promotion.sameHours";
  return problems;
}

/** In the list of the merchant: one that rests at this hour or on this day counts as active. */
export type PromotionState = "active" | "scheduled" | "paused" | "over";

export function promotionState(schedule: RuleSchedule, now: ShopClock): PromotionState {
  const state = scheduleState({ ...schedule, paused: false }, now);
  if (state === "OVER") return "over";
  if (schedule.paused) return "paused";
  return state === "NOT_YET" ? "scheduled" : "active";
}
