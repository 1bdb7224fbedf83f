import type { Metadata } from "next";
import { MethodScreen } from "~/features/billing/method-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).billing.method.title };
}

export default async function PaymentMethodPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <MethodScreen />
    </HydrateClient>
  );
}
