import { COUPON_MEMORY } from "~/generated/inline/scripts";
import type { CouponMemoryData } from "../browser/coupon-memory.inline";
import { InlineScript } from "../browser/inline-script";
import type { Frame } from "../parts/frame";

/** In a shop with coupons: says that the code of the address that was opened is kept. */
export function CouponNotice({ frame: { shop, copy } }: { frame: Frame }) {
  if (!shop.hasCoupons) return null;
  return (
    <>
      <p className="notice" hidden />
      <InlineScript<CouponMemoryData> code={COUPON_MEMORY} data={{ shop: shop.id, told: copy.couponKept }} />
    </>
  );
}
