import { ONE } from "../money/milli";
import { type Cents, cents, lineTotal } from "../money/money";
import type { Unit } from "../money/unit";
import { reaches } from "./reaches";
import type { GoodsLine, PricingHint, Promotion } from "./rules";
import { distribute, percentShare } from "./shares";

/** A line with what the quantity breaks left of it. */
export interface PromotedLine extends GoodsLine {
  /** Of one unit. */
  price: Cents | null;
  left: Cents;
}

type GroupPromotion = Extract<Promotion, { kind: "NXM" | "NTH_PERCENT" }>;
type Indexed = { index: number; line: PromotedLine; price: Cents; units: number };

/** The units of what is sold by the piece: all others are weighed or measured. */
export const BY_PIECE: readonly Unit[] = ["UNIT", "DOZEN", "PACKAGE"];

/** Whole units of a line; none of one that is weighed, measured or without a price. */
const unitsOf = ({ unit, quantity, price }: PromotedLine): number =>
  price !== null && BY_PIECE.includes(unit) ? Math.floor(quantity / ONE) : 0;

/** The lines whose units count together, cheapest first: the variants of each product, or all products. */
function groupsOf(promotion: GroupPromotion, byPrice: readonly Indexed[]): Indexed[][] {
  const groups = new Map<number | null, Indexed[]>();
  for (const one of byPrice) {
    if (!reaches(promotion, one.line)) continue;
    const key = promotion.acrossProducts ? null : one.line.productId;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

const countUnits = (group: readonly Indexed[]): number => group.reduce((sum, { units }) => sum + units, 0);

/** How many of so many units are reduced. */
const reducedUnits = (promotion: GroupPromotion, units: number): number =>
  promotion.kind === "NXM"
    ? Math.floor(units / promotion.buy) * Math.max(0, promotion.buy - promotion.pay)
    : Math.floor(units / promotion.nth);

/** The cheapest units of a group are reduced; lines of one price share it by their units, as if they were one line. */
function saveInGroup(promotion: GroupPromotion, group: readonly Indexed[], savings: number[]): void {
  let reduced = reducedUnits(promotion, countUnits(group));
  for (let at = 0; at < group.length && reduced > 0; ) {
    const price = group[at]?.price;
    let end = at;
    while (end < group.length && group[end]?.price === price) end += 1;
    const same = group.slice(at, end);
    const units = countUnits(same);
    const here = Math.min(reduced, units);
    const each = promotion.kind === "NXM" ? (price ?? 0) : percentShare(price ?? 0, promotion.percent);
    const shares = distribute(
      here * each,
      same.map((one) => one.units),
    );
    same.forEach(({ index }, which) => {
      savings[index] = shares[which] ?? 0;
    });
    reduced -= here;
    at = end;
  }
}

/** What the promotion alone would take off each line. */
function savingsOf(
  promotion: Promotion,
  lines: readonly PromotedLine[],
  groups: readonly (readonly Indexed[])[],
): number[] {
  const savings = lines.map(() => 0);
  switch (promotion.kind) {
    case "NXM":
    case "NTH_PERCENT":
      for (const group of groups) saveInGroup(promotion, group, savings);
      break;
    case "PERCENT":
    case "AMOUNT":
      lines.forEach((line, index) => {
        if (line.price === null || !reaches(promotion, line)) return;
        savings[index] =
          promotion.kind === "PERCENT"
            ? percentShare(line.left, promotion.percent)
            : lineTotal(cents(Math.min(line.price, promotion.amount)), line.quantity);
      });
  }
  return savings;
}

export interface ChosenPromotion {
  promotion: Promotion | null;
  amount: Cents;
}

/**
 * Each line takes the one promotion that saves it most, the first of equal ones. A promotion over several lines is worked
 * out over all that it reaches, also over those that take another one: else a further promotion could make a cart dearer.
 */
export function promotionsOf(
  lines: readonly PromotedLine[],
  promotions: readonly Promotion[],
): { lines: ChosenPromotion[]; hints: PricingHint[] } {
  const chosen = lines.map((): ChosenPromotion => ({ promotion: null, amount: cents(0) }));
  const byPrice = lines
    .flatMap((line, index): Indexed[] => {
      const units = unitsOf(line);
      return units > 0 && line.price !== null ? [{ index, line, price: line.price, units }] : [];
    })
    .sort((one, other) => one.price - other.price);
  const grouped = promotions.map((promotion) =>
    promotion.kind === "NXM" || promotion.kind === "NTH_PERCENT" ? groupsOf(promotion, byPrice) : [],
  );
  promotions.forEach((promotion, at) => {
    savingsOf(promotion, lines, grouped[at] ?? []).forEach((saving, index) => {
      const amount = cents(Math.min(saving, lines[index]?.left ?? 0));
      if (amount > (chosen[index]?.amount ?? 0)) chosen[index] = { promotion, amount };
    });
  });
  const hints = promotions.flatMap((promotion, at) =>
    promotion.kind === "NXM" || promotion.kind === "NTH_PERCENT"
      ? (grouped[at] ?? []).flatMap((group) => nextOf(promotion, group, chosen) ?? [])
      : [],
  );
  return { lines: chosen, hints };
}

/** What the next units of a group would be given, unless another promotion serves one of its lines better. */
function nextOf(
  promotion: GroupPromotion,
  group: readonly Indexed[],
  chosen: readonly ChosenPromotion[],
): PricingHint | null {
  const isOthers = ({ index }: Indexed) => (chosen[index]?.promotion ?? promotion) !== promotion;
  if (group.some(isOthers)) return null;
  const units = countUnits(group);
  const productId = promotion.acrossProducts ? null : (group[0]?.line.productId ?? null);
  const { name } = promotion;
  if (promotion.kind === "NTH_PERCENT") {
    const isNext = units % promotion.nth === promotion.nth - 1;
    return isNext ? { kind: "ADD_REDUCED", name, productId, percent: promotion.percent } : null;
  }
  const over = units % promotion.buy;
  const isNext = over > 0 && over >= promotion.pay;
  return isNext
    ? { kind: "ADD_FREE", name, productId, add: promotion.buy - over, free: promotion.buy - promotion.pay }
    : null;
}

/** The promotion that delivers free, if some line is in it. */
export function freeDeliveryBy(lines: readonly PromotedLine[], promotions: readonly Promotion[]): string | null {
  const found = promotions.find(
    (promotion) => promotion.kind === "FREE_DELIVERY" && lines.some((line) => reaches(promotion, line)),
  );
  return found?.name ?? null;
}
