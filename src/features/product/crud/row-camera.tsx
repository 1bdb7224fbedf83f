"use client";

import { toast } from "sonner";
import { CameraThumb } from "~/components/ui/file-drop";
import { fill } from "~/copy/fill";
import { rowPhotoTexts } from "~/copy/row-photo";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { mayRetry } from "~/features/image/upload-failure";
import { isPicture } from "~/lib/shrink-picture";
import { keepPhoto, panelPhotos } from "~/trpc/photos/panel-photos";
import { BatchPhoto } from "../batch/batch-photo";
import { usePhotoQueue } from "../batch/use-photo-queue";
import type { ListedProductRow } from "./use-product-list";

/** The place of a product's missing photo: touching it takes one, which uploads by itself. */
export function RowCamera({ product }: { product: ListedProductRow }) {
  const { photos: copy } = useCopy(rowPhotoTexts);
  const { photos, progress } = usePhotoQueue();
  // one that was refused for good is told by the bar: here another can be taken
  const own = photos.find(
    ({ productId, state, error }) => productId === product.id && (state !== "failed" || mayRetry(error?.code)),
  );
  const take = async (file: File) => {
    const { notPicture, tooLarge, notStored } = copy.problems;
    if (!isPicture(file)) return toast.error(fill(notPicture, { file: file.name }));
    try {
      const kept = await keepPhoto(file, { productId: product.id });
      if (kept) toast(copy.tookPhoto);
      else toast.error(fill(tooLarge, { file: file.name }));
    } catch {
      toast.error(notStored);
    }
  };
  if (own) {
    return (
      <BatchPhoto
        photo={own}
        alt={fill(copy.photoOf, { name: product.name })}
        percent={progress.get(own.key)}
        onRetry={() => void panelPhotos().retry([own.id])}
        compact
        className="size-14 rounded-[10px] lg:size-8 lg:rounded-lg"
      />
    );
  }
  return (
    <CameraThumb
      label={fill(copy.takePhoto, { name: product.name })}
      accept={IMAGE_ACCEPT}
      onFiles={([file]) => file && void take(file)}
      className="lg:relative lg:size-8 lg:rounded-lg lg:after:absolute lg:after:-inset-1.5 lg:[&>svg]:size-4.5"
    />
  );
}
