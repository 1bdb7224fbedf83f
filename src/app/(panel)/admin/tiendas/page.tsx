import { tentListInputOf } from "~/domain/admin/list-address";
import { TentListScreen } from "~/features/admin/tent-list-screen";
import { api, HydrateClient } from "~/trpc/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminTentsPage({ searchParams }: Props) {
  const params = await searchParams;
  const asked = tentListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.admin.tents.prefetch(asked);
  return (
    <HydrateClient>
      <TentListScreen />
    </HydrateClient>
  );
}
