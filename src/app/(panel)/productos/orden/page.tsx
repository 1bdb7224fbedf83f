import { listingQuery, readListingParams } from "~/domain/product/crud/listing";
import { ListingOrderScreen } from "~/features/product/listing/listing-order-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.product.order.title);

type Query = Record<string, string | string[] | undefined>;

export default async function ProductOrderPage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  const { shelf, page } = readListingParams({ get: (name) => [params[name]].flat()[0] ?? null });
  await Promise.all([api.product.list.prefetch(listingQuery(shelf, page)), api.category.list.prefetch()]);
  return (
    <HydrateClient>
      <ListingOrderScreen />
    </HydrateClient>
  );
}
