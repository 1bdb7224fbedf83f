"use client";

import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger, lazyItems } from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import type { Named } from "../crud/product-actions";
import type { Shared } from "../crud/share-product";
import { useShopLink } from "../crud/use-shop-link";

const items = lazyItems(() => import("./product-menu-items").then((module) => module.ProductMenuItems));
const ShareProduct = lazyPart(() => import("../crud/share-product").then((module) => module.ShareProduct));

export function ProductMenu({ product, className }: { product: Named & Shared; className?: string }) {
  const { product: copy } = useCopy(productListTexts);
  const shop = useShopLink(product);
  const [shares, setShares] = useState(false);
  return (
    <>
      <DropdownMenu loadItems={items.load}>
        <DropdownMenuTrigger asChild>
          <IconButton label={fill(copy.optionsOf, { name: product.name })} className={className}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <items.Items product={product} shop={shop} onShare={() => setShares(true)} />
        </DropdownMenuContent>
      </DropdownMenu>
      {shop ? <ShareProduct product={product} url={shop} open={shares} onOpenChange={setShares} /> : null}
    </>
  );
}
