import type { OrderState } from "~/domain/order/manage/states";

/** The columns that the state machine depends on. */
export const stateSelect = {
  status: true,
  paymentStatus: true,
  deliveryStatus: true,
  deliveryMethod: true,
  stockTaken: true,
  cancelledFrom: true,
} as const;

interface StateRow {
  status: OrderState["status"];
  paymentStatus: OrderState["payment"];
  deliveryStatus: OrderState["delivery"];
  deliveryMethod: OrderState["method"];
  stockTaken: boolean;
  cancelledFrom: OrderState["status"] | null;
}

/** An earlier release that reopens an order, while both serve, leaves the column as it was. */
function cancelledFrom({ status, cancelledFrom }: StateRow): OrderState["cancelledFrom"] {
  const isCancelled = status === "CANCELLED" || status === "ARCHIVED";
  return isCancelled && (cancelledFrom === "NEW" || cancelledFrom === "CONFIRMED") ? cancelledFrom : null;
}

export function stateOf(row: StateRow): OrderState {
  return {
    status: row.status,
    payment: row.paymentStatus,
    delivery: row.deliveryStatus,
    method: row.deliveryMethod,
    stockTaken: row.stockTaken,
    cancelledFrom: cancelledFrom(row),
  };
}
