import { type Milli, milli, ONE } from "../money/milli";
import { type Cents, cents, lineTotal, minus } from "../money/money";
import { reaches } from "./reaches";
import type { GoodsLine, PricingHint, QuantityBreak } from "./rules";
import { percentShare } from "./shares";

/** The price of a unit under a break, never above its own. */
export const brokenPrice = (unitPrice: Cents, rule: QuantityBreak): Cents =>
  "price" in rule
    ? cents(Math.min(unitPrice, rule.price))
    : minus(unitPrice, cents(percentShare(unitPrice, rule.percent)));

/** The units that count together, by what the break's scope names. */
function countedTogether(rule: QuantityBreak, line: GoodsLine): number | null {
  return rule.productIds ? line.productId : rule.categoryIds ? line.categoryId : null;
}

function counts(rule: QuantityBreak, lines: readonly GoodsLine[]): Map<number | null, Milli> {
  const sums = new Map<number | null, Milli>();
  for (const line of lines) {
    if (!reaches(rule, line) || line.unitPrice === null) continue;
    const key = countedTogether(rule, line);
    sums.set(key, milli((sums.get(key) ?? 0) + line.quantity));
  }
  return sums;
}

export interface BrokenLine {
  rule: QuantityBreak | null;
  /** Of one unit; null without a price. */
  price: Cents | null;
}

/** The break of each line: of those that are reached, the one with the lowest price. */
export function breaksOf(
  lines: readonly GoodsLine[],
  rules: readonly QuantityBreak[],
): { lines: BrokenLine[]; hints: PricingHint[] } {
  const broken = lines.map(({ unitPrice }): BrokenLine => ({ rule: null, price: unitPrice }));
  const sums = rules.map((rule) => counts(rule, lines));
  rules.forEach((rule, at) => {
    lines.forEach((line, index) => {
      const now = broken[index];
      if (!now || line.unitPrice === null || now.price === null || !reaches(rule, line)) return;
      if ((sums[at]?.get(countedTogether(rule, line)) ?? 0) < rule.from) return;
      const price = brokenPrice(line.unitPrice, rule);
      if (price < now.price) broken[index] = { rule, price };
    });
  });
  const hints = rules.flatMap((rule, at) =>
    [...(sums[at] ?? [])].flatMap(([key, count]) => cheaperWith(rule, { key, count }, lines, broken) ?? []),
  );
  return { lines: broken, hints };
}

/** What to add if that many units more, even of the dearest kind, cost less than those that the cart has. */
function cheaperWith(
  rule: QuantityBreak,
  { key, count }: { key: number | null; count: Milli },
  lines: readonly GoodsLine[],
  broken: readonly BrokenLine[],
): PricingHint | null {
  if (count >= rule.from) return null;
  const add = milli(Math.ceil((rule.from - count) / ONE) * ONE);
  let now = 0;
  let then = 0;
  let dearest = cents(0);
  lines.forEach((line, index) => {
    const price = broken[index]?.price ?? null;
    if (line.unitPrice === null || price === null || !reaches(rule, line)) return;
    if (countedTogether(rule, line) !== key) return;
    const under = cents(Math.min(price, brokenPrice(line.unitPrice, rule)));
    now += lineTotal(price, line.quantity);
    then += lineTotal(under, line.quantity);
    dearest = cents(Math.max(dearest, under));
  });
  return then + lineTotal(dearest, add) < now ? { kind: "BREAK_CHEAPER", name: rule.name, add } : null;
}
