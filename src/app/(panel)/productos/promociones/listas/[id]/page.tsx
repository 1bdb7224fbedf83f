import type { Metadata } from "next";
import { ListPricesScreen } from "~/features/price-lists/list-prices-screen";
import { api, HydrateClient } from "~/trpc/server";
import { readList } from "./read-list";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readList(params)).name };
}

export default async function PriceListPricesPage({ params }: Props) {
  const list = await readList(params);
  await api.priceList.prices.prefetch({ id: list.id, search: null, own: false, page: 1 });
  return (
    <HydrateClient>
      <ListPricesScreen key={list.id} initial={list} />
    </HydrateClient>
  );
}
