import type { PaymentMethod } from "~/domain/order/payment";
import type { DeliveryChoice } from "./cart-delivery";

const keyOf = (tentId: number) => `held-order:${tentId}`;

/** What was chosen for an order that could not be sent, beside the cart and who asks for it. */
export interface HeldOrder {
  choice: DeliveryChoice;
  payment: PaymentMethod | null;
  note: string;
}

export function keepHeld(tentId: number, order: HeldOrder): void {
  try {
    localStorage.setItem(keyOf(tentId), JSON.stringify(order));
  } catch {
    // it waits as long as the page is open
  }
}

export function readHeld(tentId: number): HeldOrder | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(tentId)) ?? "null") as HeldOrder | null;
  } catch {
    return null;
  }
}

export function forgetHeld(tentId: number): void {
  try {
    localStorage.removeItem(keyOf(tentId));
  } catch {
    // what was never kept needs no forgetting
  }
}
