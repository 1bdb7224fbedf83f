import { PlanListScreen } from "~/features/admin/plan-list-screen";
import { api, HydrateClient } from "~/trpc/server";

export default async function Page() {
  await api.billing.allPlans.prefetch();
  return (
    <HydrateClient>
      <PlanListScreen />
    </HydrateClient>
  );
}
