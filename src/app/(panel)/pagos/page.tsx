import { PaymentsScreen } from "~/features/billing/payments-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.billing.title);

export default async function PaymentsPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <PaymentsScreen />
    </HydrateClient>
  );
}
