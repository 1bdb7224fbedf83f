"use client";

import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { fill } from "~/copy/fill";
import { slipTexts } from "~/copy/price-notices";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { PriceToSave } from "~/domain/product/prices/price-change";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";

/** An amount of a product, and how a question names it. */
export interface NamedPrice extends PriceToSave {
  field: "price" | "previousPrice" | "cost";
  /** What it is the price of. */
  name: string;
  /** Its own name among several that are saved together. */
  label: string;
}
export type Slip = NamedPrice & { before: Cents; after: Cents };

/** Of more, the question says how many there are. */
const LISTED = 6;

export type SlipQuestionProps = { slips: readonly Slip[]; onAnswer: (save: boolean) => void };

/** Asks about amounts that may be slips of the finger. Closing it is the answer "Corregir". */
export function SlipQuestionView({ slips, onAnswer }: SlipQuestionProps) {
  const { slip: copy } = useCopy(slipTexts);
  const money = useMoney();
  const [first, ...others] = slips;
  if (!first) return null;
  const more = slips.length - LISTED;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(false)}
      title={others.length > 0 ? copy.many : fill(copy.title[first.field], { price: formatPrice(first.after, money) })}
      text={
        others.length > 0 ? (
          <ul className="grid gap-1">
            {slips.slice(0, LISTED).map(({ label, before, after }) => (
              <li key={label}>
                {fill(copy.change, { label, before: formatPrice(before, money), after: formatPrice(after, money) })}
              </li>
            ))}
            {more > 0 ? <li>{fill(copy.more, { n: more })}</li> : null}
          </ul>
        ) : (
          fill(copy.text[first.field], { name: first.name, price: formatPrice(first.before, money) })
        )
      }
      confirmLabel={copy.yes}
      cancelLabel={copy.no}
      onConfirm={() => onAnswer(true)}
    />
  );
}
