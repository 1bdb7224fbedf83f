import { z } from "zod";
import { fieldUpdateSchema, idSchema, longText, optionalLine, orderSchema, requiredLine } from "../../fields";
import { flagSchema } from "../../flag";
import { amountFromMilli, milliFromAmount } from "../../money/milli";
import { amountFromCents, centsFromDecimal, parsePrice } from "../../money/money";
import { MAX_QUANTITY, UNIT_WORDS, unitFromText } from "../../money/quantity";
import { tidyDecimal } from "../../money/typed-decimal";
import { UNITS, type Unit } from "../../money/unit";
import { foldText } from "../../text";
import { message, type ValidationKey } from "../../validation-key";
import { photoKeysSchema } from "../images/photo-upload-schemas";
import { PRODUCT_LIMITS } from "./limits";

/**
 * A price in a request: a number with at most two decimals, or a text as people type it; empty means null. Parsing the
 * output again leaves it unchanged, so the form and the server share the schema.
 */
export const priceSchema = z
  .unknown()
  .transform((value, context): number | null => {
    const parsed = readPrice(value);
    if (parsed.ok) return amountFromCents(parsed.cents);
    context.addIssue({ code: "custom", message: message(`price.${parsed.reason}`) });
    return z.NEVER;
  })
  .meta({ type: ["number", "null"], minimum: 0 });

function readPrice(value: unknown): ReturnType<typeof parsePrice> {
  if (value === null || value === undefined) return { ok: true, cents: null };
  if (typeof value === "string") return parsePrice(value);
  if (typeof value !== "number" || !Number.isFinite(value)) return { ok: false, reason: "invalid" };
  if (value < 0) return { ok: false, reason: "negative" };
  if (value >= 1e12) return { ok: false, reason: "tooLarge" };
  const written = String(value);
  if (written.includes("e") || (written.split(".")[1] ?? "").length > 2)
    return { ok: false, reason: "tooManyDecimals" };
  return { ok: true, cents: centsFromDecimal(value) };
}

/** A quantity in units, with at most three decimals: a number, or a text with dot or comma. */
function quantitySchema(max: number, { zero }: { zero: boolean }) {
  const schema = z.unknown().transform((value, context): number => {
    const fail = (reason: "invalid" | "notPositive" | "tooLarge" | "tooManyDecimals") => {
      context.addIssue({ code: "custom", message: message(`quantity.${reason}`) });
      return z.NEVER;
    };
    const text = typeof value === "string" ? tidyDecimal(value).replace(",", ".") : value;
    const amount = typeof text === "string" && /^\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : text;
    if (typeof amount !== "number" || !Number.isFinite(amount)) return fail("invalid");
    if (amount < 0 || (amount === 0 && !zero)) return fail("notPositive");
    if (amount > max) return fail("tooLarge");
    const milli = milliFromAmount(amount);
    return amountFromMilli(milli) === amount ? amount : fail("tooManyDecimals");
  });
  return schema.meta({ type: "number", minimum: zero ? 0 : 0.001, maximum: max });
}

const portionSchema = quantitySchema(amountFromMilli(MAX_QUANTITY), { zero: false });
const stockAmountSchema = quantitySchema(PRODUCT_LIMITS.stock, { zero: true });

/** Empty means unlimited. */
export const stockSchema = z.preprocess(
  (value) => (value === undefined || (typeof value === "string" && value.trim() === "") ? null : value),
  stockAmountSchema.nullable(),
);

/** Accepts the API's word ("unidad", "100 g") or the enum member. */
const unitSchema = z
  .unknown()
  .transform((value, context): Unit => {
    const unit = typeof value === "string" ? unitFromText(value) : null;
    if (unit) return unit;
    context.addIssue({ code: "custom", message: message("product.unit") });
    return z.NEVER;
  })
  .meta({ enum: UNITS.map((unit) => UNIT_WORDS[unit]) });

const nameSchema = requiredLine(PRODUCT_LIMITS.name, {
  required: message("product.nameRequired"),
  tooLong: message("product.nameTooLong"),
});
const descriptionSchema = longText(PRODUCT_LIMITS.description, message("product.descriptionTooLong"));
const skuSchema = optionalLine(PRODUCT_LIMITS.sku, message("product.skuTooLong"));
const categoryIdSchema = idSchema.nullable();

