"use client";

import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { orderTexts } from "~/copy/order";
import { changeWordsFor } from "~/copy/order-change";
import { orderEditTexts } from "~/copy/order-edit";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { LineDifference, OrderDifference } from "~/domain/order/manage/difference";
import { useCopy } from "~/features/app-context/copy-provider";

type EditConflictProps = {
  /** From what is stored now to what the user wants to save. */
  difference: OrderDifference;
  countryId: number;
  money: MoneyFormat;
  saving: boolean;
  onKeepMine: () => void;
  onUseTheirs: () => void;
};

/** Both values of everything that differs, when somebody else changed the order meanwhile. */
export function EditConflict({ difference, countryId, money, saving, onKeepMine, onUseTheirs }: EditConflictProps) {
  const { order, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const { conflict: copy } = orderEdit;
  const words = changeWordsFor(countryId);
  const price = (amount: Cents) => formatPrice(amount, money);
  const side = (line: LineDifference["from"], unit: LineDifference["unit"]) => {
    if (!line) return copy.gone;
    const quantity = formatQuantity(line.quantity, unit, money);
    return line.price === null ? `${quantity} · ${order.toAsk}` : order.each(quantity, price(line.price));
  };
  const written = (value: string | null) => (value === null ? words.none : (words.values[value] ?? value));
  const { deliveryCost, discount, total } = difference.amounts;
  const rows = [
    ...difference.lines.map(({ name, unit, from, to }) => ({
      label: name,
      theirs: side(from, unit),
      mine: side(to, unit),
    })),
    ...difference.facts.map(({ fact, from, to }) => ({
      label: words.facts[fact],
      theirs: written(from),
      mine: written(to),
    })),
    ...[
      { label: order.deliveryCost, ...deliveryCost },
      { label: order.discount, ...discount },
      { label: order.total, ...total },
    ]
      .filter(({ from, to }) => from !== to)
      .map(({ label, from, to }) => ({ label, theirs: price(from), mine: price(to) })),
  ];
  return (
    <Banner tone="warn" role="alert" title={copy.title}>
      <dl className="mt-2 grid gap-3">
        {rows.map(({ label, theirs, mine }, index) => (
          <div key={`${index}-${label}`} className="grid gap-1 sm:grid-cols-2 sm:gap-x-4">
            <dt className="font-semibold wrap-anywhere sm:col-span-2">{label}</dt>
            <dd className="wrap-anywhere">
              <span className="text-sm">{copy.theirs}:</span> {theirs}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-sm">{copy.mine}:</span> <b>{mine}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="sec" onClick={onUseTheirs}>
          {copy.useTheirs}
        </Button>
        <Button loading={saving} onClick={onKeepMine}>
          {copy.keepMine}
        </Button>
      </div>
    </Banner>
  );
}
