import { MAX_QUANTITY } from "../money/quantity";
import { isAmountOff, isPercentOff } from "./promotion";
import type { RuleProblems, RuleReach } from "./rule-scope";

export const MAX_BREAKS = 200;
/** How many the panel edits together: those of the same products. */
export const MAX_BREAK_STEPS = 20;

/** From so many units on, each costs `percent` less, or `price`: one of the two. */
export interface BreakTerms {
  from: number;
  percent: number | null;
  price: number | null;
}

export type BreakSettings = BreakTerms & RuleReach;

/** More than one unit, in thousandths. */
export const isBreakFrom = (from: number): boolean =>
  from > 1 && from * 1_000 <= MAX_QUANTITY && /^\d{1,4}(?:\.\d{1,3})?$/.test(String(from));

/** What is wrong with a break. */
export function breakProblems({ from, percent, price }: BreakTerms): RuleProblems {
  const problems: RuleProblems = {};
  if (!isBreakFrom(from)) problems.from = "quantityBreak.from";
  if (percent === null && price === null) problems.price = "quantityBreak.value";
  else if (percent !== null && price !== null) problems.price = "quantityBreak.oneValue";
  else if (percent !== null && !isPercentOff(percent)) problems.percent = "promotion.percent";
  else if (price !== null && !isAmountOff(price)) problems.price = "quantityBreak.price";
  return problems;
}

/**
 * What is wrong with the steps of one rule, by "2.price": taking more units never makes each dearer. They may stand in
 * any order.
 */
export function stepProblems(steps: readonly BreakTerms[]): RuleProblems {
  const problems: RuleProblems = {};
  steps.forEach((step, at) => {
    for (const [field, key] of Object.entries(breakProblems(step))) problems[`${at}.${field}`] = key;
    const earlier = steps.filter((other, index) => other.from < step.from && index !== at);
    if (steps.some((other, index) => index < at && other.from === step.from)) {
      problems[`${at}.from`] ??= "quantityBreak.fromTwice";
    }
    const isDearer = ({ price, percent }: BreakTerms) =>
      (price !== null && price > 0 && step.price !== null && step.price >= price) ||
      (percent !== null && step.percent !== null && step.percent <= percent);
    if (earlier.some(isDearer)) {
      problems[`${at}.${step.price === null ? "percent" : "price"}`] ??= "quantityBreak.notCheaper";
    }
  });
  return problems;
}

type PausableBreak = BreakSettings & { paused: boolean };

const keyOf = ({ productIds, categoryIds, price, paused }: PausableBreak): string =>
  JSON.stringify(
    [paused, price === null, productIds, categoryIds].map((part) => (Array.isArray(part) ? part.toSorted() : part)),
  );

/** The breaks that a merchant edits and pauses together: for the same products, by the same measure, from few to many units. */
export function breakGroups<Break extends PausableBreak>(breaks: readonly Break[]): Break[][] {
  const groups = new Map<string, Break[]>();
  for (const one of breaks) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()].map((group) => group.toSorted((one, other) => one.from - other.from));
}
