"use client";

import * as Slot from "radix-ui/slot";
import { type ComponentProps, createContext, use, useEffect, useState } from "react";
import { whenCalm } from "~/lib/when-calm";
import type * as Views from "./dropdown-menu-view";

type MenuViews = typeof Views;

let loaded: MenuViews | undefined;

async function load(): Promise<void> {
  loaded = await import("./dropdown-menu-view");
}

/** The parts of a menu, or how its button asks for them. */
const MenuContext = createContext<{ views: MenuViews | undefined; ask: () => void }>({
  views: undefined,
  ask: () => undefined,
});

/** A menu whose code is loaded when it is first opened; until then its button is a plain one. */
export function DropdownMenu({ open, onOpenChange, ...props }: ComponentProps<MenuViews["MenuRootView"]>) {
  const [views, setViews] = useState<MenuViews>();
  useEffect(() => (loaded ? undefined : whenCalm(() => void load().catch(() => undefined))), []);
  const ask = () =>
    void load().then(
      () => {
        setViews(loaded);
        onOpenChange?.(true);
      },
      () => undefined, // without a network: the next touch tries again
    );
  const state =
    open === undefined ? { defaultOpen: true, ...(onOpenChange ? { onOpenChange } : {}) } : { open, onOpenChange };
  return (
    <MenuContext value={{ views, ask }}>
      {views ? <views.MenuRootView {...state} {...props} /> : props.children}
    </MenuContext>
  );
}

export function DropdownMenuTrigger({ asChild, ...props }: ComponentProps<MenuViews["MenuTriggerView"]>) {
  const { views, ask } = use(MenuContext);
  if (views) return <views.MenuTriggerView {...(asChild ? { asChild } : {})} {...props} />;
  const Button = asChild ? Slot.Root : "button";
  return (
    <Button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={ask}
      onKeyDown={({ key }) => key === "ArrowDown" && ask()}
      {...props}
    />
  );
}

export function DropdownMenuContent(props: ComponentProps<MenuViews["MenuContentView"]>) {
  const { views } = use(MenuContext);
  return views ? <views.MenuContentView {...props} /> : null;
}

export function DropdownMenuItem(props: Views.MenuItemProps) {
  const { views } = use(MenuContext);
  return views ? <views.MenuItemView {...props} /> : null;
}

export function DropdownMenuSeparator(props: ComponentProps<MenuViews["MenuSeparatorView"]>) {
  const { views } = use(MenuContext);
  return views ? <views.MenuSeparatorView {...props} /> : null;
}
