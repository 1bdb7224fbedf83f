"use client";

import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { stockAlertTexts } from "~/copy/stock-alert";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { type ListChanges, patched, removed } from "~/features/outbox/pending-rows";
import { useChange } from "~/features/outbox/use-change";
import { api, type RouterOutputs } from "~/trpc/react";

export type StockAlerts = RouterOutputs["stockAlert"]["list"];
export type StockAlertRow = StockAlerts["rows"][number];

/** Marks visitors as answered, which can be undone, and deletes them. */
export function useAlerts() {
  const { stockAlert: copy } = useCopy(stockAlertTexts);
  const change = useChange();
  const answering = api.stockAlert.answer.useMutation();
  const deleting = api.stockAlert.delete.useMutation();
  /** Another tab may have deleted the row; other failures were shown already. */
  const orGone = (error: unknown) => {
    if (appErrorOfCall(error)?.code === "NOT_FOUND") toastFailure(copy.notThere);
  };
  const run = async (call: Promise<unknown>, say: () => void) => {
    const outcome = await change(call);
    if (outcome.kind === "saved") say();
    if (outcome.kind === "refused") orGone(outcome.error);
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

export const SHOWN_ALERTS: ListChanges<"stockAlert", StockAlertRow> = {
  "stockAlert.answer": patched(({ input, createdAt }) => ({
    answeredAt: input.answered === true ? new Date(createdAt) : null,
  })),
  "stockAlert.delete": removed,
};
