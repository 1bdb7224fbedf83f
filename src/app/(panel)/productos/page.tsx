import { readProductListParams } from "~/domain/product/crud/list-address";
import { ProductListScreen } from "~/features/product/crud/product-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.product.title);

type Query = Record<string, string | string[] | undefined>;

export default async function ProductsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  const one = (name: string) => [params[name]].flat()[0] ?? null;
  await Promise.all([
    api.product.list.prefetch(readProductListParams({ get: one })),
    api.category.list.prefetch(),
    api.product.import.current.prefetch(),
    api.stockAlert.count.prefetch({ productId: null }),
  ]);
  return (
    <HydrateClient>
      <ProductListScreen />
    </HydrateClient>
  );
}
