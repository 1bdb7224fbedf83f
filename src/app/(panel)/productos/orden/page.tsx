import type { Metadata } from "next";
import { productCopy } from "~/copy/product";
import { readShelf, shelfQuery } from "~/domain/product/shelf";
import { ShelfScreen } from "~/features/product/shelf-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.order.title };

type Query = Record<string, string | string[] | undefined>;

export default async function ProductOrderPage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  const { shelf, page } = readShelf({ get: (name) => [params[name]].flat()[0] ?? null });
  await Promise.all([api.product.list.prefetch(shelfQuery(shelf, page)), api.category.list.prefetch()]);
  return (
    <HydrateClient>
      <ShelfScreen />
    </HydrateClient>
  );
}
