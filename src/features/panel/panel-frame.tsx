"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { panelTexts } from "~/copy/panel";
import { HOME, isClosedWhileViewing } from "~/domain/session/routes";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { billingBarOf } from "~/features/billing/billing-bar";
import { useNewOrders } from "~/features/order/manage/use-new-orders";
import { NetworkStrip } from "~/features/outbox/network-note";
import { OutboxBar } from "~/features/outbox/outbox-bar";
import { useSendOutbox } from "~/features/outbox/use-outbox";
import { SurveyDialog } from "~/features/survey/survey-dialog";
import { useNamedTent } from "~/features/tent/use-named-tent";
import { useTents } from "~/features/tent/use-tents";
import { lazyPart } from "~/lib/lazy-part";
import { PageSlide } from "./page-slide";
import { PanelMessage } from "./panel-message";
import { PanelShell } from "./panel-shell";
import { useFocusAnchor } from "./use-focus-anchor";
import { useKeepTent } from "./use-keep-tent";
import { useUnseenCount } from "./use-unseen-count";

// few merchants see these, and those from the first paint on
const TentSwitch = dynamic(() => import("~/features/tent/tent-switch").then((module) => module.TentSwitch));
const BillingBanner = dynamic(() => import("~/features/billing/billing-banner").then((module) => module.BillingBanner));

const PaymentBanner = lazyPart(() =>
  import("~/features/billing/payment-banner").then((module) => module.PaymentBanner),
);
const PhotoBar = lazyPart(() => import("~/features/product/batch/photo-bar").then((module) => module.PhotoBar));
const ViewingBar = lazyPart(() => import("~/features/admin/viewing-bar").then((module) => module.ViewingBar));
const ClosedWhileViewing = lazyPart(() =>
  import("~/features/admin/viewing-bar").then((module) => module.ClosedWhileViewing),
);

/** The panel's shell filled from the session; the onboarding screens are shown without the menu. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  const { panel } = useCopy(panelTexts);
  const { name, logo, headerMessage, paymentBanner } = useSite();
  const session = useSession();
  const { user, tent, unseenNews } = session;
  const orders = useNewOrders({ tent, user });
  const { shops: own, hasRoom } = useTents();
  useKeepTent(tent?.id ?? null);
  useNamedTent(tent?.linked);
  useUnseenCount(orders.here + orders.elsewhere.reduce((sum, { count }) => sum + count, 0));
  useFocusAnchor();
  const path = usePathname();
  const isSetup = path.startsWith("/bienvenida");
  useSendOutbox(!isSetup);
  const billingBar = isSetup ? null : billingBarOf(session, path);
  const { viewedUntil } = user;
  const closed = viewedUntil !== null && isClosedWhileViewing(path);
  const shops = own.map((shop) => ({
    id: shop.id,
    name: shop.name,
    address: new URL(shop.url).host,
    url: shop.url,
    logo: shop.logo,
    unseen: orders.elsewhere.find(({ tentId }) => tentId === shop.id)?.count ?? 0,
  }));
  const current = shops.find((shop) => shop.id === tent?.id) ?? null;
  const canSwitch = current !== null && !isSetup && (shops.length > 1 || hasRoom);
  return (
    <PanelShell
      copy={panel}
      userId={isSetup ? null : user.id}
      app={{ name, logo: logo ?? undefined }}
      shop={current}
      shopSwitch={
        canSwitch
          ? (place) => <TentSwitch place={place} current={current} shops={shops} hasRoom={hasRoom} />
          : undefined
      }
      viewing={viewedUntil !== null}
      bar={viewedUntil ? <ViewingBar until={viewedUntil} /> : null}
      siteOnly={user.role === "SUPER" && tent === null}
      message={
        <>
          <OutboxBar />
          <NetworkStrip />
          {isSetup ? null : <PhotoBar />}
          {headerMessage ? <PanelMessage text={headerMessage} /> : null}
          {billingBar ? <BillingBanner kind={billingBar} /> : null}
          {paymentBanner ? <PaymentBanner /> : null}
        </>
      }
      unseen={{ orders: orders.here, news: unseenNews }}
    >
      <PageSlide>{closed ? <ClosedWhileViewing /> : children}</PageSlide>
      <SurveyDialog start={HOME} />
    </PanelShell>
  );
}
