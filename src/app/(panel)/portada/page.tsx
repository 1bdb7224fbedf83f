import type { Metadata } from "next";
import { ComposerScreen } from "~/features/home/composer-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).composer.title };
}

export default async function ComposerPage() {
  await Promise.all([api.home.get.prefetch(), api.theme.get.prefetch()]);
  return (
    <HydrateClient>
      <ComposerScreen />
    </HydrateClient>
  );
}
