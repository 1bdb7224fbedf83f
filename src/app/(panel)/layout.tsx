import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { loginRoute } from "~/domain/session/routes";
import { AppDocument } from "~/features/session/app-document";
import { AppProviders } from "~/features/session/app-providers";
import { PanelFrame } from "~/features/session/panel-frame";
import { SessionProvider } from "~/features/session/session-provider";
import { loadSite, siteMetadata } from "~/server/site";
import { api, HydrateClient, requestContext } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await siteMetadata()), robots: { index: false } };
}

export default async function PanelLayout({ children }: { children: React.ReactNode }) {
  const { loadActor } = await requestContext();
  const actor = await loadActor();
  if (!actor) redirect(loginRoute((await headers()).get("x-asked-path")));
  await api.billing.plans.prefetch();
  await api.session.me.prefetch();
  const [site] = await Promise.all([
    loadSite(),
    api.tent.mine.prefetch(),
    api.billing.subscriber.prefetch(),
    api.news.list.prefetch(),
  ]);
  return (
    <AppDocument countryId={actor.countryId}>
      <AppProviders countryId={actor.countryId} site={site}>
        <HydrateClient>
          <SessionProvider>
            <PanelFrame>{children}</PanelFrame>
          </SessionProvider>
        </HydrateClient>
      </AppProviders>
    </AppDocument>
  );
}
