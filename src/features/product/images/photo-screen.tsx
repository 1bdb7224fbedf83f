"use client";

import { AddPhotoTile } from "~/components/ui/add-photo-tile";
import { FileDrop, PhotoButton } from "~/components/ui/file-drop";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productTexts } from "~/copy/product";
import { IMAGE_ACCEPT, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { roomFor } from "~/features/image/photo-list";
import { api } from "~/trpc/react";
import type { Product } from "../crud/product-values";
import { PhotoItem } from "./photo-item";
import { PhotoProblems } from "./photo-problems";
import { photosWaitText } from "./photos-wait-text";
import { SortablePhotos } from "./sortable-photos";
import { type Photos, usePhotos } from "./use-photos";

/** /productos/{id}/imagenes: uploads and reorders many photos; every change is saved immediately. */
export function PhotoScreen({ product }: { product: Product }) {
  const { product: copy } = useCopy(productTexts);
  const { form } = copy;
  const query = api.product.get.useQuery(
    { id: product.id },
    { initialData: product, refetchOnWindowFocus: false, meta: { ignoreErrors: true } },
  );
  const photos = usePhotos(product.id, query.data.images);
  const all = photos.photos;
  const full = roomFor(all) === 0;
  return (
    <>
      <PageHeader
        title={fill(form.photosOf, { name: product.name })}
        back={{ href: `/productos/${product.id}`, label: form.backToProduct }}
      />
      <div className="grid gap-4">
        <p role="status" className="text-sm text-ink-2">
          <PhotoStatus photos={photos} />
        </p>
        <PhotoProblems photos={photos} />
        {all.length === 0 ? (
          <FileDrop
            label={form.pickPhotos}
            hint={form.photoKinds}
            cameraLabel={form.camera}
            accept={IMAGE_ACCEPT}
            multiple
            onFiles={photos.add}
          />
        ) : (
          <>
            <SortablePhotos photos={photos}>
              <ul
                aria-label={form.photos}
                className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(160px,1fr))]"
              >
                {all.map((photo, index) => (
                  <PhotoItem key={photo.key} photo={photo} index={index} photos={photos} />
                ))}
                {full ? null : (
                  <li>
                    <AddPhotoTile
                      label={form.addPhotos}
                      accept={IMAGE_ACCEPT}
                      multiple
                      onFiles={photos.add}
                      className="aspect-square size-auto"
                    />
                  </li>
                )}
              </ul>
            </SortablePhotos>
            {full ? null : (
              <PhotoButton
                camera
                block
                label={form.camera}
                accept={IMAGE_ACCEPT}
                onFiles={photos.add}
                className="hidden pointer-coarse:inline-flex"
              />
            )}
            <p className="text-sm text-ink-2">{form.photoKinds}</p>
          </>
        )}
      </div>
    </>
  );
}

function PhotoStatus({ photos }: { photos: Photos }) {
  const { product, outbox } = useCopy(productTexts, outboxTexts);
  const { form } = product;
  const { photos: all, busy, pending } = photos;
  const done = all.filter((photo) => photo.state === "saved").length;
  if (busy) return fill(form.uploadingPhotos, { done, total: all.length });
  if (all.length === 0) return form.noPhotosHint;
  const stored = fill(form.photoCount, { n: done, limit: MAX_PRODUCT_IMAGES });
  const count = photos.waiting > 0 ? `${stored} · ${photosWaitText(form, photos.waiting)}` : stored;
  return pending ? `${count} · ${outbox.pending}` : count;
}
