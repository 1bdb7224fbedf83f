import type { Metadata } from "next";
import { ChangeScreen } from "~/features/billing/change-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).billing.links.plans };
}

export default async function ChangePlanPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <ChangeScreen />
    </HydrateClient>
  );
}
