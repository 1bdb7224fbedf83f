import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import type { OrderContents } from "~/domain/order/manage/difference";
import type { DeliveryMethod, PaymentMethod, Unit } from "~/generated/prisma/enums";
import { longId } from "~/server/database/long-id";

/** A decimal column, as read or as about to be written. */
type Amount = string | number | { toString(): string };

interface LineRow {
  id: bigint | null;
  name: string;
  variantName: string | null;
  unit: Unit;
  quantity: Amount;
  price: Amount | null;
  total: Amount | null;
}

interface OrderRow {
  customerName: string;
  customerPhone: string | null;
  deliveryMethod: DeliveryMethod;
  address: string | null;
  deliveryZone: string | null;
  branchName: string | null;
  paymentMethod: PaymentMethod | null;
  subtotal: Amount;
  discount: Amount;
  deliveryCost: Amount;
  total: Amount;
  lines: readonly LineRow[];
}

/** The contents of an order's rows, for comparing two versions of it. */
export function contentsOf(order: OrderRow): OrderContents {
  return {
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    method: order.deliveryMethod,
    address: order.address,
    zone: order.deliveryZone,
    branchName: order.branchName,
    paymentMethod: order.paymentMethod,
    subtotal: centsFromDecimal(order.subtotal),
    discount: centsFromDecimal(order.discount),
    deliveryCost: centsFromDecimal(order.deliveryCost),
    total: centsFromDecimal(order.total),
    lines: order.lines.map(({ id, name, variantName, unit, quantity, price, total }) => ({
      id: id === null ? null : longId(id),
      name,
      variantName,
      unit,
      quantity: milliFromAmount(quantity),
      price: centsFromDecimal(price),
      total: centsFromDecimal(total),
    })),
  };
}
