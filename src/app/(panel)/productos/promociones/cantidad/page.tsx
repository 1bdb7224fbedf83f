import type { Metadata } from "next";
import { BreakFormScreen } from "~/features/pricing/break-form-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).promotions.breaks.newTitle };
}

export default async function NewBreaksPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <BreakFormScreen group={null} />
    </HydrateClient>
  );
}
