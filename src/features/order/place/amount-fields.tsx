"use client";

import { Field } from "~/components/ui/field";
import { PriceField } from "~/components/ui/price-field";
import { Seg } from "~/components/ui/seg";
import { orderEditFormTexts } from "~/copy/order-edit-form";
import { orderFormTexts } from "~/copy/order-form";
import { orderRulesTexts } from "~/copy/order-rules";
import { priceRulesTexts } from "~/copy/price-rules";
import type { MoneyFormat } from "~/domain/money/number-format";
import { type DraftAmounts, typedAmount, typedDiscount } from "~/domain/order/draft/draft-amounts";
import { useCopy } from "~/features/app-context/copy-provider";

type AmountFieldsProps = {
  delivers: boolean;
  amounts: DraftAmounts;
  onChange: (amounts: DraftAmounts) => void;
  money: MoneyFormat;
  /** What the shop's rules give while nothing is typed. */
  usual?: { deliveryCost: string; discount: string };
  /** Why the server refused the discount. */
  problem?: string | null;
};

/** Delivery cost, and a discount as a share or an amount. */
export function AmountFields({ delivers, amounts, onChange, money, usual, problem }: AmountFieldsProps) {
  const {
    order,
    orderEdit: copy,
    orderRules,
    priceRules,
  } = useCopy(orderFormTexts, orderEditFormTexts, orderRulesTexts, priceRulesTexts);
  const discount = amounts.discount ?? { typed: "", percent: false };
  const isWrong = typedDiscount(discount) === undefined;
  const wrong = discount.percent ? orderRules["order.discountPercent"] : priceRules["price.invalid"];
  const setDiscount = (over: Partial<typeof discount>) => onChange({ ...amounts, discount: { ...discount, ...over } });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3">
      {delivers ? (
        <Field
          label={order.deliveryCost}
          error={typedAmount(amounts.deliveryCost ?? "") === undefined ? priceRules["price.invalid"] : undefined}
        >
          <PriceField
            prefix={money.symbol}
            value={amounts.deliveryCost ?? ""}
            placeholder={usual?.deliveryCost}
            maxLength={20}
            onChange={({ target }) => onChange({ ...amounts, deliveryCost: target.value })}
          />
        </Field>
      ) : null}
      <div className="grid gap-2">
        <Field label={copy.discount} error={isWrong ? wrong : (problem ?? undefined)}>
          <PriceField
            prefix={discount.percent ? "%" : money.symbol}
            value={discount.typed}
            placeholder={usual?.discount}
            maxLength={20}
            onChange={({ target }) => setDiscount({ typed: target.value })}
          />
        </Field>
        <Seg
          label={copy.discount}
          name="discount-kind"
          value={discount.percent ? "percent" : "amount"}
          onValueChange={(kind) => setDiscount({ percent: kind === "percent" })}
          options={[
            {
              value: "amount",
              label: (
                <>
                  <span aria-hidden="true">{money.symbol}</span>
                  <span className="sr-only">{copy.inMoney}</span>
                </>
              ),
            },
            {
              value: "percent",
              label: (
                <>
                  <span aria-hidden="true">%</span>
                  <span className="sr-only">{copy.inPercent}</span>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
