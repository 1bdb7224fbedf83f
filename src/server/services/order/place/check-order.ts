import { DAY_MS } from "~/domain/duration";
import type { CartCheck } from "~/domain/order/place/schemas";
import { rulesReaching } from "~/domain/pricing/reaches";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import type { FoundCoupon } from "~/server/services/coupons/read-coupon";
import { limitCoupons, limitOrderCalls } from "./order-limits";
import { priceOrder } from "./price-order";
import { readShop } from "./read-shop";

const openedCoupon = ({ code, oncePerPhone, rule, refusal }: Extract<FoundCoupon, { refusal: null }>) => ({
  code,
  oncePerPhone,
  rule,
  refusal,
});

/** Prices a visitor's cart now and reports what changed since it was filled. Writes nothing. */
export async function checkOrder(ctx: ServiceContext, input: CartCheck, from: { address: string }) {
  await limitOrderCalls(ctx.db, { address: from.address, tentId: input.tentId });
  await limitCoupons(ctx.db, { address: from.address, tentId: input.tentId }, input.coupon);
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: input.tentId }));
  const shop = await readShop(ctx.db, tentId);
  if (shop.suspended) throw new AppError("TENT_SUSPENDED");
  const now = ctx.now();
  const { cart, rules, coupon } = await priceOrder(ctx.db, shop, input, now);
  const endIn = rules.until && rules.until.getTime() - now.getTime();
  return {
    ...cart,
    rules: rulesReaching(cart.lines, rules),
    /** What the code opened: a rule for the cart, or why it takes nothing off. */
    coupon: coupon && (coupon.refusal === null ? openedCoupon(coupon) : coupon),
    /** Milliseconds until a rule begins or ends; null if none will within a day. A device's own clock may be wrong. */
    rulesEndIn: endIn !== null && endIn < DAY_MS ? endIn : null,
  };
}
