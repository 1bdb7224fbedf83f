import { connection } from "next/server";
import { AppDocument } from "~/features/session/app-document";
import { AppProviders } from "~/features/session/app-providers";
import { buildId } from "~/server/build-id";
import { loadSite, siteMetadata, siteViewport } from "~/server/site";

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

/** Spec §2 layout "login": nothing here waits for the session. */
export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  await connection();
  return (
    <AppDocument countryId={null}>
      <AppProviders countryId={null} site={await loadSite()} build={buildId}>
        {children}
      </AppProviders>
    </AppDocument>
  );
}
