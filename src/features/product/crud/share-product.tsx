"use client";

import { Image as ImageIcon } from "lucide-react";
import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { fill } from "~/copy/fill";
import { pricePerUnit } from "~/copy/per-unit";
import { productTexts } from "~/copy/product";
import { shareTexts } from "~/copy/share";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { QrCard } from "~/features/share/qr-card";
import { ShareLinks } from "~/features/share/share-links";

export interface Shared {
  id: number;
  name: string;
  price: Cents | null;
  unit: Unit;
  paused: boolean;
  variants: number;
}

type ShareProductProps = { product: Shared; url: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Shares a product's page: link, WhatsApp, the device's share sheet and a QR code. */
export function ShareProduct({ product, url, open, onOpenChange }: ShareProductProps) {
  const {
    product: { share },
    share: { picture },
  } = useCopy(productTexts, shareTexts);
  const money = useMoney();
  const { name, price } = product;
  // Variants may have their own prices, which the page shows.
  const message =
    price === null || product.variants > 0
      ? fill(share.message, { name, url })
      : fill(share.messageWithPrice, {
          name,
          url,
          price: pricePerUnit(formatPrice(price, money).replace("\u00a0", " "), product.unit),
        });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="line-clamp-3 wrap-anywhere">{fill(share.title, { name })}</span>}
      closeLabel={share.close}
    >
      {product.paused ? <Banner tone="warn">{share.paused}</Banner> : null}
      <ShareLinks
        url={url}
        name={name}
        message={message}
        label={share.address}
        primary
        className="border-0 p-0 max-sm:mx-0 lg:p-0"
      />
      <Button variant="soft" asChild>
        <Link href={pictureHref({ productIds: [product.id] })}>
          <ImageIcon aria-hidden="true" />
          {picture.title}
        </Link>
      </Button>
      <QrCard url={url} text={share.qrText} className="border-0 p-0 max-sm:mx-0 lg:p-0" />
    </Dialog>
  );
}
