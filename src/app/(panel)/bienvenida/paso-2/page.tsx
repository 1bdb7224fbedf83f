import type { Metadata } from "next";
import { StepLook } from "~/features/tent/setup/step-look";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.setup.two.title };
}

export default async function SetupStylePage() {
  await Promise.all([api.tent.mine.prefetch()]);
  return (
    <HydrateClient>
      <StepLook />
    </HydrateClient>
  );
}
