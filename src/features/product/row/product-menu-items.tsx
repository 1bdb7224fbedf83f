"use client";

import { Copy as CopyIcon, ExternalLink, Image as ImageIcon, Layers, Pencil, Share2, Trash2 } from "lucide-react";
import Link from "next/link";
import { DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import { productWordsTexts } from "~/copy/product-words";
import { shareLinkTexts } from "~/copy/share-link";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { useCopy } from "~/features/app-context/copy-provider";
import { type Named, useProductActions } from "../crud/product-actions";
import { variantsHref } from "../variants/variants-href";

type ProductMenuItemsProps = {
  product: Named;
  /** The product's page in the shop. */
  shop: string | null;
  onShare: () => void;
};

/** What can be done with one product of the list. */
export function ProductMenuItems({ product, shop, onShare }: ProductMenuItemsProps) {
  const { product: copy, share } = useCopy(productWordsTexts, shareLinkTexts);
  const actions = useProductActions();
  return (
    <>
      <DropdownMenuItem asChild>
        <Link href={`/productos/${product.id}`}>
          <Pencil aria-hidden="true" />
          {copy.menu.edit}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={variantsHref(product.id)}>
          <Layers aria-hidden="true" />
          {copy.menu.variants}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void actions.duplicate(product)}>
        <CopyIcon aria-hidden="true" />
        {copy.menu.duplicate}
      </DropdownMenuItem>
      {shop ? (
        <>
          <DropdownMenuItem onSelect={onShare}>
            <Share2 aria-hidden="true" />
            {copy.menu.share}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href={pictureHref({ productIds: [product.id] })}>
              <ImageIcon aria-hidden="true" />
              {share.picture.title}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={shop} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {copy.menu.view}
            </a>
          </DropdownMenuItem>
        </>
      ) : null}
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="bad" onSelect={() => void actions.remove(product)}>
        <Trash2 aria-hidden="true" />
        {copy.menu.delete}
      </DropdownMenuItem>
    </>
  );
}
