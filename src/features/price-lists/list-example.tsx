"use client";

import { Tags } from "lucide-react";
import { Thumb } from "~/components/ui/list";
import { priceListsTexts } from "~/copy/price-lists";
import { centsFromAmount, formatPrice } from "~/domain/money/money";
import { type PriceListValues, readPriceListValues } from "~/domain/price-lists/typed-list";
import { listPriceOf } from "~/domain/pricing/unit-price";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

const SHOWN = 4;

/** What products of the shop cost on the list as it is typed, by the rule with which the shop charges. */
export function ListExample({ values }: { values: PriceListValues }) {
  const { form: copy } = useCopy(priceListsTexts).priceLists;
  const money = useMoney();
  const { data } = api.pricing.sampleReach.useQuery({ all: true }, { meta: { ignoreErrors: true } });
  const { percent, rounding } = readPriceListValues(values, true).input;
  const terms = {
    id: 0,
    percent: percent ?? 0,
    rounding: rounding === null ? null : centsFromAmount(rounding),
    entries: [],
  };
  const priced = (data?.sample ?? []).filter(({ price }) => price !== null).slice(0, SHOWN);
  return (
    <section aria-label={copy.example} className="overflow-hidden rounded-2xl border border-line bg-surface">
      <header className="flex items-center gap-2 bg-brand-soft px-4 py-3">
        <Tags aria-hidden="true" className="size-5 text-brand-ink" />
        <h2 className="flex-1 text-base">{copy.example}</h2>
        <span className="text-sm text-ink-2">{copy.exampleWith}</span>
      </header>
      {priced.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">{copy.exampleNone}</p>
      ) : (
        <ul className="divide-y divide-line px-4">
          {priced.map(({ id, name, photo, price }) => {
            const now = listPriceOf(terms, { productId: id, variantId: null }, price);
            return (
              <li key={id} className="flex items-center gap-3 py-2.5">
                <Thumb src={photo} size="sm" />
                <span className="min-w-0 flex-1 text-sm wrap-anywhere">{name}</span>
                <span className="text-right whitespace-nowrap">
                  {now === price || price === null ? null : (
                    <s className="block text-sm text-ink-2">{formatPrice(price, money)}</s>
                  )}
                  {now === null ? null : <b className="font-head">{formatPrice(now, money)}</b>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="border-t border-line px-4 py-3 text-sm text-ink-2">{copy.exampleNote}</p>
    </section>
  );
}
