"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { MAX_IMAGE_BYTES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { canCrop } from "~/features/image/crop-dialog";
import { uploadFailure } from "~/features/image/upload-failure";
import { api } from "~/trpc/react";

/** What the server keeps of a picture is at most this wide; a category's frame is a square. */
export const CATEGORY_PIXELS = 1280;

/** A file waiting to be cropped, as the address of what it shows. */
function useCropSource() {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);
  return { src, open: (file: File) => setSrc(URL.createObjectURL(file)), close: () => setSrc(null) };
}

/** Sends a category's picture; gives back why it was refused and whether another try may help, or null. */
export function useSendCategoryPhoto() {
  const copy = useCopy();
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

/** The picture of a category in the list: chosen, cropped, kept, or said why not with another try. */
export function useCategoryPhoto(category: { id: number }) {
  const copy = useCopy();
  const utils = api.useUtils();
  const crop = useCropSource();
  const { busy, send } = useSendCategoryPhoto();
  const drop = api.category.removeImage.useMutation({ onSettled: () => utils.category.list.invalidate() });

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
      toast.error(problem, { action: { label: copy.category.retryImage, onClick: () => void sendWhole(file) } });
    }
  };
  return {
    busy,
    crop,
    keep,
    choose: (file: File) => {
      if (file.size > MAX_IMAGE_BYTES) toast.error(copy.errors.IMAGE_TOO_LARGE);
      else if (canCrop(file)) crop.open(file);
      else void sendWhole(file);
    },
    drop: () => drop.mutate({ id: category.id }, { onSuccess: () => toast.success(copy.category.imageRemoved) }),
  };
}
