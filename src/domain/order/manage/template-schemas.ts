import { z } from "zod";
import { idSchema, longText, orderSchema, requiredLine } from "../../fields";
import { message } from "../../validation-key";
import { TEMPLATE_LIMITS } from "./template";

const shape = {
  name: requiredLine(TEMPLATE_LIMITS.name, {
    required: message("order.templateNameRequired"),
    tooLong: message("order.templateNameTooLong"),
  }),
  text: longText(TEMPLATE_LIMITS.text, message("order.templateTextTooLong")).refine((text) => text !== "", {
    error: message("order.templateTextRequired"),
  }),
};
export const templateFormSchema = z.object(shape);
export type TemplateForm = z.output<typeof templateFormSchema>;
export const templateUpdateSchema = z.object({ id: idSchema, ...shape });
export type TemplateUpdate = z.output<typeof templateUpdateSchema>;
export const templateOrderSchema = z
  .array(z.object({ id: idSchema, order: orderSchema }))
  .min(1, { error: message("common.empty") })
  .max(TEMPLATE_LIMITS.count, { error: message("common.tooMany") });
export type TemplateOrder = z.output<typeof templateOrderSchema>;
