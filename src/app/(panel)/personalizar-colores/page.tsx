import type { Metadata } from "next";
import { ColoursScreen } from "~/features/theme/colours-screen";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

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
