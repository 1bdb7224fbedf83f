import type { Milli } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import type { OrderContents } from "~/domain/order/manage/difference";
import { pendingInput } from "~/features/outbox/pending-entries";
import { unsentEntries } from "~/features/outbox/unsent-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import type { OrderDetail } from "./manage/order";

/** What the list shows of an order that has no number yet. */
export interface ShownOrder {
  lines: readonly { name: string; unit: Unit; quantity: Milli }[];
  total: Cents;
}

/** A new order that the server has not confirmed, or that the list does not have yet. */
export interface PendingOrder extends ShownOrder {
  entry: OutboxEntry;
  customerName: string;
}

/** Those orders, the latest first. */
export function pendingOrders(state: OutboxState, listed: ReadonlySet<number>): PendingOrder[] {
  return unsentEntries(state, "order.create", listed).map((entry) => ({
    ...(entry.input.shown as ShownOrder),
    entry,
    customerName: String(entry.input.customerName),
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
