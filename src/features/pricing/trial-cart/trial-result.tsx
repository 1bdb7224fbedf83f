"use client";

import { ReceiptText } from "lucide-react";
import { fill } from "~/copy/fill";
import { trialCartTexts } from "~/copy/trial-cart";
import { type Cents, formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import type { TrialAnswer, TrialTerms } from "./use-trial-cart";

const NAMED = 3;

function useSentences(answer: TrialAnswer) {
  const { trialCart: copy } = useCopy(trialCartTexts);
  const money = useMoney();
  const nameOf = (id: number) => answer.products.find((product) => product.id === id)?.name ?? "";
  const price = (amount: Cents) => formatPrice(amount, money);

  const hint = (one: TrialAnswer["hints"][number]): string | null => {
    if (one.kind === "ADD_FREE") return fill(copy.hints.addFree, { name: one.name, add: one.add, free: one.free });
    if (one.kind === "ADD_REDUCED")
      return fill(copy.hints.addReduced, { name: one.name, percent: typedValue(one.percent, false, money) });
    if (one.kind === "BREAK_CHEAPER")
      return fill(copy.hints.cheaper, { name: one.name, add: formatQuantity(one.add, "UNIT", money) });
    return one.kind === "COUPON_MINIMUM"
      ? fill(copy.hints.coupon, { name: one.name, amount: price(one.missing) })
      : null;
  };
  const problem = (one: TrialAnswer["problems"][number]): string => {
    if (one.kind === "belowMinimum") return fill(copy.problems.belowMinimum, { amount: price(one.missing) });
    if (one.kind === "belowMinimumUnits") return fill(copy.problems.belowMinimumUnits, { n: one.missing });
    const text = copy.problems[one.kind];
    return "productId" in one ? fill(text, { name: nameOf(one.productId) }) : text;
  };
  /** Where a discount comes from: the products that it lowers, or the amount that it is taken from. */
  const reason = ({ kind, name, base }: TrialAnswer["discounts"][number]): string => {
    if (kind !== "BREAK" && kind !== "PROMOTION") return fill(copy.result.over, { amount: price(base) });
    const lines = answer.lines.filter(({ discounts }) =>
      discounts.some((one) => one.kind === kind && one.name === name),
    );
    const names = lines.map((line) => line.name);
    const shown = names.slice(0, NAMED).join(", ");
    return fill(copy.result.onLines, { names: names.length > NAMED ? `${shown}…` : shown });
  };
  return { hint, problem, reason };
}

function Row({ name, value, why, taken }: { name: string; value: string; why?: string | null; taken?: boolean }) {
  return (
    <div className="flex items-start justify-between gap-3 py-2">
      <dt className="min-w-0 wrap-anywhere">
        {name}
        {why ? <span className="block text-sm text-ink-2">{why}</span> : null}
      </dt>
      <dd className={cn("shrink-0 font-semibold whitespace-nowrap", taken && "text-accent-ink")}>{value}</dd>
    </div>
  );
}

/** Where the bar of a phone leads. */
export const RESULT_ID = "cuenta";

/** What the discounts take off in all. */
export const savedBy = ({ discounts }: TrialAnswer): Cents =>
  sumOfDiscounts(discounts.filter(({ amount }) => amount > 0));

/** What is charged, each line with its reason, and what stands in the way of the order. */
export function TrialResult({ answer, terms, stale }: { answer: TrialAnswer; terms: TrialTerms; stale: boolean }) {
  const { result: copy } = useCopy(trialCartTexts).trialCart;
  const money = useMoney();
  const { hint, problem, reason } = useSentences(answer);
  const { subtotal, discounts, delivery, total, hints, problems, lines } = answer;
  const saved = savedBy(answer);
  const said = hints.flatMap((one) => hint(one) ?? []);
  const lost = hints.some(({ kind }) => kind === "FREE_DELIVERY_LOST");
  const cost = delivery.free ? copy.free : delivery.cost === null ? copy.toAgree : formatPrice(delivery.cost, money);
  const why = lost
    ? copy.freeLost
    : delivery.missingForFree === null
      ? null
      : fill(copy.missingForFree, { amount: formatPrice(delivery.missingForFree, money) });
  return (
    <section
      id={RESULT_ID}
      aria-label={copy.title}
      aria-busy={stale}
      className={cn("scroll-mt-18 overflow-hidden rounded-2xl border border-line bg-surface", stale && "opacity-60")}
    >
      <header className="flex items-center gap-2 bg-brand-soft px-4 py-3">
        <ReceiptText aria-hidden="true" className="size-5 text-brand-ink" />
        <h2 className="flex-1 text-base">{copy.title}</h2>
      </header>
      <div className="grid gap-1 px-4 py-2" role="status">
        {problems.map((one) => (
          <p key={JSON.stringify(one)} className="py-1 text-sm font-medium text-bad wrap-anywhere">
            {problem(one)}
          </p>
        ))}
        <dl>
          <Row name={copy.goods} value={formatPrice(subtotal, money)} />
          {discounts
            .filter(({ amount }) => amount !== 0)
            .map((discount) => (
              <Row
                key={`${discount.kind} ${discount.name}`}
                name={discount.name}
                value={formatPrice(-discount.amount as Cents, money)}
                why={reason(discount)}
                taken={discount.amount > 0}
              />
            ))}
          {terms.method === "DELIVERY" ? (
            <Row
              name={terms.zone === null ? copy.delivery : fill(copy.deliveryTo, { zone: terms.zone })}
              value={cost}
              why={why}
            />
          ) : null}
          <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3 pb-1 font-head text-lg font-bold">
            <dt>{copy.total}</dt>
            <dd className="whitespace-nowrap">{formatPrice(total, money)}</dd>
          </div>
        </dl>
        {said.map((sentence) => (
          <p key={sentence} className="text-sm text-ink-2 wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-2">
        {[
          ...(saved > 0 ? [fill(copy.saved, { amount: formatPrice(saved, money) })] : []),
          ...(lines.some(({ unitPrice }) => unitPrice === null) ? [copy.unpriced] : []),
          copy.same,
        ].join(" ")}
      </p>
    </section>
  );
}
