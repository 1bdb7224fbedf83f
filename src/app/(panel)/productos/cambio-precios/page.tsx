import { redirect } from "next/navigation";
import { PriceChangeScreen } from "~/features/product/prices/price-change-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.price.title);

export default async function PriceChangePage() {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  await Promise.all([api.category.list.prefetch(), api.price.history.prefetch(), api.priceList.all.prefetch()]);
  return (
    <HydrateClient>
      <PriceChangeScreen />
    </HydrateClient>
  );
}
