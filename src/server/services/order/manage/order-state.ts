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

export function stateOf(row: StateRow): OrderState {
  return {
    status: row.status,
    payment: row.paymentStatus,
    delivery: row.deliveryStatus,
    method: row.deliveryMethod,
    stockTaken: row.stockTaken,
    cancelledFrom: row.cancelledFrom === "NEW" || row.cancelledFrom === "CONFIRMED" ? row.cancelledFrom : null,
  };
}
