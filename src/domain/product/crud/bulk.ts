import { z } from "zod";
import { idSchema } from "../../fields";
import { message } from "../../validation-key";
import { MAX_BULK } from "./bulk-limit";
import { productListSchema } from "./list-schema";

/** The list's filters without pagination: everything it matches. */
const productScopeSchema = productListSchema.pick({ search: true, filter: true, categoryId: true });
export type ProductScope = z.output<typeof productScopeSchema>;

/** Selected one by one, or all that a list matches. */
export const productSelectionSchema = z.union([
  z.object({
    ids: z
      .array(idSchema, { error: message("common.invalid") })
      .min(1, { error: message("common.empty") })
      .max(MAX_BULK, { error: message("common.tooMany") }),
  }),
  z.object({ matching: productScopeSchema }),
]);
export type ProductSelection = z.output<typeof productSelectionSchema>;

const bulkChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pause"), paused: z.boolean() }),
  z.object({ kind: z.literal("offer"), offer: z.boolean() }),
  z.object({ kind: z.literal("category"), categoryId: idSchema.nullable() }),
  z.object({ kind: z.literal("delete") }),
  z.object({ kind: z.literal("restore") }),
]);
export type BulkChange = z.output<typeof bulkChangeSchema>;

const bulkStepSchema = z.object({ selection: productSelectionSchema, change: bulkChangeSchema });
/** One change applied to many products. */
export type BulkStep = z.output<typeof bulkStepSchema>;

/** Usually one step; undoing "another category" has one per category the products came from. */
export const bulkSchema = z
  .array(bulkStepSchema)
  .min(1, { error: message("common.empty") })
  .max(501, { error: message("common.tooMany") });
