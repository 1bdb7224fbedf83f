"use client";

import { PopupHost } from "~/components/ui/popup-host";
import { Ripple } from "~/components/ui/ripple";
import { Toaster } from "~/components/ui/toaster";
import type { Wording } from "~/domain/tent/countries";
import { BuildWatch } from "~/features/session/build-watch";
import { reportCallFailure } from "~/features/session/call-failures";
import { CallOverlay } from "~/features/session/call-overlay";
import { CallPopups } from "~/features/session/call-popups";
import { CopyProvider, useCopy } from "~/features/session/copy-provider";
import { type Site, SiteProvider } from "~/features/session/site-provider";
import { ApiProvider } from "~/trpc/react";

function Hosts() {
  const { session } = useCopy();
  return (
    <>
      <CallPopups />
      <PopupHost />
      <Toaster label={session.notices} />
      <CallOverlay />
      <Ripple />
    </>
  );
}

/** What every page but the shops' has around it: wording, calls, popups, toasts and the overlay. */
export function AppProviders({
  wording,
  site,
  build,
  children,
}: {
  wording: Wording;
  site: Site;
  /** The build that made this page. */
  build: string;
  children: React.ReactNode;
}) {
  return (
    <CopyProvider wording={wording}>
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
