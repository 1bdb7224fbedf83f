import { redirect } from "next/navigation";
import { routeAfterLogin } from "~/domain/session/routes";
import { DashboardScreen } from "~/features/dashboard/dashboard-screen";
import { titled } from "~/server/api/page-context";
import { loadPerson } from "~/server/auth/load-person";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.dashboard.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** `/` for whoever is logged in; the edge sends visitors to the landing page (docs/product.md#home-page). */
export default async function DashboardPage({ searchParams }: Props) {
  const [{ volver }, person, tent] = await Promise.all([searchParams, loadPerson(), api.tent.mine()]);
  // after log-in; the address of the home itself has no query
  if (person && volver !== undefined) redirect(routeAfterLogin(person, volver));
  if (tent) await Promise.all([api.dashboard.get.prefetch(), api.theme.get.prefetch()]);
  return (
    <HydrateClient>
      <DashboardScreen />
    </HydrateClient>
  );
}
