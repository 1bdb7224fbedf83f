import { ChangeScreen } from "~/features/billing/change-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.billing.links.plans);

export default async function ChangePlanPage() {
  await api.billing.account.prefetch();
  return (
    <HydrateClient>
      <ChangeScreen />
    </HydrateClient>
  );
}
