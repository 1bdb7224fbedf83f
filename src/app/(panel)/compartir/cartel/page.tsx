import type { Metadata } from "next";
import { PosterScreen } from "~/features/tent/poster-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).share.poster.title };
}

export default async function PosterPage() {
  await api.tent.poster.prefetch();
  return (
    <HydrateClient>
      <PosterScreen />
    </HydrateClient>
  );
}
