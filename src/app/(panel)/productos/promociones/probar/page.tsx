import type { Metadata } from "next";
import { trialCartCopy } from "~/copy/trial-cart";
import { TrialCartScreen } from "~/features/pricing/trial-cart/trial-cart-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: trialCartCopy.title };

export default async function TrialCartPage() {
  await Promise.all([api.priceList.all.prefetch(), api.order.setup.prefetch()]);
  return (
    <HydrateClient>
      <TrialCartScreen />
    </HydrateClient>
  );
}
