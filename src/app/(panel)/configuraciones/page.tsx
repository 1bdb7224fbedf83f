import type { Metadata } from "next";
import { SettingsMenu } from "~/features/tent/settings-menu";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.settings.title };
}

export default async function Page() {
  await api.tent.settings.prefetch();
  return (
    <HydrateClient>
      <SettingsMenu />
    </HydrateClient>
  );
}
