"use client";

import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { fill } from "~/copy/fill";
import { priceTexts } from "~/copy/price";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import type { AskPrice, PriceForm } from "./use-price-change";

/** The price list that the form names; null for the shop's own prices, and for a list that was deleted. */
export function useChangedList({ listId }: Pick<PriceForm, "listId">) {
  const { data } = api.priceList.all.useQuery();
  return data?.find(({ id }) => id === listId) ?? null;
}

/** Whose prices change: the shop's, or those of one of its lists. Shops without lists have no choice. */
export function PriceListChoice({ asked, onAsk }: { asked: PriceForm; onAsk: AskPrice }) {
  const { lists: copy } = useCopy(priceTexts).price;
  const { data } = api.priceList.all.useQuery();
  const chosen = useChangedList(asked);
  if (!data || (data.length === 0 && asked.listId === null)) return null;
  const isGone = asked.listId !== null && chosen === null;
  return (
    <Field label={copy.label} error={isGone ? copy.gone : undefined}>
      <Select
        value={chosen?.id ?? ""}
        onChange={(event) => onAsk({ listId: event.target.value === "" ? null : Number(event.target.value) })}
      >
        <option value="">{copy.shop}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {fill(copy.list, { name })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
