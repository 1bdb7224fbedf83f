"use client";

import { useWatch } from "react-hook-form";
import { productFormTexts } from "~/copy/product-form";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { type ProductFields, useTypedPrices } from "./product-fields";

/** Preview of what visitors will see: cover, name and price. For the second column on desktop. */
export function ProductPreview({ control, cover }: ProductFields & { cover: string | undefined }) {
  const { product: copy } = useCopy(productFormTexts);
  const money = useMoney();
  const name = useWatch({ control, name: "name" });
  const { now, previous, percent } = useTypedPrices(control);
  return (
    <section aria-label={copy.form.preview}>
      <p className="mb-2 text-sm font-semibold">{copy.form.preview}</p>
      <div className="w-50 rounded-2xl border border-line bg-surface p-3">
        <img
          src={cover ?? "/storage/images/app/no-photo.jpg"}
          alt=""
          className="aspect-square w-full rounded-xl bg-surface-2 object-cover"
        />
        <p className="mt-2 line-clamp-2 text-sm wrap-anywhere">{name.trim() || copy.form.previewName}</p>
        <p className="wrap-anywhere">
          {previous !== null && percent !== null ? (
            <s className="mr-1.5 text-sm text-ink-2">{formatPrice(previous, money)}</s>
          ) : null}
          <b className="font-bold">{now === null ? copy.toConsult : formatPrice(now, money)}</b>
        </p>
      </div>
    </section>
  );
}
