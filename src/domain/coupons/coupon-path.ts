import { PROMOTIONS_PATH } from "../pricing/promotion-path";

export const NEW_COUPON_PATH = `${PROMOTIONS_PATH}/cupon`;
export const couponHref = (id: number): string => `${NEW_COUPON_PATH}/${id}`;
export const shareCouponHref = (id: number): string => `${couponHref(id)}/compartir`;

/** The name of a code in the addresses of a shop, as `coupon-memory.inline.ts` reads it. */
const COUPON_PARAM = "cupon";

/** The address below a shop that keeps the code on the visitor's device, to be applied in the cart. */
export const couponLinkPath = (key: string): string => `/?${COUPON_PARAM}=${encodeURIComponent(key)}`;
