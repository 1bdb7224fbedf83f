"use client";

import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { ListRow, Thumb } from "~/components/ui/list";
import { InlinePrice } from "~/components/ui/price-field";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { type Cents, formatPrice, parsePrice, typedFromCents } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useSentence } from "~/features/app-context/forms/late-sentences";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { changeText } from "./list-words";

type ListedProductPrice = RouterOutputs["priceList"]["prices"]["rows"][number];

interface RowProps {
  listId: number;
  row: ListedProductPrice;
  /** Told of one more save on its way, and of one less. */
  onSaving: (by: 1 | -1) => void;
}

/** A product's price on the list, saved when the field is left. What could not be saved stays in the field. */
export function ListPriceRow({ listId, row, onSaving }: RowProps) {
  const { priceLists } = useCopy(priceListsTexts);
  const { prices: copy } = priceLists;
  const money = useMoney();
  const sentence = useSentence();
  const utils = api.useUtils();
  const save = api.priceList.savePrices.useMutation({ meta: { ignoreErrors: true } });
  const { id, name, photo, publicPrice, listPrice, ownPrice, ownVariants, cost } = row;
  const shown = typedFromCents(listPrice, money);
  const [typed, setTyped] = useState(shown);
  const [problem, setProblem] = useState<string | null>(null);
  const errorId = useId();

  const store = async (price: Cents | null) => {
    setProblem(null);
    onSaving(1);
    try {
      await save.mutateAsync({ id: listId, entries: [{ productId: id, variantId: null, price }] });
      await utils.priceList.invalidate();
    } catch {
      setProblem(copy.notSaved);
    } finally {
      onSaving(-1);
    }
  };
  const leave = async () => {
    if (typed.trim() === shown) return setProblem(null);
    if (typed.trim() === "") return ownPrice === null ? setTyped(shown) : store(null);
    const read = parsePrice(typed);
    if (!read.ok) return setProblem(await sentence(`price.${read.reason}`, copy.notSaved));
    if (read.cents !== listPrice) await store(read.cents);
  };

  const margin = cost !== null && listPrice ? Math.round((1 - cost / listPrice) * 100) : null;
  const change = changeText(listPrice, publicPrice, money);
  const facts = [
    publicPrice === null ? copy.noPrice : fill(copy.public, { price: formatPrice(publicPrice, money) }),
    ...(change === null ? [] : [change]),
    ...(margin === null ? [] : [fill(margin < 0 ? copy.loss : copy.margin, { percent: Math.abs(margin) })]),
    ...(ownVariants > 0 ? [countText(copy.variants, ownVariants, money)] : []),
  ];
  return (
    <ListRow
      className="flex-wrap"
      media={<Thumb src={photo} size="sm" />}
      title={<span className="wrap-anywhere">{name}</span>}
      meta={
        <>
          <span>{facts.join(" · ")}</span>
          {ownPrice === null ? null : <b className="font-semibold text-brand-ink">{copy.ownTag}</b>}
        </>
      }
      end={
        <InlinePrice
          label={fill(copy.priceOf, { name })}
          prefix={money.symbol}
          className={ownPrice === null ? undefined : "border-brand-ink bg-brand-soft"}
          value={typed}
          maxLength={20}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void leave()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(shown);
          }}
        />
      }
    >
      {problem || ownPrice !== null ? (
        <div className="order-last flex basis-full flex-wrap items-center justify-end gap-x-3">
          {problem ? (
            <p id={errorId} role="alert" className="text-sm font-medium text-bad">
              {problem}
            </p>
          ) : null}
          {ownPrice === null ? null : (
            <Button variant="txt" size="sm" onClick={() => void store(null)}>
              {copy.toRule}
            </Button>
          )}
        </div>
      ) : null}
    </ListRow>
  );
}
