"use client";

import Link from "next/link";
import { type ComponentProps, createContext, useContext } from "react";

/** Opens a screen and draws it from the touch on; the panel's shell provides it. */
export const OpenScreen = createContext<((href: string) => void) | null>(null);

/** A link whose screen is drawn in grey from the touch until it is there. */
export function ScreenLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const open = useContext(OpenScreen);
  return (
    <Link
      href={href}
      onNavigate={(event) => {
        if (!open) return;
        event.preventDefault();
        open(href);
      }}
      {...props}
    />
  );
}
