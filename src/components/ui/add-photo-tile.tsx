"use client";

import { Camera } from "lucide-react";
import { useId } from "react";
import { cn } from "~/lib/cn";
import { type FileInputProps, fileLabelClass, HiddenFileInput } from "./file-input";

/** The dashed tile at the end of a photo strip. */
export function AddPhotoTile({ label, className, ...input }: FileInputProps & { label: string; className?: string }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid base:size-26 shrink-0 content-center justify-items-center gap-1 rounded-xl border-2 border-dashed border-line-strong text-sm font-semibold text-brand-ink hover:bg-surface-2",
        fileLabelClass,
        className,
      )}
    >
      <HiddenFileInput id={id} {...input} />
      <Camera aria-hidden="true" className="size-6" />
      {label}
    </label>
  );
}
