import type { Metadata } from "next";
import { PlansScreen } from "~/features/billing/payments-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).billing.plans.title };
}

export default async function PlansPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <PlansScreen />
    </HydrateClient>
  );
}
