"use client";

import { Camera } from "lucide-react";
import { useId } from "react";
import { cn } from "~/lib/cn";
import { type FileInputProps, fileLabelClass, HiddenFileInput } from "./file-input";

type CameraThumbProps = Omit<FileInputProps, "multiple"> & { label: string; className?: string };

/** An empty thumbnail: touching it opens the camera, or the file picker where there is none. */
export function CameraThumb({ label, className, ...input }: CameraThumbProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid size-14 shrink-0 place-items-center rounded-[10px] border border-dashed border-line-strong bg-surface-2 text-brand-ink hover:bg-surface",
        fileLabelClass,
        className,
      )}
    >
      <HiddenFileInput id={id} {...input} capture="environment" />
      <Camera aria-hidden="true" className="size-6" />
      <span className="sr-only">{label}</span>
    </label>
  );
}
