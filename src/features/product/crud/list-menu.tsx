"use client";

import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger, lazyItems } from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { productListTexts } from "~/copy/product-list";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import type { ProductList } from "./use-product-list";

const items = lazyItems(() => import("./list-menu-items").then((module) => module.ListMenuItems));
const PriceChangesDialog = lazyPart(() =>
  import("../prices/price-changes-dialog").then((module) => module.PriceChangesDialog),
);
const ExportDialog = lazyPart(() => import("../import/export-dialog").then((module) => module.ExportDialog));

type ListMenuProps = { asked: ProductListParams; list: ProductList | undefined; className: string };

/** Actions on the list as a whole. */
export function ListMenu({ asked, list, className }: ListMenuProps) {
  const { product } = useCopy(productListTexts);
  const [exports, setExports] = useState(false);
  const [changes, setChanges] = useState(false);
  return (
    <>
      <DropdownMenu loadItems={items.load}>
        <DropdownMenuTrigger asChild>
          <IconButton
            label={product.tools.label}
            className={cn("h-auto w-12 self-stretch border border-line-strong bg-surface lg:h-11 lg:w-11", className)}
          >
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <items.Items asked={asked} onExport={() => setExports(true)} onPriceChanges={() => setChanges(true)} />
        </DropdownMenuContent>
      </DropdownMenu>
      <PriceChangesDialog open={changes} onOpenChange={setChanges} />
      <ExportDialog
        open={exports}
        onOpenChange={setExports}
        asked={asked}
        all={list?.counts.all ?? 0}
        matching={list?.matching ?? 0}
      />
    </>
  );
}
