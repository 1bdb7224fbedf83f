import { fill } from "~/copy/fill";
import type { priceCopy } from "~/copy/price";
import { cents, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat, NumberFormat } from "~/domain/money/number-format";
import type { PriceRule } from "~/domain/product/prices/price-change";

type Words = typeof priceCopy;

/** "+12,5 %" for 1250 hundredths; uses the minus sign (U+2212), and no sign for zero. */
export function formatShare(share: number, numbers: NumberFormat): string {
  const tenths = Math.round(Math.abs(share) / 10);
  const sign = tenths === 0 ? "" : share < 0 ? "−" : "+";
  const rest = tenths % 10 === 0 ? "" : numbers.decimal + (tenths % 10);
  return `${sign}${formatAmount(Math.trunc(tenths / 10), numbers)}${rest}\u00a0%`;
}

/** "Subió 12,5 %", "Fijó $ 9.900". */
export function ruleText({ direction, unit, hundredths }: PriceRule, copy: Words, money: MoneyFormat): string {
  const share = `${formatAmount(hundredths / 100, money)}\u00a0%`;
  const value = unit === "percent" ? share : formatPrice(cents(hundredths), money);
  return fill(copy.changes[direction], { value });
}

/** "Deco, Cocina y 3 más". */
export function namesText(names: readonly string[], count: number, copy: Words): string {
  const shown = names.slice(0, 2);
  if (count > shown.length) return copy.scope.more(shown.join(", "), count - shown.length);
  return shown.join(", ");
}
