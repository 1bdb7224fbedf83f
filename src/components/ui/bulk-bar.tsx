"use client";

import { Ellipsis, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu";
import { IconButton } from "./icon-button";

type BulkAction = {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  tone?: "bad";
  disabled?: boolean;
  /** Only on a desktop a button of its own; on a phone it is in the menu. */
  wide?: boolean;
};

type BulkBarProps = {
  label: string;
  /** A `QuestionBar` stands in its place. It keeps the button that gets the focus back. */
  covered?: boolean;
  /** Such as "3 elegidos". */
  count: string;
  clearLabel: string;
  onClear: () => void;
  /** At most five on a phone together with `more`, so that each fits with its label. */
  actions: BulkAction[];
  /** Less frequent actions, in a menu at the end. */
  more?: { label: string; actions: BulkAction[] } | undefined;
};

const buttonClass =
  "grid h-16 content-center justify-items-center gap-1 rounded-xl text-[0.8125rem] leading-4 font-semibold hover:bg-surface-2 disabled:opacity-60 lg:flex lg:h-11 lg:items-center lg:gap-2 lg:px-3.5 lg:text-md [&>svg]:size-5";

/** At the bottom edge of a phone, floating on a desktop. */
export const bulkBarPlace =
  "fixed inset-x-0 bottom-0 border-t border-line bg-surface shadow-bar lg:inset-x-auto lg:bottom-6 lg:left-[calc(var(--side)+(100vw-var(--side))/2)] lg:-translate-x-1/2 lg:items-center lg:rounded-2xl lg:border lg:shadow-3";

const isField = (target: EventTarget | null) => target instanceof Element && target.matches("input, textarea, select");

/** The bulk actions: replaces the tab bar on a phone, floats on a desktop. Back and Escape end the selection. */
export function BulkBar({ label, covered, count, clearLabel, onClear, actions, more }: BulkBarProps) {
  useCloseOnBack(true, onClear);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // what lies above, such as a menu, has prevented it; a field gives up its own text
    if (event.key === "Escape" && !event.defaultPrevented && !isField(event.target)) onClear();
  });
  useEffect(() => {
    window.addEventListener("keydown", onEscape);
    return () => window.removeEventListener("keydown", onEscape);
  }, []);
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-bottom-bar=""
      className={cn(
        bulkBarPlace,
        "z-bulk px-2 pb-[env(safe-area-inset-bottom)] lg:flex lg:gap-4 lg:py-2 lg:pr-2 lg:pl-2",
        covered && "opacity-0",
      )}
    >
      <div className="hidden items-center gap-1 lg:flex">
        <IconButton label={clearLabel} onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
        <b className="font-semibold whitespace-nowrap">{count}</b>
      </div>
      <div className="grid auto-cols-fr grid-flow-col large-text:grid-flow-row large-text:grid-cols-3 lg:flex lg:gap-1">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            disabled={action.disabled}
            onClick={action.onSelect}
            className={cn(buttonClass, action.tone === "bad" ? "text-bad" : "text-ink", action.wide && "max-lg:hidden")}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
        {more ? (
          <DropdownMenu>
            <DropdownMenuTrigger
              disabled={more.actions.every((action) => action.disabled)}
              className={cn(buttonClass, "text-ink")}
            >
              <Ellipsis aria-hidden="true" />
              {more.label}
            </DropdownMenuTrigger>
            <DropdownMenuContent side="top">
              {[...more.actions, ...actions.filter(({ wide }) => wide)].map(
                ({ label: name, icon, tone, disabled, wide, onSelect }) => (
                  <DropdownMenuItem
                    key={name}
                    className={wide ? "lg:hidden" : undefined}
                    disabled={disabled ?? false}
                    {...(tone ? { tone } : {})}
                    onSelect={onSelect}
                  >
                    {icon}
                    {name}
                  </DropdownMenuItem>
                ),
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        ) : null}
      </div>
    </div>
  );
}
