import type { Milli } from "../money/milli";
import type { Cents } from "../money/money";
import type { Unit } from "../money/unit";

/** Where a rule applies: to these categories, to these products, or everywhere if it names neither. */
export interface RuleScope {
  categoryIds?: readonly number[];
  productIds?: readonly number[];
}

/**
 * From so many units on, a unit costs less. Units are counted by what the scope names: each product with all its
 * variants, each category, or everything in the cart.
 */
export type QuantityBreak = RuleScope & { name: string; from: Milli } & ({ percent: number } | { price: Cents });

type PromotionTerms =
  /** Of every `buy` units only `pay` are paid. */
  | { kind: "NXM"; buy: number; pay: number; acrossProducts?: boolean }
  /** Every `nth` unit costs `percent` less. */
  | { kind: "NTH_PERCENT"; nth: number; percent: number; acrossProducts?: boolean }
  | { kind: "PERCENT"; percent: number }
  /** So much off each unit. */
  | { kind: "AMOUNT"; amount: Cents }
  | { kind: "FREE_DELIVERY" };

/** On the prices of a list only promotions count that name it (`rulesOnList`). */
export type Promotion = RuleScope & { name: string; onLists?: readonly number[] } & PromotionTerms;

export type Coupon = { name: string; minimum?: Cents | null } & (
  | { kind: "PERCENT"; percent: number }
  | { kind: "AMOUNT"; amount: Cents }
  | { kind: "FREE_DELIVERY" }
);

/** What the chosen way to pay changes: percent off, or on if negative. */
export interface PaymentChange {
  name: string;
  percent: number;
}

/** What a shop has in force for everybody, in the merchant's order. */
export interface ShopRules {
  breaks: readonly QuantityBreak[];
  promotions: readonly Promotion[];
}

export const NO_RULES: ShopRules = { breaks: [], promotions: [] };

export const hasShopRules = ({ breaks, promotions }: ShopRules): boolean => breaks.length > 0 || promotions.length > 0;

export const namesCategories = ({ breaks, promotions }: ShopRules): boolean =>
  [...breaks, ...promotions].some(({ categoryIds }) => categoryIds !== undefined);

const MOST_IDS = 500;

/** Whether a page can bring the rules along, whatever is in the cart. */
export const isShort = ({ breaks, promotions }: ShopRules): boolean =>
  [...breaks, ...promotions].reduce((sum, { productIds = [] }) => sum + productIds.length, 0) <= MOST_IDS;

/** The rules for one order, already reduced to those that are in force. */
export interface PricingRules {
  breaks?: readonly QuantityBreak[];
  /** In the merchant's order, which decides between equal ones. */
  promotions?: readonly Promotion[];
  coupon?: Coupon | null;
  payment?: PaymentChange | null;
}

export interface GoodsLine {
  /** Null for what is no product, to which only rules for everything apply. */
  productId: number | null;
  variantId: number | null;
  categoryId: number | null;
  unit: Unit;
  quantity: Milli;
  /** That of the variant, price list or product; null without a price. */
  unitPrice: Cents | null;
}

export type DiscountKind = "BREAK" | "PROMOTION" | "COUPON" | "PAYMENT";

/** What one rule takes off; a negative amount is added. */
export interface AppliedDiscount {
  kind: DiscountKind;
  name: string;
  /** The amount that it is taken from: what the rules before it left. */
  base: Cents;
  amount: Cents;
  /** Of a payment: later goods of the order are priced with it as well. */
  percent?: number | undefined;
}

/** What the customer may be told about the cart. */
export type PricingHint =
  /** With so many units more, of this product or of any in the promotion, so many are free. */
  | { kind: "ADD_FREE"; name: string; productId: number | null; add: number; free: number }
  /** One unit more costs so much less. */
  | { kind: "ADD_REDUCED"; name: string; productId: number | null; percent: number }
  /** With so many units more, the goods cost less than now. */
  | { kind: "BREAK_CHEAPER"; name: string; add: Milli }
  | { kind: "COUPON_MINIMUM"; name: string; missing: Cents }
  /** The goods alone would be delivered free, but not after the discounts. */
  | { kind: "FREE_DELIVERY_LOST"; missing: Cents };
