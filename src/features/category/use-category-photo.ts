"use client";

import { useEffect, useState } from "react";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { categoryTexts } from "~/copy/category";
import { errorsTexts } from "~/copy/errors";
import { productTexts } from "~/copy/product";
import { MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { canCrop } from "~/features/image/crop-dialog";
import { uploadFailure } from "~/features/image/upload-failure";
import { useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";

/** Maximum width, in pixels, of the pictures that the server stores; a category's picture is square. */
export const CATEGORY_PIXELS = 1280;

/** Object URL of a file waiting to be cropped. */
function useCropSource() {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  return { src, open: (file: File) => setSrc(URL.createObjectURL(file)), close: () => setSrc(null) };
}

/** Uploads a category's picture; returns the error and whether a retry may help, or null on success. */
export function useSendCategoryPhoto() {
  const copy = useCopy(errorsTexts, productTexts);
  const set = api.category.setImage.useMutation({ meta: { ignoreErrors: true } });
  return {
    busy: set.isPending,
    send: async (categoryId: number, file: Blob) => {
      const body = new FormData();
      body.set("categoryId", String(categoryId));
      body.set("image", file);
      try {
        await set.mutateAsync(body);
        return null;
      } catch (error) {
        return uploadFailure(copy, error, "category.setImage");
      }
    },
  };
}

/** Picture of a category in the list: selection, cropping, upload, and errors with a retry. */
export function useCategoryPhoto(category: { id: number }) {
  const copy = useCopy(categoryTexts, errorsTexts);
  const utils = api.useUtils();
  const crop = useCropSource();
  const { busy, send } = useSendCategoryPhoto();
  const change = useChange();
  const drop = api.category.removeImage.useMutation();

  const keep = async (file: Blob): Promise<string | null> => {
    const failure = await send(category.id, file);
    await utils.category.list.invalidate();
    if (failure) return failure.problem;
    crop.close();
    toast.success(copy.category.imageSaved);
    return null;
  };
  const sendWhole = async (file: Blob) => {
    const problem = await keep(file);
    if (problem) {
      toastFailure(problem, { action: { label: copy.category.retryImage, onClick: () => void sendWhole(file) } });
    }
  };
  return {
    busy,
    crop,
    keep,
    choose: (file: File) => {
      if (file.size > MAX_CHOSEN_BYTES) toastFailure(copy.errors.IMAGE_TOO_LARGE);
      else if (canCrop(file)) crop.open(file);
      else void sendWhole(file);
    },
    drop: async () => {
      const { kind } = await change(drop.mutateAsync({ id: category.id }));
      if (kind === "saved") toast.success(copy.category.imageRemoved);
    },
  };
}
