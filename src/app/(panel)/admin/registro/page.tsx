import { userListInputOf } from "~/domain/admin/list-address";
import { AuditScreen } from "~/features/admin/audit-screen";
import { api, HydrateClient } from "~/trpc/server";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminAuditPage({ searchParams }: Props) {
  const params = await searchParams;
  const asked = userListInputOf((name) => [params[name]].flat()[0] ?? null);
  await api.admin.audit.prefetch({ page: asked.page });
  return (
    <HydrateClient>
      <AuditScreen />
    </HydrateClient>
  );
}
