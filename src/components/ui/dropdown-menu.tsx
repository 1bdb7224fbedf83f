"use client";

import * as Slot from "radix-ui/slot";
import { type ComponentProps, type ComponentType, createContext, createElement, use, useEffect, useState } from "react";
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

/** Items with code of their own: `load` is for the menu, which loads them with its own; `Items` stand in its content. */
export function lazyItems<Props extends object>(loadThem: () => Promise<ComponentType<Props>>) {
  let them: ComponentType<Props> | undefined;
  return {
    load: async () => {
      them ??= await loadThem();
    },
    Items: (props: Props) => (them ? createElement(them, props) : null),
  };
}

type DropdownMenuProps = ComponentProps<MenuViews["MenuRootView"]> & { loadItems?: () => Promise<void> };

const noItems = async () => undefined;

/** A menu whose code is loaded when it is first opened; until then its button is a plain one. */
export function DropdownMenu({ open, onOpenChange, loadItems = noItems, ...props }: DropdownMenuProps) {
  const [views, setViews] = useState<MenuViews>();
  useEffect(() => {
    void loadItems().catch(() => undefined); // small, and without a network nothing else has them
    return loaded ? undefined : whenCalm(() => void load().catch(() => undefined));
  }, [loadItems]);
  const ask = () =>
    void Promise.all([load(), loadItems()]).then(
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
