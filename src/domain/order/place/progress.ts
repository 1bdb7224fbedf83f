import type { DeliveryMethod, DeliveryStatus, OrderAction, OrderStatus } from "../manage/states";

/** How far an order has come, as its customer sees it. `closed`: the shop put it away without handing it over. */
export const ORDER_PROGRESS = ["received", "preparing", "ready", "sent", "pickedUp", "cancelled", "closed"] as const;
export type OrderProgress = (typeof ORDER_PROGRESS)[number];

/** Events that tell a cancelled order from others once it is archived. */
export const OPENING_EVENTS = ["cancel", "reopen"] as const satisfies readonly OrderAction[];

const BY_DELIVERY: Record<DeliveryStatus, OrderProgress> = {
  TO_PREPARE: "preparing",
  PREPARED: "ready",
  SENT: "sent",
  PICKED_UP: "pickedUp",
};

interface Stored {
  status: OrderStatus;
  /** What it was when it was cancelled, until it is reopened. */
  cancelledFrom: OrderStatus | null;
  deliveryStatus: DeliveryStatus;
}

/** The order's progress; `events` are the kinds of its events, oldest first. */
export function orderProgress(
  { status, cancelledFrom, deliveryStatus }: Stored,
  events: readonly string[],
): OrderProgress {
  if (status === "CANCELLED" || (status === "ARCHIVED" && cancelledFrom)) return "cancelled";
  if (status === "NEW") return "received";
  const delivered = BY_DELIVERY[deliveryStatus];
  if (status === "CONFIRMED" || delivered === "sent" || delivered === "pickedUp") return delivered;
  // of orders that earlier releases cancelled and archived it is known from the events alone
  const last = events.findLast((kind) => OPENING_EVENTS.some((opening) => opening === kind));
  return last === "cancel" ? "cancelled" : "closed";
}

/** Whether the shop still has something to do for it. */
export const isRunning = (progress: OrderProgress): boolean =>
  progress === "received" || progress === "preparing" || progress === "ready";

/** The stages that an order passes, in order. */
export const orderStages = (method: DeliveryMethod): OrderProgress[] => [
  "received",
  "preparing",
  "ready",
  method === "DELIVERY" ? "sent" : "pickedUp",
];
