"use client";

import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { Thumb } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { type PromotionsCopy, promotionsTexts } from "~/copy/promotions";
import { milli, ONE } from "~/domain/money/milli";
import { type Cents, cents, formatPrice, lineTotal, minus } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { type PricedGoods, priceGoods } from "~/domain/pricing/price-goods";
import type { GoodsLine, PricingHint, PricingRules } from "~/domain/pricing/rules";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import type { RouterOutputs } from "~/trpc/react";
import { UnitsStepper } from "./units-stepper";

export type SampledProduct = RouterOutputs["pricing"]["sampleReach"]["sample"][number];

export interface RuleExampleProps {
  /** Null while something is missing that the calculation needs. */
  rules: PricingRules | null;
  /** Products that the rule reaches; without any, one is made up. */
  sample: readonly SampledProduct[];
  /** So many units of each of the first products. */
  quantities: readonly number[];
}

/** Up to so many units are taken to reach a coupon's minimum. */
const MAX_TAKEN = 99;
const MADE_UP_PRICE = cents(100_000);
/** As for the form: a new choice of products or units begins the example again. */
const MAX_UNITS = 999;

/** The made-up product stands for whatever the rule reaches. */
const madeUp = (name: string): SampledProduct => ({
  id: 0,
  name,
  categoryId: null,
  unit: "UNIT",
  price: MADE_UP_PRICE,
  photo: null,
});

/** A rule without the products that it names, for the one that is made up. */
function everywhere({ promotions = [], breaks = [], ...others }: PricingRules): PricingRules {
  const wide = <Rule extends object>(rule: Rule): Rule => ({ ...rule, productIds: undefined, categoryIds: undefined });
  return { ...others, promotions: promotions.map(wide), breaks: breaks.map(wide) };
}

function hintText(hint: PricingHint | undefined, copy: PromotionsCopy["example"], money: MoneyFormat): string | null {
  if (hint?.kind === "ADD_FREE") return fill(copy.addFree, { add: hint.add, free: hint.free });
  if (hint?.kind === "ADD_REDUCED") return fill(copy.addReduced, { percent: typedValue(hint.percent, false, money) });
  if (hint?.kind === "BREAK_CHEAPER") return fill(copy.cheaper, { add: hint.add / ONE });
  if (hint?.kind === "COUPON_MINIMUM") return fill(copy.missing, { amount: formatPrice(hint.missing, money) });
  return null;
}

/** With so many units of the first product that the promotions leave the minimum of the coupon. */
function untilMinimum(
  quantities: readonly number[],
  minimum: Cents,
  price: (units: number[]) => PricedGoods,
): number[] {
  const [first = 1, ...others] = quantities;
  let units = first;
  while (units < MAX_TAKEN && price([units, ...others]).afterPromotions < minimum) units += 1;
  return [units, ...others];
}

type LineProps = {
  product: SampledProduct;
  units: number;
  priced: PricedGoods["lines"][number] | undefined;
  onUnits: (units: number) => void;
};

function ExampleLine({ product, units, priced, onUnits }: LineProps) {
  const { example: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  const { name, price, unit, photo } = product;
  const quantity = milli(units * ONE);
  const base = priced?.base ?? lineTotal(price, quantity);
  const taken = priced?.discounts.filter(({ kind }) => kind !== "COUPON") ?? [];
  const total = minus(base, sumOfDiscounts(taken));
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0">
      <div className="flex items-start gap-3">
        <Thumb size="sm" src={photo} />
        <div className="min-w-0 flex-1">
          <p className="leading-5 font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">
            {fill(copy.line, { n: formatQuantity(quantity, unit, money), price: formatPrice(price, money) })}
          </p>
        </div>
        <p className="shrink-0 text-right font-semibold whitespace-nowrap">
          {total === base ? null : <s className="block text-sm font-normal text-ink-2">{formatPrice(base, money)}</s>}
          <span className={total === base ? "" : "text-accent-ink"}>{formatPrice(total, money)}</span>
        </p>
      </div>
      <UnitsStepper
        label={fill(copy.quantity, { name })}
        fewerLabel={fill(copy.fewer, { name })}
        moreLabel={fill(copy.more, { name })}
        value={units}
        onFewer={units <= 1 ? undefined : () => onUnits(units - 1)}
        onMore={units >= MAX_UNITS ? undefined : () => onUnits(units + 1)}
      />
    </li>
  );
}

