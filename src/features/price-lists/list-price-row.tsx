"use client";

import { useState } from "react";
import { Thumb } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import type { RouterOutputs } from "~/trpc/react";
import { PriceFacts } from "./price-facts";
import { SavedPriceRow } from "./saved-price-row";
import { VariantPrices, VariantsButton } from "./variant-prices";

type ListedProductPrice = RouterOutputs["priceList"]["prices"]["rows"][number];

interface RowProps {
  listId: number;
  row: ListedProductPrice;
  /** Told of one more save on its way, and of one less. */
  onSaving: (by: 1 | -1) => void;
}

/** A product's price on the list, and those of its variants. */
export function ListPriceRow({ listId, row, onSaving }: RowProps) {
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const { id, name, photo, variants, ownVariants, cost } = row;
  const more = ownVariants > 0 ? [countText(copy.variants, ownVariants, money)] : [];
  return (
    <SavedPriceRow
      place={{ listId, productId: id, variantId: null }}
      prices={row}
      media={<Thumb src={photo} size="sm" />}
      title={name}
      meta={<PriceFacts prices={row} cost={cost} more={more} />}
      label={fill(copy.priceOf, { name })}
      onSaving={onSaving}
      action={variants > 0 ? <VariantsButton count={variants} open={open} onClick={() => setOpen(!open)} /> : null}
    >
      {open ? <VariantPrices listId={listId} product={row} onSaving={onSaving} /> : null}
    </SavedPriceRow>
  );
}
