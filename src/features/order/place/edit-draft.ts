import { lineKey } from "~/domain/catalogue/cart/cart";
import type { Milli } from "~/domain/money/milli";
import { cents, minus, plus, typedFromCents } from "~/domain/money/money";
import { amountsOf, type DraftAmounts, hasRules, typedAmount, typedDiscount } from "~/domain/order/draft/draft-amounts";
import { type DraftLine, draftLineName, draftTotal, FREE_RULE, priceOf } from "~/domain/order/draft/draft-lines";
import type { DraftState } from "~/domain/order/draft/order-draft";
import { paymentOf, sentFields } from "~/domain/order/draft/sent-fields";
import { isUnchanged, type OrderContents, orderDifference } from "~/domain/order/manage/difference";
import type { Discount, ManualForm } from "~/domain/order/manage/manual";
import { type OrderSums, orderSums } from "~/domain/order/manage/manual-sums";
import { ruledSums } from "~/domain/order/manage/ruled-sums";
import type { KeptRules } from "~/domain/order/place/kept-rules";
import type { GoodsLine } from "~/domain/pricing/rules";
import { readableNumber } from "~/domain/tent/phone";
import type { RouterOutputs } from "~/trpc/react";
import type { OrderDetail } from "../manage/order";

type Editable = RouterOutputs["order"]["editable"];

/** The lines of a stored order, as they can be edited. */
export function draftsOf(order: OrderDetail, { lines }: Editable): DraftLine[] {
  return order.lines.map(({ id, custom, name, variantName, unit, quantity, price, photo }) => {
    const line = lines.find((one) => one.id === id);
    const [step, minQuantity] = [line?.step ?? null, line?.minQuantity ?? null];
    return {
      key: line?.productId ? lineKey(line) : `line-${id}`,
      lineId: id,
      productId: line?.productId ?? null,
      variantId: line?.variantId ?? null,
      categoryId: line?.scopeCategoryId ?? null,
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
type GivenToday = RouterOutputs["order"]["todaysDiscounts"];

/** A stored order, with what an edit of it needs to know. */
export interface StoredOrder {
  order: OrderDetail;
  editable: Editable;
}

/** The amounts of a stored order, to be typed over. */
export const storedAmounts = ({ order, editable: { rules } }: StoredOrder): DraftAmounts =>
  amountsOf(order, order.money, rules ? !rules.replaced : undefined);

/** The lines as the calculation reads them. What is stored of a line decides which rules reach it. */
export function draftGoods(lines: readonly DraftLine[], stored: Editable["lines"]): GoodsLine[] {
  return lines.map((line) => {
    const { variantId, unit, quantity } = line;
    const of = line.lineId === null ? undefined : stored.find(({ id }) => id === line.lineId);
    const productId = of ? of.scopeProductId : line.productId;
    const categoryId = of ? of.scopeCategoryId : line.categoryId;
    return { productId, variantId, categoryId, unit, quantity, unitPrice: priceOf(line) };
  });
}

/** The rules that price an order: without its coupon while that may not be used again. */
export const usableRules = ({ rules }: Editable): KeptRules | null =>
  rules && (rules.couponRefusal ? { ...rules.kept, coupon: null } : rules.kept);

/** The discount by hand; undefined for what its rules give, or were once; null while what is typed is invalid. */
export function draftDiscount(
  { order, editable }: StoredOrder,
  { discount }: DraftAmounts,
): Discount | null | undefined {
  if ((editable.rules || hasRules(order)) && !discount?.typed.trim()) return undefined;
  return discount ? (typedDiscount(discount) ?? null) : { amount: cents(0) };
}

/** The sums of what is typed; undefined while something of it is invalid. */
function draftSums(
  stored: StoredOrder,
  lines: readonly DraftLine[],
  amounts: DraftAmounts,
  { method, payment }: Pick<ManualForm, "method" | "payment">,
  today: GivenToday | null = null,
): OrderSums | "discountTooLarge" | undefined {
  const totals = lines.map((line) => draftTotal(line));
  const deliveryCost = method === "DELIVERY" ? typedAmount(amounts.deliveryCost ?? "") : cents(0);
  const discount = draftDiscount(stored, amounts);
  if (deliveryCost === undefined || discount === null || totals.includes(undefined)) return undefined;
  const rules = today ? null : usableRules(stored.editable);
  const sums = rules
    ? ruledSums(draftGoods(lines, stored.editable.lines), rules, {
        method,
        paymentMethod: paymentOf(payment),
        deliveryCost,
        discount,
      })
    : orderSums(
        totals.map((total) => total ?? null),
        { deliveryCost, discount: today ?? discount ?? stored.order.discounts },
      );
  return sums === "tooLarge" ? undefined : sums;
}

/** What an edit comes to. */
export interface OrderEditView {
  sums: OrderSums | "discountTooLarge" | undefined;
  /** The order with it; null while there are no sums. */
  mine: OrderContents | null;
  /** Something would be saved. */
  isChanged: boolean;
  /** The discounts that today's rules gave for this way of receiving and paying. */
  today: GivenToday | null;
  /** The discount is typed, or today's, in place of what the order's rules give. */
  replaced: boolean;
}

/** What is typed of a stored order, as it would be saved. */
export function editedOrder(
  stored: StoredOrder,
  { lines, amounts, today: given }: DraftState,
  form: ManualForm,
  branches: readonly { id: number; name: string }[],
): OrderEditView {
  const today = given?.method === form.method && given.payment === (form.payment ?? "") ? given.discounts : null;
  const sums = draftSums(stored, lines, amounts, form, today);
  const mine = typeof sums === "object" ? draftContents(stored.order, lines, form, sums, branches) : null;
  return {
    sums,
    mine,
    isChanged: mine === null || !isUnchanged(orderDifference(storedContents(stored.order), mine)),
    today,
    replaced: today !== null || draftDiscount(stored, amounts) !== undefined,
  };
}

/** What the order would contain. */
function draftContents(
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
function storedContents(order: OrderDetail): OrderContents {
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
    const key = lineKey(line);
    const move = moves.get(key) ?? { key, name: draftLineName(line), from: line.stock, to: line.stock };
    moves.set(key, { ...move, to: sign > 0 ? plus(move.to, line.quantity) : minus(move.to, line.quantity) });
  };
  for (const line of first) count(line, 1);
  for (const line of lines) count(line, -1);
  return [...moves.values()].filter(({ from, to }) => from !== to);
}
