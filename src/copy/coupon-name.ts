/** The name of a coupon, as an order keeps it. */
export const couponName = (code: string): string => `Cupón ${code}`;
