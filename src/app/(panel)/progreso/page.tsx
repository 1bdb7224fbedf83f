import { redirect } from "next/navigation";
import { periodOf } from "~/domain/stats/period";
import { StatsScreen } from "~/features/stats/stats-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.stats.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function StatsPage({ searchParams }: Props) {
  const [params, tent] = await Promise.all([searchParams, api.tent.mine()]);
  if (!tent) redirect("/bienvenida");
  await api.stats.get.prefetch({ period: periodOf([params.periodo].flat()[0]) });
  return (
    <HydrateClient>
      <StatsScreen />
    </HydrateClient>
  );
}
