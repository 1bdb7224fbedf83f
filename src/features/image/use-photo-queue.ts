"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "~/features/app-context/session-provider";
import { loadedPhotos, loadPhotos } from "~/trpc/photos/late-photos";
import { NO_PHOTOS, type PhotoQueueState } from "~/trpc/photos/stored-photo";

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  void loadPhotos().then(
    ({ panelPhotos }) => {
      if (isGone) return;
      stop = panelPhotos().subscribe(listener);
      listener();
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    stop?.();
  };
}
const current = () => loadedPhotos()?.panelPhotos().state() ?? NO_PHOTOS;
const none = () => NO_PHOTOS;

/** The photos of the open shop that are on this device. */
export function usePhotoQueue(): PhotoQueueState {
  return useSyncExternalStore(subscribe, current, none);
}

/** How many parts of the panel want the photos sent. */
let senders = 0;

/**
 * Sends the photos of this account and shop as long as one of its users is shown: the bar, and each screen that takes
 * photos, because the bar's code may arrive later.
 */
export function useSendPhotos(): void {
  const { user, tent } = useSession();
  const client = useQueryClient();
  // a super-user who views the panel acts for somebody else, on a device that is not theirs
  const isOwn = user.viewedUntil === null;
  const tentId = tent?.id;
  useEffect(() => {
    if (!isOwn || tentId === undefined) return;
    const readAgain = () => {
      for (const area of ["product", "dashboard"]) void client.invalidateQueries({ queryKey: [[area]] });
    };
    let isGone = false;
    senders += 1;
    // without storage nothing is kept, and photos are sent by the screen that has them
    void loadPhotos()
      .then(async ({ panelPhotos }) => {
        if (!isGone)
          await panelPhotos().open({ userId: user.id, tentId }, ({ draft }) => draft === null && readAgain());
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      senders -= 1;
      if (senders === 0) loadedPhotos()?.panelPhotos().close();
    };
  }, [isOwn, user.id, tentId, client]);
}

/** The address of a picture that is on the device. */
export function usePreview(picture: Blob | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!picture) return setSrc(undefined);
    const made = URL.createObjectURL(picture);
    setSrc(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return src;
}
