import type { Metadata } from "next";
import { fill } from "~/copy/fill";
import { PriceListFormScreen } from "~/features/price-lists/price-list-form-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";
import { readList } from "../read-list";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await readList(params);
  return { title: fill((await pageCopy()).priceLists.form.title, { name }) };
}

export default async function PriceListDataPage({ params }: Props) {
  const [list] = await Promise.all([readList(params), api.pricing.sampleReach.prefetch({ all: true })]);
  return (
    <HydrateClient>
      <PriceListFormScreen key={list.id} list={list} />
    </HydrateClient>
  );
}
