import { applyOrderAction, ORDER_ACTIONS, type OrderState } from "~/domain/order/manage/states";
import { conflictsOf, type OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-store";
import { isUnconfirmed, pendingEntries } from "./pending-entries";

interface Standing {
  state: OrderState;
  suspected: boolean;
}

function withEntry(order: Standing, { path, input }: OutboxEntry): Standing {
  if (path === "order.acceptSuspected") {
    return order.suspected ? { suspected: false, state: { ...order.state, status: "NEW" } } : order;
  }
  if (path === "order.discardSuspected") {
    const waits = order.suspected && order.state.status === "NEW";
    return waits ? { ...order, state: { ...order.state, status: "ARCHIVED" } } : order;
  }
  const action = ORDER_ACTIONS.find((known) => known === input.action);
  const step = action ? applyOrderAction(order.state, action) : null;
  return step?.ok ? { ...order, state: step.state } : order; // otherwise the read already has it
}

/** Whether a change is about the order with this number, alone or among others. */
const isAbout = (number: number, { input }: OutboxEntry) =>
  input.number === number || (Number(input.from) <= number && number <= Number(input.to));

/** How an order stands after its pending actions. */
export function withPendingActions(
  number: number,
  order: Standing,
  state: OutboxState,
): Standing & { pending: boolean; conflict: OutboxEntry | undefined } {
  const own = pendingEntries(state, "order.act", "order.acceptSuspected", "order.discardSuspected").filter((entry) =>
    isAbout(number, entry),
  );
  return {
    ...own.reduce(withEntry, { state: order.state, suspected: order.suspected }),
    pending: isUnconfirmed(own),
    conflict: own.findLast((entry) => conflictsOf(entry).length > 0),
  };
}
