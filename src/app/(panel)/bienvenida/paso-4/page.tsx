import type { Metadata } from "next";
import { StepShare } from "~/features/tent/setup/step-share";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.setup.four.title };
}

export default async function SetupSharePage() {
  await Promise.all([api.tent.mine.prefetch()]);
  return (
    <HydrateClient>
      <StepShare />
    </HydrateClient>
  );
}
