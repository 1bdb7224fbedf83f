"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { type ProductListParams, productListHref, readProductListParams } from "~/domain/product/crud/list-address";
import { replaceAddress, showAddress } from "~/lib/back/show-address";
import { api, type RouterOutputs } from "~/trpc/react";

export type ProductList = RouterOutputs["product"]["list"];
export type ListedProductRow = ProductList["rows"][number];

/** The page of products for the current URL, which is the only state. */
export function useProductList() {
  const asked = readProductListParams(useSearchParams());
  const query = api.product.list.useQuery(asked, { placeholderData: keepPreviousData });
  /** Changing search, filter or category resets to page 1. */
  const ask = (change: Partial<ProductListParams>) => showAddress(productListHref({ ...asked, page: 1, ...change }));
  // After the last page has been emptied, shows the page before it.
  const beyond = query.data && !query.isPlaceholderData && asked.page > query.data.pages ? query.data.pages : null;
  const goTo = useEffectEvent((page: number) => replaceAddress(productListHref({ ...asked, page })));
  useEffect(() => {
    if (beyond !== null) goTo(beyond);
  }, [beyond]);
  return { asked, query, ask };
}
