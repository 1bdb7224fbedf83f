"use client";

import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";
import { IconButton } from "./icon-button";
import { Input, type InputProps } from "./input";

type SearchFieldProps = Omit<InputProps, "type" | "prefix" | "suffix" | "value" | "onChange"> & {
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The key that puts the cursor here, shown on a desktop while the field is empty. */
  keyHint?: ReactNode;
};

export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  keyHint,
  className,
  ...props
}: SearchFieldProps) {
  return (
    <Input
      {...props}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={props.placeholder ?? label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={cn("[&::-webkit-search-cancel-button]:hidden", className)}
      frameClassName={cn("flex-1", value && "pr-0.5", props.frameClassName)}
      prefix={<Search aria-hidden="true" />}
      suffix={
        value ? (
          <IconButton label={clearLabel} onClick={() => onValueChange("")}>
            <X aria-hidden="true" />
          </IconButton>
        ) : (
          keyHint
        )
      }
    />
  );
}
