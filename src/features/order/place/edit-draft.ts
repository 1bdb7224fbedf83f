import type { Milli } from "~/domain/money/milli";
import { cents, minus, plus, typedFromCents } from "~/domain/money/money";
import type { OrderContents } from "~/domain/order/manage/difference";
import type { Discount, ManualForm } from "~/domain/order/manage/manual";
import { type OrderSums, orderSums } from "~/domain/order/manage/manual-sums";
import { readableNumber } from "~/domain/tent/phone";
import type { RouterInputs, RouterOutputs } from "~/trpc/react";
import type { OrderDetail } from "../manage/order";
import { type DraftAmounts, hasRules, typedAmount, typedDiscount } from "./draft-amounts";
import { type DraftLine, draftLineKey, draftLineName, draftTotal, FREE_RULE, priceOf } from "./draft-lines";
import { sentFields } from "./sent-fields";

type SentLine = RouterInputs["order"]["edit"]["lines"][number];
type Editable = RouterOutputs["order"]["editable"];

/** The lines of a stored order, as they can be edited. */
export function draftsOf(order: OrderDetail, { lines }: Editable): DraftLine[] {
  return order.lines.map(({ id, custom, name, variantName, unit, quantity, price, photo }) => {
    const line = lines.find((one) => one.id === id);
    const [step, minQuantity] = [line?.step ?? null, line?.minQuantity ?? null];
    return {
      key: line?.productId ? draftLineKey(line.productId, line.variantId) : `line-${id}`,
      lineId: id,
      productId: line?.productId ?? null,
      variantId: line?.variantId ?? null,
      categoryId: null, // an edited order keeps the rules that it was placed under
      custom,
      name,
      variantName,
      unit,
      rule: step === null || minQuantity === null ? FREE_RULE : { step, minQuantity },
      quantity,
      price: typedFromCents(price, order.money),
      photo,
      stock: line?.stock ?? null,
    };
  });
}

/** The form of a stored order. */
export function filledForm(order: OrderDetail): ManualForm {
  const { customer, state, address, zone, branchId, paymentMethod } = order;
  return {
    customerName: customer.name,
    customerPhone: customer.phone === null ? "" : readableNumber(customer.phone),
    method: state.method,
    address: address ?? "",
    zone: zone ?? "",
    branch: branchId === null ? "" : String(branchId),
    payment: paymentMethod ?? "",
    note: "",
  };
}

/** The discounts that today's rules give, in place of those that the order was placed with. */
export type GivenToday = RouterOutputs["order"]["todaysDiscounts"];

/** The discount to give: undefined keeps those that the order was placed with; null while what is typed is invalid. */
export function draftDiscount(order: OrderDetail, { discount }: DraftAmounts): Discount | null | undefined {
  if (hasRules(order) && !discount?.typed.trim()) return undefined;
  return discount ? (typedDiscount(discount) ?? null) : { amount: cents(0) };
}

/** The sums of what is typed; undefined while something of it is invalid. */
export function draftSums(
  order: OrderDetail,
  lines: readonly DraftLine[],
  amounts: DraftAmounts,
  delivers: boolean,
  today: GivenToday | null = null,
): OrderSums | "discountTooLarge" | undefined {
  const totals = lines.map((line) => draftTotal(line));
  const deliveryCost = delivers ? typedAmount(amounts.deliveryCost ?? "") : cents(0);
  const discount = draftDiscount(order, amounts);
  if (deliveryCost === undefined || discount === null || totals.includes(undefined)) return undefined;
  const sums = orderSums(
    totals.map((total) => total ?? null),
    { deliveryCost, discount: today ?? discount ?? order.discounts },
  );
  return sums === "tooLarge" ? undefined : sums;
}

/** What the order would contain. */
export function draftContents(
  order: OrderDetail,
  lines: readonly DraftLine[],
  form: ManualForm,
  sums: OrderSums,
  branches: readonly { id: number; name: string }[],
): OrderContents {
  const { branchId, paymentMethod, zone, method, customerPhone, address, customerName } = sentFields(form);
  const digits = (customerPhone ?? "").replace(/\D/g, "");
  const delivers = method === "DELIVERY";
  return {
    customerName: customerName.trim(),
    customerPhone: digits === (order.customer.phone ?? "") ? order.customer.phone : (customerPhone ?? null),
    method,
    address: delivers ? (address ?? "").trim() || null : null,
    zone: delivers ? zone : null,
    branchName:
      branchId === order.branchId ? order.branchName : (branches.find(({ id }) => id === branchId)?.name ?? null),
    paymentMethod,
    ...sums,
    lines: lines.map((line) => ({
      id: line.lineId,
      name: line.name.trim(),
      variantName: line.variantName,
      unit: line.unit,
      quantity: line.quantity,
      price: priceOf(line),
      total: draftTotal(line) ?? null,
    })),
  };
}

/** The contents of a stored order. */
export function storedContents(order: OrderDetail): OrderContents {
  const { customer, state, address, zone, branchName, paymentMethod, lines } = order;
  const { subtotal, discount, deliveryCost, total } = order;
  return {
    customerName: customer.name,
    customerPhone: customer.phone,
    method: state.method,
    address,
    zone,
    branchName,
    paymentMethod,
    subtotal,
    discount,
    deliveryCost,
    total,
    lines,
  };
}

/** The lines as the API takes them. */
export function sentLines(lines: readonly DraftLine[]): SentLine[] {
  return lines.map((line): SentLine => {
    const { lineId, productId, variantId, quantity: quantityMilli } = line;
    const price = priceOf(line);
    if (lineId !== null) return { lineId, quantityMilli, price };
    if (productId !== null) return { lineId, productId, variantId, quantityMilli, price };
    return { lineId, productId, name: draftLineName(line), quantityMilli, price: price ?? cents(0) };
  });
}

/** Lines whose stored row was removed meanwhile become new ones. */
export function rebased(lines: readonly DraftLine[], stored: readonly { id: number }[]): DraftLine[] {
  const ids = new Set(stored.map(({ id }) => id));
  return lines.map((line) => (line.lineId !== null && ids.has(line.lineId) ? line : { ...line, lineId: null }));
}

export interface StockMove {
  key: string;
  name: string;
  from: Milli;
  to: Milli;
}

/** What saving does to the stock of products that count it, for an order that took stock. */
export function stockMoves(first: readonly DraftLine[], lines: readonly DraftLine[]): StockMove[] {
  const moves = new Map<string, StockMove>();
  const count = (line: DraftLine, sign: 1 | -1) => {
    if (line.stock === null || line.productId === null) return;
    const key = draftLineKey(line.productId, line.variantId);
    const move = moves.get(key) ?? { key, name: draftLineName(line), from: line.stock, to: line.stock };
    moves.set(key, { ...move, to: sign > 0 ? plus(move.to, line.quantity) : minus(move.to, line.quantity) });
  };
  for (const line of first) count(line, 1);
  for (const line of lines) count(line, -1);
  return [...moves.values()].filter(({ from, to }) => from !== to);
}
