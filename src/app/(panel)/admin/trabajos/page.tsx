import { JobsScreen } from "~/features/admin/jobs-screen";
import { api, HydrateClient } from "~/trpc/server";

export default async function AdminJobsPage() {
  await api.admin.jobs.prefetch();
  return (
    <HydrateClient>
      <JobsScreen />
    </HydrateClient>
  );
}
