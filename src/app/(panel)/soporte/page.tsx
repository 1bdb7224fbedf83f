import type { Metadata } from "next";
import { SupportScreen } from "~/features/site/support-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).support.title };
}

export default async function SupportPage() {
  await api.site.messages.prefetch();
  return (
    <HydrateClient>
      <SupportScreen />
    </HydrateClient>
  );
}
