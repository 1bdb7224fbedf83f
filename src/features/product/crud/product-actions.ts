"use client";

import { useRouter } from "next/navigation";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { productWordsTexts } from "~/copy/product-words";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useErrorSentence } from "~/features/app-context/forms/late-sentences";
import { useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";
import { brief } from "./brief";
import { useReadProductAgain } from "./use-read-again";

export type Named = { id: number; name: string };

/**
 * Duplicate, move to the bin and restore, each with a toast. Uses mutateAsync instead of callbacks: callbacks are
 * dropped when the row unmounts meanwhile. Errors without a popup are shown in a toast.
 */
export function useProductActions() {
  const copy = useCopy(productWordsTexts);
  const change = useChange();
  const sentenceOf = useErrorSentence();
  const router = useRouter();
  const readAgain = useReadProductAgain();
  const duplicate = api.product.duplicate.useMutation();
  const remove = api.product.delete.useMutation();
  const restore = api.product.restore.useMutation();

  const act = async <Done>(call: Promise<Done>, say: (done: Done) => void) => {
    const outcome = await change(call);
    if (outcome.kind === "saved") say(outcome.answer);
    const known = outcome.kind === "refused" ? appErrorOfCall(outcome.error) : null;
    if (known?.code === "PRODUCT_LIMIT") toastFailure(await sentenceOf(known));
  };
  const bring = ({ id, name }: Named) =>
    act(restore.mutateAsync({ id }), () => toast.success(fill(copy.product.restored, { name: brief(name) })));

  return {
    restore: bring,
    duplicate: async ({ id }: Named) => {
      await act(duplicate.mutateAsync({ id }), (made) =>
        toast.success(fill(copy.product.duplicated, { name: brief(made.name) }), {
          action: { label: copy.product.open, onClick: () => router.push(`/productos/${made.id}`) },
        }),
      );
      await readAgain(id); // it is not queued
    },
    remove: ({ id, name }: Named, after?: () => void) =>
      act(remove.mutateAsync({ id }), () => {
        after?.();
        toast.success(fill(copy.product.deleted, { name: brief(name) }), {
          action: { label: copy.product.undo, onClick: () => void bring({ id, name }) },
        });
      }),
  };
}
