import { type Cents, cents, lineTotal, plus } from "../money/money";
import { freeDeliveryBy, type PromotedLine, promotionsOf } from "./promotions";
import { breaksOf } from "./quantity-breaks";
import type {
  AppliedDiscount,
  Coupon,
  DiscountKind,
  GoodsLine,
  PaymentChange,
  PricingHint,
  PricingRules,
} from "./rules";
import { distribute, paymentAmount, percentShare } from "./shares";

interface PricedGoodsLine {
  /** The line at its unit price; null without one. */
  base: Cents | null;
  /** In the order of the calculation. */
  discounts: AppliedDiscount[];
  total: Cents | null;
}

/** The goods of an order without its delivery. */
export interface PricedGoods {
  lines: PricedGoodsLine[];
  /** Of the whole order, in the order of the calculation. */
  discounts: AppliedDiscount[];
  /** At unit prices. */
  subtotal: Cents;
  /** What the minimum of the shop or of a price list looks at. */
  afterBreaks: Cents;
  /** What the minimum of a coupon looks at. */
  afterPromotions: Cents;
  /** What "gratis desde" looks at. */
  afterCoupon: Cents;
  total: Cents;
  /** The promotion or coupon that delivers free. */
  freeDelivery: { kind: "PROMOTION" | "COUPON"; name: string } | null;
  hints: PricingHint[];
  /** Some line has no price, so the sums are incomplete. */
  hasUnpriced: boolean;
}

/** What the order's totals need of the goods. */
export type GoodsTotals = Omit<PricedGoods, "lines" | "afterPromotions" | "hints">;

/** A line on its way through the calculation. */
interface Running {
  line: GoodsLine;
  left: number;
  discounts: AppliedDiscount[];
}

const sumLeft = (running: readonly Running[]): Cents => cents(running.reduce((sum, { left }) => sum + left, 0));

function take(one: Running, kind: DiscountKind, name: string, amount: number): void {
  if (amount === 0) return;
  one.discounts.push({ kind, name, base: cents(one.left), amount: cents(amount) });
  one.left -= amount;
}

/** Takes an amount off the order, each line its part. */
function takeFromAll(running: readonly Running[], kind: DiscountKind, name: string, amount: number): void {
  const shares = distribute(
    amount,
    running.map(({ left }) => left),
  );
  running.forEach((one, index) => {
    take(one, kind, name, shares[index] ?? 0);
  });
}

function couponAmount(coupon: Coupon, left: Cents): number {
  if (coupon.kind === "FREE_DELIVERY") return 0;
  return Math.min(left, coupon.kind === "PERCENT" ? percentShare(left, coupon.percent) : coupon.amount);
}

const compareIds = (one: number | null, other: number | null) => (one ?? 0) - (other ?? 0);

/** The same order of lines however the cart is sorted, so that the odd cents go to the same ones. */
const compareLines = ({ line: one }: Running, { line: other }: Running): number =>
  compareIds(one.productId, other.productId) ||
  compareIds(one.variantId, other.variantId) ||
  compareIds(one.unitPrice, other.unitPrice) ||
  one.quantity - other.quantity;

/**
 * Prices the goods of an order: unit price, quantity break, the best promotion per line, coupon, payment. Each step
 * works on what the step before it left.
 */
export function priceGoods(lines: readonly GoodsLine[], rules: PricingRules): PricedGoods {
  const { breaks = [], promotions = [], coupon = null, payment = null } = rules;
  const priced = lines.map((line): Running => {
    const left = line.unitPrice === null ? 0 : lineTotal(line.unitPrice, line.quantity);
    return { line, left, discounts: [] };
  });
  const bases = priced.map(({ left }) => left);
  const subtotal = sumLeft(priced);
  const running = [...priced].sort(compareLines);
  const goods = running.map(({ line }) => line);

  const broken = breaksOf(goods, breaks);
  running.forEach((one, index) => {
    const { rule, price } = broken.lines[index] ?? { rule: null, price: null };
    if (rule && price !== null) take(one, "BREAK", rule.name, one.left - lineTotal(price, one.line.quantity));
  });
  const afterBreaks = sumLeft(running);

  const promoted = running.map(
    ({ line, left }, index): PromotedLine => ({
      ...line,
      left: cents(left),
      price: broken.lines[index]?.price ?? null,
    }),
  );
  const best = promotionsOf(promoted, promotions);
  running.forEach((one, index) => {
    const { promotion, amount } = best.lines[index] ?? { promotion: null, amount: 0 };
    if (promotion) take(one, "PROMOTION", promotion.name, amount);
  });
  const afterPromotions = sumLeft(running);

  const missing = Math.max(0, (coupon?.minimum ?? 0) - afterPromotions);
  const used = missing === 0 ? coupon : null;
  if (used) takeFromAll(running, "COUPON", used.name, couponAmount(used, afterPromotions));
  const afterCoupon = sumLeft(running);
  if (payment) {
    takeFromAll(running, "PAYMENT", payment.name, paymentAmount(afterCoupon, payment.percent));
  }

  const free = freeDeliveryBy(promoted, promotions);
  return {
    lines: priced.map(({ line, left, discounts }, index) =>
      line.unitPrice === null
        ? { base: null, discounts: [], total: null }
        : { base: cents(bases[index] ?? 0), discounts, total: cents(left) },
    ),
    discounts: summed(running, { COUPON: afterPromotions, PAYMENT: afterCoupon }, payment),
    subtotal,
    afterBreaks,
    afterPromotions,
    afterCoupon,
    total: sumLeft(running),
    freeDelivery: free
      ? { kind: "PROMOTION", name: free }
      : used?.kind === "FREE_DELIVERY"
        ? { kind: "COUPON", name: used.name }
        : null,
    hints: [
      ...broken.hints,
      ...best.hints,
      ...(coupon && missing > 0
        ? [{ kind: "COUPON_MINIMUM", name: coupon.name, missing: cents(missing) } as const]
        : []),
    ],
    hasUnpriced: lines.some(({ unitPrice }) => unitPrice === null),
  };
}

const ORDER: readonly DiscountKind[] = ["BREAK", "PROMOTION", "COUPON", "PAYMENT"];

/** The discounts of all lines by rule: those of the order are taken from all of it, the others from their lines. */
function summed(
  running: readonly Running[],
  wholes: Partial<Record<DiscountKind, Cents>>,
  payment: PaymentChange | null,
): AppliedDiscount[] {
  const sums = new Map<string, AppliedDiscount>();
  for (const { kind, name, base, amount } of running.flatMap(({ discounts }) => discounts)) {
    const key = `${kind} ${name}`;
    const before = sums.get(key) ?? { kind, name, base: cents(0), amount: cents(0) };
    const taken = wholes[kind] ?? plus(before.base, base);
    const sum = { kind, name, base: taken, amount: plus(before.amount, amount) };
    sums.set(key, kind === "PAYMENT" ? { ...sum, percent: payment?.percent } : sum);
  }
  return [...sums.values()].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}
