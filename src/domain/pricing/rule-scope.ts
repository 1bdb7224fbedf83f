import type { ValidationKey } from "../validation-key";

export const MAX_RULE_PRODUCTS = 2_000;
export const MAX_RULE_CATEGORIES = 200;

/** Where a stored rule applies: to these categories, to these products, or everywhere if both are null. */
export interface RuleReach {
  categoryIds: readonly number[] | null;
  productIds: readonly number[] | null;
}

export const EVERYTHING: RuleReach = { categoryIds: null, productIds: null };

/** What a request says of where a rule applies; one of the three. */
export interface GivenReach {
  all?: boolean | null | undefined;
  categoryIds?: readonly number[] | null | undefined;
  productIds?: readonly number[] | null | undefined;
}

const unique = (ids: readonly number[]) => [...new Set(ids)];

/** What is wrong beside each field of a rule; the texts are in `src/copy/validation.ts`. */
export type RuleProblems = Record<string, ValidationKey>;

/** Where the rule applies from now on: what is given, else as before. Null before: a new rule has to say it. */
export function reachOf(given: GivenReach, before: RuleReach | null): RuleReach | RuleProblems {
  const ways = [given.all ? EVERYTHING : null, given.categoryIds, given.productIds].filter((way) => way != null);
  if (ways.length > 1) return { productIds: "rule.oneReach" };
  if (given.all) return EVERYTHING;
  if (given.categoryIds) return { categoryIds: unique(given.categoryIds), productIds: null };
  if (given.productIds) return { categoryIds: null, productIds: unique(given.productIds) };
  return before ? { categoryIds: before.categoryIds, productIds: before.productIds } : { productIds: "rule.reach" };
}

export const isReach = (read: RuleReach | RuleProblems): read is RuleReach => "categoryIds" in read;
