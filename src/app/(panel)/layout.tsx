import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { HOME, homeWithoutTent, LANDING_PATH, loginRoute, worksWithoutTent } from "~/domain/session/routes";
import { AppDocument } from "~/features/app-context/app-document";
import { AppProviders } from "~/features/app-context/app-providers";
import { SessionProvider } from "~/features/app-context/session-provider";
import { PanelCache } from "~/features/offline/panel-cache";
import { PanelFrame } from "~/features/panel/panel-frame";
import { requestContext } from "~/server/api/page-context";
import { buildId } from "~/server/assets/build-id";
import { loadSite, loadSiteCss, siteMetadata, siteViewport } from "~/server/site/load-site";
import { wordingFor } from "~/server/site/wording";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await siteMetadata()), robots: { index: false } };
}

export const viewport = siteViewport;
/** Without this, the build tries to render every page once, to find out that it depends on the request. */
export const dynamic = "force-dynamic";

export default async function PanelLayout({ children }: { children: React.ReactNode }) {
  const { loadActor } = await requestContext();
  const actor = await loadActor();
  const asked = (await headers()).get("x-asked-path");
  if (!actor) redirect(asked?.split("?", 1)[0] === HOME ? LANDING_PATH : loginRoute(asked));
  const tent = await api.tent.mine();
  // other screens have nothing to show without a shop
  if (!tent && asked && !worksWithoutTent(asked, actor.role)) redirect(homeWithoutTent(actor.role));

  await api.billing.plans.prefetch();
  await api.session.me.prefetch();
  const [site] = await Promise.all([
    loadSite(),
    api.tent.mine.prefetch(),
    ...(actor.superUserId === null ? [api.billing.subscriber.prefetch(), api.news.unseen.prefetch()] : []),
    api.survey.due.prefetch(),
  ]);
  const countryId = tent?.countryId ?? actor.countryId;
  const wording = await wordingFor(countryId);
  // what a super-user sees of a merchant's panel stays on no device
  const account = actor.superUserId === null && tent ? `${actor.userId}.${tent.id}` : null;
  return (
    <AppDocument wording={wording} css={await loadSiteCss()} account={account}>
      <AppProviders wording={wording} countryId={countryId ?? undefined} site={site} build={buildId}>
        <HydrateClient>
          <SessionProvider>
            {account ? <PanelCache account={account} build={buildId} /> : null}
            <PanelFrame>{children}</PanelFrame>
          </SessionProvider>
        </HydrateClient>
      </AppProviders>
    </AppDocument>
  );
}
