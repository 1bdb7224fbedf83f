"use client";

import { Bell, ChevronRight, ExternalLink, Menu } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { memo, type ReactNode, useCallback, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Logo } from "~/components/ui/logo";
import { SheetContent, SheetRoot, SheetTrigger, sheetItemClass } from "~/components/ui/sheet";
import { CountBadge } from "~/components/ui/tag";
import { ThemeToggle } from "~/components/ui/theme-toggle";
import type { PanelCopy } from "~/copy/panel";
import { OpenScreen } from "~/features/app-context/open-screen";
import { type PanelTent, TentFace } from "~/features/tent/tent-face";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { useIsDesk } from "~/lib/use-is-desk";
import { useLate } from "~/lib/use-late";
import { comingScreen } from "./coming-screen";
import { currentEntry, type MenuEntry, type MenuKey, menuFor, menuWhileViewing, menuWithoutTent } from "./menu";
import { MenuLink } from "./menu-link";
import { OpeningScreen } from "./opening-screen";
import { useOpening } from "./use-opening";

/** Until the keys do something. Browser tests wait for that. */
const KeysPending = () => <span hidden data-keys-pending="" />;
const PanelKeys = lazyPart(() => import("./keys/panel-keys").then((module) => module.PanelKeys), KeysPending);

const SignOutDialog = lazyPart(() =>
  import("~/features/session/sign-out-dialog").then((module) => module.SignOutDialog),
);

type PanelShellProps = {
  copy: PanelCopy;
  userId: number | null;
  app: { name: string; logo?: string | undefined };
  /** Null until the first step of onboarding has given the shop a name. */
  shop: PanelTent | null;
  /** Shop switcher in the top bar and the sidebar, for merchants who have several shops or may add more. */
  shopSwitch?: ((place: "bar" | "side") => ReactNode) | undefined;
  /** The user is a super-user without a shop: the menu has only entries that need no shop. */
  siteOnly?: boolean;
  /** A super-user is viewing the shop: the menu has only the entries open to them. */
  viewing?: boolean;
  /** Sticky bar above everything, `--above` high. */
  bar?: ReactNode;
  /** Message above every screen. */
  message?: ReactNode;
  /** Badge counts of unseen items, such as new orders. */
  unseen?: Partial<Record<MenuKey, number>>;
  children: ReactNode;
};

type NavProps = {
  copy: PanelCopy;
  menu: readonly MenuEntry[];
  current: MenuEntry | undefined;
  unseen: Partial<Record<MenuKey, number>>;
  onOpen: (href: string) => void;
  onLeave: () => void;
};

function Unseen({ copy, count, className }: { copy: PanelCopy; count: number | undefined; className?: string }) {
  if (!count) return null;
  return (
    <CountBadge className={className}>
      <span className="sr-only">{copy.unseen} </span>
      {count > 99 ? "99+" : count}
    </CountBadge>
  );
}

/** Shown in a phone's top bar while there are unread news. */
function NewsBell({ copy, count }: { copy: PanelCopy; count: number }) {
  return (
    <IconButton label={`${copy.menu.news}. ${copy.unseen} ${count}`} dot asChild>
      <Link href="/novedades">
        <Bell aria-hidden="true" />
      </Link>
    </IconButton>
  );
}

function ShopLink({ copy, shop, className }: { copy: PanelCopy; shop: PanelTent; className?: string }) {
  return (
    <a
      href={shop.url}
      target="_blank"
      rel="noopener"
      className={cn("flex min-h-11 min-w-0 items-center gap-2.5 text-ink no-underline", className)}
    >
      <TentFace shop={shop} />
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
      <span className="sr-only">{copy.openShop}</span>
    </a>
  );
}

const sideShop = "mb-3 rounded-xl border border-line px-3 py-2 hover:bg-surface-2";

