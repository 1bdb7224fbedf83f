"use client";

import Link from "next/link";
import { useId, useState } from "react";
import { List } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import type { Cents } from "~/domain/money/money";
import { LISTS_PATH } from "~/domain/price-lists/list-path";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { marginText } from "./price-facts";
import { SavedPriceRow } from "./saved-price-row";
import { VariantPrices, VariantsButton } from "./variant-prices";

export interface ProductPricesProps {
  product: { id: number; name: string };
}

/** In the form of a product: what it costs on each list. It is saved at once, and not with the form. */
export function ProductPrices({ product }: ProductPricesProps) {
  const { ofProduct: copy } = useCopy(priceListsTexts).priceLists;
  const { data } = api.priceList.ofProduct.useQuery({ productId: product.id }, { meta: { ignoreErrors: true } });
  const titleId = useId();
  if (!data || data.lists.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId}>{copy.title}</h2>
        <Link href={LISTS_PATH} className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink">
          {copy.see}
        </Link>
      </div>
      <p className="text-sm text-ink-2">{copy.atOnce}</p>
      <List>
        {data.lists.map((list) => (
          <ListRowOfProduct key={list.listId} list={list} product={product} cost={data.cost} />
        ))}
      </List>
    </section>
  );
}

interface ListRowProps extends ProductPricesProps {
  list: RouterOutputs["priceList"]["ofProduct"]["lists"][number];
  cost: Cents | null;
}

function ListRowOfProduct({ list, product, cost }: ListRowProps) {
  const { ofProduct: copy, prices, state: states } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const { listId, name, percent, state, isShown, listPrice, ownPrice, variants } = list;
  const rule = percent === 0 ? copy.asPublic : fill(copy.byRule, { percent: typedValue(percent, false, money) });
  const margin = marginText(listPrice, cost, prices);
  return (
    <SavedPriceRow
      place={{ listId, productId: product.id, variantId: null }}
      prices={list}
      title={name}
      meta={
        <span>
          {ownPrice === null ? rule : <b className="font-semibold text-brand-ink">{copy.own}</b>}
          {margin === null ? null : ` · ${margin}`}
          {state === "active" ? null : <b className="font-medium text-warn"> · {states[state]}</b>}
          {isShown ? null : <b className="font-medium text-warn"> · {copy.notShown}</b>}
        </span>
      }
      label={fill(copy.priceOn, { name })}
      action={
        variants.length > 0 ? (
          <VariantsButton count={variants.length} open={open} onClick={() => setOpen(!open)} />
        ) : null
      }
    >
      {open ? <VariantPrices listId={listId} product={product} /> : null}
    </SavedPriceRow>
  );
}
