"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { cn } from "~/lib/cn";
import { buttonVariants } from "./button";

/** A list's main action on a phone: floats above the tab bar and shrinks to its icon when the page is scrolled down. */
export function Fab({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  const [small, setSmall] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      setSmall(now > last && now > 40);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return (
    <Link
      href={href}
      aria-label={label}
      data-fab=""
      className={cn(
        buttonVariants(),
        "fixed right-4 bottom-[calc(var(--tabs)+16px+env(safe-area-inset-bottom))] z-fab min-h-13 rounded-full shadow-2 with-bottom-bar:hidden lg:hidden",
        small ? "w-13 px-0" : "pr-5 pl-4 sideways:w-13 sideways:px-0",
      )}
    >
      {icon}
      {small ? null : <span className="sideways:hidden">{label}</span>}
    </Link>
  );
}
