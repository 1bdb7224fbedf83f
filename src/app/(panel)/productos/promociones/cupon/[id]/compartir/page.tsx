import type { Metadata } from "next";
import { CouponShareScreen } from "~/features/pricing/coupons/coupon-share-screen";
import { couponAt, couponTitle } from "../coupon-at";

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => couponTitle(params);

export default async function ShareCouponPage({ params }: Props) {
  return <CouponShareScreen coupon={await couponAt(params)} />;
}
