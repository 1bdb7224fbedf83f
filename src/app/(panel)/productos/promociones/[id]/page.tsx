import { notFound } from "next/navigation";
import { PromotionFormScreen } from "~/features/pricing/promotion-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.promotions.edit);

export default async function PromotionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [promotions] = await Promise.all([api.pricing.promotions(), api.category.list.prefetch()]);
  const promotion = promotions.find((one) => String(one.id) === id) ?? notFound();
  return (
    <HydrateClient>
      <PromotionFormScreen key={promotion.id} promotion={promotion} />
    </HydrateClient>
  );
}
