import { userListInputOf } from "~/domain/admin/list-address";
import { UserListScreen } from "~/features/admin/user-list-screen";
import { api, HydrateClient } from "~/trpc/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminUsersPage({ searchParams }: Props) {
  const params = await searchParams;
  const asked = userListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.admin.users.prefetch(asked);
  return (
    <HydrateClient>
      <UserListScreen />
    </HydrateClient>
  );
}
