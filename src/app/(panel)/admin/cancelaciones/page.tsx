import { userListInputOf } from "~/domain/admin/list-address";
import { CancellationsScreen } from "~/features/admin/cancellations-screen";
import { api, HydrateClient } from "~/trpc/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminCancellationsPage({ searchParams }: Props) {
  const params = await searchParams;
  const asked = userListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.admin.cancellations.prefetch({ page: asked.page });
  return (
    <HydrateClient>
      <CancellationsScreen />
    </HydrateClient>
  );
}
