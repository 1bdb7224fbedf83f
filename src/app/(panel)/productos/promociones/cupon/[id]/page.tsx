import type { Metadata } from "next";
import { CouponFormScreen } from "~/features/pricing/coupons/coupon-form-screen";
import { api, HydrateClient } from "~/trpc/server";
import { couponAt, couponTitle } from "./coupon-at";

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => couponTitle(params);

export default async function CouponPage({ params }: Props) {
  const [coupon] = await Promise.all([
    couponAt(params),
    api.pricing.sampleReach.prefetch({ all: true }),
    api.order.setup.prefetch(),
  ]);
  return (
    <HydrateClient>
      <CouponFormScreen key={coupon.id} coupon={coupon} />
    </HydrateClient>
  );
}
