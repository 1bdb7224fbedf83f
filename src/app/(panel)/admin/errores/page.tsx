import { userListInputOf } from "~/domain/admin/list-address";
import { ErrorsScreen } from "~/features/admin/errors-screen";
import { api, HydrateClient } from "~/trpc/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminErrorsPage({ searchParams }: Props) {
  const params = await searchParams;
  const asked = userListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.admin.errors.prefetch({ page: asked.page });
  return (
    <HydrateClient>
      <ErrorsScreen />
    </HydrateClient>
  );
}
