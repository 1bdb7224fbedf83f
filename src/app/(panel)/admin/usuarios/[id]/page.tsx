import { notFound } from "next/navigation";
import { idOf } from "~/domain/billing/schemas";
import { PersonScreen } from "~/features/admin/person-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { requestContext } from "~/server/api/page-context";
import { api } from "~/trpc/server";

type Props = { params: Promise<{ id: string }> };

export default async function AdminUserPage({ params }: Props) {
  const id = idOf((await params).id);
  const actor = await (await requestContext()).loadActor();
  if (!id || actor?.role !== "SUPER") notFound();
  return <PersonScreen key={id} initial={await orNotFound(api.admin.user({ id }))} />;
}
