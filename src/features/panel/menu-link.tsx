"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import type { MenuEntry } from "./menu";

type MenuLinkProps = {
  entry: MenuEntry;
  current: boolean;
  className: string;
  onNavigate?: () => void;
  /** Called when "Salir" is tapped. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * A link to a screen. Logging out is a form instead of a link, so that prefetching or following links cannot trigger
 * it; it asks for confirmation here, or on its own page without JavaScript.
 */
export function MenuLink({ entry, current, className, onNavigate, onLeave, children }: MenuLinkProps) {
  if (entry.key === "logout") {
    return (
      <form
        method="post"
        action={entry.href}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          onNavigate?.();
          onLeave();
        }}
      >
        <button type="submit" className={className}>
          {children}
        </button>
      </form>
    );
  }
  return (
    <Link href={entry.href} aria-current={current ? "page" : undefined} className={className} onClick={onNavigate}>
      {children}
    </Link>
  );
}
