"use client";

import { fill } from "~/copy/fill";
import { type PriceListsCopy, priceListsTexts } from "~/copy/price-lists";
import { type Cents, formatPrice } from "~/domain/money/money";
import { marginOf } from "~/domain/product/prices/margin-of";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { changeText } from "./list-words";

interface PriceFactsProps {
  prices: { publicPrice: Cents | null; listPrice: Cents | null; ownPrice: Cents | null };
  cost: Cents | null;
  /** Said after them. */
  more?: readonly string[];
}

/** "ganas 26 %", for the merchant alone; null while the cost is not known. */
export function marginText(price: Cents | null, cost: Cents | null, copy: PriceListsCopy["prices"]): string | null {
  const margin = marginOf(price, cost);
  if (margin === null) return null;
  return fill(margin < 0 ? copy.loss : copy.margin, { percent: Math.abs(Math.round(margin / 100)) });
}

/** What is said of a price on a list: the public one, how much less that is, and the margin. */
export function PriceFacts({ prices: { publicPrice, listPrice, ownPrice }, cost, more = [] }: PriceFactsProps) {
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const facts = [
    publicPrice === null ? copy.noPrice : fill(copy.public, { price: formatPrice(publicPrice, money) }),
    changeText(listPrice, publicPrice, money),
    marginText(listPrice, cost, copy),
    ...more,
  ];
  return (
    <>
      <span className="wrap-anywhere">{facts.filter((fact) => fact !== null).join(" · ")}</span>
      {ownPrice === null ? null : <b className="font-semibold text-brand-ink">{copy.ownTag}</b>}
    </>
  );
}
