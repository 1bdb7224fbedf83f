import { PromotionListScreen } from "~/features/pricing/promotion-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.promotions.title);

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
