"use client";

import { ImageUp } from "lucide-react";
import { Thumb } from "~/components/ui/list";
import { productListTexts } from "~/copy/product-list";
import { formatPrice } from "~/domain/money/money";
import { unsentHref } from "~/domain/product/crud/unsent-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { usePhotoQueue } from "~/features/image/use-photo-queue";
import { UnsentList, UnsentThing } from "~/features/outbox/unsent-list";
import { mayAmend } from "~/trpc/outbox/amend";
import { LazyRowPhoto } from "../row/row-camera";
import type { UnsentProduct } from "./pending-products";

/** Products that were made without a network. What may have reached the server cannot be changed until it answers. */
export function UnsentProducts({ products }: { products: readonly UnsentProduct[] }) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  return (
    <UnsentList>
      {products.map((product) => (
        <UnsentThing
          key={product.entry.key}
          entry={product.entry}
          name={product.name}
          href={mayAmend(product.entry) ? unsentHref(product.entry.key) : undefined}
          media={<Photo product={product} />}
          meta={product.sku ? <span className="truncate">{product.sku}</span> : null}
          end={
            <b className="font-semibold whitespace-nowrap">
              {product.price === null ? copy.toConsult : formatPrice(product.price, money)}
            </b>
          }
        />
      ))}
    </UnsentList>
  );
}

function Photo({ product: { name, photos } }: { product: UnsentProduct }) {
  const { photos: stored, progress } = usePhotoQueue();
  const cover = photos.flatMap((key) => stored.find((photo) => photo.key === key) ?? [])[0];
  if (!cover && photos.length > 0)
    return (
      <span className="grid size-14 place-items-center rounded-xl bg-surface-2 text-ink-2">
        <ImageUp aria-hidden="true" className="size-6" /> {/* the server has it already, the device no more */}
      </span>
    );
  if (!cover) return <Thumb src="/storage/images/app/no-photo.jpg" />;
  return <LazyRowPhoto photo={cover} name={name} percent={progress.get(cover.key)} className="size-14 rounded-xl" />;
}
