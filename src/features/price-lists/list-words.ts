import { fill } from "~/copy/fill";
import type { PriceListsCopy } from "~/copy/price-lists";
import { type Cents, centsFromAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { readableNumber } from "~/domain/tent/phone";
import { countText } from "~/features/app-context/count-text";
import type { RouterOutputs } from "~/trpc/react";

export type ListedPriceList = RouterOutputs["priceList"]["all"][number];
export type ListPeople = RouterOutputs["priceList"]["customers"];
export type ListedCustomer = ListPeople["customers"][number];

/** "+54 9 11 5874-9895 · «Vendo en ferias»". */
export const requestText = ({ phone, message }: ListedCustomer, text: PriceListsCopy["people"]): string =>
  `${readableNumber(phone)} · ${message ? fill(text.said, { message }) : text.noMessage}`;

/** "25 % menos que el público, redondeado a $ 100 · 4 precios propios". */
export function termsText(list: ListedPriceList, copy: PriceListsCopy, money: MoneyFormat): string {
  const { percent, rounding, entries } = list;
  const base =
    percent === null
      ? copy.ownOnly
      : [
          fill(copy.percent, { percent: typedValue(percent, false, money) }),
          ...(rounding === null ? [] : [fill(copy.rounded, { step: formatPrice(centsFromAmount(rounding), money) })]),
        ].join(", ");
  return [base, ...(entries > 0 ? [countText(copy.own, entries, money)] : [])].join(" · ");
}

/** "Mínimo $ 120.000 · 18 clientes". */
export function whoText(list: ListedPriceList, copy: PriceListsCopy, money: MoneyFormat): string {
  const { minTotal, minUnits, customers } = list;
  return [
    ...(minTotal === null ? [] : [fill(copy.minTotal, { amount: formatPrice(centsFromAmount(minTotal), money) })]),
    ...(minUnits === null ? [] : [countText(copy.minUnits, minUnits, money)]),
    countText(copy.customers, customers, money),
  ].join(" · ");
}

/** How much less than the public price, as "−25 %"; null where that says nothing. */
export function changeText(listPrice: Cents | null, publicPrice: Cents | null, money: MoneyFormat): string | null {
  if (listPrice === null || !publicPrice) return null;
  const percent = Math.round((listPrice / publicPrice - 1) * 100);
  const sign = percent < 0 ? "−" : "+";
  return percent === 0 ? null : `${sign}${typedValue(Math.abs(percent), false, money)}\u00a0%`;
}
