import type { Metadata } from "next";
import { SettingsScreen } from "~/features/tent/settings-screen";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.settings.title };
}

export default async function Page() {
  await Promise.all([api.tent.settings.prefetch(), api.tent.countries.prefetch()]);
  return (
    <HydrateClient>
      <SettingsScreen />
    </HydrateClient>
  );
}
