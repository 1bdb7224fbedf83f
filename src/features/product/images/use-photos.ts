"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { productFormTexts } from "~/copy/product-form";
import { moved } from "~/domain/moved";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";
import { NO_PREVIEW } from "~/features/image/no-preview";
import {
  chosenPhoto,
  type EditablePhoto,
  inOrder,
  roomFor,
  type SavedImage,
  type ScreenPhoto,
  savedIds,
  savedPhoto,
  withArrived,
  withQueued,
} from "~/features/image/photo-list";
import { useSendPhotos } from "~/features/image/use-photo-queue";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { randomUuid } from "~/lib/random-uuid";
import { loadedPhotos, loadPhotos } from "~/trpc/photos/late-photos";
import { api } from "~/trpc/react";
import { withPendingImages } from "./pending-images";
import { usePhotoRemoval } from "./use-photo-removal";
import { keepWaiting, useQueuedPhotos } from "./use-queued-photos";

/** Preview URL of a file; most browsers cannot render HEIC. */
const previewOf = (file: File) =>
  /heic|heif/i.test(`${file.type}${file.name}`) ? NO_PREVIEW : URL.createObjectURL(file);

/** What sends a photo, and says why one was not: loaded with the first photo. */
const loadSending = () => import("./send-photo");

/** Sends a photo that the device cannot keep. Returns whether it arrived. */
async function sendNow(photo: { key: string; file: File; productId: number }): Promise<boolean> {
  try {
    const { sendPhoto } = await loadSending();
    await sendPhoto(photo);
    return true;
  } catch {
    return false;
  }
}

/** A photo that this screen is to send, not the queue. */
const isOwn = (photo: ScreenPhoto) => photo.state === "waiting" && photo.queued !== true;

/** A photo that can still be sent. */
const isUnsent = (photo: ScreenPhoto): photo is Exclude<ScreenPhoto, { state: "saved" }> =>
  isOwn(photo) || photo.state === "uploading" || (photo.state === "failed" && photo.again);

const NONE: readonly string[] = [];

/**
 * A product's photos. Selected files show at once, wait until the product exists and no crop is in progress, and are
 * uploaded one at a time in order. What gets no answer goes to the device's queue, which sends it when it can.
 * @param claimed the keys of photos of a product that was not sent yet
 */
