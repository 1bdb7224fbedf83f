"use client";

import { useRef } from "react";
import { InlinePrice } from "~/components/ui/price-field";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { parsePrice, typedFromCents } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { SlipQuestionView } from "~/features/app-context/forms/slip-question-view";
import { useMoney } from "~/features/app-context/session-provider";
import type { Pending } from "~/features/outbox/pending-product";
import { cn } from "~/lib/cn";
import { undoLatest } from "~/lib/undo-stack";
import type { ListedProductRow } from "../crud/use-product-list";
import { useRowPrice } from "./use-row-price";
import { nextRowPrice } from "./use-still-rows";

/** What is longer than "1.234.567" does not fit beside the switches: a full line on a phone, smaller letters from a tablet on. */
function lookOfLength(length: number) {
  if (length <= 9) return "";
  if (length <= 12) return "max-md:w-full md:px-1.5 md:text-sm";
  return `max-md:w-full md:gap-0.5 md:px-1 md:tracking-tight ${length <= 15 ? "md:text-xs" : "md:text-[0.6875rem]"}`;
}

type RowPriceProps = {
  product: ListedProductRow & Pick<Pending, "pendingFields">;
  onSaved: () => void;
  errorId: string;
  onError: (text: string | null) => void;
};

/** The price of a row, saved on blur or Enter; Escape reverts it, Ctrl-Z takes the latest saved one back. */
export function RowPrice({ product, onSaved, errorId, onError }: RowPriceProps) {
  const { product: copy } = useCopy(productListTexts);
  const money = useMoney();
  const field = useRef<HTMLInputElement>(null);
  const focus = () => field.current?.focus();
  const { text, type, wrong, save, cancel, leave, doubt } = useRowPrice({ product, onSaved, onError, focus });
  const written = text ?? typedFromCents(product.price, money);
  /** The next price of the list, as in a spreadsheet; a price that cannot be read keeps the cursor. */
  const goOn = (current: HTMLInputElement) => {
    if (text !== null && !parsePrice(text).ok) return void save(text);
    const next = nextRowPrice(current);
    if (next) next.focus();
    else current.blur();
  };

  return (
    <>
      <InlinePrice
        ref={field}
        label={fill(copy.priceOf, { name: product.name })}
        prefix={money.symbol}
        placeholder={copy.toConsult}
        value={written}
        title={written}
        className={cn(
          "lg:min-h-9",
          lookOfLength(written.length),
          product.pendingFields.has("price") && "border-dashed border-line-strong",
        )}
        maxLength={40}
        enterKeyHint="next"
        data-row-price=""
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") goOn(event.currentTarget);
          if (event.key === "Escape") cancel();
          const undoes = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
          // what is typed here is taken back by the browser
          if (undoes && text === null && undoLatest()) event.preventDefault();
        }}
      />
      {doubt ? <SlipQuestionView slips={[doubt.slip]} onAnswer={doubt.answer} /> : null}
    </>
  );
}
