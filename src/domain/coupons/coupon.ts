import { DAY_MS } from "../duration";
import { pastedCode } from "../pasted-code";
import { isPeriodBackwards } from "../pricing/period";
import { isAmountOff, isPercentOff, type PromotionState, promotionState } from "../pricing/promotion";
import type { RuleProblems } from "../pricing/rule-scope";
import type { ShopClock } from "../pricing/schedule";
import { foldText } from "../text";

export const COUPON_KINDS = ["percent", "amount", "free_delivery"] as const;
export type CouponKindName = (typeof COUPON_KINDS)[number];

export const MAX_COUPONS = 200;
export const MAX_COUPON_CODE = 30;
const MAX_COUPON_USES = 99_999;

const CODE = /^[a-z0-9_-]{3,30}$/;

/** A code as it is compared: without case, accents and blanks. */
export const couponKey = (typed: string): string => foldText(pastedCode(typed)).replace(/\s/g, "");

/** A code as it is shown: "día madre" is "DÍAMADRE". */
export const shownCode = (typed: string): string => pastedCode(typed).replace(/\s/g, "").toUpperCase();

export const isCouponCode = (typed: string): boolean =>
  CODE.test(couponKey(typed)) && shownCode(typed).length <= MAX_COUPON_CODE;

/** A coupon as its merchant sets it. Amounts are of money, with at most two decimals. */
export interface CouponSettings {
  code: string;
  kind: CouponKindName;
  /** A percentage or an amount; null for free delivery. */
  value: number | null;
  /** What promotions must leave of the goods. */
  minTotal: number | null;
  from: string | null;
  to: string | null;
  /** In all; null for any number. */
  maxUses: number | null;
  oncePerPhone: boolean;
  paused: boolean;
}

/** What is wrong with a coupon, by field. */
export function couponProblems(
  { code, kind, value, minTotal, from, to, maxUses }: CouponSettings,
  timeZone: string,
): RuleProblems {
  const problems: RuleProblems = {};
  if (!isCouponCode(code)) problems.code = "coupon.code";
  if (kind === "percent" && !isPercentOff(value)) problems.value = "promotion.percent";
  if (kind === "amount" && !isAmountOff(value)) problems.value = "promotion.amount";
  if (minTotal !== null && !isAmountOff(minTotal)) problems.minTotal = "promotion.amount";
  if (maxUses !== null && (!Number.isInteger(maxUses) || maxUses < 1 || maxUses > MAX_COUPON_USES))
    problems.maxUses = "coupon.maxUses";
  if (from !== null && to !== null && isPeriodBackwards(from, to, timeZone)) problems.to = "promotion.endsBefore";
  return problems;
}

export type CouponState = PromotionState | "used_up";

/** In the list of the merchant. */
export function couponState(coupon: CouponSettings, uses: number, now: ShopClock): CouponState {
  const state = promotionState(coupon, now);
  return state === "active" && coupon.maxUses !== null && uses >= coupon.maxUses ? "used_up" : state;
}

/** How long a cart still asks for the code of a coupon that is over, to say so. */
const FIELD_AFTER_END = 30 * DAY_MS;

/** Whether carts ask for a coupon that ends then. */
export const needsCouponField = (to: string | null, now: Date): boolean =>
  to === null || Date.parse(to) + FIELD_AFTER_END > now.getTime();

/** Why a code is not accepted; also the key of its sentence. */
export type CouponRefusal = `coupon.${"unknown" | "notYet" | "over" | "usedUp" | "usedByPhone"}`;

const REFUSALS: Record<Exclude<CouponState, "active">, CouponRefusal> = {
  // a coupon at rest is like one that does not exist
  paused: "coupon.unknown",
  scheduled: "coupon.notYet",
  over: "coupon.over",
  used_up: "coupon.usedUp",
};

/** Why a coupon in this state takes nothing off; null if it does. */
export const couponRefusal = (state: CouponState): CouponRefusal | null =>
  state === "active" ? null : REFUSALS[state];
