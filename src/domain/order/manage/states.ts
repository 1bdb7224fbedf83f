export const ORDER_STATUSES = ["NEW", "CONFIRMED", "CANCELLED", "ARCHIVED"] as const;
export const PAYMENT_STATUSES = ["PENDING", "RECEIVED"] as const;
export const DELIVERY_STATUSES = ["TO_PREPARE", "PREPARED", "SENT", "PICKED_UP"] as const;
export const DELIVERY_METHODS = ["DELIVERY", "PICKUP"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export type OrderState = {
  status: OrderStatus;
  payment: PaymentStatus;
  delivery: DeliveryStatus;
  method: DeliveryMethod;
  /** Whether the stock of its lines was taken: confirming takes it, cancelling or undoing that returns it. */
  stockTaken: boolean;
  /** Its status before it was cancelled, as long as it is; null in orders that earlier releases cancelled. */
  cancelledFrom: "NEW" | "CONFIRMED" | null;
};

export const ORDER_ACTIONS = [
  "confirm",
  "undoConfirm",
  "cancel",
  "reopen",
  "reopenAsNew",
  "archive",
  "receivePayment",
  "undoPayment",
  "prepare",
  "undoPrepare",
  "send",
  "undoSend",
  "pickUp",
  "undoPickUp",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

type Change = { allowed: boolean; next: Partial<OrderState> };

/**
 * Archiving is undone first; then the order is what it was before it was cancelled, and takes its stock again. What
 * was prepared had been confirmed, and has its stock unless it was cancelled.
 */
function reopened({ status, stockTaken, delivery, cancelledFrom }: OrderState): Partial<OrderState> {
  const prepared = delivery !== "TO_PREPARE";
  if (status === "ARCHIVED" && (cancelledFrom || (prepared && !stockTaken))) return { status: "CANCELLED" };
  const before = cancelledFrom ?? (stockTaken || prepared ? "CONFIRMED" : "NEW");
  return { status: before, stockTaken: before === "CONFIRMED", cancelledFrom: null };
}

/** A cancelled order remembers that it was, also where an earlier release cancelled it: it is reopened as cancelled. */
function archived({ status, delivery, cancelledFrom }: OrderState): Partial<OrderState> {
  if (status !== "CANCELLED") return { status: "ARCHIVED" };
  return { status: "ARCHIVED", cancelledFrom: cancelledFrom ?? (delivery === "TO_PREPARE" ? "NEW" : "CONFIRMED") };
}

function changeFor(order: OrderState, action: OrderAction): Change {
  const open = order.status === "NEW" || order.status === "CONFIRMED";
  const confirmed = order.status === "CONFIRMED";
  const moves = (from: DeliveryStatus, to: DeliveryStatus, method?: DeliveryMethod): Change => ({
    allowed: confirmed && order.delivery === from && (method === undefined || order.method === method),
    next: { delivery: to },
  });
  switch (action) {
    case "confirm":
      return { allowed: order.status === "NEW", next: { status: "CONFIRMED", stockTaken: true } };
    case "undoConfirm":
      return {
        allowed: confirmed && order.delivery === "TO_PREPARE",
        next: { status: "NEW", stockTaken: false },
      };
    case "cancel":
      return {
        allowed: open,
        next: { status: "CANCELLED", stockTaken: false, cancelledFrom: confirmed ? "CONFIRMED" : "NEW" },
      };
    case "reopen":
      return { allowed: !open, next: reopened(order) };
    case "reopenAsNew":
      return {
        allowed: order.status === "CANCELLED" && reopened(order).status === "CONFIRMED",
        next: { status: "NEW", delivery: "TO_PREPARE", cancelledFrom: null },
      };
    case "archive":
      return { allowed: order.status !== "ARCHIVED", next: archived(order) };
    case "receivePayment":
      return { allowed: open && order.payment === "PENDING", next: { payment: "RECEIVED" } };
    case "undoPayment":
      return { allowed: open && order.payment === "RECEIVED", next: { payment: "PENDING" } };
    case "prepare":
      return moves("TO_PREPARE", "PREPARED");
    case "undoPrepare":
      return moves("PREPARED", "TO_PREPARE");
    case "send":
      return moves("PREPARED", "SENT", "DELIVERY");
    case "undoSend":
      return moves("SENT", "PREPARED");
    case "pickUp":
      return moves("PREPARED", "PICKED_UP", "PICKUP");
    case "undoPickUp":
      return moves("PICKED_UP", "PREPARED");
  }
}

const UNDOING: Partial<Record<OrderAction, OrderAction>> = {
  confirm: "undoConfirm",
  undoConfirm: "confirm",
  cancel: "reopen",
  archive: "reopen",
  receivePayment: "undoPayment",
  undoPayment: "receivePayment",
  prepare: "undoPrepare",
  undoPrepare: "prepare",
  send: "undoSend",
  undoSend: "send",
  pickUp: "undoPickUp",
  undoPickUp: "pickUp",
};

/** The action that undoes an action on an order that was in this state; null if none restores it. */
export function undoOf({ status }: OrderState, action: OrderAction): OrderAction | null {
  if (action === "reopen") return status === "ARCHIVED" ? "archive" : "cancel";
  return UNDOING[action] ?? null;
}

export type OrderStep =
  | { ok: true; state: OrderState; stock: "take" | "return" | "none" }
  | { ok: false; reason: "notAllowed" };

/** The order's next state, and whether stock is taken or returned. */
export function applyOrderAction(order: OrderState, action: OrderAction): OrderStep {
  const { allowed, next } = changeFor(order, action);
  if (!allowed) return { ok: false, reason: "notAllowed" };
  const state = { ...order, ...next };
  if (state.stockTaken === order.stockTaken) return { ok: true, state, stock: "none" };
  return { ok: true, state, stock: state.stockTaken ? "take" : "return" };
}

export function allowedActions(order: OrderState): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => changeFor(order, action).allowed);
}

/** Whether lines, prices, customer and delivery may be changed: until the order is handed over. */
export function isEditable({ status, delivery }: Pick<OrderState, "status" | "delivery">): boolean {
  return status === "NEW" || (status === "CONFIRMED" && (delivery === "TO_PREPARE" || delivery === "PREPARED"));
}

/** The action that the panel offers first; null when the order is closed. */
export function nextAction(order: OrderState): OrderAction | null {
  if (order.status === "NEW") return "confirm";
  if (order.status === "CANCELLED") return "archive";
  if (order.status === "ARCHIVED") return null;
  if (order.payment === "PENDING") return "receivePayment";
  if (order.delivery === "TO_PREPARE") return "prepare";
  if (order.delivery === "PREPARED") return order.method === "PICKUP" ? "pickUp" : "send";
  return "archive";
}
