import { PriceListFormScreen } from "~/features/price-lists/price-list-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.priceLists.form.newTitle);

export default async function NewPriceListPage() {
  await api.pricing.sampleReach.prefetch({ all: true });
  return (
    <HydrateClient>
      <PriceListFormScreen list={null} />
    </HydrateClient>
  );
}
