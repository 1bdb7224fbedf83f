import type { Metadata } from "next";
import { WelcomeScreen } from "~/features/tent/setup/welcome-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.setup.title };
}

export default async function WelcomePage() {
  await Promise.all([api.tent.progress.prefetch()]);
  return (
    <HydrateClient>
      <WelcomeScreen />
    </HydrateClient>
  );
}
