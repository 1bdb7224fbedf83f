import { AppDocument } from "~/features/app-context/app-document";
import { AppProviders } from "~/features/app-context/app-providers";
import { VisitorWordingProvider } from "~/features/app-context/visitor-wording";
import { publicWording } from "~/server/api/page-context";
import { buildId } from "~/server/assets/build-id";
import { loadSite, loadSiteCss, siteMetadata, siteViewport } from "~/server/site/load-site";

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;
/** Without this, the build tries to render every page once, to find out that it depends on the request. */
export const dynamic = "force-dynamic";

/** Layout "login" (docs/product.md#layouts): does not wait for the session. */
export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  const { wording, byAccount } = await publicWording();
  return (
    <AppDocument wording={wording} css={await loadSiteCss()}>
      <AppProviders wording={wording} site={await loadSite()} build={buildId}>
        <VisitorWordingProvider chosenByVisitor={!byAccount}>{children}</VisitorWordingProvider>
      </AppProviders>
    </AppDocument>
  );
}
