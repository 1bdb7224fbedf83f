import { readPriceList } from "~/domain/product/prices/price-list";
import { PriceListScreen } from "~/features/product/prices/price-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.product.prices.title);

type Query = Record<string, string | string[] | undefined>;

export default async function PriceListPage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  const scope = readPriceList({ get: (name) => [params[name]].flat()[0] ?? null });
  await Promise.all([api.product.prices.prefetch(scope), api.category.list.prefetch()]);
  return (
    <HydrateClient>
      <PriceListScreen />
    </HydrateClient>
  );
}
