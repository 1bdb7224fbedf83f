"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import type { MenuEntry } from "./menu";

type MenuLinkProps = {
  entry: MenuEntry;
  current: boolean;
  className: string;
  onNavigate?: () => void;
  /** Opens a screen of the menu. */
  onOpen: (href: string) => void;
  /** Called when a finger comes down on it. */
  onPress?: (href: string) => void;
  /** Called when "Salir" is tapped. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * A link to a screen. Logging out is a form instead of a link, so that prefetching or following links cannot trigger
 * it; it asks for confirmation here, or on its own page without JavaScript.
 */
export function MenuLink({ entry, current, className, onNavigate, onOpen, onPress, onLeave, children }: MenuLinkProps) {
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
    <Link
      href={entry.href}
      prefetch={entry.ahead ?? null}
      aria-current={current ? "page" : undefined}
      className={className}
      onClick={onNavigate}
      onPointerDown={({ pointerType }) => {
        if (pointerType === "touch") onPress?.(entry.href);
      }}
      onNavigate={(event) => {
        event.preventDefault();
        onOpen(entry.href);
      }}
    >
      {children}
    </Link>
  );
}
