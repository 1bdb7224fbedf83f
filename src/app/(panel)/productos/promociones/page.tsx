import type { Metadata } from "next";
import { promotionsLink } from "~/copy/promotions-link";
import { PromotionListScreen } from "~/features/pricing/promotion-list-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: promotionsLink.title };

export default async function PromotionsPage() {
  await Promise.all([
    api.pricing.promotions.prefetch(),
    api.coupon.all.prefetch(),
    api.pricing.quantityBreaks.prefetch(),
    api.pricing.paymentAdjustments.prefetch(),
    api.category.list.prefetch(),
  ]);
  return (
    <HydrateClient>
      <PromotionListScreen />
    </HydrateClient>
  );
}