const Sidebar = memo(function Sidebar({
  copy,
  menu,
  current,
  unseen,
  onOpen,
  onLeave,
  app,
  shop,
  shopSwitch,
}: NavProps & Pick<PanelShellProps, "app" | "shop" | "shopSwitch">) {
  return (
    <header className="fixed top-(--above) bottom-0 left-0 z-shell hidden w-side flex-col overflow-y-auto border-r border-line bg-surface px-3 pt-5 pb-3 lg:flex print:hidden">
      <div className="px-3 pb-4">
        <Link href="/" aria-label={`${app.name}: ${copy.home}`} className="inline-block no-underline">
          <Logo name={app.name} src={app.logo} />
        </Link>
      </div>
      {shop ? (shopSwitch?.("side") ?? <ShopLink copy={copy} shop={shop} className={sideShop} />) : null}
      <nav aria-label={copy.wholeMenu} className="grid content-start gap-0.5">
        {menu.map((entry, index) => {
          const isCurrent = entry === current;
          const Icon = entry.icon;
          return (
            <div key={entry.key} className="contents">
              {entry.group === "account" && menu[index - 1]?.group === "work" ? (
                <hr className="mx-3 my-2 border-line" />
              ) : null}
              <MenuLink
                onOpen={onOpen}
                onLeave={onLeave}
                entry={entry}
                current={isCurrent}
                className={cn(
                  "flex h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-md no-underline",
                  isCurrent
                    ? "bg-brand-soft font-semibold text-brand-ink"
                    : "font-medium text-ink-2 hover:bg-surface-2 hover:text-ink",
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="flex-1">{copy.menu[entry.key]}</span>
                <Unseen copy={copy} count={unseen[entry.key]} className="h-5 min-w-5 px-1.5" />
              </MenuLink>
            </div>
          );
        })}
      </nav>
      <div className="mt-auto pt-4">
        <ThemeToggle darkLabel={copy.darkTheme} lightLabel={copy.lightTheme} className="w-full" />
      </div>
    </header>
  );
});

const tabClass =
  "grid min-w-13 flex-auto content-center justify-items-center gap-0.5 text-tab base:font-medium whitespace-nowrap base:text-ink-2 no-underline large-text:min-w-11 huge-text:min-w-0 sideways:min-h-[56px] sideways:min-w-0 sideways:flex-none sideways:text-center sideways:whitespace-normal";
const tabCurrent = "font-bold text-brand-ink";
const pillClass = "relative grid h-7 w-13 place-items-center rounded-full large-text:h-[32px] large-text:w-[52px]";

/** The name of a tab; with large letters only the current one has room for it, with huge ones none. */
function TabName({ current, children }: { current: boolean; children: ReactNode }) {
  return <span className={current ? "huge-text:sr-only" : "large-text:sr-only"}>{children}</span>;
}

type TabsProps = NavProps & {
  /** The tab that shows its name where there is room for one: no tab moves away under the finger. */
  named: MenuEntry | undefined;
  onPress: (href: string) => void;
};

function Tabs({ copy, menu, current, named, unseen, onOpen, onPress, onLeave }: TabsProps) {
  const [open, setOpen] = useState(false);
  const rest = menu.filter((entry) => !entry.tab);
  const inRest = current !== undefined && !current.tab;
  const restUnseen = rest.reduce((sum, entry) => sum + (unseen[entry.key] ?? 0), 0);
  return (
    <nav
      aria-label={copy.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-shell flex h-[calc(var(--tabs)+env(safe-area-inset-bottom))] border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] with-bottom-bar:hidden lg:hidden sideways:top-0 sideways:right-auto sideways:h-auto sideways:w-[calc(var(--rail)+env(safe-area-inset-left))] sideways:flex-col sideways:justify-evenly sideways:overflow-y-auto sideways:border-t-0 sideways:border-r sideways:pr-0 sideways:pb-0 sideways:pl-[env(safe-area-inset-left)] print:hidden"
    >
      {menu
        .filter((entry) => entry.tab)
        .map((entry) => {
          const isCurrent = entry === current;
          const Icon = entry.icon;
          return (
            <MenuLink
              onOpen={onOpen}
              onPress={onPress}
              onLeave={onLeave}
              key={entry.key}
              entry={entry}
              current={isCurrent}
              className={cn(tabClass, isCurrent && tabCurrent)}
            >
              <span className={cn(pillClass, isCurrent && "bg-brand-soft")}>
                <Icon aria-hidden="true" className="size-5" />
                <Unseen copy={copy} count={unseen[entry.key]} className="absolute -top-0.5 right-1.5" />
              </span>
              <TabName current={entry === named}>{copy.menu[entry.key]}</TabName>
            </MenuLink>
          );
        })}
      <SheetRoot open={open} onOpenChange={setOpen}>
        <SheetTrigger aria-current={inRest ? "true" : undefined} className={cn(tabClass, inRest && tabCurrent)}>
          <span className={cn(pillClass, inRest && "bg-brand-soft")}>
            <Menu aria-hidden="true" className="size-5" />
            <Unseen copy={copy} count={restUnseen} className="absolute -top-0.5 right-1.5" />
          </span>
          <TabName current={inRest}>{copy.more}</TabName>
        </SheetTrigger>
        <SheetContent title={copy.moreMenu} hideTitle className="lg:hidden">
          <nav aria-label={copy.moreMenu} className="grid">
            {rest.map((entry) => {
              const Icon = entry.icon;
              const out = entry.key === "logout";
              return (
                <div key={entry.key} className="contents">
                  {out ? (
                    <>
                      <ThemeToggle
                        darkLabel={copy.darkTheme}
                        lightLabel={copy.lightTheme}
                        className="min-h-13 gap-4 px-4 text-base text-ink [&>svg]:text-ink-2"
                      />
                      <hr className="mx-4 my-2 border-line" />
                    </>
                  ) : null}
                  <MenuLink
                    onOpen={onOpen}
                    onLeave={onLeave}
                    entry={entry}
                    current={entry === current}
                    onNavigate={() => setOpen(false)}
                    className={cn(
                      sheetItemClass,
                      out && "text-bad [&>svg]:text-bad!",
                      entry === current && "bg-brand-soft font-semibold text-brand-ink",
                    )}
                  >
                    <Icon aria-hidden="true" />
                    <span className="flex-1">{copy.menu[entry.key]}</span>
                    <Unseen copy={copy} count={unseen[entry.key]} />
                    {out ? null : <ChevronRight aria-hidden="true" className="size-4!" />}
                  </MenuLink>
                </div>
              );
            })}
          </nav>
        </SheetContent>
      </SheetRoot>
    </nav>
  );
}

/** How long after the touch keyboards can still reach the screen that is being left, in milliseconds. */
const KEYS_LEAVE_MS = 400;

const NOTHING_UNSEEN: NavProps["unseen"] = {};

/** The frame of every panel screen: top bar and tabs on a phone, sidebar from 1280 px. */
export function PanelShell(props: PanelShellProps) {
  const {
    copy,
    userId,
    app,
    shop,
    shopSwitch,
    siteOnly,
    viewing,
    bar,
    message,
    unseen = NOTHING_UNSEEN,
    children,
  } = props;
  const menu = siteOnly ? menuWithoutTent(userId) : viewing ? menuWhileViewing(userId) : menuFor(userId);
  const path = usePathname();
  const { opening, pressed, open, press } = useOpening();
  const wanted = opening ?? pressed;
  const coming = wanted === null ? null : comingScreen(menu, wanted, path);
  const shown = currentEntry(menu, path);
  const current = coming?.entry ?? shown;
  const isLate = useLate(coming !== null, KEYS_LEAVE_MS);
  const isDesk = useIsDesk();
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback(() => setLeaving(true), []);
  const nav = { copy, menu, current, unseen, onOpen: open, onLeave: leave };
  return (
    <div
      className={cn(
        "group/shell",
        bar && "[--above:3.5rem]",
        menu.length > 0 &&
          "lg:pl-side sideways:not-has-data-bottom-bar:pl-[calc(var(--rail)+env(safe-area-inset-left))] print:pl-0",
      )}
    >
      <a
        href="#main"
        className="sr-only z-dialog rounded-xl bg-surface font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {copy.skipToContent}
      </a>
      {bar}
      {/* a phone does not show it: no touch waits for it to be rendered there */}
      {menu.length > 0 ? (
        <Sidebar {...nav} current={isDesk ? current : shown} app={app} shop={shop} shopSwitch={shopSwitch} />
      ) : null}
      <header
        className={cn(
          "sticky top-(--above) z-shell flex h-top items-center gap-1 border-b border-line bg-surface pr-2 pl-4 huge-text:static huge-text:h-auto huge-text:min-h-top huge-text:py-2 sideways:static print:hidden",
          coming && coming.order === null ? null : "with-page-bar:hidden",
          menu.length > 0 && "lg:hidden",
        )}
      >
        {shop ? (
          (shopSwitch?.("bar") ?? <ShopLink copy={copy} shop={shop} className="flex-1 rounded-xl pr-2" />)
        ) : (
          <Link href="/" aria-label={`${app.name}: ${copy.home}`} className="flex-1 no-underline">
            <Logo name={app.name} src={app.logo} />
          </Link>
        )}
        {menu.length > 0 && unseen.news ? <NewsBell copy={copy} count={unseen.news} /> : null}
      </header>
      {message}
      <main
        id="main"
        tabIndex={-1}
        className="relative mx-auto max-w-content px-4 pt-4 pb-[calc(var(--tabs)+88px)] outline-none lg:px-10 lg:pt-8 lg:pb-30"
      >
        {coming ? <div className="absolute inset-0 z-1 bg-bg" /> : null}
        <OpeningScreen open={coming !== null} coming={coming} copy={copy} />
        {/* It is covered, and not changed: hiding it would repaint every row of a long list before the other screen is
            drawn. Isolated, so that nothing of it rises above the cover. */}
        <div
          aria-hidden={coming ? true : undefined}
          className={cn(
            "isolate",
            coming && "**:data-bottom-bar:invisible **:data-fab:invisible",
            isLate && "invisible",
          )}
        >
          <OpenScreen value={open}>{children}</OpenScreen>
        </div>
      </main>
      {menu.length > 0 ? <Tabs {...nav} named={opening === null ? shown : current} onPress={press} /> : null}
      {menu.length > 0 ? <PanelKeys menu={menu} hasShop={shop !== null} /> : null}
      <SignOutDialog open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}
