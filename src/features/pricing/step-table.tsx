"use client";

import { Card } from "~/components/ui/card";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { milli, ONE } from "~/domain/money/milli";
import { cents, formatPrice, percentOff } from "~/domain/money/money";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { QuantityBreak } from "~/domain/pricing/rules";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import type { SampledProduct } from "./rule-example";

/** What each unit of a product costs from each step on, as its page will show it. */
export function StepTable({ rules, product }: { rules: readonly QuantityBreak[]; product: SampledProduct }) {
  const { table: copy } = useCopy(promotionsTexts).promotions.breaks;
  const money = useMoney();
  const { id: productId, categoryId, unit, price } = product;
  const each = (units: number) => {
    const line = { productId, variantId: null, categoryId, unit, quantity: milli(units), unitPrice: price };
    return cents(Math.round((priceGoods([line], { breaks: rules }).total * ONE) / units));
  };
  const written = (units: number) => typedValue(units / ONE, false, money);
  const starts = [ONE, ...rules.map(({ from }) => from)];
  const rows = starts.map((start, at) => {
    const next = starts[at + 1];
    const now = each(start);
    const range =
      next === undefined
        ? fill(copy.last, { from: written(start) })
        : fill(copy.range, { from: written(start), to: written(next - ONE) });
    return { start, range, now, saves: percentOff(price, now) };
  });
  return (
    <Card title={copy.title}>
      <p className="-mt-3 text-sm text-ink-2 wrap-anywhere">{product.name}</p>
      <table className="w-full text-left huge-text:text-sm">
        <thead className="text-sm text-ink-2">
          <tr>
            <th className="py-1 font-medium">{copy.taking}</th>
            <th className="py-1 text-right font-medium">{copy.each}</th>
            <th className="py-1 text-right font-medium huge-text:hidden">{copy.saves}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, range, now, saves }) => (
            <tr key={start} className="border-t border-line">
              <td className="py-2">{range}</td>
              <td className="py-2 text-right font-semibold whitespace-nowrap">{formatPrice(now, money)}</td>
              <td className="py-2 text-right huge-text:hidden">{saves === null ? copy.none : `${saves} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
