"use client";

import { api } from "~/trpc/react";

/** Reads a product and the lists that show it again, after a change. */
export function useReadProductAgain(): (id: number) => Promise<unknown> {
  const utils = api.useUtils();
  return (id) =>
    Promise.all([
      utils.product.list.invalidate(),
      utils.product.get.invalidate({ id }),
      utils.category.list.invalidate(),
    ]);
}
