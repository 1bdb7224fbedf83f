import type { Metadata } from "next";
import { CouponFormScreen } from "~/features/pricing/coupons/coupon-form-screen";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).coupons.form.newTitle };
}

export default async function NewCouponPage() {
  await api.pricing.sampleReach.prefetch({ all: true });
  return (
    <HydrateClient>
      <CouponFormScreen coupon={null} />
    </HydrateClient>
  );
}
