import type { NumberFormat } from "../money/number-format";
import { tidyDecimal } from "../money/typed-decimal";
import type { ValidationKey } from "../validation-key";
import { type BreakSettings, type BreakTerms, stepProblems } from "./quantity-break";
import {
  givenReachOf,
  isReachMissing,
  parseAmount,
  parsePercent,
  type ReachValues,
  reachValuesOf,
  typedValue,
} from "./typed-promotion";

/** The form of the quantity breaks of some products, as it is typed. */
export interface BreakValues extends ReachValues {
  by: "price" | "percent";
  steps: { from: string; value: string }[];
  /** Empty until the form is sent: what it makes is made once for it. */
  clientKey: string;
}

export const emptyBreaks = (): BreakValues => ({
  by: "percent",
  steps: [{ from: "6", value: "10" }],
  reach: "all",
  categoryIds: [],
  productIds: [],
  clientKey: "",
});

export function breakValuesOf(group: readonly BreakSettings[], numbers: NumberFormat): BreakValues {
  const first = group[0];
  return {
    by: first?.price == null ? "percent" : "price",
    steps: group.map(({ from, price, percent }) => ({
      from: String(from).replace(".", numbers.decimal),
      value: typedValue(price ?? percent, price !== null, numbers),
    })),
    ...reachValuesOf(first ?? { categoryIds: null, productIds: null }),
    clientKey: "",
  };
}

/** "2,5"; 0 if it is no quantity. */
function parseFrom(typed: string): number {
  const match = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(tidyDecimal(typed));
  return match ? Number(`${match[1]}.${match[2] ?? "0"}`) : 0;
}

export const termsFromValues = ({ by, steps }: Pick<BreakValues, "by" | "steps">): BreakTerms[] =>
  steps.map(({ from, value }) => ({
    from: parseFrom(from),
    price: by === "price" ? (parseAmount(value) ?? 0) : null,
    percent: by === "percent" ? (parsePercent(value) ?? 0) : null,
  }));

/** What a call says of the breaks, and what is wrong beside "reach", "steps.0.from" or "steps.0.value". */
export function readBreakValues(values: BreakValues) {
  const steps = termsFromValues(values);
  const problems: Record<string, ValidationKey> = {};
  for (const [name, key] of Object.entries(stepProblems(steps))) {
    const [at, field] = name.split(".");
    problems[`steps.${at}.${field === "from" ? "from" : "value"}`] = key;
  }
  if (isReachMissing(values)) problems.reach = "rule.reach";
  return { input: { steps, ...givenReachOf(values) }, problems };
}
