import type { CouponsCopy } from "~/copy/coupons";
import { fill } from "~/copy/fill";
import { centsFromAmount, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { typedValue } from "~/domain/pricing/typed-promotion";
import { countText } from "~/features/app-context/count-text";
import type { RouterOutputs } from "~/trpc/react";

export type ListedCoupon = RouterOutputs["coupon"]["all"][number];

/** "10 % menos", "$ 5.000 menos", "Envío gratis". */
export function couponOffer(
  { kind, value }: Pick<ListedCoupon, "kind" | "value">,
  copy: CouponsCopy,
  money: MoneyFormat,
) {
  if (kind === "free_delivery" || value === null) return copy.terms.free_delivery;
  return kind === "percent"
    ? fill(copy.terms.percent, { percent: typedValue(value, false, money) })
    : fill(copy.terms.amount, { amount: formatPrice(centsFromAmount(value), money) });
}

/** "$ 5.000 menos, desde $ 30.000". */
export function couponTerms(coupon: ListedCoupon, copy: CouponsCopy, money: MoneyFormat): string {
  const terms = couponOffer(coupon, copy, money);
  return coupon.minTotal === null
    ? terms
    : fill(copy.from, { terms, amount: formatPrice(centsFromAmount(coupon.minTotal), money) });
}

/** "23 de 100 usos". */
export function usesText(
  { uses, maxUses }: Pick<ListedCoupon, "uses" | "maxUses">,
  copy: CouponsCopy,
  money: MoneyFormat,
) {
  return maxUses === null
    ? countText(copy.uses, uses, money)
    : fill(copy.usesOf, { n: formatAmount(uses, money), max: formatAmount(maxUses, money) });
}
