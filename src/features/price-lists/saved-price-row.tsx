"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { ListRow } from "~/components/ui/list";
import { InlinePrice } from "~/components/ui/price-field";
import { priceListsTexts } from "~/copy/price-lists";
import { type Cents, parsePrice, typedFromCents } from "~/domain/money/money";
import { isSlip } from "~/domain/product/prices/price-change";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSentence } from "~/features/app-context/forms/late-sentences";
import { SlipQuestionView } from "~/features/app-context/forms/slip-question-view";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";

/** "1.234.567": what is longer gets a wider field. */
const LONG = 9;

/** A product, or a variant of it, on a list. */
interface PricePlace {
  listId: number;
  productId: number;
  variantId: number | null;
}

interface SavedPriceRowProps {
  place: PricePlace;
  prices: { listPrice: Cents | null; ownPrice: Cents | null };
  media?: ReactNode;
  title: string;
  meta: ReactNode;
  /** Of the field, with the names of what it is the price of. */
  label: string;
  /** Told of one more save on its way, and of one less. */
  onSaving?: (by: 1 | -1) => void;
  /** Beside "back to the rule". */
  action?: ReactNode;
  /** Of a variant, below its product. */
  nested?: boolean;
  /** Below, over the whole width. */
  children?: ReactNode;
}

/** A price on a list, saved when its field is left. What could not be saved stays in the field. */
export function SavedPriceRow(props: SavedPriceRowProps) {
  const { place, prices, media, title, meta, label, onSaving, action, nested, children } = props;
  const { prices: copy } = useCopy(priceListsTexts).priceLists;
  const { listId, ...product } = place;
  const { ownPrice } = prices;
  const money = useMoney();
  const sentence = useSentence();
  const utils = api.useUtils();
  const save = api.priceList.savePrices.useMutation({ meta: { ignoreErrors: true } });
  const stored = ownPrice ?? prices.listPrice;
  const shown = typedFromCents(stored, money);
  /** Null while it shows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A price so far from the last one that it is asked about. */
  const [doubted, setDoubted] = useState<Cents | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const text = typed ?? shown;

  const store = async (price: Cents | null) => {
    setProblem(null);
    onSaving?.(1);
    try {
      await save.mutateAsync({ id: listId, entries: [{ ...product, price }] });
      await utils.priceList.invalidate();
      setTyped((now) => (now === typed ? null : now)); // it may have been typed into again
    } catch {
      setProblem(copy.notSaved);
    } finally {
      onSaving?.(-1);
    }
  };
  const forget = () => {
    setProblem(null);
    setTyped(null);
  };
  const leave = async () => {
    if (typed === null || typed.trim() === shown) return forget();
    if (typed.trim() === "") return ownPrice === null ? forget() : store(null);
    const read = parsePrice(typed);
    if (!read.ok) return setProblem(await sentence(`price.${read.reason}`, copy.notSaved));
    if (read.cents === stored) return forget();
    if (!isSlip(stored, read.cents)) return store(read.cents);
    setTimeout(() => {
      field.current?.focus(); // where the question gives the cursor back to, with what was typed
      setDoubted(read.cents);
    });
  };

  return (
    <ListRow
      className={cn("flex-wrap", nested && "pl-8")}
      media={media}
      title={<span className="wrap-anywhere">{title}</span>}
      meta={meta}
      end={
        <InlinePrice
          ref={field}
          label={label}
          prefix={money.symbol}
          className={cn(
            "huge-text:w-29",
            ownPrice === null ? null : "border-brand-ink bg-brand-soft",
            shown.length > LONG && (media ? "lg:w-48" : "w-44 lg:w-48"),
          )}
          value={text}
          maxLength={20}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void leave()}
          onKeyDown={(event) => {
            if (event.key === "Escape") forget();
            if (event.key !== "Enter") return;
            event.preventDefault(); // the form around it has its own button
            event.currentTarget.blur();
          }}
        />
      }
    >
      {problem || ownPrice !== null || action ? (
        <div className="order-last flex basis-full flex-wrap items-center justify-end gap-x-3">
          {problem ? (
            <p id={errorId} role="alert" className="text-sm font-medium text-bad">
              {problem}
            </p>
          ) : null}
          {action}
          {ownPrice === null ? null : (
            <Button variant="txt" size="sm" onClick={() => void store(null)}>
              {copy.toRule}
            </Button>
          )}
        </div>
      ) : null}
      {children ? <div className="order-last min-w-0 basis-full">{children}</div> : null}
      {doubted === null || stored === null ? null : (
        <SlipQuestionView
          slips={[{ field: "price", name: title, label: "", before: stored, after: doubted }]}
          onAnswer={(yes) => {
            setDoubted(null);
            if (yes) void store(doubted);
          }}
        />
      )}
    </ListRow>
  );
}
