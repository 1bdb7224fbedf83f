"use client";

import { Archive, BadgeCheck, BellRing, ExternalLink, Globe, Plus } from "lucide-react";
import { Button } from "~/components/ui/button";
import { List, twoColumnsClass } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { Skeleton } from "~/components/ui/skeleton";
import { MONTHS } from "~/copy/calendar";
import { fill } from "~/copy/fill";
import { panelTexts } from "~/copy/panel";
import { pushLinkTexts } from "~/copy/push-link";
import { siteTexts } from "~/copy/site";
import { tentTexts } from "~/copy/tent";
import { paymentFacts } from "~/domain/order/place/payment";
import { dayAndMonth, holidayState } from "~/domain/tent/hours";
import { SETTINGS_SCREENS, type SettingsScreenName, settingsPath } from "~/domain/tent/settings";
import { ANOTHER_SHOP_PATH } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { api, type RouterOutputs } from "~/trpc/react";
import { SETTINGS_ICONS } from "./settings-icons";
import { useTents } from "./use-tents";

type Settings = RouterOutputs["tent"]["settings"];

/** Summary of each section's current values, shown in the menu. */
function useStates(settings: Settings): Partial<Record<SettingsScreenName, string>> {
  const { settings: texts, fields, analytics } = useCopy(tentTexts).tent;
  const { holiday, today } = settings;
  const closed = holiday !== null && holidayState(holiday, today) !== "over";
  const payments = paymentFacts(settings.adjustments, settings.money, texts.state.payment);
  const ways = [
    settings.deliverySetAt !== null && settings.pickupEnabled && fields.pickup,
    settings.deliveryEnabled && fields.delivery,
  ];
  return {
    tienda: settings.name,
    horarios: settings.hours ? texts.state.hours : texts.state.noHours,
    vacaciones: closed
      ? fill(texts.state.closed, { from: dayAndMonth(holiday.from, MONTHS), until: dayAndMonth(holiday.until, MONTHS) })
      : texts.state.open,
    sucursales: settings.branches === 0 ? texts.state.noBranches : texts.state.branches(settings.branches),
    ...(ways.some(Boolean) ? { entrega: ways.filter(Boolean).join(" · ") } : null),
    ...(settings.ga4Id || settings.pixelId
      ? {
          medicion: [settings.ga4Id && analytics.google, settings.pixelId && analytics.meta]
            .filter(Boolean)
            .join(" · "),
        }
      : null),
    ...(payments.length > 0 ? { pagos: payments.join(" · ") } : null),
  };
}

function Screens({ settings }: { settings: Settings }) {
  const { settings: texts } = useCopy(tentTexts).tent;
  const states = useStates(settings);
  return (
    <List className={twoColumnsClass}>
      {SETTINGS_SCREENS.map((screen) => (
        <NavigationRow
          key={screen}
          icon={SETTINGS_ICONS[screen]}
          href={settingsPath(screen)}
          title={texts.screens[screen]}
          meta={states[screen] ?? texts.hints[screen]}
        />
      ))}
    </List>
  );
}

/** Link to create another shop, with the plan's limit. */
function AnotherShop() {
  const { panel, tent } = useCopy(panelTexts, tentTexts);
  const { shops, limit } = useTents();
  return (
    <List className="mt-6">
      <NavigationRow
        icon={Plus}
        href={ANOTHER_SHOP_PATH}
        title={panel.shops.add}
        meta={tent.setup.another.used(shops.length, limit)}
      />
    </List>
  );
}

/** Which devices get push notifications. */
function PushRow() {
  const { push } = useCopy(pushLinkTexts);
  return (
    <List className="mt-6">
      <NavigationRow icon={BellRing} href="/configuraciones/avisos" title={push.title} meta={push.hint} />
    </List>
  );
}

/** Downloads everything of the shop. */
function ExportRow() {
  const { export: copy } = useCopy(tentTexts).tent.settings;
  const fileAddress = useFileAddress();
  return (
    <List className="mt-6">
      <NavigationRow
        icon={Archive}
        href={fileAddress("/api/tent-export")}
        title={copy.title}
        meta={copy.hint}
        download
      />
    </List>
  );
}

/** Site-wide settings for super-users. */
function SiteScreens() {
  const { settings: texts } = useCopy(siteTexts).site;
  return (
    <List aria-label={texts.section} className="mb-6 max-w-180">
      <NavigationRow icon={Globe} href="/configuraciones/sitio" title={texts.title} meta={texts.hint} />
      <NavigationRow
        icon={BadgeCheck}
        href="/configuraciones/sitio/marca"
        title={texts.brand.title}
        meta={texts.brand.hint}
      />
    </List>
  );
}

/** `/configuraciones`: all settings with their current values; a super-user may have no shop. */
export function SettingsMenu() {
  const { settings: texts } = useCopy(tentTexts).tent;
  const { user, tent } = useSession();
  const { data: settings } = api.tent.settings.useQuery(undefined, { enabled: tent !== null });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          settings ? (
            <Button asChild variant="sec" size="sm">
              <a href={settings.url} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {texts.view}
              </a>
            </Button>
          ) : null
        }
      />
      {user.role === "SUPER" ? <SiteScreens /> : null}
      {tent ? settings ? <Screens settings={settings} /> : <Skeleton className="h-96" /> : null}
      {tent && user.viewedUntil === null ? (
        <>
          <PushRow />
          <AnotherShop />
          <ExportRow />
        </>
      ) : null}
    </>
  );
}
