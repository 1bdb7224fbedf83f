import type { Cents } from "~/domain/money/money";

/** What is announced of a new order. */
export interface NewOrder {
  tentId: number;
  number: number;
  customerName: string;
  total: Cents;
  hasUnpriced: boolean;
}

export interface OrderFeed {
  /**
   * Notifies every open panel of the shop, in whichever process; returns at once. Called after the commit: an order
   * neither waits for it nor fails because of it.
   */
  announce(order: NewOrder): void;
  /**
   * Calls the listener for the shop's new orders until the returned function is called. Orders placed while the feed is
   * disconnected are not replayed.
   */
  subscribe(tentId: number, listener: (order: NewOrder) => void): () => void;
}
