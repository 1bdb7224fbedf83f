import { TrialCartScreen } from "~/features/pricing/trial-cart/trial-cart-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.trialCart.title);

export default async function TrialCartPage() {
  await Promise.all([api.priceList.all.prefetch(), api.order.setup.prefetch()]);
  return (
    <HydrateClient>
      <TrialCartScreen />
    </HydrateClient>
  );
}
