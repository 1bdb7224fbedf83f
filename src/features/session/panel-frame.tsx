"use client";

import { PanelShell } from "~/features/panel/panel-shell";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { useSite } from "~/features/session/site-provider";

/** The panel's frame with what the session knows. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  const { panel } = useCopy();
  const { name, logo } = useSite();
  const { user, tent } = useSession();
  const shop = tent && { name: tent.name, address: new URL(tent.url).host, url: tent.url, logo: tent.logo };
  return (
    <PanelShell copy={panel} userId={user.id} app={{ name, logo: logo ?? undefined }} shop={shop}>
      {children}
    </PanelShell>
  );
}
