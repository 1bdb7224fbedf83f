import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import type { OrderDiscount } from "~/domain/order/place/discounts";
import type { Prisma } from "~/generated/prisma/client";

const schema = z.array(
  z.object({
    kind: z.enum(["BREAK", "PROMOTION", "COUPON", "PAYMENT", "MANUAL"]),
    name: z.string(),
    base: storedCents,
    amount: storedCents,
    percent: z.number().optional(),
    freeDelivery: z.literal(true).optional(),
  }),
);

/** The discounts that an order was stored with. */
export const storedDiscounts = (column: Prisma.JsonValue): OrderDiscount[] => schema.parse(column);

/** The column's value. */
export const storableDiscounts = (discounts: readonly OrderDiscount[]): Prisma.InputJsonValue =>
  discounts.map(({ kind, name, base, amount, percent, freeDelivery }) => ({
    kind,
    name,
    base,
    amount,
    ...(percent === undefined ? {} : { percent }),
    ...(freeDelivery ? { freeDelivery } : {}),
  }));
