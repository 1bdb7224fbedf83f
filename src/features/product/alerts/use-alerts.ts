"use client";

import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { outboxTexts } from "~/copy/outbox";
import { stockAlertTexts } from "~/copy/stock-alert";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api, type RouterOutputs } from "~/trpc/react";

export type StockAlerts = RouterOutputs["stockAlert"]["list"];
export type StockAlertRow = StockAlerts["rows"][number];

/** Marks visitors as answered, which can be undone, and deletes them. */
export function useAlerts() {
  const { stockAlert: copy, outbox } = useCopy(stockAlertTexts, outboxTexts);
  const utils = api.useUtils();
  const answering = api.stockAlert.answer.useMutation();
  const deleting = api.stockAlert.delete.useMutation();
  /** Another tab may have deleted the row; other failures were shown already. */
  const orGone = (error: unknown) => {
    if (appErrorOfCall(error)?.code === "NOT_FOUND") toastFailure(copy.notThere);
  };
  const run = async (call: Promise<unknown>, say: () => void) => {
    try {
      if ((await orQueued(call)) === null) {
        toast(outbox.kept); // shown as pending
        return;
      }
      say();
    } catch (error) {
      orGone(error);
    }
    await utils.stockAlert.invalidate();
  };
  const wait = (id: number) => run(answering.mutateAsync({ id, answered: false }), () => toast.success(copy.undone));
  return {
    wait,
    answer: (id: number) =>
      run(answering.mutateAsync({ id, answered: true }), () =>
        toast.success(copy.answered, { action: { label: copy.undo, onClick: () => void wait(id) } }),
      ),
    remove: (id: number) => run(deleting.mutateAsync({ id }), () => toast.success(copy.deleted)),
  };
}

/** The visitors of a list with the changes that wait, without those that will be deleted. */
export function withPendingAlerts(
  rows: readonly StockAlertRow[],
  state: OutboxState,
): (StockAlertRow & { pending: boolean })[] {
  const entries = pendingEntries(state, "stockAlert.answer", "stockAlert.delete");
  return rows.flatMap((row) => {
    const own = entries.filter(({ input }) => input.id === row.id);
    const last = own.at(-1);
    if (last?.path === "stockAlert.delete") return [];
    const answeredAt = last ? (last.input.answered === true ? new Date(last.createdAt) : null) : row.answeredAt;
    return [{ ...row, answeredAt, pending: isUnconfirmed(own) }];
  });
}
