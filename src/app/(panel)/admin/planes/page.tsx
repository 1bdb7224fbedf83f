import { PlanListScreen } from "~/features/admin/plan-list-screen";
import { api, HydrateClient } from "~/trpc/server";

export default async function AdminPlansPage() {
  await Promise.all([api.billing.allPlans.prefetch(), api.billing.unowned.prefetch()]);
  return (
    <HydrateClient>
      <PlanListScreen />
    </HydrateClient>
  );
}
