import type { Cents } from "~/domain/money/money";
import type { Milli, Unit } from "~/domain/money/quantity";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending";
import type { OutboxState } from "~/trpc/outbox/outbox";

/** What the list shows of an order that has no number yet. */
export interface ShownOrder {
  lines: readonly { name: string; unit: Unit; quantity: Milli }[];
  total: Cents;
}

export interface PendingOrder extends ShownOrder {
  key: string;
  customerName: string;
  /** The server has not confirmed it. */
  pending: boolean;
  /** The server did not accept it: the list of unsent changes says why. */
  refused: boolean;
}

/** The new orders that the server has not confirmed, or that the list does not have yet; the latest first. */
export function pendingOrders(state: OutboxState, listed: ReadonlySet<number>): PendingOrder[] {
  const refused = state.entries.filter((entry) => entry.path === "order.create" && entry.state === "refused");
  return [...pendingEntries(state, "order.create"), ...refused]
    .filter(({ answer }) => !listed.has((answer as { number?: number } | undefined)?.number ?? 0))
    .toSorted((one, other) => other.id - one.id)
    .map((entry) => ({
      ...(entry.input.shown as ShownOrder),
      key: entry.key,
      customerName: String(entry.input.customerName),
      pending: isUnconfirmed([entry]) && entry.state !== "refused",
      refused: entry.state === "refused",
    }));
}
