import { CouponFormScreen } from "~/features/pricing/coupons/coupon-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.coupons.form.newTitle);

export default async function NewCouponPage() {
  await Promise.all([api.pricing.sampleReach.prefetch({ all: true }), api.order.setup.prefetch()]);
  return (
    <HydrateClient>
      <CouponFormScreen coupon={null} />
    </HydrateClient>
  );
}
