import type { ReactNode } from "react";
import { fill } from "~/copy/fill";
import type { PanelCopy } from "~/copy/panel";
import { currentEntry, type MenuEntry } from "./menu";

/** A screen that is being opened. */
export interface Coming {
  entry: MenuEntry;
  /** The number of the order that it shows. */
  order: number | null;
}

/** What is drawn while `href` opens: a screen of the menu or an order; null for others, and where the path stays the same. */
export function comingScreen(menu: readonly MenuEntry[], href: string, path: string): Coming | null {
  const [to = ""] = href.split("?");
  const entry = currentEntry(menu, to);
  if (!entry || to === path) return null;
  const order = /^\/pedidos\/(\d+)$/.exec(to)?.[1];
  if (order) return { entry, order: Number(order) };
  return entry.href === to ? { entry, order: null } : null;
}

export interface ComingProps {
  /** Null while no screen is being opened. */
  coming: Coming | null;
  open: boolean;
  copy: PanelCopy;
}

/** Stands for a screen from the touch until it is there. */
export function ComingFrame({ coming, copy, children }: { coming: Coming; copy: PanelCopy; children: ReactNode }) {
  return (
    <div
      aria-busy="true"
      data-skeleton={coming.entry.key}
      className="sticky z-1 top-[calc(var(--above)+var(--top)+16px)] h-0 with-page-bar:top-[calc(var(--above)+16px)] lg:top-[calc(var(--above)+32px)]"
    >
      {/* no touch reaches the screen below */}
      <div className="fixed inset-0" />
      <p role="status" className="sr-only">
        {fill(copy.loading, { screen: copy.menu[coming.entry.key] })}
      </p>
      {/* the bar of a sub-screen goes up into the padding, and must not take this frame along */}
      <div aria-hidden="true" inert className="flow-root">
        {children}
      </div>
    </div>
  );
}

export function ComingName({ children }: { children: string }) {
  return <p className="mb-4 font-head text-2xl font-bold lg:mb-6 lg:text-3xl">{children}</p>;
}
