import { kindInAddress } from "~/domain/pricing/promotion-path";
import { PromotionFormScreen } from "~/features/pricing/promotion-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

type Query = Record<string, string | string[] | undefined>;

export const generateMetadata = titled((copy) => copy.promotions.create);

export default async function NewPromotionPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { tipo, como } = await searchParams;
  const [promotions] = await Promise.all([como ? api.pricing.promotions() : [], api.category.list.prefetch()]);
  const repeats = promotions.find(({ id }) => String(id) === como) ?? null;
  const kind = repeats?.kind ?? kindInAddress([tipo].flat()[0]);
  return (
    <HydrateClient>
      <PromotionFormScreen key={`${kind} ${repeats?.id}`} promotion={null} kind={kind} repeats={repeats} />
    </HydrateClient>
  );
}
