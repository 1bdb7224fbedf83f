import type { Cents } from "~/domain/money/money";

/** What an open panel says about an order that just came in. */
export interface NewOrder {
  tentId: number;
  number: number;
  customerName: string;
  total: Cents;
  hasUnpriced: boolean;
}

export interface OrderFeed {
  /** Tells every open panel of the shop, in whichever process; returns at once. Called after the commit: no order waits for it, or fails. */
  announce(order: NewOrder): void;
  /** Hears of the shop's new orders until the returned function is called. What happens while it is disconnected is not told again. */
  subscribe(tentId: number, listener: (order: NewOrder) => void): () => void;
}
