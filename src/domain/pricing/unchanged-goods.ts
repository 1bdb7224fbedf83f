import type { Cents } from "../money/money";
import type { GoodsTotals } from "./price-goods";

/** What `priceGoods` answers where no rule is in force. A cart of such a shop does not load the calculation. */
export const unchangedGoods = (subtotal: Cents, hasUnpriced: boolean): GoodsTotals => ({
  discounts: [],
  subtotal,
  afterBreaks: subtotal,
  afterCoupon: subtotal,
  total: subtotal,
  freeDelivery: null,
  hasUnpriced,
});
