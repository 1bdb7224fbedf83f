import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  asChild?: boolean;
  /** A pink dot for unseen content. Mention it in `label` too. */
  dot?: boolean;
};

/** A 44 px square with one icon; the label is its accessible name. */
export function IconButton({ label, asChild, dot, className, type, ...props }: IconButtonProps) {
  const look = cn(
    "base:relative grid base:size-11 shrink-0 place-items-center rounded-xl base:text-ink-2 no-underline base:hover:bg-surface-2 hover:text-ink",
    "disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60 [&_svg]:size-5",
    dot &&
      "after:absolute after:top-2 after:right-2 after:size-3 after:rounded-full after:border-2 after:border-surface after:bg-accent",
    className,
  );
  if (asChild) return <Slot.Root aria-label={label} title={label} className={look} {...props} />;
  return <button type={type ?? "button"} aria-label={label} title={label} className={look} {...props} />;
}
