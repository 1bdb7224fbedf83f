import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SitePanelScreen } from "~/features/site/site-panel-screen";
import { pageCopy, requestContext } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).site.settings.title };
}

export default async function SiteSettingsPage() {
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  await api.site.panel.prefetch();
  return (
    <HydrateClient>
      <SitePanelScreen />
    </HydrateClient>
  );
}
