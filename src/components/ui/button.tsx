import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

const FILLED: ("solid" | "sec" | "soft" | "wa" | "bad" | "badSoft")[] = [
  "solid",
  "sec",
  "soft",
  "wa",
  "bad",
  "badSoft",
];

export const buttonVariants = cva(
  [
    "base:relative base:inline-flex items-center base:justify-center base:gap-2 overflow-clip base:rounded-xl border base:border-transparent base:font-semibold base:whitespace-nowrap base:no-underline select-none",
    "transition-[background-color,transform] duration-fast active:translate-y-px",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:text-ink-3 disabled:active:translate-y-0",
    "[&_svg]:shrink-0 large-text:min-w-0 large-text:py-1 large-text:text-center large-text:whitespace-normal",
  ],
  {
    variants: {
      variant: {
        solid: "bg-brand text-on-brand hover:bg-brand-hover",
        sec: "border-line-strong bg-surface base:text-ink hover:bg-surface-2",
        soft: "bg-brand-soft text-brand-ink hover:bg-brand-soft/80",
        txt: "bg-transparent base:text-brand-ink base:hover:bg-brand-soft disabled:bg-transparent",
        wa: "bg-wa text-on-wa hover:bg-wa/90",
        bad: "bg-bad-solid text-on-bad hover:bg-bad-solid/90",
        badSoft: "border-bad bg-bad-soft text-bad",
      },
      size: {
        md: "base:min-h-12 text-base leading-5 lg:min-h-11 lg:text-md [&_svg]:size-5",
        sm: "base:min-h-11 text-md [&_svg]:size-5",
        xs: "gap-1.5 min-h-11 px-2.5 text-xs [&_svg]:size-4",
      },
      block: { true: "w-full" },
      /** For labels with user-entered text: wraps to as many lines as needed. */
      wraps: { true: "min-w-0 py-2 text-center whitespace-normal! wrap-anywhere" },
    },
    compoundVariants: [
      { variant: FILLED, class: "disabled:bg-surface-2" },
      { variant: FILLED, size: "md", class: "base:px-5" },
      { variant: FILLED, size: "sm", class: "base:px-3.5" },
      { variant: "txt", class: "base:px-3" },
    ],
    defaultVariants: { variant: "solid", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the only child (a link, a label) with the button's look. */
    asChild?: boolean;
    /** Shows a spinner, keeps the width and ignores further presses. */
    loading?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  block,
  wraps,
  asChild,
  loading,
  type,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size, block, wraps }), className);
  if (asChild) {
    return (
      <Slot.Root data-ripple="" className={look} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type ?? "button"}
      data-ripple=""
      className={look}
      disabled={disabled}
      aria-busy={loading || undefined}
      {...props}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
            <LoaderCircle className="animate-spin" />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
