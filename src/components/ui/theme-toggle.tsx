"use client";

import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cn } from "~/lib/cn";
import { themeKey } from "./theme-key";

type Theme = "light" | "dark";

const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function applyTheme(theme: Theme) {
  if (theme === "dark") document.documentElement.dataset.theme = "dark";
  else delete document.documentElement.dataset.theme;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key === themeKey) applyTheme(event.newValue === "dark" ? "dark" : "light");
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The theme of this device and its setter; other tabs follow. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => "light");
  const setTheme = (next: Theme) => {
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // Without storage the theme still changes for this page.
    }
    applyTheme(next);
  };
  return [theme, setTheme];
}

type ThemeToggleProps = { darkLabel: string; lightLabel: string; className?: string };

/** Its label names the action: switch to dark, or back to light. */
export function ThemeToggle({ darkLabel, lightLabel, className }: ThemeToggleProps) {
  const [theme, setTheme] = useTheme();
  const dark = theme === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => setTheme(dark ? "light" : "dark")}
      className={cn(
        "flex base:min-h-11 items-center base:gap-3 rounded-xl base:px-3 base:text-md font-medium base:text-ink-2 hover:bg-surface-2 hover:text-ink [&>svg]:size-5 [&>svg]:shrink-0",
        className,
      )}
    >
      <Icon aria-hidden="true" />
      {dark ? lightLabel : darkLabel}
    </button>
  );
}
