"use client";

import {
  ArrowUpDown,
  BadgePercent,
  BellRing,
  ClipboardCopy,
  FileDown,
  FileUp,
  History,
  Image as ImageIcon,
  Images,
} from "lucide-react";
import Link from "next/link";
import { DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { alertBannerTexts } from "~/copy/alert-banner";
import { importNoticeTexts } from "~/copy/import-notice";
import { photoLinkTexts } from "~/copy/photo-link";
import { productListTexts } from "~/copy/product-list";
import { promotionsLinkTexts } from "~/copy/promotions-link";
import { shareLinkTexts } from "~/copy/share-link";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { ALERTS_PATH } from "~/domain/product/alerts/stock-alert";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { listingHref } from "~/domain/product/crud/listing";
import { BATCH_PATH } from "~/domain/product/images/photo-upload";
import { priceListHref } from "~/domain/product/prices/price-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";

type ListMenuItemsProps = { asked: ProductListParams; onExport: () => void; onPriceChanges: () => void };

/** What can be done with the list as a whole. */
export function ListMenuItems({ asked, onExport, onPriceChanges }: ListMenuItemsProps) {
  const {
    product,
    productImport: copy,
    photos,
    share,
    stockAlert: alerts,
    promotions,
  } = useCopy(
    productListTexts,
    importNoticeTexts,
    photoLinkTexts,
    shareLinkTexts,
    alertBannerTexts,
    promotionsLinkTexts,
  );
  const isOwn = useSession().user.viewedUntil === null;
  const shelf = asked.categoryId ?? (asked.filter === "withoutCategory" ? "none" : "all");
  const picture = pictureHref({
    scope:
      asked.filter === "offer"
        ? { of: "offers" }
        : asked.categoryId === null
          ? { of: "all" }
          : { of: "category", id: asked.categoryId },
  });
  const prices = priceListHref({ categoryId: asked.categoryId, offersOnly: asked.filter === "offer" });
  return (
    <>
      <DropdownMenuItem asChild>
        <Link href={PROMOTIONS_PATH}>
          <BadgePercent aria-hidden="true" />
          {promotions.title}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={BATCH_PATH}>
          <Images aria-hidden="true" />
          {photos.menu}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={listingHref(shelf)}>
          <ArrowUpDown aria-hidden="true" />
          {product.tools.order}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={prices}>
          <ClipboardCopy aria-hidden="true" />
          {product.tools.prices}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onPriceChanges}>
        <History aria-hidden="true" />
        {product.tools.priceChanges}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={picture}>
          <ImageIcon aria-hidden="true" />
          {share.picture.title}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link href={ALERTS_PATH}>
          <BellRing aria-hidden="true" />
          {alerts.menu}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild className="lg:hidden">
        <Link href="/productos/importar">
          <FileUp aria-hidden="true" />
          {copy.menu.import}
        </Link>
      </DropdownMenuItem>
      {isOwn ? (
        <DropdownMenuItem onSelect={onExport}>
          <FileDown aria-hidden="true" />
          {copy.menu.export}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
