import type { Metadata } from "next";
import { StepLook } from "~/features/tent/setup/step-look";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.setup.two.title };
}

export default async function SetupStylePage() {
  await Promise.all([api.tent.mine.prefetch(), api.theme.get.prefetch()]);
  return (
    <HydrateClient>
      <StepLook />
    </HydrateClient>
  );
}
