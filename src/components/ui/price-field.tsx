"use client";

import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { useFieldControl } from "./field";
import { Input, type InputProps } from "./input";

/** A price as text; the money domain parses it. `$` is part of the field. */
export function PriceField({ prefix = "$", ...props }: InputProps) {
  return <Input inputMode="decimal" autoComplete="off" prefix={prefix} {...props} />;
}

type InlinePriceProps = Omit<ComponentProps<"input">, "prefix"> & { label: string; prefix?: string };

/** An inline editable price in a list: becomes a field on focus. */
export function InlinePrice({ label, prefix = "$", className, ...props }: InlinePriceProps) {
  const field = useFieldControl();
  return (
    <label
      className={cn(
        "inline-flex min-h-11 base:w-29 base:huge-text:w-full items-center gap-1 rounded-[10px] border base:border-transparent base:bg-surface-2 px-2.5 font-semibold hover:border-line-strong",
        "focus-within:bg-surface focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-brand-ink",
        "has-[[aria-invalid=true]]:border-bad",
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-medium text-ink-2">
        {prefix}
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...field}
        {...props}
        className="w-full min-w-0 border-0 bg-transparent p-0 font-semibold outline-none focus-visible:outline-none md:text-right"
      />
    </label>
  );
}
