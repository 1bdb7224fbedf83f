import { z } from "zod";
import { idSchema } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";
import { MAX_RULE_CATEGORIES, MAX_RULE_PRODUCTS } from "./rule-scope";

/** Where a rule applies: one of the three (`reachOf`). */
export const ruleReachFields = {
  all: flagSchema.optional(),
  categoryIds: z
    .array(idSchema, { error: message("common.invalid") })
    .min(1, { error: message("rule.reach") })
    .max(MAX_RULE_CATEGORIES, { error: message("rule.tooManyCategories") })
    .nullish(),
  productIds: z
    .array(idSchema, { error: message("common.invalid") })
    .min(1, { error: message("rule.reach") })
    .max(MAX_RULE_PRODUCTS, { error: message("rule.tooManyProducts") })
    .nullish(),
};

/** The products of which an example is shown before a rule is saved: everything, unless it names some. */
export const sampledReachSchema = z.object(ruleReachFields);
export type SampledReach = z.output<typeof sampledReachSchema>;