export const optionNameSchema = requiredLine(PRODUCT_LIMITS.optionName, {
  required: message("product.optionNameRequired"),
  tooLong: message("product.optionNameTooLong"),
});
export const optionValueSchema = requiredLine(PRODUCT_LIMITS.optionValue, {
  required: message("product.optionValueRequired"),
  tooLong: message("product.optionValueTooLong"),
});

/** The fields of one variant besides its options. */
export const variantCellsSchema = z.object({
  price: priceSchema,
  sku: skuSchema,
  stock: stockSchema,
  paused: flagSchema,
});

const variantSchema = z.object({
  id: idSchema.optional(),
  /** Option names with their values, in the order of the product's options. */
  options: z
    .record(z.string(), optionValueSchema, { error: message("product.optionsDiffer") })
    .transform((options, context) => {
      const named = Object.entries(options).map(([name, value]) => {
        const parsed = optionNameSchema.safeParse(name);
        for (const issue of parsed.error?.issues ?? []) context.addIssue({ code: "custom", message: issue.message });
        return [parsed.data ?? name, value] as const;
      });
      return Object.fromEntries(named);
    }),
  price: variantCellsSchema.shape.price.default(null),
  sku: variantCellsSchema.shape.sku.default(null),
  stock: variantCellsSchema.shape.stock.default(null),
  paused: variantCellsSchema.shape.paused.default(false),
});
export type VariantInput = z.output<typeof variantSchema>;

/** All variants have the same options, and their values are unique. */
export const variantsSchema = z
  .array(variantSchema, { error: message("common.invalid") })
  .max(PRODUCT_LIMITS.variants, { error: message("product.tooManyVariants") })
  .superRefine((variants, context) => {
    const complain = (index: number, key: "tooManyOptions" | "optionsDiffer" | "optionNameTwice" | "variantTwice") =>
      context.addIssue({ code: "custom", path: [index, "options"], message: message(`product.${key}`) });
    const names = Object.keys(variants[0]?.options ?? {});
    const folded = names.map(foldText);
    const seen = new Set<string>();
    for (const [index, { options }] of variants.entries()) {
      const own = Object.keys(options);
      const values = JSON.stringify(names.map((name) => foldText(options[name] ?? "")));
      if (own.length > PRODUCT_LIMITS.options) complain(index, "tooManyOptions");
      else if (own.length === 0 || own.length !== names.length || own.some((name) => !names.includes(name))) {
        complain(index, "optionsDiffer");
      } else if (new Set(folded).size !== folded.length) complain(index, "optionNameTwice");
      else if (seen.has(values)) complain(index, "variantTwice");
      seen.add(values);
    }
  });

const optionSchema = z.object({
  name: optionNameSchema,
  values: z
    .array(optionValueSchema, { error: message("common.invalid") })
    .min(1, { error: message("product.optionValueRequired") })
    .max(PRODUCT_LIMITS.variants, { error: message("product.tooManyVariants") }),
});
const optionsSchema = z
  .array(optionSchema, { error: message("common.invalid") })
  .max(PRODUCT_LIMITS.options, { error: message("product.tooManyOptions") });

const isOnce = (texts: readonly string[]) => new Set(texts.map(foldText)).size === texts.length;

/**
 * The variant screen of the panel. Rows are identified by id, so that renaming a value keeps the row; omitted cells
 * stay unchanged. With `structure` the rows are the complete list, in order; without it only the changed ones.
 */
export const variantFormSchema = z
  .object({
    id: idSchema,
    structure: z
      .object({
        /** The options when the screen was opened, so that a concurrent change is not overwritten. */
        seen: optionsSchema,
        options: optionsSchema,
        removed: z.array(idSchema).max(PRODUCT_LIMITS.variants, { error: message("product.tooManyVariants") }),
      })
      .optional(),
    rows: z
      .array(
        variantCellsSchema
          .partial()
          .extend({ id: idSchema.nullable(), values: z.array(optionValueSchema).max(PRODUCT_LIMITS.options) }),
        { error: message("common.invalid") },
      )
      .max(PRODUCT_LIMITS.variants, { error: message("product.tooManyVariants") }),
    /** The stock of a product that is left without variants. */
    stock: stockSchema.optional(),
  })
  .superRefine(({ structure, rows }, context) => {
    const complain = (path: PropertyKey[], key: ValidationKey) =>
      context.addIssue({ code: "custom", path, message: message(key) });
    if (!structure) {
      if (rows.some(({ id }) => id === null)) complain(["rows"], "product.optionsDiffer");
      return;
    }
    const { options } = structure;
    if (!isOnce(options.map(({ name }) => name))) complain(["structure"], "product.optionNameTwice");
    if (options.some(({ values }) => !isOnce(values))) complain(["structure"], "product.optionValueTwice");
    const fits = ({ values }: { values: string[] }) =>
      values.length > 0 &&
      values.length === options.length &&
      values.every((value, place) => options[place]?.values.includes(value));
    if (!rows.every(fits)) complain(["rows"], "product.optionsDiffer");
    else if (new Set(rows.map(({ values }) => JSON.stringify(values))).size !== rows.length) {
      complain(["rows"], "product.variantTwice");
    }
  });
