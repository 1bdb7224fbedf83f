import type { Metadata } from "next";
import { PriceListFormScreen } from "~/features/price-lists/price-list-form-screen";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

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
