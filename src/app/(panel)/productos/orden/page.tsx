import type { Metadata } from "next";
import { productCopy } from "~/copy/product";
import { listingQuery, readListingParams } from "~/domain/product/crud/listing";
import { ListingOrderScreen } from "~/features/product/listing/listing-order-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.order.title };

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
