import { z } from "zod";
import { idSchema, longIdSchema, optionalLine, requiredLine } from "../fields";
import { flagSchema } from "../flag";
import { MAX_CENTS } from "../money/money";
import { ORDER_LIMITS } from "../order/place/limits";
import { periodBound } from "../pricing/period-schema";
import { MAX_RULE_PRODUCTS } from "../pricing/rule-scope";
import { plainLine } from "../text";
import { message } from "../validation-key";
import { MAX_ENTRIES_AT_ONCE, MAX_LIST_NAME } from "./price-list";
import { listCustomerFields } from "./visitor-forms";
import { MAX_LIST_PASSWORD } from "./visitor-limits";

const amount = z.number({ error: message("priceList.amount") }).nullish();

/** An own price of a product or variant, with the names of the wire: those below the first level are not renamed. */
const entryIn = z
  .object({
    product_id: idSchema,
    variant_id: idSchema.nullish(),
    price: z
      .number({ error: message("price.invalid") })
      .min(0, { error: message("price.negative") })
      .max(MAX_CENTS / 100, { error: message("price.tooLarge") })
      .multipleOf(0.01, { error: message("price.invalid") }),
  })
  .transform(({ product_id: productId, variant_id: variantId = null, price }) => ({ productId, variantId, price }));

const fields = {
  name: requiredLine(MAX_LIST_NAME, {
    required: message("priceList.nameRequired"),
    tooLong: message("priceList.nameTooLong"),
  }),
  percent: z.number({ error: message("promotion.percent") }).nullish(),
  rounding: amount,
  minTotal: amount,
  minUnits: z
    .number({ error: message("priceList.minUnits") })
    .int({ error: message("priceList.minUnits") })
    .nullish(),
  /** Null takes it away. */
  password: optionalLine(MAX_LIST_PASSWORD, message("common.tooLong"))
    .transform((password) => plainLine(password ?? "") || null)
    .optional(),
  from: periodBound,
  to: periodBound,
  paused: flagSchema.optional(),
  visibleProductIds: z
    .array(idSchema, { error: message("common.invalid") })
    .min(1, { error: message("common.empty") })
    .max(MAX_RULE_PRODUCTS, { error: message("rule.tooManyProducts") })
    .nullish(),
  takesRequests: flagSchema.optional(),
  hidesPublic: flagSchema.optional(),
  /** The list's own prices; those that it had and that are not among them are taken away. */
  entries: z
    .array(entryIn, { error: message("common.invalid") })
    .max(MAX_ENTRIES_AT_ONCE, { error: message("common.tooMany") })
    .optional(),
};

/** `priceListProblems` looks at the fields together. */
export const priceListSchema = z.object(fields);
export type PriceListInput = z.output<typeof priceListSchema>;

/** Omitted fields stay as they are; null takes a limit away. */
export const priceListUpdateSchema = z.object(fields).partial().extend({ id: idSchema });
export type PriceListUpdate = z.output<typeof priceListUpdateSchema>;

/** Own prices of a list that are set, in cents, or taken away (null). Others stay. */
export const listEntriesSchema = z.object({
  id: idSchema,
  entries: z
    .array(
      z.object({
        productId: idSchema,
        variantId: idSchema.nullable(),
        price: z
          .number({ error: message("price.invalid") })
          .int({ error: message("price.invalid") })
          .min(0, { error: message("price.negative") })
          .max(MAX_CENTS, { error: message("price.tooLarge") })
          .nullable(),
      }),
    )
    .min(1, { error: message("common.empty") })
    .max(MAX_ENTRIES_AT_ONCE, { error: message("common.tooMany") }),
});
export type ListEntries = z.output<typeof listEntriesSchema>;

export const listPricesSchema = z.object({
  id: idSchema,
  search: optionalLine(ORDER_LIMITS.search, message("common.tooLong")).default(null),
  /** Only products with a price of their own on the list. */
  own: z.boolean().default(false),
  page: z.number().int().min(1).max(ORDER_LIMITS.page).default(1),
});
export type ListPricesInput = z.output<typeof listPricesSchema>;

/** A product, on each list or on one of them. */
export const productOnListsSchema = z.object({ productId: idSchema, listId: idSchema.optional() });
export type ProductOnListsInput = z.output<typeof productOnListsSchema>;

export const listCustomersSchema = z.object({
  id: idSchema,
  search: optionalLine(ORDER_LIMITS.search, message("common.tooLong")).default(null),
  page: z.number().int().min(1).max(ORDER_LIMITS.page).default(1),
});
export type ListCustomersInput = z.output<typeof listCustomersSchema>;

/** A customer whom the merchant adds to a list. */
export const listCustomerSchema = z.object({ id: idSchema, ...listCustomerFields });
export type ListCustomerInput = z.output<typeof listCustomerSchema>;

export const listCustomerRefSchema = z.object({ id: idSchema, customerId: longIdSchema });
export type ListCustomerRef = z.output<typeof listCustomerRefSchema>;

/** Refuses a request, or takes the refusal back. */
export const listCustomerRefusalSchema = listCustomerRefSchema.extend({ refused: z.boolean() });
export type ListCustomerRefusal = z.output<typeof listCustomerRefusalSchema>;

export const listCustomerRemovalSchema = listCustomerRefSchema.extend({
  /** Also gives the list another link: the one that they have goes on opening it. */
  newLink: z.boolean().default(false),
});
export type ListCustomerRemoval = z.output<typeof listCustomerRemovalSchema>;