export type VariantFormInput = z.output<typeof variantFormSchema>;

/** A product's options in order, with their values in order of appearance. */
export function optionsOf(variants: readonly Pick<VariantInput, "options">[]): { name: string; values: string[] }[] {
  return Object.keys(variants[0]?.options ?? {}).map((name) => ({
    name,
    values: [...new Set(variants.map(({ options }) => options[name] ?? ""))],
  }));
}

/** The fields that `PUT /product` can write. */
export const productFields = {
  name: nameSchema,
  description: descriptionSchema,
  price: priceSchema,
  previousPrice: priceSchema,
  sku: skuSchema,
  categoryId: categoryIdSchema,
  paused: flagSchema,
  offer: flagSchema,
  order: orderSchema,
  unit: unitSchema,
  step: portionSchema,
  minQuantity: portionSchema,
};

export const productFieldUpdateSchema = fieldUpdateSchema(productFields);
export type ProductFieldUpdate = z.output<typeof productFieldUpdateSchema>;

/** The fields of the form and of a whole product. A previous price must be higher than the price to be an offer. */
const productShape = {
  name: nameSchema,
  description: descriptionSchema.default(""),
  price: priceSchema.default(null),
  previousPrice: priceSchema.default(null),
  sku: skuSchema.default(null),
  categoryId: categoryIdSchema.default(null),
  paused: flagSchema.default(false),
  offer: flagSchema.default(false),
  unit: unitSchema.default("UNIT"),
  step: portionSchema.default(1),
  minQuantity: portionSchema.default(1),
  stock: stockSchema.default(null),
  /** What the merchant pays: never shown to visitors, and not part of the public API. */
  cost: priceSchema.default(null),
  variants: variantsSchema.default([]),
  /** Photos that the panel uploads by themselves, before or after this call; not part of the public API. */
  photos: photoKeysSchema.optional(),
};

type Prices = { price: number | null; previousPrice: number | null };

function previousIsHigher({ price, previousPrice: previous }: Prices): boolean {
  return previous === null || (price !== null && previous > price);
}

const previousPriceIssue = { path: ["previousPrice"], error: message("product.previousPriceNotHigher") };

/** A new product. */
export const productFormSchema = z.object(productShape).refine(previousIsHigher, previousPriceIssue);
export type ProductForm = z.output<typeof productFormSchema>;

/** The fields the form changed; omitted fields stay unchanged. */
export const productChangesSchema = z
  .object({ ...productFields, stock: stockSchema, cost: priceSchema, variants: variantsSchema })
  .partial()
  .extend({ id: idSchema });

const MAX_IMAGES_ORDER = 100;

/** A product as read from the API and changed; its photos only carry their order. Omitted fields stay unchanged. */
export const productUpdateWithImagesSchema = productChangesSchema.omit({ cost: true }).extend({
  name: nameSchema,
  images: z
    .array(z.object({ id: idSchema, order: orderSchema }), { error: message("common.invalid") })
    .max(MAX_IMAGES_ORDER, { error: message("common.tooMany") })
    .optional(),
});

export type ProductChanges = z.output<typeof productChangesSchema> &
  Pick<z.output<typeof productUpdateWithImagesSchema>, "images">;

export const imagesOrderSchema = z
  .array(z.object({ imageId: idSchema, order: orderSchema }), { error: message("common.invalid") })
  .min(1, { error: message("common.empty") })
  .max(MAX_IMAGES_ORDER, { error: message("common.tooMany") });
export const imagesOrderForm = z.object({ list: imagesOrderSchema });
export type ImagesOrder = z.output<typeof imagesOrderSchema>;
