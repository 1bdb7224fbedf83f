"use client";

import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import { Switch } from "~/components/ui/switch";
import { orderEditFormTexts } from "~/copy/order-edit-form";
import { typedFromCents } from "~/domain/money/money";
import type { DraftLine } from "~/domain/order/draft/draft-lines";
import type { NewOrderSums } from "~/domain/order/draft/new-order-sums";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import { AmountFields } from "./amount-fields";
import type { OrderSetup } from "./order-fields";
import { OrderSumsList } from "./order-sums";
import type { OrderDraftForm } from "./use-order-draft";

// only a shop with price lists shows it
const ListMinimum = lazyPart(() => import("./order-list-field").then((module) => module.ListMinimum));

type NewOrderSummaryProps = {
  order: OrderDraftForm;
  setup: OrderSetup;
  /** By the prices of `list`. */
  lines: readonly DraftLine[];
  sums: NewOrderSums;
  list: OrderSetup["lists"][number] | null;
};

/** What a new order costs, its discounts, and whether it is paid. */
export function NewOrderSummary({ order, setup, lines, sums, list }: NewOrderSummaryProps) {
  const { manual: copy } = useCopy(orderEditFormTexts).orderEdit;
  const { state, values, change } = order;
  const { money, coupons } = setup;
  const { usual, shown, terms } = sums;
  const custom = lines.filter((line) => line.custom).length;
  return (
    <aside className="min-w-0 md:sticky md:top-4">
      <Group title={copy.summary}>
        {lines.length > 0 ? <p className="text-ink-2">{copy.counts(lines.length - custom, custom)}</p> : null}
        <AmountFields
          delivers={values.method === "DELIVERY"}
          amounts={state.amounts}
          onChange={(amounts) => change({ amounts })}
          money={money}
          usual={
            usual
              ? {
                  deliveryCost: typedFromCents(usual.deliveryCost, money),
                  discount: typedFromCents(usual.discount, money),
                }
              : undefined
          }
          problem={state.problem.discount ?? null}
        />
        {coupons.length > 0 ? (
          <Field label={copy.coupon} error={state.problem.coupon}>
            <Select name="coupon" value={state.coupon} onChange={({ target }) => change({ coupon: target.value })}>
              <option value="">{copy.noCoupon}</option>
              {coupons.map(({ code }) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {shown ? <OrderSumsList sums={shown} money={money} /> : null}
        {shown && list ? <ListMinimum list={list} lines={lines} sums={shown} terms={terms} money={money} /> : null}
        <Switch label={copy.paid} checked={state.paid} onChange={({ target }) => change({ paid: target.checked })} />
      </Group>
    </aside>
  );
}
