"use client";

import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef } from "react";
import { toast } from "~/components/ui/toast";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import type { ScreenPhoto } from "~/features/image/photo-list";
import { useChange } from "~/features/outbox/use-change";
import { keepaliveClient } from "~/trpc/keepalive";
import { api } from "~/trpc/react";

type PhotoRemovalProps = {
  setPhotos: Dispatch<SetStateAction<ScreenPhoto[]>>;
  /** The server's order of ids, without removed photos. */
  serverOrder: RefObject<string>;
};

type Removed = { toastId: string | number; sent: boolean; send: () => Promise<void> };

/** Hides a removed photo at once and deletes it on the server when its toast closes without "Deshacer". */
export function usePhotoRemoval({ setPhotos, serverOrder }: PhotoRemovalProps) {
  const { product: copy } = useCopy(productFormTexts);
  const change = useChange();
  const { mutateAsync } = api.product.removeImage.useMutation();
  const removed = useRef(new Map<number, Removed>());

  const settle = useCallback(async () => {
    const waiting = [...removed.current.values()].filter(({ sent }) => !sent);
    for (const { toastId } of waiting) toast.dismiss(toastId);
    await Promise.all(waiting.map(({ send }) => send()));
  }, []);

  // Leaving the screen keeps the undo toast working; a closing page can only send the deletion without a response.
  useEffect(() => {
    const onHide = () => {
      for (const [id, one] of removed.current) {
        if (!one.sent) {
          // without a network the outbox keeps it, unless the browser ends before it is written
          if (navigator.onLine) void keepaliveClient().product.removeImage.mutate({ id });
          else void mutateAsync({ id }).catch(() => undefined);
        }
        one.sent = true;
      }
    };
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      void settle();
    };
  }, [settle, mutateAsync]);

  const drop = (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key));
  const putBack = (photo: ScreenPhoto, index: number) =>
    setPhotos((all) => (all.includes(photo) ? all : [...all.slice(0, index), photo, ...all.slice(index)]));

  return {
    settle,
    /** Stays true after the deletion, as stale responses still list the photo. */
    isRemoved: (id: number) => removed.current.has(id),
    remove: (photo: ScreenPhoto, index: number) => {
      drop(photo.key);
      if (photo.state !== "saved") {
        if (photo.state === "uploading") return;
        toast(copy.form.photoRemoved, { action: { label: copy.undo, onClick: () => putBack(photo, index) } });
        return;
      }
      const { id } = photo;
      const before = serverOrder.current;
      const without = before
        .split(",")
        .filter((one) => one !== String(id))
        .join();
      serverOrder.current = without;
      const send = async () => {
        const one = removed.current.get(id);
        if (!one || one.sent) return;
        one.sent = true;
        if ((await change(mutateAsync({ id }))).kind !== "refused") return;
        removed.current.delete(id); // the query client's popup shows why
        putBack(photo, index);
      };
      const toastId = toast(copy.form.photoRemoved, {
        action: {
          label: copy.undo,
          onClick: () => {
            if (removed.current.get(id)?.sent) return;
            removed.current.delete(id);
            // If nothing changed since, the server's order is again the one that includes the photo.
            if (serverOrder.current === without) serverOrder.current = before;
            putBack(photo, index);
          },
        },
        onAutoClose: () => void send(),
        onDismiss: () => void send(),
      });
      removed.current.set(id, { toastId, sent: false, send });
    },
  };
}
