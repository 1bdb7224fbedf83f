import type { Cents } from "../money/money";
import { brokenPrice } from "../pricing/quantity-breaks";
import { reaches } from "../pricing/reaches";
import type { Promotion, QuantityBreak, ShopRules } from "../pricing/rules";
import type { ProductCardView } from "./view";

type DealFacts = Pick<ProductCardView, "id" | "categoryId" | "priceCents" | "from">;

const goodsOf = ({ id, categoryId }: DealFacts) => ({ productId: id, categoryId });

/** How much of the price a promotion takes off at most, by which the badge is chosen. */
function share(promotion: Promotion, priceCents: Cents | null): number {
  switch (promotion.kind) {
    case "NXM":
      return (promotion.buy - promotion.pay) / promotion.buy;
    case "NTH_PERCENT":
      return promotion.percent / 100 / promotion.nth;
    case "PERCENT":
      return promotion.percent / 100;
    case "AMOUNT":
      return priceCents ? Math.min(1, promotion.amount / priceCents) : 0;
    case "FREE_DELIVERY":
      return 0;
  }
}

/** The promotions that reach a product, the largest first. */
export function promotionsFor({ promotions }: ShopRules, card: DealFacts): Promotion[] {
  return promotions
    .filter((promotion) => reaches(promotion, goodsOf(card)))
    .sort((one, other) => share(other, card.priceCents) - share(one, card.priceCents));
}

export interface ShownBreak {
  rule: QuantityBreak;
  /** Of a unit; null where the product has several prices, or none. */
  priceCents: Cents | null;
}

/** The quantity breaks that make a product cheaper, by quantity. */
export function breaksFor({ breaks }: ShopRules, card: DealFacts): ShownBreak[] {
  const { priceCents, from } = card;
  if (breaks.length === 0 || priceCents === null) return [];
  const shown: ShownBreak[] = [];
  const reached = breaks.filter((rule) => reaches(rule, goodsOf(card)));
  for (const rule of [...reached].sort((one, other) => one.from - other.from)) {
    const price = brokenPrice(priceCents, rule);
    // one that a smaller quantity already betters says nothing
    const best = shown.at(-1);
    const bound = best ? brokenPrice(priceCents, best.rule) : priceCents;
    if (price >= bound) continue;
    const one = { rule, priceCents: from && !("price" in rule) ? null : price };
    if (best?.rule.from === rule.from) shown[shown.length - 1] = one;
    else shown.push(one);
  }
  return shown;
}
