"use client";

import { BellRing } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { pushLinkTexts } from "~/copy/push-link";
import { sectionTexts } from "~/copy/settings/section";
import { SETTINGS_SCREENS, settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { SETTINGS_ICONS } from "./settings-icons";

const MENU = "/configuraciones";
const PUSH = "/configuraciones/avisos";
/** Settings of the site, which belong to no shop. */
const SITE = "/configuraciones/sitio";

/** The sections of Ajustes beside the open one on a desktop; a phone goes back to the menu. */
export function WithSettingsSide({ children }: { children: ReactNode }) {
  const { push, tent: copy } = useCopy(pushLinkTexts, sectionTexts);
  const { tent, user } = useSession();
  const path = usePathname();
  if (!tent || path === MENU || path.startsWith(SITE)) return children;
  const entries = [
    ...SETTINGS_SCREENS.map((screen) => ({
      href: settingsPath(screen),
      icon: SETTINGS_ICONS[screen],
      name: copy.settings.screens[screen],
    })),
    ...(user.viewedUntil === null ? [{ href: PUSH, icon: BellRing, name: push.title }] : []),
  ];
  return (
    <div className="lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:items-start lg:gap-8">
      <nav aria-label={copy.settings.title} className="sticky top-[calc(var(--above)+32px)] grid gap-0.5 max-lg:hidden">
        {entries.map(({ href, icon: Icon, name }) => {
          const isOpen = path === href || path.startsWith(`${href}/`);
          return (
            <Link
              key={href}
              href={href}
              prefetch={false}
              aria-current={isOpen ? "page" : undefined}
              className={cn(
                "flex min-h-11 items-center gap-3 rounded-xl px-3 text-md no-underline",
                isOpen
                  ? "bg-brand-soft font-semibold text-brand-ink"
                  : "font-medium text-ink-2 hover:bg-surface-2 hover:text-ink",
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {name}
            </Link>
          );
        })}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
