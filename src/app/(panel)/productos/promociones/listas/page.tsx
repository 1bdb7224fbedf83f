import { PriceListListScreen } from "~/features/price-lists/price-list-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.priceLists.title);

export default async function PriceListsPage() {
  await api.priceList.all.prefetch();
  return (
    <HydrateClient>
      <PriceListListScreen />
    </HydrateClient>
  );
}
