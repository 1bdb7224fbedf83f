import { z } from "zod";
import { MAX_QUERY } from "../../catalogue/view";
import { MAX_CATEGORIES } from "../../category/limits";
import { idSchema } from "../../fields";
import { cents, ROUNDINGS } from "../../money/money";
import { message } from "../../validation-key";
import {
  MAX_PICKED,
  PREVIOUS_RULES,
  PRICE_DIRECTIONS,
  PRICE_FILTERS,
  PRICE_UNITS,
  type PriceRule,
  readPriceValue,
} from "./price-change";

export const priceRuleSchema = z
  .object({
    direction: z.enum(PRICE_DIRECTIONS),
    unit: z.enum(PRICE_UNITS),
    value: z.string({ error: message("priceChange.valueRequired") }).max(40, { error: message("price.tooLarge") }),
    rounding: z
      .number()
      .brand<"Cents">()
      .refine((step) => ROUNDINGS.includes(step), { error: message("common.invalid") })
      .default(cents(1)),
    previous: z.enum(PREVIOUS_RULES).default("follow"),
  })
  .transform(({ value, ...rule }, context): PriceRule => {
    const read = readPriceValue(value, rule);
    if (read.ok) return { ...rule, unit: rule.direction === "set" ? "amount" : rule.unit, hundredths: read.hundredths };
    context.addIssue({ code: "custom", path: ["value"], message: read.key });
    return z.NEVER;
  });

/** The products in scope; those in the bin are never included. */
export const priceScopeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z
    .object({
      kind: z.literal("categories"),
      ids: z.array(idSchema).max(MAX_CATEGORIES, { error: message("common.tooMany") }),
      /** Also the products without a category. */
      without: z.boolean().default(false),
    })
    .refine(({ ids, without }) => without || ids.length > 0, {
      path: ["ids"],
      error: message("priceChange.nothingPicked"),
    }),
  z.object({
    kind: z.literal("search"),
    search: z.string().max(MAX_QUERY, { error: message("common.tooLong") }),
    filter: z.enum(PRICE_FILTERS).nullish(),
    categoryId: idSchema.nullish(),
  }),
  z.object({
    kind: z.literal("picked"),
    ids: z
      .array(idSchema)
      .min(1, { error: message("priceChange.nothingPicked") })
      .max(MAX_PICKED, { error: message("priceChange.tooManyPicked") }),
  }),
]);
export type PriceScope = z.output<typeof priceScopeSchema>;

/** The price list whose prices change; null for the shop's own. */
const listId = idSchema.nullable().default(null);

export const pricePreviewSchema = z.object({
  listId,
  scope: priceScopeSchema,
  rule: priceRuleSchema,
  page: z.number().int().min(1).max(100_000).default(1),
});
export type PricePreviewInput = z.output<typeof pricePreviewSchema>;

export const priceApplySchema = z.object({
  listId,
  scope: priceScopeSchema,
  rule: priceRuleSchema,
  /** Idempotency key: a double tap, or a retry after a lost response, applies the change only once. */
  clientKey: z.uuid(),
  /** The fingerprint of the preview that the user saw. */
  fingerprint: z.string().max(100),
  /** The user confirmed price changes outside the usual range too. */
  confirmed: z.boolean().default(false),
});
export type PriceApplyInput = z.output<typeof priceApplySchema>;

/** A file with the prices of a list. */
export const listFilePreviewSchema = z.object({
  listId: idSchema,
  file: z.instanceof(File, { error: message("import.missing") }),
  /** The column of prices, from 0; null for the one that is found. */
  column: z.number().int().min(0).max(1_000).nullable(),
  page: z.number().int().min(1).max(100_000).default(1),
});
export type ListFilePreview = z.output<typeof listFilePreviewSchema>;

export const listFileApplySchema = listFilePreviewSchema.omit({ page: true }).extend({
  clientKey: z.uuid(),
  fingerprint: z.string().max(100),
  confirmed: z.boolean().default(false),
});
export type ListFileApply = z.output<typeof listFileApplySchema>;
