import { MethodScreen } from "~/features/billing/method-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.billing.method.title);

export default async function PaymentMethodPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <MethodScreen />
    </HydrateClient>
  );
}
