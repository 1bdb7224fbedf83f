"use client";

import { Plus, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { Select } from "~/components/ui/select";
import { fill } from "~/copy/fill";
import { trialCartTexts } from "~/copy/trial-cart";
import { formatPrice, minus } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import type { TypedQuantity } from "~/domain/money/typed-quantity";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { MAX_TRIAL_LINES } from "~/domain/order/place/trial-cart";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import { QuantityField } from "~/features/order/place/quantity-field";
import { lazyPart } from "~/lib/lazy-part";
import type { TrialAnswer, TrialCartState, TrialLine } from "./use-trial-cart";

const ChooseProductsDialog = lazyPart(() =>
  import("~/features/product/crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);

/** The products of the cart, each with its variant, its quantity and what is taken off it. */
export function TrialLines({ cart }: { cart: TrialCartState }) {
  const { trialCart: copy } = useCopy(trialCartTexts);
  const money = useMoney();
  const [opens, setOpens] = useState(false);
  const ids = [...new Set(cart.lines.map(({ productId }) => productId))];
  return (
    <Group
      title={copy.products}
      aside={
        cart.lines.length > 0 ? (
          <Button variant="txt" size="sm" onClick={cart.clear}>
            <Trash2 aria-hidden="true" />
            {copy.clear}
          </Button>
        ) : null
      }
    >
      {cart.lines.length === 0 ? <p className="-mt-2 text-sm text-ink-2">{copy.none}</p> : null}
      {cart.lines.length > 0 ? (
        <ul className="-mt-2 divide-y divide-line">
          {cart.lines.map((line, at) => (
            <TrialRow
              key={line.productId}
              line={line}
              answer={cart.answer}
              onChange={(over) => cart.change(at, over)}
              onRemove={() => cart.remove(at)}
            />
          ))}
        </ul>
      ) : null}
      <Button
        variant={cart.lines.length > 0 ? "txt" : "sec"}
        className="justify-self-start"
        onClick={() => setOpens(true)}
      >
        <Plus aria-hidden="true" />
        {copy.add}
      </Button>
      <ChooseProductsDialog
        title={copy.choose}
        open={opens}
        ids={ids}
        max={MAX_TRIAL_LINES}
        count={countText(copy.chosen, ids.length, money)}
        onChange={cart.choose}
        onClose={() => setOpens(false)}
      />
    </Group>
  );
}

interface RowProps {
  line: TrialLine;
  answer: TrialAnswer | undefined;
  onChange: (over: Partial<TrialLine>) => void;
  onRemove: () => void;
}

function TrialRow({ line, answer, onChange, onRemove }: RowProps) {
  const { trialCart: copy } = useCopy(trialCartTexts);
  const money = useMoney();
  const [typed, setTyped] = useState<TypedQuantity>();
  const product = answer?.products.find(({ id }) => id === line.productId);
  if (!product) return <li className="h-26" />;
  const priced = answer?.lines.find(({ productId }) => productId === line.productId);
  const { name, unit, minQuantity, variants, photo } = product;
  const quantity = line.quantity ?? minQuantity;
  const base = priced?.base ?? null;
  const taken = priced?.discounts.filter(({ kind }) => kind === "BREAK" || kind === "PROMOTION") ?? [];
  const total = base === null ? null : minus(base, sumOfDiscounts(taken));
  const unitPrice = priced?.unitPrice ?? null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-3">
      <Thumb size="sm" src={photo} />
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="leading-5 font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {[
              fill(copy.line, {
                n: formatQuantity(quantity, unit, money),
                price: unitPrice === null ? copy.ask : formatPrice(unitPrice, money),
              }),
              ...taken.map((discount) => discount.name),
            ].join(" · ")}
          </p>
        </div>
        <p className="shrink-0 text-right font-semibold whitespace-nowrap">
          {base === null || base === total ? null : (
            <s className="block text-sm font-normal text-ink-2">{formatPrice(base, money)}</s>
          )}
          {total === null ? null : (
            <span className={base === total ? "" : "text-accent-ink"}>{formatPrice(total, money)}</span>
          )}
        </p>
        <IconButton label={fill(copy.remove, { name })} className="-mt-2.5 -mr-2" onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2">
        <QuantityField
          label={fill(copy.quantity, { name })}
          lessLabel={fill(copy.fewer, { name })}
          moreLabel={fill(copy.more, { name })}
          quantity={quantity}
          typed={typed}
          unit={unit}
          numbers={money}
          rule={product}
          allowed={product}
          onChange={(change) => {
            setTyped(change.typed);
            if (change.quantity !== undefined) onChange({ quantity: change.quantity });
          }}
        />
        {variants.length > 1 ? (
          <Select
            aria-label={fill(copy.variant, { name })}
            className="min-w-0 flex-1 basis-30"
            value={line.variantId ?? variants[0]?.id ?? ""}
            onChange={(event) => onChange({ variantId: Number(event.target.value) })}
          >
            {variants.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </li>
  );
}
