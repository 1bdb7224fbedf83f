import { z } from "zod";
import { fieldUpdateSchema, idSchema, orderSchema, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { message } from "../validation-key";
import { MAX_CATEGORIES, MAX_CATEGORY_NAME } from "./limits";
import { isReservedCategoryName } from "./names";

export const categoryNameSchema = requiredLine(MAX_CATEGORY_NAME, {
  required: message("category.nameRequired"),
  tooLong: message("category.nameTooLong"),
}).refine((name) => !isReservedCategoryName(name), { error: message("category.nameReserved") });

/** The fields that `PUT /category` can write. */
export const categoryFields = { name: categoryNameSchema, order: orderSchema, paused: flagSchema };

export const categoryFieldUpdateSchema = fieldUpdateSchema(categoryFields);

export const categoryFormSchema = z.object({ name: categoryNameSchema, paused: flagSchema.default(false) });

/** Omitted fields stay unchanged. */
const categoryChangesSchema = z.object(categoryFields).partial().extend({ id: idSchema });
export type CategoryChanges = z.output<typeof categoryChangesSchema>;

export const categoryUpdateSchema = categoryChangesSchema.extend({ name: categoryNameSchema });
export const categoriesOrderSchema = z
  .array(z.object({ id: idSchema, order: orderSchema }), { error: message("common.invalid") })
  .min(1, { error: message("common.empty") })
  .max(MAX_CATEGORIES, { error: message("common.tooMany") });
export type CategoriesOrder = z.output<typeof categoriesOrderSchema>;
