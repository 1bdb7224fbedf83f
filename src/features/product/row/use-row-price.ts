"use client";

import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { priceRulesTexts } from "~/copy/price-rules";
import { productListTexts } from "~/copy/product-list";
import { amountFromCents, type Cents, formatPrice, parsePrice } from "~/domain/money/money";
import { isSlip } from "~/domain/product/prices/price-change";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useErrorSentence } from "~/features/app-context/forms/late-sentences";
import { useMoney } from "~/features/app-context/session-provider";
import { changeOutcome } from "~/features/outbox/use-change";
import { keepUndo } from "~/lib/undo-stack";
import { api, type RouterOutputs } from "~/trpc/react";
import { brief } from "../crud/brief";
import type { ListedProductRow } from "../crud/use-product-list";
import { useReadProductAgain } from "../crud/use-read-again";

type Written = RouterOutputs["product"]["updateField"];

interface RowPriceState {
  product: ListedProductRow;
  onSaved: () => void;
  onError: (text: string | null) => void;
  /** Back to the field, which keeps what was typed. */
  focus: () => void;
}

/** What is typed into the price of a row, how it is saved, and how that is taken back. */
export function useRowPrice({ product, onSaved, onError, focus }: RowPriceState) {
  const copy = useCopy(productListTexts, priceRulesTexts);
  const sentenceOf = useErrorSentence();
  const money = useMoney();
  const readAgain = useReadProductAgain();
  const utils = api.useUtils();
  /** Null while the field shows what is stored. */
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  /** A price so far from the last one that it is asked about. */
  const [doubted, setDoubted] = useState<Cents | null>(null);
  const update = api.product.updateField.useMutation();
  const undoChange = api.price.undo.useMutation({ meta: { ignoreErrors: true } });

  const complain = (sentence: string | null) => {
    setWrong(sentence !== null);
    onError(sentence);
  };
  const cancel = () => {
    setText(null);
    complain(null);
  };
  const shown = (price: Cents | null) => (price === null ? copy.product.toConsult : formatPrice(price, money));
  const write = (price: Cents | null, seen: Cents | null) =>
    update.mutateAsync({ id: product.id, field: "price", value: amountFromCents(price), seen: { price: seen } });
  /** From the history, which knows the previous price, too; by writing the earlier price where there is no entry. */
  const takeBack = async (price: Cents | null, before: Cents | null, changeId: number | null) => {
    const { name } = product;
    try {
      const restored = changeId === null ? 1 : (await undoChange.mutateAsync({ id: changeId })).restored;
      const written = changeId === null ? await changeOutcome(write(before, price)) : null;
      if (written?.kind === "refused") throw written.error;
      if (restored > 0) toast(fill(copy.product.priceBack, { name: brief(name), price: shown(before) }));
      else toastFailure(fill(copy.product.priceNotBack, { name: brief(name) }));
    } catch {
      toastFailure(fill(copy.product.priceNotBack, { name: brief(name) }));
    }
    // the outbox reads again after what was written
    if (changeId !== null) await Promise.all([readAgain(product.id), utils.price.history.invalidate()]);
  };
  /** All prices share one toast, whose undo reverts the latest change, as Ctrl-Z does; the earlier ones are in its list. */
  const sayWithWayBack = (price: Cents | null, before: Cents | null, written: Written | null) => {
    const undo = () => void takeBack(price, before, written?.priceChangeId ?? null);
    const forget = keepUndo(undo);
    if (written === null) return; // shown as pending
    const cleared = written.clearedPrevious;
    toast.success(fill(copy.product.priceSaved, { name: brief(product.name), price: shown(price) }), {
      id: "price",
      description: cleared === null ? undefined : fill(copy.product.previousCleared, { price: shown(cleared) }),
      action: {
        label: copy.product.undo,
        onClick: () => {
          forget();
          undo();
        },
      },
    });
  };
  const store = async (price: Cents | null, typed: string) => {
    const { price: before } = product;
    cancel();
    const outcome = await changeOutcome(write(price, before));
    if (outcome.kind === "refused") {
      setText(typed);
      const known = appErrorOfCall(outcome.error);
      complain(known ? await sentenceOf(known) : null);
      return;
    }
    if (outcome.kind === "saved") onSaved();
    sayWithWayBack(price, before, outcome.kind === "saved" ? outcome.answer : null);
  };
  /** The cursor is back in the field before the question opens, which gives it back to there. */
  const ask = (price: Cents) =>
    void setTimeout(() => {
      focus();
      setDoubted(price);
    });
  const save = async (typed: string) => {
    const parsed = parsePrice(typed);
    if (!parsed.ok) return complain(copy.priceRules[`price.${parsed.reason}`]);
    if (parsed.cents === product.price) return cancel();
    if (isSlip(product.price, parsed.cents)) return ask(parsed.cents);
    await store(parsed.cents, typed);
  };
  return {
    text,
    type: setText,
    wrong,
    save,
    cancel,
    leave: () => {
      if (text !== null) void save(text);
    },
    /** A price that may be a slip, to be asked about; null while there is no doubt. */
    doubt:
      doubted === null || product.price === null
        ? null
        : {
            slip: { field: "price", name: product.name, label: "", before: product.price, after: doubted } as const,
            answer: (yes: boolean) => {
              setDoubted(null);
              if (yes) void store(doubted, text ?? "");
            },
          },
  };
}
