"use client";

import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { useFieldControl } from "./field";
import { controlBare, controlFrame } from "./input";

export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  const field = useFieldControl();
  return (
    <span className={controlFrame}>
      <textarea rows={rows} {...field} {...props} className={cn(controlBare, "min-h-24 resize-y", className)} />
    </span>
  );
}
