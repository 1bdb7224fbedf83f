"use client";

import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { errorsTexts } from "~/copy/errors";
import { productTexts } from "~/copy/product";
import { errorSentence } from "~/copy/sentence";
import type { BulkChange, BulkStep, ProductSelection } from "~/domain/product/crud/bulk";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { api, appErrorOfCall } from "~/trpc/react";

function wordsOf(change: BulkChange) {
  if (change.kind === "pause") return change.paused ? "pause" : "show";
  if (change.kind === "offer") return change.offer ? "offer" : "noOffer";
  return change.kind;
}

/** Bulk changes, each with a toast showing the count and undo; they resolve to false when rejected. */
export function useBulk() {
  const copy = useCopy(productTexts, errorsTexts);
  const money = useMoney();
  const { bulk, deleteForever, undo } = copy.product;
  const utils = api.useUtils();
  const change = api.product.bulk.useMutation();
  const forever = api.product.purge.useMutation();
  const readAgain = () => Promise.all([utils.product.invalidate(), utils.category.list.invalidate()]);

  /** Shows errors without a popup in a toast; popups have already been shown. */
  const refused = (error: unknown, sentence?: string) => {
    const known = appErrorOfCall(error);
    if (known?.code === "PRODUCT_LIMIT") toastFailure(errorSentence(copy, known));
    else if (known?.code === "NOT_FOUND" || known?.code === "VALIDATION") toastFailure(sentence ?? bulk.undoFailed);
  };
  const takeBack = async (steps: BulkStep[]) => {
    try {
      await change.mutateAsync({ steps });
      toast.success(bulk.undone);
    } catch (error) {
      refused(error);
    }
    await readAgain();
  };

  return {
    busy: change.isPending || forever.isPending,
    change: async (selection: ProductSelection, one: BulkChange): Promise<boolean> => {
      try {
        const done = await change.mutateAsync({ steps: [{ selection, change: one }] });
        if (done.changed === 0) toast(bulk.none);
        else {
          const action = { label: undo, onClick: () => void takeBack(done.undo) };
          toast.success(countText(bulk.done[wordsOf(one)], done.changed, money), { action });
        }
        return true;
      } catch (error) {
        refused(error, bulk.failed);
        return false;
      } finally {
        await readAgain();
      }
    },
    deleteForever: async (selection: ProductSelection): Promise<boolean> => {
      try {
        toast.success(countText(deleteForever.done, await forever.mutateAsync({ selection }), money));
        return true;
      } catch (error) {
        refused(error, bulk.failed);
        return false;
      } finally {
        await readAgain();
      }
    },
  };
}
