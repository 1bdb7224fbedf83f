"use client";

import { Layers } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { fill } from "~/copy/fill";
import { productWordsTexts } from "~/copy/product-words";
import { variantLinkTexts } from "~/copy/variant-link";
import { useCopy } from "~/features/app-context/copy-provider";
import type { Product } from "../crud/product-values";
import { variantsHref } from "./variants-href";

type VariantSectionProps = {
  product: Product | null;
  /** Null until the product is saved. */
  productId: number | null;
  saving: boolean;
  onSave: () => void;
};

/** Summary of a product's options with a link to their screen; a new product is saved first. */
export function VariantSection({ product, productId, saving, onSave }: VariantSectionProps) {
  const { product: copy, variant: text } = useCopy(productWordsTexts, variantLinkTexts);
  const options = product?.options ?? [];
  const count = product?.variants.length ?? 0;
  const { add, edit } = text.link;
  return (
    <Group
      title={text.title}
      aside={count === 0 ? undefined : count === 1 ? copy.oneVariant : fill(copy.variants, { n: count })}
    >
      {options.length === 0 ? (
        <p className="-mt-2 text-sm text-ink-2">{productId === null ? text.linkSaves : text.linkHint}</p>
      ) : (
        <ul className="-mt-2 grid gap-1 text-sm text-ink-2">
          {options.map((option) => (
            <li key={option.name} className="wrap-anywhere">
              {option.name}: {option.values.join(", ")}
            </li>
          ))}
        </ul>
      )}
      {productId === null ? (
        <Button variant="sec" block disabled={saving} onClick={onSave}>
          <Layers aria-hidden="true" />
          {add}
        </Button>
      ) : (
        <Button variant="sec" block asChild>
          <Link href={variantsHref(productId)}>
            <Layers aria-hidden="true" />
            {options.length === 0 ? add : edit}
          </Link>
        </Button>
      )}
    </Group>
  );
}
