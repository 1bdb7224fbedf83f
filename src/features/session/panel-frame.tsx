"use client";

import { usePathname } from "next/navigation";
import { useNewOrders } from "~/features/order/use-new-orders";
import { PageSlide } from "~/features/panel/page-slide";
import { PanelShell } from "~/features/panel/panel-shell";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { useSite } from "~/features/session/site-provider";

/** The panel's frame with what the session knows; the first steps stand alone, without the menu. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  const { panel } = useCopy();
  const { name, logo } = useSite();
  const { user, tent } = useSession();
  const shop = tent && { name: tent.name, address: new URL(tent.url).host, url: tent.url, logo: tent.logo };
  const orders = useNewOrders({ tent, user });
  const isSetup = usePathname().startsWith("/bienvenida");
  return (
    <PanelShell
      copy={panel}
      userId={isSetup ? null : user.id}
      app={{ name, logo: logo ?? undefined }}
      shop={shop}
      unseen={{ orders }}
    >
      <PageSlide>{children}</PageSlide>
    </PanelShell>
  );
}
