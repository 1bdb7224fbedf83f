import { notFound } from "next/navigation";
import { SitePanelScreen } from "~/features/site/site-panel-screen";
import { requestContext, titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.site.settings.title);

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
