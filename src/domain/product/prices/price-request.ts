import { z } from "zod";
import { idSchema } from "../../fields";
import { flagSchema } from "../../flag";
import { amountFromCents, centsFromDecimal, MAX_CENTS, ROUNDINGS } from "../../money/money";
import { message } from "../../validation-key";
import { checkPriceValue, MAX_PICKED, type PriceRule } from "./price-change";
import type { PriceScope } from "./price-change-schemas";

const PRICE_MODES = ["percent", "amount", "set"] as const;
type PriceMode = (typeof PRICE_MODES)[number];

export type PriceRequest = {
  scope: PriceScope;
  rule: PriceRule;
  /** Only report the changes without writing them. */
  dryRun: boolean;
};

/** Hundredths of a number, or of a string with a decimal point, with at most two decimals; null if invalid. */
function hundredthsOf(value: unknown): number | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(
    typeof value === "number" ? String(value) : String(value).trim(),
  );
  if (!match || (typeof value !== "number" && typeof value !== "string")) return null;
  const hundredths = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] ? -hundredths : hundredths;
}

/** By how much, or to what; a negative value is a decrease. */
function ruleOf(mode: PriceMode, hundredths: number): Pick<PriceRule, "direction" | "unit" | "hundredths"> {
  if (mode === "set") return { direction: "set", unit: "amount", hundredths };
  return { direction: hundredths < 0 ? "down" : "up", unit: mode, hundredths: Math.abs(hundredths) };
}

/** Rounding steps as amounts of the API. */
const ROUNDING_AMOUNTS = ROUNDINGS.map(amountFromCents);

/** The request: `all`, ids, or one category; the amount; and whether to write it. */
const priceRequestFields = z.object({
  productIds: z
    .array(idSchema, { error: message("common.invalid") })
    .min(1, { error: message("priceChange.nothingPicked") })
    .max(MAX_PICKED, { error: message("priceChange.tooManyPicked") })
    .optional(),
  categoryId: idSchema.optional(),
  all: flagSchema.optional(),
  mode: z.enum(PRICE_MODES, { error: message("common.invalid") }),
  value: z.union([z.number(), z.string()], { error: message("priceChange.valueRequired") }),
  rounding: z.literal(ROUNDING_AMOUNTS, { error: message("common.invalid") }).default(0.01),
  dryRun: flagSchema.default(false),
});

/** The request converted to the terms of a price change. */
export const priceRequestSchema = priceRequestFields.transform((input, context): PriceRequest => {
  const complain = (field: string, key: Parameters<typeof message>[0]) => {
    context.addIssue({ code: "custom", path: [field], message: message(key) });
    return z.NEVER;
  };
  const scopes: PriceScope[] = [];
  if (input.all) scopes.push({ kind: "all" });
  if (input.productIds) scopes.push({ kind: "picked", ids: input.productIds });
  if (input.categoryId) scopes.push({ kind: "categories", ids: [input.categoryId], without: false });
  const [scope, ...others] = scopes;
  if (!scope) return complain("productIds", "priceChange.nothingPicked");
  if (others.length > 0) return complain("productIds", "priceChange.oneScope");
  const hundredths = hundredthsOf(input.value);
  if (hundredths === null) return complain("value", input.mode === "percent" ? "priceChange.percent" : "price.invalid");
  if (Math.abs(hundredths) > MAX_CENTS) return complain("value", "price.tooLarge");
  if (input.mode === "set" && hundredths < 0) return complain("value", "price.negative");
  const rule = ruleOf(input.mode, hundredths);
  const problem = checkPriceValue(rule);
  if (problem) return complain("value", problem);
  return {
    scope,
    rule: { ...rule, rounding: centsFromDecimal(input.rounding), previous: "follow" },
    dryRun: input.dryRun,
  };
});
