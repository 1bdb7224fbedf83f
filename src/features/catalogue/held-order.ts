import type { HeldOrder } from "~/domain/catalogue/checkout-machine";

const keyOf = (tentId: number) => `held-order:${tentId}`;

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
