"use client";

import { useEffect } from "react";
import { CameraThumb } from "~/components/ui/camera-thumb";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { photoLinkTexts } from "~/copy/photo-link";
import { sessionTexts } from "~/copy/session";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";
import { mayRetry } from "~/features/image/may-retry";
import { usePhotoQueue } from "~/features/image/use-photo-queue";
import { lazyPart } from "~/lib/lazy-part";
import { whenCalm } from "~/lib/when-calm";
import type { ListedProductRow } from "../crud/use-product-list";

const loadRowPhoto = () => import("./row-photo");

const size = "size-14 rounded-[10px] lg:size-8 lg:rounded-lg";

/** A photo that is on this device, in a row. */
export const LazyRowPhoto = lazyPart(
  () => loadRowPhoto().then((module) => module.RowPhoto),
  () => <span className={`${size} bg-surface-2`} />,
);

/** The place of a product's missing photo: touching it takes one, which uploads by itself. */
export function RowCamera({ product }: { product: ListedProductRow }) {
  const { photos: copy, session } = useCopy(photoLinkTexts, sessionTexts);
  const laterCopy = useLaterCopy();
  const { photos, progress } = usePhotoQueue();
  useEffect(() => whenCalm(() => void loadRowPhoto().catch(() => undefined)), []);
  // one that was refused for good is told by the bar: here another can be taken
  const own = photos.find(
    ({ productId, state, error }) => productId === product.id && (state !== "failed" || mayRetry(error?.code)),
  );
  const take = (file: File) =>
    loadRowPhoto().then(
      ({ takeRowPhoto }) => takeRowPhoto(file, product.id, laterCopy),
      () => toast.error(session.callFailed.network),
    );
  if (own) return <LazyRowPhoto photo={own} name={product.name} percent={progress.get(own.key)} className={size} />;
  return (
    <CameraThumb
      label={fill(copy.takePhoto, { name: product.name })}
      accept={IMAGE_ACCEPT}
      onFiles={([file]) => file && void take(file)}
      className="lg:relative lg:size-8 lg:rounded-lg lg:after:absolute lg:after:-inset-1.5 lg:[&>svg]:size-4.5"
    />
  );
}