export function usePhotos(productId: number | null, read: readonly SavedImage[], claimed = NONE) {
  const copy = useCopy(productFormTexts);
  const laterCopy = useLaterCopy();
  const outbox = useOutbox();
  const change = useChange();
  useSendPhotos();
  const { images, pending } = useMemo(() => withPendingImages(read, outbox), [read, outbox]);
  const utils = api.useUtils();
  const [photos, setPhotos] = useState<ScreenPhoto[]>(() => images.map(savedPhoto));
  const queue = useQueuedPhotos(productId, claimed);
  const shown = withQueued(photos, queue.photos);
  const [problem, setProblem] = useState<string | null>(null);
  const [cropping, setCropping] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const serverOrder = useRef(images.map((image) => image.id).join());
  const orderImages = api.product.orderImages.useMutation({ scope: { id: "product-images" } });

  const replace = useCallback(
    (key: string, next: ScreenPhoto) => setPhotos((all) => all.map((photo) => (photo.key === key ? next : photo))),
    [],
  );
  const readAgain = useCallback(
    (id: number) => Promise.all([utils.product.list.invalidate(), utils.product.get.invalidate({ id })]),
    [utils],
  );
  const removal = usePhotoRemoval({ setPhotos, serverOrder });

  const refusalOf = useCallback(
    (error: unknown, procedure: string) =>
      loadSending().then(
        ({ photoFailure }) => photoFailure(laterCopy, error, procedure),
        () => ({ problem: copy.product.form.photoOffline, again: true }),
      ),
    [copy, laterCopy],
  );

  const upload = useCallback(
    async (id: number, key: string, file: File, src: string) => {
      const control = new AbortController();
      running.current = control;
      const progress = (percent: number) => replace(key, { key, src, file, state: "uploading", percent });
      progress(0);
      try {
        await removal.settle(); // a removed photo counts against the limit until it is deleted on the server
        const { sendPhoto } = await loadSending();
        const image = await sendPhoto({ key, productId: id, file }, progress, control.signal);
        if (image) {
          serverOrder.current = [serverOrder.current, image.id].filter(Boolean).join();
          replace(key, { ...savedPhoto(image), key, src });
        } else setPhotos((all) => all.filter((photo) => photo.key !== key)); // it arrived earlier, and was deleted
        void readAgain(id);
      } catch (error) {
        if (control.signal.aborted) return void readAgain(id);
        if (appErrorOfCall(error) === null && (await keepWaiting({ key, file, productId: id }))) {
          replace(key, { key, src, file, state: "waiting", queued: true });
        } else replace(key, { key, src, file, state: "failed", ...(await refusalOf(error, "product.uploadPhoto")) });
      } finally {
        running.current = null;
      }
    },
    [refusalOf, readAgain, replace, removal.settle],
  );

  // One upload at a time: the next photo starts when the previous one has its response.
  useEffect(() => {
    if (productId === null || cropping !== null || photos.some((photo) => photo.state === "uploading")) return;
    const next = photos.find(isOwn);
    if (next?.state === "waiting") void upload(productId, next.key, next.file, next.src);
  }, [productId, cropping, photos, upload]);

  // Once nothing is in flight, saves the order shown; rolls it back if the server rejects it.
  const busy =
    cropping !== null || photos.some((photo) => photo.state === "uploading" || (isOwn(photo) && productId !== null));
  const shownOrder = savedIds(photos).join();
  const { mutateAsync: sendOrder } = orderImages;
  useEffect(() => {
    if (productId === null || busy || shownOrder === "" || shownOrder === serverOrder.current) return;
    const before = serverOrder.current;
    serverOrder.current = shownOrder;
    const list = shownOrder.split(",").map((id, order) => ({ imageId: Number(id), order }));
    const toastId = { id: "photos-ordered" };
    const send = async () => {
      const { kind } = await change(sendOrder({ list }), toastId);
      if (kind === "saved") toast.success(copy.product.form.photosOrdered, toastId);
      if (kind !== "refused") return;
      serverOrder.current = before;
      setPhotos((all) => inOrder(all, before.split(",").map(Number)));
    };
    void send();
  }, [productId, busy, shownOrder, sendOrder, change, copy]);

  // Adopts refetched data unless local changes are still in flight.
  const kept = images.filter((image) => !removal.isRemoved(image.id));
  const readOrder = kept.map((image) => image.id).join();
  const showServerOrder = useEffectEvent((order: string) => {
    if (photos.some((photo) => photo.state === "waiting" && photo.queued)) {
      serverOrder.current = order;
      setPhotos(withArrived(photos, kept, queue.photos));
      return;
    }
    if (order === serverOrder.current || photos.some((photo) => photo.state !== "saved")) return;
    serverOrder.current = order;
    setPhotos(kept.map(savedPhoto));
  });
  useEffect(() => showServerOrder(readOrder), [readOrder]);
  // a photo may be read before its upload's answer is
  const queuedKeys = queue.photos.map(({ key }) => key).join();
  const placeArrived = useEffectEvent((_keys: string) => setPhotos((now) => withArrived(now, kept, queue.photos)));
  useEffect(() => placeArrived(queuedKeys), [queuedKeys]);

  // Leaving the screen takes nothing away: what has not arrived goes on under the same key.
  const leave = useEffectEvent(() => {
    running.current?.abort();
    if (productId === null) return;
    for (const { file, key } of photos.filter(isUnsent)) void loadedPhotos()?.keepPhoto(file, { key, productId });
  });
  useEffect(() => () => leave(), []);

  const cropped = photos.find((photo) => photo.key === cropping);

  /** Replaces a photo with its crop: uploaded at once for a saved photo, later for a waiting one. */
  async function saveCrop(photo: ScreenPhoto, picture: Blob): Promise<string | null> {
    const src = URL.createObjectURL(picture);
    if (photo.state !== "saved") {
      const name = "file" in photo ? photo.file.name : "";
      replace(photo.key, {
        key: randomUuid(), // the uncropped photo may have arrived under the old one
        src,
        file: new File([picture], name, { type: picture.type }),
        state: "waiting",
      });
      return null;
    }
    try {
      const { replaceImage } = await loadSending();
      const image = await replaceImage(photo.id, picture);
      replace(photo.key, { ...savedPhoto(image), key: photo.key, src });
      if (productId !== null) void readAgain(productId);
      toast.success(copy.product.form.photoCropped);
      return null;
    } catch (error) {
      return (await refusalOf(error, "product.replaceImage")).problem;
    }
  }

  return {
    photos: shown,
    problem,
    busy,
    /** How many wait for the network. */
    waiting: busy ? 0 : queue.waiting,
    /** Of a new product, or one that was not sent yet: they go on when it is saved. */
    unsaved: photos.length > 0 || queue.isChanged,
    /** The order of some, or a removal, is not confirmed. */
    pending,
    /** The keys that the photos of a new product will be uploaded under. */
    keys: [...queue.keys, ...photos.filter(isUnsent).map(({ key }) => key)],
    /**
     * Gives the photos of a new product to the queue, before the product that will claim them by their keys: whatever ends the page
     * between the two must not leave a product without its photos.
     */
    handOver: async () => {
      const kept = new Set<string>();
      for (const { key, file } of photos.filter(isUnsent))
        if (await keepWaiting({ key, file, productId: null })) kept.add(key);
      return {
        /** The product is made, or waits. Returns whether all photos have arrived or are kept: this device may store nothing. */
        finish: async (createdId: number | null): Promise<boolean> => {
          let arrived = true;
          for (const { key, file } of photos.filter(isUnsent)) {
            if (kept.has(key)) continue;
            // it travels while the screen waits
            if (createdId === null || !(await sendNow({ key, file, productId: createdId }))) arrived = false;
          }
          setPhotos([]);
          queue.forgetChanges();
          return arrived;
        },
        /** The product was refused: its photos stay in the form. */
        takeBack: () => queue.takeBack(kept),
      };
    },
    /** Takes photos only once their queue is loaded: without it they could not wait for a network. */
    add: async (files: readonly File[]) => {
      void loadSending().catch(() => undefined); // while there is a network
      try {
        await loadPhotos();
      } catch {
        setProblem(copy.product.form.photoOffline);
        return;
      }
      const room = roomFor(shown);
      setProblem(files.length > room ? fill(copy.product.form.tooManyPhotos, { n: files.length - room }) : null);
      const fresh = files.slice(0, room).map((file) => {
        return chosenPhoto(randomUuid(), file, previewOf(file), copy.product.form.photoTooLarge);
      });
      setPhotos((now) => [...now, ...fresh.slice(0, roomFor([...now, ...queue.photos]))]);
    },
    remove: (photo: EditablePhoto) => {
      if (photo.state === "queued") {
        setPhotos((now) => now.filter(({ key }) => key !== photo.key));
        return void queue.remove(photo.stored);
      }
      if (photo.state === "uploading") running.current?.abort();
      setProblem(null);
      removal.remove(
        photo,
        photos.findIndex((one) => one.key === photo.key),
      );
    },
    retry: (photo: EditablePhoto) => {
      if (photo.state === "queued") queue.retry(photo.stored);
      if (photo.state === "failed") replace(photo.key, { ...photo, state: "waiting" });
    },
    move: (from: number, to: number) => setPhotos((all) => moved(all, from, to)),
    crop: {
      /** URL of the photo being cropped; uploads wait meanwhile. */
      src: cropped ? (cropped.state === "saved" ? cropped.large : cropped.src) : null,
      start: (photo: EditablePhoto) => setCropping(photo.key),
      cancel: () => setCropping(null),
      keep: async (picture: Blob) => {
        const refused = cropped ? await saveCrop(cropped, picture) : null;
        if (refused === null) setCropping(null);
        return refused;
      },
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
