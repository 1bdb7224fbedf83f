import { z } from "zod";
import { idSchema, optionalLine } from "../../fields";
import { type Cents, cents, lineTotal, MAX_CENTS, minus, plus } from "../../money/money";
import { type Milli, ONE } from "../../money/quantity";
import { message } from "../../validation-key";
import type { CatalogueProduct } from "../place/pricing";
import {
  cartLineSchema,
  centsSchema,
  clientKeySchema,
  customerShape,
  deliveryNeedsAddress,
  ORDER_LIMITS,
} from "../place/schemas";

const quantityMilli = cartLineSchema.shape.quantityMilli;

function lineList<Line extends z.ZodType>(line: Line) {
  return z
    .array(line, { error: message("common.invalid") })
    .min(1, { error: message("order.noManualLines") })
    .max(ORDER_LIMITS.lines, { error: message("order.tooManyLines") });
}

/** An undefined `price` is the catalogue's, null is "Consultar". */
const manualLineSchema = z.object({
  productId: idSchema,
  variantId: idSchema.nullable().default(null),
  quantityMilli,
  price: centsSchema.nullable().optional(),
});
export type ManualLine = z.output<typeof manualLineSchema>;

const keyOf = ({ productId, variantId }: { productId: number; variantId: number | null }) =>
  `${productId}:${variantId}`;

export const manualLinesSchema = lineList(manualLineSchema).refine(
  (lines) => new Set(lines.map(keyOf)).size === lines.length,
  { error: message("order.lineTwice") },
);

export const manualOrderSchema = deliveryNeedsAddress(
  z.object({ clientKey: clientKeySchema, lines: manualLinesSchema, ...customerShape("order.customerRequired") }),
);
export type ManualOrder = z.output<typeof manualOrderSchema>;
const { branchId: _branch, paymentMethod: _payment, ...formShape } = customerShape("order.customerRequired");
/** The form: selects hold strings until it is submitted. */
export const manualFormSchema = deliveryNeedsAddress(
  z.object({ ...formShape, branch: z.string().default(""), payment: z.string().default("") }),
);
export type ManualForm = z.input<typeof manualFormSchema>;

/** Lines of an edited order: existing lines are identified by their id and keep their stored name. */
export const orderEditSchema = z.object({
  number: idSchema,
  lines: lineList(
    z.union([
      z.object({ lineId: idSchema, quantityMilli, price: centsSchema.nullable() }),
      manualLineSchema.extend({ lineId: z.null() }),
    ]),
  ),
});
export type OrderEdit = z.output<typeof orderEditSchema>;

export const orderProductSearchSchema = z.object({
  search: optionalLine(ORDER_LIMITS.search, message("common.tooLong")).default(null),
});

/** The catalogue for a manual order: pauses and stock are ignored, and a price may be set by hand. */
export function asMerchantSells(
  catalogue: readonly CatalogueProduct[],
  lines: readonly Pick<ManualLine, "productId" | "variantId" | "price">[],
): CatalogueProduct[] {
  const byHand = new Map(
    lines.flatMap((line) => (line.price === undefined ? [] : [[keyOf(line), line.price] as const])),
  );
  const priceOf = (key: string, price: Cents | null) => (byHand.has(key) ? (byHand.get(key) ?? null) : price);
  return catalogue.map((product) => {
    const { id: productId, price, variants } = product;
    return {
      ...product,
      price: variants.length > 0 ? null : priceOf(keyOf({ productId, variantId: null }), price),
      stock: null,
      paused: false,
      variants: variants.map((variant) => ({
        ...variant,
        price: priceOf(keyOf({ productId, variantId: variant.id }), variant.price ?? price),
        stock: null,
        paused: false,
      })),
    };
  });
}

/** Null without a price; "tooLarge" above the largest price. */
export function editedTotal(price: Cents | null, quantity: Milli): Cents | null | "tooLarge" {
  if (price === null) return null;
  const exceeds = BigInt(price) * BigInt(quantity) > BigInt(MAX_CENTS) * BigInt(ONE);
  return exceeds ? "tooLarge" : lineTotal(price, quantity);
}

export type OrderSums = { subtotal: Cents; discount: Cents; deliveryCost: Cents };

/** The sums after lines were edited: the discount keeps its percentage, the delivery its cost. Null if too large. */
export function editedSums(
  totals: readonly (Cents | null)[],
  before: OrderSums,
): (OrderSums & { total: Cents; hasUnpriced: boolean }) | null {
  const sum = totals.reduce<bigint>((all, total) => all + BigInt(total ?? 0), 0n);
  if (sum + BigInt(before.deliveryCost) > BigInt(MAX_CENTS)) return null;
  const share = BigInt(before.subtotal);
  const discount = cents(share === 0n ? 0 : Number((sum * BigInt(before.discount) + share / 2n) / share));
  const subtotal = cents(Number(sum));
  return {
    subtotal,
    discount,
    deliveryCost: before.deliveryCost,
    total: plus(minus(subtotal, discount), before.deliveryCost),
    hasUnpriced: totals.includes(null),
  };
}
