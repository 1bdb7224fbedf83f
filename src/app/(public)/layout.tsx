import { connection } from "next/server";
import { AppDocument } from "~/features/app-context/app-document";
import { AppProviders } from "~/features/app-context/app-providers";
import { VisitorWordingProvider } from "~/features/app-context/visitor-wording";
import { buildId } from "~/server/assets/build-id";
import { loadSite, loadSiteCss, siteMetadata, siteViewport } from "~/server/site/load-site";
import { publicWording } from "~/trpc/server";

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

/** Layout "login" (docs/product.md#layouts): does not wait for the session. */
export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  await connection();
  const { wording, byAccount } = await publicWording();
  return (
    <AppDocument wording={wording} css={await loadSiteCss()}>
      <AppProviders wording={wording} site={await loadSite()} build={buildId}>
        <VisitorWordingProvider chosenByVisitor={!byAccount}>{children}</VisitorWordingProvider>
      </AppProviders>
    </AppDocument>
  );
}