/** A cart under the rule as it is typed, priced by the calculation of orders. */
export function RuleExample({ rules, sample, quantities }: RuleExampleProps) {
  const { example: copy } = useCopy(promotionsTexts).promotions;
  const money = useMoney();
  const isOwn = sample.length > 0;
  const products = isOwn ? sample.slice(0, quantities.length) : [madeUp(copy.product)];
  const applied = rules && !isOwn ? everywhere(rules) : rules;
  const priceOf = (quantitiesOf: readonly number[], by: PricingRules) =>
    priceGoods(
      products.map(
        ({ id, categoryId, unit, price }, at): GoodsLine => ({
          productId: id,
          variantId: null,
          categoryId,
          unit,
          quantity: milli((quantitiesOf[at] ?? 1) * ONE),
          unitPrice: price,
        }),
      ),
      by,
    );
  const proposed =
    isOwn && products.length < quantities.length ? [quantities.reduce((sum, n) => sum + n, 0)] : quantities;
  const minimum = applied?.coupon?.minimum;
  const wanted = applied && minimum ? untilMinimum(proposed, minimum, (units) => priceOf(units, applied)) : proposed;
  const [typed, setTyped] = useState<Record<string, number>>({});
  // what was tried lasts until the form asks for other quantities
  const keyOf = ({ id }: SampledProduct, at: number) => `${id} ${wanted[at]}`;
  const units = products.map((product, at) => typed[keyOf(product, at)] ?? wanted[at] ?? 1);
  const goods = applied && priceOf(units, applied);
  const hint = hintText(goods?.hints[0], copy, money);
  const price = (amount: Cents) => formatPrice(amount, money);
  return (
    <section
      aria-label={copy.title}
      aria-live="polite"
      className="overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <header className="flex items-center gap-2 bg-brand-soft px-4 py-2.5 text-brand-ink">
        <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
        <h2 className="flex-1 text-base font-semibold">{copy.title}</h2>
        <span className="text-sm">{isOwn ? copy.own : copy.made}</span>
      </header>
      {goods ? (
        <div className="grid gap-2 p-4">
          <ul className="grid">
            {products.map((product, at) => (
              <ExampleLine
                key={product.id}
                product={product}
                units={units[at] ?? 1}
                priced={goods.lines[at]}
                onUnits={(next) => setTyped((before) => ({ ...before, [keyOf(product, at)]: next }))}
              />
            ))}
          </ul>
          {goods.discounts.map(({ kind, name, amount }) =>
            kind === "COUPON" ? (
              <p key={name} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <b className="font-semibold whitespace-nowrap text-accent-ink">{price(cents(-amount))}</b>
              </p>
            ) : null,
          )}
          {goods.freeDelivery ? (
            <p className="flex justify-between gap-3">
              <span>{copy.delivery}</span>
              <b className="font-semibold text-accent-ink">{copy.free}</b>
            </p>
          ) : null}
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{copy.pays}</span>
            <b className="font-head text-2xl font-bold">{price(goods.total)}</b>
          </p>
          <p className="text-sm text-ink-2">
            {goods.total < goods.subtotal
              ? fill(copy.without, { total: price(goods.subtotal) })
              : goods.freeDelivery
                ? null
                : copy.same}
            {hint ? ` ${hint}` : null}
          </p>
        </div>
      ) : (
        <p className="p-4 text-ink-2">{copy.waiting}</p>
      )}
    </section>
  );
}
