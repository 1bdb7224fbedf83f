import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { loginRoute } from "~/domain/session/routes";
import { AppDocument } from "~/features/app-context/app-document";
import { AppProviders } from "~/features/app-context/app-providers";
import { SessionProvider } from "~/features/app-context/session-provider";
import { requestContext } from "~/server/api/page-context";
import { buildId } from "~/server/assets/build-id";
import { loadSite, loadSiteCss, siteMetadata, siteViewport } from "~/server/site/load-site";
import { wordingFor } from "~/server/site/wording";
import { api, HydrateClient } from "~/trpc/server";

/** The URL contains a subscription id: no referrer is sent to other sites, and search engines must not index it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await siteMetadata()), robots: { index: false }, referrer: "no-referrer" };
}

export const viewport = siteViewport;
/** Without this, the build tries to render every page once, to find out that it depends on the request. */
export const dynamic = "force-dynamic";

/** Layout "login", but it requires a session: the payment belongs to a user. */
export default async function ReturnLayout({ children }: { children: React.ReactNode }) {
  const { loadActor } = await requestContext();
  const actor = await loadActor();
  if (!actor) redirect(loginRoute((await headers()).get("x-asked-path")));

  await api.billing.plans.prefetch();
  await api.session.me.prefetch();
  const [site, tent] = await Promise.all([
    loadSite(),
    api.tent.mine(),
    api.tent.mine.prefetch(),
    api.billing.subscriber.prefetch(),
    api.news.unseen.prefetch(),
  ]);
  const countryId = tent?.countryId ?? actor.countryId;
  const wording = await wordingFor(countryId);
  return (
    <AppDocument wording={wording} css={await loadSiteCss()}>
      <AppProviders wording={wording} countryId={countryId ?? undefined} site={site} build={buildId}>
        <HydrateClient>
          <SessionProvider>{children}</SessionProvider>
        </HydrateClient>
      </AppProviders>
    </AppDocument>
  );
}
