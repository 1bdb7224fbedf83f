import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

type LogoMarkProps = Omit<ComponentProps<"svg">, "viewBox"> & {
  /** A single colour, the text's: the only form allowed on a coloured background. */
  mono?: boolean;
  /** Animates the awning rolling down and the window opening, in a loop. */
  rolling?: boolean;
};

const stripe = "origin-top [transform-box:fill-box]";

/** The awning above a window with the V cut out. Decorative: the name is next to it. */
export function LogoMark({ mono, rolling, className, ...props }: LogoMarkProps) {
  const a = mono ? "fill-current" : "fill-logo-a";
  const b = mono ? "fill-current" : "fill-logo-b";
  const roll = rolling && "animate-awning-roll";
  const open = rolling && "animate-window-open";
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cn("base:size-7 shrink-0", className)} {...props}>
      <path
        className={cn(a, stripe, roll)}
        d="M9.6 4.5h7.4v13.1a6.2 6.2 0 0 1-12.4 0q0-.5.1-1L7.7 6.1q.4-1.6 1.9-1.6Z"
      />
      <path
        className={cn(b, stripe, roll, rolling && "[animation-delay:90ms]")}
        d="M18.7 4.5h10.6v13.8a5.3 5.3 0 0 1-10.6 0Z"
      />
      <path
        className={cn(a, stripe, roll, rolling && "[animation-delay:180ms]")}
        d="M38.4 4.5h-7.4v13.1a6.2 6.2 0 0 0 12.4 0q0-.5-.1-1L40.3 6.1q-.4-1.6-1.9-1.6Z"
      />
      <path
        className={cn(a, open)}
        d="M7.6 26.8h6.2L24 39l10.2-12.2h6.2q.6 0 .6.6V40a3.5 3.5 0 0 1-3.5 3.5h-27A3.5 3.5 0 0 1 7 40V27.4q0-.6.6-.6Z"
      />
      <path className={cn(a, open)} d="M19.5 26.8h9L24 32.2Z" />
    </svg>
  );
}
