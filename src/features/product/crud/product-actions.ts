"use client";

import { useRouter } from "next/navigation";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productWordsTexts } from "~/copy/product-words";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useErrorSentence } from "~/features/app-context/forms/late-sentences";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { brief } from "./brief";
import { useReadProductAgain } from "./use-read-again";

export type Named = { id: number; name: string };

/**
 * Duplicate, move to the bin and restore, each with a toast. Uses mutateAsync instead of callbacks: callbacks are
 * dropped when the row unmounts meanwhile. Errors without a popup are shown in a toast.
 */
export function useProductActions() {
  const copy = useCopy(outboxTexts, productWordsTexts);
  const sentenceOf = useErrorSentence();
  const router = useRouter();
  const readAgain = useReadProductAgain();
  const duplicate = api.product.duplicate.useMutation();
  const remove = api.product.delete.useMutation();
  const restore = api.product.restore.useMutation();

  const act = async <Done>(id: number, call: Promise<Done>, say: (done: Done) => void, after?: () => void) => {
    try {
      const done = await orQueued(call);
      if (done === null) {
        toast(copy.outbox.kept);
        return;
      }
      after?.();
      say(done);
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "PRODUCT_LIMIT") toastFailure(await sentenceOf(known));
    }
    await readAgain(id);
  };
  const bring = ({ id, name }: Named) =>
    act(id, restore.mutateAsync({ id }), () => toast.success(fill(copy.product.restored, { name: brief(name) })));

  return {
    restore: bring,
    duplicate: ({ id }: Named) =>
      act(id, duplicate.mutateAsync({ id }), (made) =>
        toast.success(fill(copy.product.duplicated, { name: brief(made.name) }), {
          action: { label: copy.product.open, onClick: () => router.push(`/productos/${made.id}`) },
        }),
      ),
    remove: ({ id, name }: Named, after?: () => void) =>
      act(
        id,
        remove.mutateAsync({ id }),
        () =>
          toast.success(fill(copy.product.deleted, { name: brief(name) }), {
            action: { label: copy.product.undo, onClick: () => void bring({ id, name }) },
          }),
        after,
      ),
  };
}
