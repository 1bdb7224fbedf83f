import { applyOrderAction, ORDER_ACTIONS, type OrderState } from "~/domain/order/manage/states";
import type { ChangeOf } from "~/domain/outbox/queued-calls";
import { conflictsOf, type OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { isUnconfirmed, shownEntries } from "./pending-entries";

interface Standing {
  state: OrderState;
  suspected: boolean;
}

/** How an order stands after a change; null for what its state does not show. */
const SHOWN: Record<ChangeOf<"order">, ((order: Standing, entry: OutboxEntry) => Standing) | null> = {
  "order.acceptSuspected": (order) =>
    order.suspected ? { suspected: false, state: { ...order.state, status: "NEW" } } : order,
  "order.act": (order, { input }) => {
    const action = ORDER_ACTIONS.find((known) => known === input.action);
    const step = action ? applyOrderAction(order.state, action) : null;
    return step?.ok ? { ...order, state: step.state } : order; // otherwise the read already has it
  },
  "order.create": null,
  "order.discardSuspected": (order) =>
    order.suspected && order.state.status === "NEW"
      ? { ...order, state: { ...order.state, status: "ARCHIVED" } }
      : order,
  "order.edit": null,
  "order.note": null,
};

/** Whether a change is about the order with this number, alone or among others. */
const isAbout = (number: number, { input }: OutboxEntry) =>
  input.number === number || (Number(input.from) <= number && number <= Number(input.to));

/** How an order stands after its pending actions. */
export function withPendingActions(
  number: number,
  order: Standing,
  state: OutboxState,
): Standing & { pending: boolean; conflict: OutboxEntry | undefined } {
  const shown = shownEntries(state, SHOWN).filter(({ entry }) => isAbout(number, entry));
  const own = shown.map(({ entry }) => entry);
  return {
    ...shown.reduce((now, { entry, show }) => show(now, entry), { state: order.state, suspected: order.suspected }),
    pending: isUnconfirmed(own),
    conflict: own.findLast((entry) => conflictsOf(entry).length > 0),
  };
}
