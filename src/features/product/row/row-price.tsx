"use client";

import { useState } from "react";
import { InlinePrice } from "~/components/ui/price-field";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { priceRulesTexts } from "~/copy/price-rules";
import { productListTexts } from "~/copy/product-list";
import { amountFromCents, type Cents, formatPrice, parsePrice, typedFromCents } from "~/domain/money/money";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useErrorSentence } from "~/features/app-context/forms/late-sentences";
import { useMoney } from "~/features/app-context/session-provider";
import type { Pending } from "~/features/outbox/pending-product";
import { cn } from "~/lib/cn";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { brief } from "../crud/brief";
import { type ListedProductRow, useRowChanges } from "../crud/use-product-list";
import { isRowPrice } from "./use-still-rows";

const LONG = 10;
const LONGER = 13;

/** Prices were saved since the list was last read. */
let unread = false;

type RowPriceProps = {
  product: ListedProductRow & Pick<Pending, "pendingFields">;
  onSaved: () => void;
  errorId: string;
  onError: (text: string | null) => void;
};

/** The price of a row, saved on blur or Enter; Escape reverts it. */
export function RowPrice({ product, onSaved, errorId, onError }: RowPriceProps) {
  const copy = useCopy(productListTexts, priceRulesTexts);
  const sentenceOf = useErrorSentence();
  const money = useMoney();
  const { patchRow, readAgain } = useRowChanges();
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const update = api.product.updateField.useMutation();
  const written = text ?? typedFromCents(product.price, money);

  const complain = (sentence: string | null) => {
    setWrong(sentence !== null);
    onError(sentence);
  };
  const cancel = () => {
    setText(null);
    complain(null);
  };
  /** Resolves to null when the change is kept to be sent later. */
  const write = (price: Cents | null, seen: Cents | null) =>
    orQueued(
      update.mutateAsync({ id: product.id, field: "price", value: amountFromCents(price), seen: { price: seen } }),
    );
  /** All prices share one toast: its undo reverts the latest change. */
  const sayWithWayBack = (price: Cents | null, before: Cents | null) => {
    const takeBack = async () => {
      await write(before, price).catch(() => undefined);
      await readAgain(product.id);
    };
    const now = price === null ? copy.product.toConsult : formatPrice(price, money);
    toast.success(fill(copy.product.priceSaved, { name: brief(product.name), price: now }), {
      id: "price",
      action: { label: copy.product.undo, onClick: () => void takeBack() },
    });
  };
  const save = async (typed: string) => {
    const parsed = parsePrice(typed);
    if (!parsed.ok) return complain(copy.priceRules[`price.${parsed.reason}`]);
    if (parsed.cents === product.price) return cancel();
    const price = parsed.cents;
    const undo = patchRow(product.id, { price });
    cancel();
    try {
      if ((await write(price, product.price)) === null) return; // shown as pending
      onSaved();
      sayWithWayBack(price, product.price);
    } catch (error) {
      undo();
      setText(typed);
      const known = appErrorOfCall(error);
      complain(known ? await sentenceOf(known) : null);
    }
    await catchUp();
  };
  /** Reads the list again, but not while the next price is typed: its row could move from under the finger. */
  const catchUp = async () => {
    unread = isRowPrice(document.activeElement);
    if (!unread) await readAgain(product.id);
  };
  /** The next price of the list, as in a spreadsheet; a price that cannot be read keeps the cursor. */
  const goOn = (field: HTMLInputElement) => {
    if (text !== null && !parsePrice(text).ok) return void save(text);
    const prices = [...document.querySelectorAll<HTMLInputElement>("[data-row-price]")];
    const next = prices[prices.indexOf(field) + 1];
    if (next) next.focus();
    else field.blur();
  };

  return (
    <InlinePrice
      label={fill(copy.product.priceOf, { name: product.name })}
      prefix={money.symbol}
      placeholder={copy.product.toConsult}
      value={written}
      title={written}
      // A long price gets a full line on a phone.
      className={cn(
        "lg:min-h-9",
        written.length > LONG && "max-md:w-full md:px-1.5 md:text-sm",
        written.length > LONGER && "md:gap-0.5 md:px-1 md:text-xs md:tracking-tight",
        product.pendingFields.has("price") && "border-dashed border-line-strong",
      )}
      maxLength={40}
      enterKeyHint="next"
      data-row-price=""
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? errorId : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => {
        if (text !== null) void save(text);
        else if (unread && !isRowPrice(event.relatedTarget)) void catchUp();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") goOn(event.currentTarget);
        if (event.key === "Escape") cancel();
      }}
    />
  );
}
