import type { Milli } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import type { OrderContents } from "~/domain/order/manage/difference";
import { isUnconfirmed, pendingEntries, pendingInput } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OrderDetail } from "./manage/order";

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

/** What an order will contain after its change that waits, and whether the server has not confirmed it; null if none waits. */
export function pendingContents(
  number: number,
  state: OutboxState,
): { contents: OrderContents; pending: boolean } | null {
  const entry = pendingInput(state, "order.edit", number);
  return entry ? { contents: entry.input.shown as OrderContents, pending: entry.state !== "done" } : null;
}

/** An order as it will be after its change that waits. */
export function withPendingContents(order: OrderDetail, state: OutboxState): { order: OrderDetail; pending: boolean } {
  const waiting = pendingContents(order.number, state);
  if (!waiting) return { order, pending: false };
  const { customerName: name, customerPhone: phone, method, lines, paymentMethod, ...contents } = waiting.contents;
  const stored = new Map(order.lines.map((line) => [line.id, line]));
  const added = { custom: false, sku: null, photo: null, note: null };
  return {
    order: {
      ...order,
      ...contents,
      paymentMethod: paymentMethod as OrderDetail["paymentMethod"],
      customer: { ...order.customer, name: name ?? order.customer.name, phone },
      state: { ...order.state, method: method as OrderDetail["state"]["method"] },
      hasUnpriced: lines.some(({ price }) => price === null),
      lines: lines.map((line, at) => ({
        ...added,
        ...(line.id === null ? null : stored.get(line.id)),
        ...line,
        id: line.id ?? -at - 1,
      })),
    },
    pending: waiting.pending,
  };
}
