import type { Metadata } from "next";
import { ColoursScreen } from "~/features/theme/colours-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).theme.title };
}

export default async function ColoursPage() {
  await api.theme.get.prefetch();
  return (
    <HydrateClient>
      <ColoursScreen />
    </HydrateClient>
  );
}
