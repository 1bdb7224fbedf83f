"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import type { MenuEntry } from "./menu";

type MenuLinkProps = {
  entry: MenuEntry;
  current: boolean;
  className: string;
  onNavigate?: () => void;
  children: ReactNode;
};

/** A link to a screen; leaving the session is a POST, so that nothing can do it by following or prefetching a link. */
export function MenuLink({ entry, current, className, onNavigate, children }: MenuLinkProps) {
  if (entry.key === "logout") {
    return (
      <form method="post" action={entry.href} className="contents">
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
