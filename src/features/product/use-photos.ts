"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { imageUrl, MAX_IMAGE_BYTES, MAX_PRODUCT_IMAGES } from "~/domain/product/image";
import { reportCallFailure } from "~/features/session/call-failures";
import { useCopy } from "~/features/session/copy-provider";
import { errorSentence } from "~/features/session/form-messages";
import { api, appErrorOf, type RouterOutputs } from "~/trpc/react";
import { uploadClient } from "~/trpc/upload";

type SavedImage = RouterOutputs["product"]["get"]["images"][number];

export type Photo = { key: string; src: string } & (
  | { state: "saved"; id: number }
  | { state: "waiting"; file: File }
  /** `again`: another try may help. */
  | { state: "failed"; file: File; problem: string; again: boolean }
  | { state: "uploading"; file: File; percent: number }
);

export const NO_PREVIEW = "/storage/images/app/no-photo.jpg";

/** What another try with the same file changes nothing about. */
const FINAL: readonly string[] = ["IMAGE_KIND", "IMAGE_BROKEN", "IMAGE_TOO_LARGE", "IMAGE_LIMIT", "BODY_TOO_LARGE"];

const saved = (image: SavedImage): Photo => ({
  key: `saved-${image.id}`,
  state: "saved",
  id: image.id,
  src: imageUrl(image, 320),
});

/** What the browser can draw by itself; a HEIC it mostly cannot. */
const previewOf = (file: File) =>
  /heic|heif/i.test(`${file.type}${file.name}`) ? NO_PREVIEW : URL.createObjectURL(file);

const savedIds = (photos: readonly Photo[]) => photos.flatMap((photo) => (photo.state === "saved" ? [photo.id] : []));

/**
 * A product's photos from the first moment: chosen ones show at once, wait until the product exists, and go up one
 * by one in their order.
 */
export function usePhotos(productId: number | null, images: readonly SavedImage[]) {
  const copy = useCopy();
  const utils = api.useUtils();
  const [photos, setPhotos] = useState<Photo[]>(() => images.map(saved));
  const [problem, setProblem] = useState<string | null>(null);
  const counter = useRef(0);
  const running = useRef<AbortController | null>(null);
  const serverOrder = useRef(images.map((image) => image.id).join());
  const removeImage = api.product.removeImage.useMutation();
  const orderImages = api.product.orderImages.useMutation({ scope: { id: "product-images" } });

  const replace = useCallback(
    (key: string, next: Photo) => setPhotos((all) => all.map((photo) => (photo.key === key ? next : photo))),
    [],
  );
  const readAgain = useCallback(
    (id: number) => Promise.all([utils.product.list.invalidate(), utils.product.get.invalidate({ id })]),
    [utils],
  );

  const upload = useCallback(
    async (id: number, key: string, file: File, src: string) => {
      const control = new AbortController();
      running.current = control;
      const body = new FormData();
      body.set("productId", String(id));
      body.set("image", file);
      const progress = (percent: number) => replace(key, { key, src, file, state: "uploading", percent });
      progress(0);
      try {
        const image = await uploadClient(progress, control.signal).product.addImage.mutate(body);
        serverOrder.current = [serverOrder.current, image.id].filter(Boolean).join();
        replace(key, { ...saved(image), key, src });
        void readAgain(id);
      } catch (error) {
        const known = appErrorOf(error);
        if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, "product.addImage");
        const sentence = known ? errorSentence(copy, known) : copy.product.form.photoOffline;
        if (!control.signal.aborted)
          replace(key, {
            key,
            src,
            file,
            state: "failed",
            problem: sentence,
            again: !FINAL.includes(known?.code ?? ""),
          });
      } finally {
        running.current = null;
      }
    },
    [copy, readAgain, replace],
  );

  // One request at a time: the next waiting photo starts when the one before it has its answer.
  useEffect(() => {
    if (productId === null || photos.some((photo) => photo.state === "uploading")) return;
    const next = photos.find((photo) => photo.state === "waiting");
    if (next?.state === "waiting") void upload(productId, next.key, next.file, next.src);
  }, [productId, photos, upload]);

  // The order shown is the order kept, once nothing is on its way.
  const busy = photos.some((photo) => photo.state === "uploading" || (photo.state === "waiting" && productId !== null));
  const shownOrder = savedIds(photos).join();
  const { mutateAsync: sendOrder } = orderImages;
  useEffect(() => {
    if (productId === null || busy || shownOrder === "" || shownOrder === serverOrder.current) return;
    serverOrder.current = shownOrder;
    const list = shownOrder.split(",").map((id, order) => ({ image_id: Number(id), order }));
    const send = async () => {
      await sendOrder({ list });
      toast.success(copy.product.form.photosOrdered, { id: "photos-ordered" });
    };
    void send()
      .catch(() => undefined) // the popup has said it; what the server has is read again
      .then(() => readAgain(productId));
  }, [productId, busy, shownOrder, sendOrder, readAgain, copy]);

  // What was read again from the server, unless something of this device is still on its way.
  const readOrder = images.map((image) => image.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer of the server is news
  useEffect(() => {
    if (readOrder === serverOrder.current || photos.some((photo) => photo.state !== "saved")) return;
    serverOrder.current = readOrder;
    setPhotos(images.map(saved));
  }, [readOrder]);

  useEffect(() => () => running.current?.abort(), []);

  const add = (files: readonly File[]) => {
    const room = MAX_PRODUCT_IMAGES - photos.length;
    setProblem(files.length > room ? copy.product.form.tooManyPhotos : null);
    const fresh = files.slice(0, Math.max(0, room)).map((file): Photo => {
      counter.current += 1;
      const photo = { key: `new-${counter.current}`, src: previewOf(file), file };
      return file.size > MAX_IMAGE_BYTES
        ? { ...photo, state: "failed", problem: copy.errors.IMAGE_TOO_LARGE, again: false }
        : { ...photo, state: "waiting" };
    });
    setPhotos((all) => [...all, ...fresh]);
  };

  const drop = (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key));

  return {
    photos,
    problem,
    busy,
    add,
    /** A saved one also leaves the shop; the promise fails when the server refused. */
    remove: async (photo: Photo) => {
      if (photo.state === "uploading") running.current?.abort();
      if (photo.state === "saved") {
        await removeImage.mutateAsync({ id: photo.id });
        serverOrder.current = savedIds(photos.filter((one) => one.key !== photo.key)).join();
        if (productId !== null) void readAgain(productId);
      }
      setProblem(null);
      drop(photo.key);
    },
    retry: (photo: Photo) => {
      if (photo.state === "failed") replace(photo.key, { ...photo, state: "waiting" });
    },
    move: (from: number, to: number) =>
      setPhotos((all) => {
        const rest = all.filter((_, index) => index !== from);
        const moved = all[from];
        return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : all;
      }),
  };
}

export type Photos = ReturnType<typeof usePhotos>;
