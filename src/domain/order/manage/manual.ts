import { z } from "zod";
import { lineKey } from "../../catalogue/cart/cart";
import { typedCouponSchema } from "../../coupons/coupon-schemas";
import { idSchema, longIdSchema, optionalLine, requiredLine } from "../../fields";
import type { Milli } from "../../money/milli";
import type { Cents } from "../../money/money";
import { ruleByHand } from "../../money/quantity";
import { message } from "../../validation-key";
import { ORDER_LIMITS } from "../place/limits";
import type { CatalogueProduct } from "../place/pricing";
import {
  centsSchema,
  clientKeySchema,
  customerShape,
  deliveryNeedsAddress,
  type InnerLine,
  innerLine,
  quantitySchema,
} from "../place/schemas";

function lineList<Line extends z.ZodType<{ quantityMilli: Milli }>>(line: Line) {
  return z
    .array(line.transform(innerLine), { error: message("common.invalid") })
    .min(1, { error: message("order.noManualLines") })
    .max(ORDER_LIMITS.lines, { error: message("order.tooManyLines") });
}

/** An undefined `price` is the catalogue's, null is "Consultar". */
const manualLineSchema = z.object({
  productId: idSchema,
  variantId: idSchema.nullable().default(null),
  quantityMilli: quantitySchema,
  price: centsSchema.nullable().optional(),
});
export type ManualLine = InnerLine<z.output<typeof manualLineSchema>>;

/** Something that is not a product, such as a repair: the merchant writes its name and price. */
const customLineSchema = z.object({
  productId: z.null(),
  name: requiredLine(ORDER_LIMITS.lineName, {
    required: message("order.lineNameRequired"),
    tooLong: message("order.lineNameTooLong"),
  }),
  quantityMilli: quantitySchema,
  price: centsSchema,
});
export type CustomLine = InnerLine<z.output<typeof customLineSchema>>;

const isProduct = (line: ManualLine | CustomLine): line is ManualLine => line.productId !== null;

/** Separates the lines of products from those that the merchant wrote. */
export function linesByKind<Line extends ManualLine | CustomLine>(lines: readonly Line[]) {
  return {
    products: lines.filter((line): line is Extract<Line, ManualLine> => isProduct(line)),
    custom: lines.filter((line): line is Extract<Line, CustomLine> => !isProduct(line)),
  };
}

function withoutTwice(lines: readonly (ManualLine | CustomLine)[]): boolean {
  const { products } = linesByKind(lines);
  return new Set(products.map(lineKey)).size === products.length;
}

export const manualLinesSchema = lineList(z.union([manualLineSchema, customLineSchema])).refine(withoutTwice, {
  error: message("order.lineTwice"),
});

/** A share of the subtotal, or a fixed amount. */
const discountSchema = z.union([
  z.object({
    percent: z
      .number({ error: message("order.discountPercent") })
      .min(0, { error: message("order.discountPercent") })
      .max(100, { error: message("order.discountPercent") })
      .multipleOf(0.01, { error: message("order.discountPercent") }),
  }),
  z.object({ amount: centsSchema }),
]);
export type Discount = z.output<typeof discountSchema>;

/** Without delivery cost and discount the shop's rules apply. */
export const manualOrderSchema = deliveryNeedsAddress(
  z.object({
    clientKey: clientKeySchema,
    lines: manualLinesSchema,
    deliveryCost: centsSchema.optional(),
    discount: discountSchema.optional(),
    coupon: typedCouponSchema,
    /** Null for the public prices; without one the customer's phone decides. */
    priceListId: idSchema.nullable().optional(),
    paid: z.boolean().default(false),
    ...customerShape("order.customerRequired"),
  }),
);
export type ManualOrder = z.output<typeof manualOrderSchema>;
const { branchId: _branch, paymentMethod: _payment, ...formShape } = customerShape("order.customerRequired");
/** The form: selects hold strings until it is submitted. */
export const manualFormSchema = deliveryNeedsAddress(
  z.object({ ...formShape, branch: z.string().default(""), payment: z.string().default("") }),
);
export type ManualForm = z.input<typeof manualFormSchema>;

/** Those that the shop's rules give its lines now, in place of those that it was placed under. */
const todaysRules = z.object({ rules: z.literal("today") });

const { note: _note, ...editShape } = customerShape("order.customerRequired");

const editFields = z.object({
  number: idSchema,
  clientKey: clientKeySchema,
  version: z.number().int().min(0),
  lines: lineList(
    z.union([
      z.object({ lineId: longIdSchema, quantityMilli: quantitySchema, price: centsSchema.nullable() }),
      manualLineSchema.extend({ lineId: z.null() }),
      customLineSchema.extend({ lineId: z.null() }),
    ]),
  ),
  deliveryCost: centsSchema,
  /** Without one the rules that the order keeps price it; an order from before they were kept keeps what was taken off. */
  discount: z.union([discountSchema, todaysRules]).optional(),
  /** The total that was shown. */
  seenTotal: centsSchema.optional(),
  ...editShape,
});

/**
 * The whole contents of an order as they should be; `version` names the contents that the merchant saw. Existing lines
 * are identified by their id and keep their stored name. The same client key twice is one change.
 */
export const orderEditSchema = deliveryNeedsAddress(editFields);
export type OrderEdit = z.output<typeof orderEditSchema>;

/** Whether an edit prices the order by today's rules. */
export const isTodays = ({ discount }: Pick<OrderEdit, "discount">): boolean =>
  discount !== undefined && "rules" in discount;

/** Lines of an order being edited, for which today's discounts are asked. */
export const todaysDiscountsSchema = editFields
  .pick({ number: true, lines: true, method: true, paymentMethod: true, customerPhone: true })
  .partial({ customerPhone: true });
export type TodaysDiscounts = z.output<typeof todaysDiscountsSchema>;

export const orderProductSearchSchema = z.object({
  search: optionalLine(ORDER_LIMITS.search, message("common.tooLong")).default(null),
});

export const orderPhoneSchema = z.object({ phone: optionalLine(ORDER_LIMITS.phone, message("common.tooLong")) });

/** The catalogue for a manual order: pauses and stock are ignored, and a price may be set by hand. */
export function asMerchantSells(
  catalogue: readonly CatalogueProduct[],
  lines: readonly Pick<ManualLine, "productId" | "variantId" | "price">[],
): CatalogueProduct[] {
  const byHand = new Map(
    lines.flatMap((line) => (line.price === undefined ? [] : [[lineKey(line), line.price] as const])),
  );
  const priceOf = (key: string, price: Cents | null) => (byHand.has(key) ? (byHand.get(key) ?? null) : price);
  return catalogue.map((product) => {
    const { id: productId, price, variants } = product;
    return {
      ...product,
      ...ruleByHand(product),
      price: variants.length > 0 ? null : priceOf(lineKey({ productId, variantId: null }), price),
      stock: null,
      paused: false,
      variants: variants.map((variant) => ({
        ...variant,
        price: priceOf(lineKey({ productId, variantId: variant.id }), variant.price ?? price),
        stock: null,
        paused: false,
      })),
    };
  });
}
