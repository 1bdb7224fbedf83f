"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { type ProductListParams, productListHref, readProductListParams } from "~/domain/product/crud/list-address";
import { api, type RouterOutputs } from "~/trpc/react";

export type ProductList = RouterOutputs["product"]["list"];
export type ListedProductRow = ProductList["rows"][number];

/** The page of products that the address asks for; the address is the only state. */
export function useProductList() {
  const asked = readProductListParams(useSearchParams());
  const query = api.product.list.useQuery(asked, { placeholderData: keepPreviousData });
  /** Search, filter and category begin again at page 1. */
  const ask = (change: Partial<ProductListParams>) =>
    window.history.replaceState(null, "", productListHref({ ...asked, page: 1, ...change }));
  // Whoever has just emptied the last page is shown the one before.
  const beyond = query.data && !query.isPlaceholderData && asked.page > query.data.pages ? query.data.pages : null;
  const goTo = useEffectEvent((page: number) => ask({ page }));
  useEffect(() => {
    if (beyond !== null) goTo(beyond);
  }, [beyond]);
  return { asked, query, ask };
}

/** Changes of rows: shown at once, taken back when the server refuses, then read again. */
export function useRowChanges() {
  const utils = api.useUtils();
  const asked = readProductListParams(useSearchParams());
  // At once, in the tap's own turn: a switch that waited would jump back first.
  const patchRow = (id: number, patch: Partial<ListedProductRow>) => {
    void utils.product.list.cancel(asked, { revert: false, silent: true });
    const before = utils.product.list.getData(asked);
    if (before) {
      const rows = before.rows.map((row) => (row.id === id ? { ...row, ...patch } : row));
      utils.product.list.setData(asked, { ...before, rows });
    }
    return () => utils.product.list.setData(asked, before);
  };
  const readAgain = (id: number) =>
    Promise.all([
      utils.product.list.invalidate(),
      utils.product.get.invalidate({ id }),
      utils.category.list.invalidate(),
    ]);
  return { patchRow, readAgain };
}
