import type { Milli } from "../../money/milli";
import { plus } from "../../money/money";
import type { CartChange } from "../../order/place/pricing";
import { fitQuantity, lineKey, MAX_CART_LINES, type StoredCartLine, withinStock } from "./cart";

/** What an order placed before differs in today; the line is named as it was ordered. */
export type RepeatChange = { name: string } & (
  | Pick<Extract<CartChange, { kind: "priceChanged" }>, "kind" | "from" | "to">
  | { kind: "lessStock" | "quantityAdjusted"; to: Milli }
  | { kind: "paused" | "gone" | "soldOut" | "tooLarge" | "full" }
);

export interface RepeatedLine extends StoredCartLine {
  /** Null when unlimited. */
  stock: Milli | null;
}

/** The lines of an earlier order that can be ordered now, at today's prices. */
export interface RepeatedOrder {
  lines: RepeatedLine[];
  changes: RepeatChange[];
}

export interface RepeatPlan {
  /** The cart with the lines added to it. */
  cart: StoredCartLine[];
  /** How many of the order's lines it adds something of. */
  added: number;
  changes: RepeatChange[];
}

const nameOf = ({ name, variant }: StoredCartLine): string => (variant ? `${name} (${variant})` : name);

/** Adds an earlier order to a cart. Nothing in the cart is lost, and no line gets more than there is. */
export function planRepeat(cart: readonly StoredCartLine[], { lines, changes }: RepeatedOrder): RepeatPlan {
  const plan: RepeatPlan = { cart: [...cart], added: 0, changes: [...changes] };
  for (const line of lines) {
    const at = plan.cart.findIndex((one) => lineKey(one) === lineKey(line));
    const there = plan.cart[at];
    if (!there && plan.cart.length >= MAX_CART_LINES) {
      plan.changes.push({ name: nameOf(line), kind: "full" });
      continue;
    }
    const wanted = fitQuantity(there ? plus(there.quantity, line.quantity) : line.quantity, line);
    const quantity = withinStock(wanted, line.stock, line);
    if (quantity < wanted) plan.changes.push({ name: nameOf(line), kind: "lessStock", to: quantity });
    if (there && quantity <= there.quantity) continue;
    plan.added += 1;
    if (there) plan.cart[at] = { ...line, quantity };
    else plan.cart.push({ ...line, quantity });
  }
  return plan;
}
