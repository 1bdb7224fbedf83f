"use client";

import * as Menu from "radix-ui/dropdown-menu";
import { type ComponentProps, useState } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";

/** Not modal: a modal menu hides the page from screen readers while its links still have the focus. */
export function MenuRootView({
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof Menu.Root>) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useCloseOnBack(open, () => change(false));
  return <Menu.Root modal={false} open={open} onOpenChange={change} {...props} />;
}

export const MenuTriggerView = Menu.Trigger;

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 text-md font-medium no-underline outline-none select-none data-highlighted:bg-surface-2 data-disabled:cursor-not-allowed data-disabled:text-ink-3 [&>svg]:size-5 [&>svg]:shrink-0";

export function MenuContentView({ className, ...props }: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal>
      <Menu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          "z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-2xl border border-line bg-surface p-1.5 shadow-3",
          "data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out",
          className,
        )}
        {...props}
      />
    </Menu.Portal>
  );
}

export type MenuItemProps = ComponentProps<typeof Menu.Item> & { tone?: "bad" };

export function MenuItemView({ tone, className, ...props }: MenuItemProps) {
  return (
    <Menu.Item
      className={cn(itemClass, tone === "bad" ? "text-bad [&>svg]:text-bad" : "text-ink [&>svg]:text-ink-2", className)}
      {...props}
    />
  );
}

export function MenuSeparatorView({ className, ...props }: ComponentProps<typeof Menu.Separator>) {
  return <Menu.Separator className={cn("mx-3 my-1.5 h-px bg-line", className)} {...props} />;
}
