import { PlansScreen } from "~/features/billing/payments-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.billing.plans.title);

export default async function PlansPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <PlansScreen />
    </HydrateClient>
  );
}
