import type { Metadata } from "next";
import { CouponFormScreen } from "~/features/pricing/coupons/coupon-form-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).coupons.form.newTitle };
}

export default async function NewCouponPage() {
  await Promise.all([api.pricing.sampleReach.prefetch({ all: true }), api.order.setup.prefetch()]);
  return (
    <HydrateClient>
      <CouponFormScreen coupon={null} />
    </HydrateClient>
  );
}
