import type { Metadata } from "next";
import { fill } from "~/copy/fill";
import { ListCustomersScreen } from "~/features/price-lists/list-customers-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";
import { readList } from "../read-list";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await readList(params);
  return { title: fill((await pageCopy()).priceLists.people.title, { name }) };
}

export default async function ListCustomersPage({ params }: Props) {
  const list = await readList(params);
  await api.priceList.customers.prefetch({ id: list.id, search: null, page: 1 });
  return (
    <HydrateClient>
      <ListCustomersScreen key={list.id} list={list} />
    </HydrateClient>
  );
}
