import { z } from "zod";
import type { VariantForm } from "~/domain/product/variants/variants";

/** What was typed of a product's variants and not saved, with what was stored when it was typed. */
export interface VariantDraft {
  stored: VariantForm;
  form: VariantForm;
  typed: Record<string, string>;
  stock: string;
}

const texts = z.record(z.string(), z.string());
const form = z.object({
  options: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      values: z.array(z.object({ key: z.string(), text: z.string() })),
    }),
  ),
  rows: z.array(
    z.object({
      key: z.string(),
      id: z.number().nullable(),
      values: texts,
      price: z.string(),
      sku: z.string(),
      stock: z.string(),
      paused: z.boolean(),
    }),
  ),
  given: z.number(),
});
const schema: z.ZodType<VariantDraft> = z.object({ stored: form, form, typed: texts, stock: z.string() });

/** A kept draft of variants; null if this version cannot read it. */
export function readVariantDraft(kept: unknown): VariantDraft | null {
  const draft = schema.safeParse(kept);
  return draft.success ? draft.data : null;
}
