"use client";

import { Skeleton } from "~/components/ui/skeleton";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import type { ProductPricesProps } from "./product-prices";

const ProductPrices = lazyPart<ProductPricesProps>(
  () => import("./product-prices").then((module) => module.ProductPrices),
  () => <Skeleton className="h-40" />,
);

/** `ProductPrices` with its code loaded late, and only in a shop with lists. */
export function ProductPricesPart({ product }: ProductPricesProps) {
  const { data } = api.priceList.ofProduct.useQuery({ productId: product.id }, { meta: { ignoreErrors: true } });
  return data && data.lists.length > 0 ? <ProductPrices product={product} /> : null;
}
