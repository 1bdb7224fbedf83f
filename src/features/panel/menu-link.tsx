"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import type { MenuEntry } from "./menu";

type MenuLinkProps = {
  entry: MenuEntry;
  current: boolean;
  className: string;
  onNavigate?: () => void;
  /** "Salir" was tapped. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * A link to a screen. Leaving the session is no link, so that nothing can do it by following or prefetching one: it asks
 * here, and at its own address as long as no script runs.
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
