"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { useFieldControl } from "./field";
import { controlBare, controlFrame } from "./input";

/** The native select: on a phone it is the one people know. Options are passed as children. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  const field = useFieldControl();
  return (
    <span className={cn(controlFrame, "relative pr-0 pl-0")}>
      <select {...field} {...props} className={cn(controlBare, "truncate rounded-xl pr-11 pl-3.5", className)}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3.5" />
    </span>
  );
}
