import { fill } from "~/copy/fill";
import type { PromotionsCopy } from "~/copy/promotions";
import { centsFromAmount, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import type { PromotionOffer, PromotionTimes } from "~/domain/pricing/promotion";
import type { RuleReach } from "~/domain/pricing/rule-scope";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { dayFirst } from "~/lib/typed-date";
import type { RouterOutputs } from "~/trpc/react";

export type ListedPromotion = RouterOutputs["pricing"]["promotions"][number];
export type ListedBreak = RouterOutputs["pricing"]["quantityBreaks"][number];

const NAMED = 2;

/** The day of a bound, which may be a moment. */
const dayOf = (bound: string): string => dayFirst(bound.slice(0, 10));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "lun., mar. y mié." */
function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
}

/** When a promotion is in force: "Hasta el 30/11/2026, sáb. y dom., de 18:00 a 21:00". */
export function whenText({ from, to, weekdays, hours }: PromotionTimes, copy: PromotionsCopy): string {
  const period =
    from && to
      ? fill(copy.period, { from: dayOf(from), to: dayOf(to) })
      : from
        ? fill(copy.from, { day: dayOf(from) })
        : to
          ? fill(copy.until, { day: dayOf(to) })
          : "";
  const some = weekdays.length > 0 && weekdays.length < copy.days.length;
  const days = some
    ? listed(
        [...weekdays].sort().map((day) => copy.days[day - 1] ?? ""),
        copy.and,
      )
    : "";
  const parts = [period, days, hours ? fill(copy.hours, hours) : ""].filter(Boolean);
  return parts.length === 0 ? copy.always : capital(parts.join(", "));
}

export const productsText = (n: number, copy: PromotionsCopy, money: MoneyFormat): string =>
  n === 1 ? copy.products.one : fill(copy.products.many, { n: formatAmount(n, money) });

/** Where a rule applies: "Todo", "Aromas y Mates", "12 productos". */
export function reachText(
  { categoryIds, productIds, products, product }: RuleReach & { products: number; product: string | null },
  { copy, money, categories }: { copy: PromotionsCopy; money: MoneyFormat; categories: ReadonlyMap<number, string> },
): string {
  if (categoryIds) {
    const names = categoryIds.flatMap((id) => categories.get(id) ?? []);
    if (names.length === 0) return copy.noProducts;
    if (names.length <= NAMED) return listed(names, copy.and);
    return fill(copy.more, { names: names.slice(0, NAMED).join(", "), n: names.length - NAMED });
  }
  if (!productIds) return copy.everything;
  if (product !== null) return product;
  return productIds.length === 0 ? copy.noProducts : productsText(products, copy, money);
}

/** What a promotion gives: "3x2", "2.ª unidad al 50 %", "$ 500 menos"; null while a number is missing. */
export function offerText({ kind, buy, pay, nth, value }: PromotionOffer, copy: PromotionsCopy, money: MoneyFormat) {
  const { named } = copy;
  switch (kind) {
    case "nxm":
      return buy === null || pay === null ? null : fill(named.nxm, { buy, pay });
    case "nth_percent":
      return nth === null || value === null ? null : fill(named.nth, { nth, percent: typedValue(value, false, money) });
    case "percent":
      return value === null ? null : fill(named.percent, { percent: typedValue(value, false, money) });
    case "amount":
      return value === null ? null : fill(named.amount, { amount: formatPrice(centsFromAmount(value), money) });
    case "free_delivery":
      return named.free_delivery;
  }
}

/** "Desde 6 y 12" */
export function stepsText(steps: readonly { from: number }[], copy: PromotionsCopy, money: MoneyFormat): string {
  const list = listed(
    steps.map(({ from }) => typedValue(from, false, money)),
    copy.and,
  );
  return fill(copy.steps, { list });
}
