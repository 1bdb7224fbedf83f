"use client";

import { createElement } from "react";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { UndoRing } from "~/components/ui/undo-ring";
import { errorsTexts } from "~/copy/errors";
import { productListTexts } from "~/copy/product-list";
import { errorSentence } from "~/copy/sentence";
import type { BulkChange, BulkStep, ProductSelection } from "~/domain/product/crud/bulk";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { useChange } from "~/features/outbox/use-change";
import { NOT_QUEUED } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";

/** Many products at once are worth a longer look than one. */
const UNDO_SECONDS = 8;

function wordsOf(change: BulkChange) {
  if (change.kind === "pause") return change.paused ? "pause" : "show";
  if (change.kind === "offer") return change.offer ? "offer" : "noOffer";
  return change.kind;
}

/** Bulk changes, each with a toast showing the count and undo; they resolve to false when rejected. */
export function useBulk() {
  const copy = useCopy(productListTexts, errorsTexts);
  const make = useChange();
  const money = useMoney();
  const { bulk, deleteForever, undo } = copy.product;
  const utils = api.useUtils();
  const queued = api.product.bulk.useMutation();
  // the answer alone says which products "all that match" were: what is queued would match others later
  const direct = api.product.bulk.useMutation(NOT_QUEUED);
  const forever = api.product.purge.useMutation();
  const readAgain = () => Promise.all([utils.product.invalidate(), utils.category.list.invalidate()]);

  /** Shows errors without a popup in a toast; popups have already been shown. */
  const refused = (error: unknown, sentence?: string) => {
    const known = appErrorOfCall(error);
    if (known?.code === "PRODUCT_LIMIT") toastFailure(errorSentence(copy, known));
    else if (known?.code === "NOT_FOUND" || known?.code === "VALIDATION") toastFailure(sentence ?? bulk.undoFailed);
  };
  const takeBack = async (steps: BulkStep[]) => {
    const outcome = await make(queued.mutateAsync({ steps }));
    if (outcome.kind === "saved") toast.success(bulk.undone);
    if (outcome.kind === "refused") refused(outcome.error);
  };

  return {
    busy: queued.isPending || direct.isPending || forever.isPending,
    change: async (selection: ProductSelection, one: BulkChange): Promise<boolean> => {
      const change = "ids" in selection ? queued : direct;
      const outcome = await make(change.mutateAsync({ steps: [{ selection, change: one }] }));
      if (outcome.kind === "refused") refused(outcome.error, bulk.failed);
      if (outcome.kind !== "saved") return outcome.kind === "kept";
      const done = outcome.answer;
      if (done.changed === 0) toast(bulk.none);
      else {
        toast.success(countText(bulk.done[wordsOf(one)], done.changed, money), {
          action: { label: undo, onClick: () => void takeBack(done.undo) },
          icon: createElement(UndoRing, { seconds: UNDO_SECONDS }),
          duration: UNDO_SECONDS * 1_000,
        });
      }
      return true;
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
