import type { Metadata } from "next";
import { PaymentsScreen } from "~/features/billing/payments-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).billing.title };
}

export default async function PaymentsPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <PaymentsScreen />
    </HydrateClient>
  );
}
