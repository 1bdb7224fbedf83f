import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { priceCopy } from "~/copy/price";
import { PriceChangeScreen } from "~/features/product/prices/price-change-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: priceCopy.title };

export default async function PriceChangePage() {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  await Promise.all([api.category.list.prefetch(), api.price.history.prefetch(), api.priceList.all.prefetch()]);
  return (
    <HydrateClient>
      <PriceChangeScreen />
    </HydrateClient>
  );
}
