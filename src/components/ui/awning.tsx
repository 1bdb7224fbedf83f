import type { CSSProperties } from "react";
import { cn } from "~/lib/cn";

type AwningProps = {
  /** Odd, so that both ends are coloured. */
  stripes?: number;
  /** Any colour; the product's blue without one. */
  color?: string;
  className?: string;
};

/** The only ornament: tops previews of a shop, log-in, home and the empty list. */
export function Awning({ stripes = 11, color = "var(--awning-a)", className }: AwningProps) {
  return (
    <div aria-hidden="true" className={cn("awning", className)}>
      <i style={{ "--n": stripes, "--a": color } as CSSProperties} />
    </div>
  );
}
