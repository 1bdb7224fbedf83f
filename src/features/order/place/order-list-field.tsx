"use client";

import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { orderPricesTexts } from "~/copy/order-prices";
import { cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import type { DraftLine } from "~/domain/order/draft/draft-lines";
import type { ManualTerms, OrderSums } from "~/domain/order/manage/manual-sums";
import { orderTotals } from "~/domain/order/place/totals";
import { minimumOfPieces } from "~/domain/price-lists/list-minimum";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OrderSetup } from "./order-fields";
import type { OrderPrices } from "./use-order-list";

type OrderListFieldProps = {
  lists: OrderSetup["lists"];
  prices: OrderPrices;
  /** Null for the public prices, undefined for those of the phone. */
  onChoose: (listId: number | null | undefined) => void;
  problem: string | undefined;
};

/** By whose prices the order is made: those of the customer's phone, or the ones that the merchant chooses. */
export function OrderListField({ lists, prices: { list, ofPhone }, onChoose, problem }: OrderListFieldProps) {
  const { orderPrices: copy } = useCopy(orderPricesTexts);
  if (!ofPhone)
    return (
      <Field label={copy.label} error={problem}>
        <Select
          name="price-list"
          value={list?.id ?? ""}
          onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
        >
          <option value="">{copy.public}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    );
  const isOfPhone = list?.id === ofPhone.id;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-xl bg-brand-soft px-3.5 py-1">
        <p role="status" className="min-w-0 flex-[1_1_10rem] py-2 font-semibold wrap-anywhere">
          {list ? copy.withList(list.name) : copy.withPublic}
        </p>
        <Button variant="txt" size="sm" className="-mx-3.5" onClick={() => onChoose(isOfPhone ? null : undefined)}>
          {isOfPhone ? copy.usePublic : copy.useTheirs}
        </Button>
      </div>
      <ErrorBanner>{problem ?? null}</ErrorBanner>
    </>
  );
}

type ListMinimumProps = {
  list: OrderSetup["lists"][number];
  lines: readonly DraftLine[];
  sums: OrderSums;
  terms: ManualTerms;
  money: MoneyFormat;
};

/** Says that the order does not reach the minimum of its list, which stops no order of the merchant's. */
export function ListMinimum({ list, lines, sums, terms, money }: ListMinimumProps) {
  const { orderPrices: copy } = useCopy(orderPricesTexts);
  const goods = terms.price(sums.subtotal, sums.hasUnpriced);
  const { minimumPurchase } = orderTotals(goods, { ...terms, minimumPurchase: list.minTotal });
  const amount = minimumPurchase?.missing ?? 0;
  const pieces = minimumOfPieces(lines, list.minUnits)?.missing ?? 0;
  if (lines.length === 0 || (amount === 0 && pieces === 0)) return null;
  const missing = amount === 0 ? null : formatPrice(cents(amount), money);
  return (
    <p role="status" className="text-sm font-semibold text-warn">
      {copy.belowMinimum(list.name, missing, pieces)}
    </p>
  );
}
