import { z } from "zod";
import { idSchema } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";
import { MAX_BREAK_STEPS, stepProblems } from "./quantity-break";
import { ruleReachFields } from "./rule-scope-schema";

const terms = {
  from: z.number({ error: message("quantityBreak.from") }),
  percent: z.number({ error: message("promotion.percent") }).nullish(),
  price: z.number({ error: message("quantityBreak.price") }).nullish(),
};

/** `breakProblems` looks at the fields together. */
export const quantityBreakSchema = z.object({ ...terms, ...ruleReachFields, paused: flagSchema.optional() });
export type QuantityBreakInput = z.output<typeof quantityBreakSchema>;

/** Omitted fields stay as they are; a price takes the place of a percentage, and the other way round. */
export const quantityBreakUpdateSchema = quantityBreakSchema.partial().extend({ id: idSchema });
export type QuantityBreakUpdate = z.output<typeof quantityBreakUpdateSchema>;

/** The breaks of the same products, which take the place of those with these ids. */
export const breakStepsSchema = z
  .object({
    ids: z.array(idSchema).max(MAX_BREAK_STEPS, { error: message("common.tooMany") }),
    steps: z
      .array(z.object(terms).transform(({ percent = null, price = null, from }) => ({ from, percent, price })))
      .min(1, { error: message("common.empty") })
      .max(MAX_BREAK_STEPS, { error: message("quantityBreak.tooManySteps") }),
    /** Made by the panel's form: sent again, it writes in the place of what it wrote. */
    clientKey: z.uuid().optional(),
    ...ruleReachFields,
    /** Left out, they are as those before. */
    paused: flagSchema.optional(),
  })
  .superRefine(({ steps }, context) => {
    for (const [name, key] of Object.entries(stepProblems(steps))) {
      const [at = "0", field = ""] = name.split(".");
      context.addIssue({ code: "custom", path: ["steps", Number(at), field], message: message(key) });
    }
  });
export type BreakStepsInput = z.output<typeof breakStepsSchema>;

export const breakIdsSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, { error: message("common.empty") })
    .max(MAX_BREAK_STEPS, { error: message("common.tooMany") }),
});

export const breaksPauseSchema = breakIdsSchema.extend({ paused: z.boolean() });
