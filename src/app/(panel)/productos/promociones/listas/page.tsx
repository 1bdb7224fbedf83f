import type { Metadata } from "next";
import { PriceListListScreen } from "~/features/price-lists/price-list-list-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).priceLists.title };
}

export default async function PriceListsPage() {
  await api.priceList.all.prefetch();
  return (
    <HydrateClient>
      <PriceListListScreen />
    </HydrateClient>
  );
}
