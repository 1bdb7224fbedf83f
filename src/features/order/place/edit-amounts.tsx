"use client";

import { Package } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { orderEditTexts } from "~/copy/order-edit";
import { typedFromCents } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { hasRules } from "~/domain/order/draft/draft-amounts";
import { isComplete } from "~/domain/order/draft/draft-lines";
import { useCopy } from "~/features/app-context/copy-provider";
import { AmountFields } from "./amount-fields";
import type { OrderEditView, StockMove, StoredOrder } from "./edit-draft";
import type { OrderDraftForm } from "./use-order-draft";

type EditAmountsProps = {
  draft: OrderDraftForm;
  stored: StoredOrder;
  edited: OrderEditView;
  /** What saving does to the stock of its products. */
  moves: readonly StockMove[];
  /** Asks what today's rules take off; null where the shop has none. */
  onAskToday: (() => void) | null;
};

/** Delivery cost and discount of a stored order, today's rules for it, and what it takes from the stock. */
export function EditAmounts({ draft, stored, edited, moves, onAskToday }: EditAmountsProps) {
  const { orderEdit: copy } = useCopy(orderEditTexts);
  const { order, editable } = stored;
  const { state, values, change } = draft;
  const { sums, today } = edited;
  const { money } = order;
  const discount = typeof sums === "object" ? sums.discount : order.discount;
  return (
    <Group>
      <AmountFields
        delivers={values.method === "DELIVERY"}
        amounts={state.amounts}
        onChange={(amounts) => change({ amounts })}
        money={money}
        usual={
          editable.rules || hasRules(order)
            ? { deliveryCost: "", discount: typedFromCents(discount, money) }
            : undefined
        }
        problem={state.problem.discount ?? null}
      />
      {onAskToday ? (
        <Button
          variant="txt"
          size="sm"
          className="justify-self-start"
          disabled={!state.lines.every(isComplete) || state.lines.length === 0}
          onClick={onAskToday}
        >
          {copy.applyToday}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {today ? copy.withToday(today.map(({ name }) => name).join(", ")) : null}
      </p>
      {moves.length > 0 ? (
        <p className="flex gap-3 rounded-xl bg-brand-soft p-3 text-sm">
          <Package aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
          <span className="min-w-0 wrap-anywhere">
            {copy.stock}{" "}
            {moves
              .map(({ name, from, to }) =>
                copy.stockOf(name, formatQuantity(from, "UNIT", money), formatQuantity(to, "UNIT", money)),
              )
              .join(", ")}
            .
          </span>
        </p>
      ) : null}
    </Group>
  );
}
