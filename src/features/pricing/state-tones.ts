import type { TagTone } from "~/components/ui/tag";
import type { CouponState } from "~/domain/coupons/coupon";

/** How the states of promotions, coupons and price lists are coloured. */
export const STATE_TONES: Record<CouponState, TagTone> = {
  active: "ok",
  scheduled: "blue",
  paused: "warn",
  over: "neutral",
  used_up: "neutral",
};
