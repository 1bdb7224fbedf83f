"use client";

import { PopupHost } from "~/components/ui/popup-host";
import { Ripple } from "~/components/ui/ripple";
import { Toaster } from "~/components/ui/toaster";
import { sessionTexts } from "~/copy/session";
import type { Wording } from "~/domain/tent/countries";
import { BuildWatch } from "~/features/app-context/failures/build-watch";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { CallOverlay } from "~/features/app-context/failures/call-overlay";
import { CallPopups } from "~/features/app-context/failures/call-popups";
import { ApiProvider } from "~/trpc/react";
import { CopyProvider, useCopy } from "./copy-provider";
import { type Site, SiteProvider } from "./site-provider";

function Hosts() {
  const { session } = useCopy(sessionTexts);
  return (
    <>
      <CallPopups />
      <PopupHost />
      <Toaster label={session.notices} closeLabel={session.closeNotice} />
      <CallOverlay />
      <Ripple />
    </>
  );
}

/** Providers of every page except shop pages: wording, API client, popups, toasts and the loading overlay. */
export function AppProviders({
  wording,
  countryId,
  site,
  build,
  children,
}: {
  wording: Wording;
  countryId?: number;
  site: Site;
  /** Id of the build that rendered this page. */
  build: string;
  children: React.ReactNode;
}) {
  return (
    <CopyProvider wording={wording} countryId={countryId}>
      <SiteProvider site={site}>
        <ApiProvider onCallError={reportCallFailure}>
          {children}
          <Hosts />
          <BuildWatch build={build} />
        </ApiProvider>
      </SiteProvider>
    </CopyProvider>
  );
}
