import type { CSSProperties } from "react";
import { cn } from "~/lib/cn";

type AwningProps = {
  /** Odd, so that the first and the last stripe are coloured. */
  stripes?: number;
  /** Any CSS colour; defaults to the product's blue. */
  color?: string;
  className?: string;
};

/** The only ornament: tops shop previews, log-in, home and the empty list. */
export function Awning({ stripes = 11, color = "var(--awning-a)", className }: AwningProps) {
  return (
    <div aria-hidden="true" className={cn("awning", className)}>
      <i style={{ "--n": stripes, "--a": color } as CSSProperties} />
    </div>
  );
}
