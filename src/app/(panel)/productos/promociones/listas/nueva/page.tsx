import type { Metadata } from "next";
import { PriceListFormScreen } from "~/features/price-lists/price-list-form-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).priceLists.form.newTitle };
}

export default async function NewPriceListPage() {
  await api.pricing.sampleReach.prefetch({ all: true });
  return (
    <HydrateClient>
      <PriceListFormScreen list={null} />
    </HydrateClient>
  );
}
