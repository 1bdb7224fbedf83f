"use client";

import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { stockAlertTexts } from "~/copy/stock-alert";
import { useCopy } from "~/features/app-context/copy-provider";
import { api, appErrorOfCall, type RouterOutputs } from "~/trpc/react";

export type StockAlerts = RouterOutputs["stockAlert"]["list"];
export type StockAlertRow = StockAlerts["rows"][number];

/** Marks visitors as answered, which can be undone, and deletes them. */
export function useAlerts() {
  const { stockAlert: copy } = useCopy(stockAlertTexts);
  const utils = api.useUtils();
  const answering = api.stockAlert.answer.useMutation();
  const deleting = api.stockAlert.delete.useMutation();
  /** Another tab may have deleted the row; other failures were shown already. */
  const orGone = (error: unknown) => {
    if (appErrorOfCall(error)?.code === "NOT_FOUND") toastFailure(copy.notThere);
  };
  const wait = async (id: number) => {
    try {
      await answering.mutateAsync({ id, answered: false });
      toast.success(copy.undone);
    } catch (error) {
      orGone(error);
    }
    await utils.stockAlert.invalidate();
  };
  return {
    wait,
    answer: async (id: number) => {
      try {
        await answering.mutateAsync({ id, answered: true });
        toast.success(copy.answered, { action: { label: copy.undo, onClick: () => void wait(id) } });
      } catch (error) {
        orGone(error);
      }
      await utils.stockAlert.invalidate();
    },
    remove: async (id: number) => {
      try {
        await deleting.mutateAsync({ id });
        toast.success(copy.deleted);
      } catch (error) {
        orGone(error);
      }
      await utils.stockAlert.invalidate();
    },
  };
}
