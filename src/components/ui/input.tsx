"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";
import { useFieldControl } from "./field";

export const controlFrame = [
  "flex base:min-h-12 min-w-0 items-center base:gap-2 rounded-xl border border-line-strong bg-surface base:px-3.5 base:lg:min-h-11",
  "focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand-ink",
  "has-[[aria-invalid=true]]:border-bad has-disabled:bg-surface-2 has-disabled:text-ink-3",
  "[&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2",
].join(" ");

export const controlBare =
  "base:w-full min-w-0 flex-1 appearance-none border-0 bg-transparent base:py-3 base:text-base base:text-ellipsis outline-none focus-visible:outline-none disabled:cursor-not-allowed lg:py-2.5";

/** "09:00 AM" of some browsers has to fit in half a phone. */
const timeClass = "-mr-2 -ml-1 [&::-webkit-calendar-picker-indicator]:m-0";

export type InputProps = Omit<ComponentProps<"input">, "prefix"> & {
  /** Inside the field, before the text: "$", "https://", an icon. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  frameClassName?: string;
};

export function Input({ prefix, suffix, className, frameClassName, ...props }: InputProps) {
  const field = useFieldControl();
  return (
    <span className={cn(controlFrame, frameClassName)}>
      {typeof prefix === "string" ? <b className="font-semibold text-ink-2">{prefix}</b> : prefix}
      <input {...field} {...props} className={cn(controlBare, props.type === "time" && timeClass, className)} />
      {typeof suffix === "string" ? <span className="shrink-0 text-ink-2">{suffix}</span> : suffix}
    </span>
  );
}
