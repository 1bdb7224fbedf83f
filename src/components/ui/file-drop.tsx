"use client";

import { Camera, ImageUp, LoaderCircle } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "~/lib/cn";
import { type ButtonProps, buttonVariants } from "./button";
import { type FileInputProps, fileLabelClass, HiddenFileInput } from "./file-input";

type PhotoButtonProps = FileInputProps &
  Pick<ButtonProps, "variant" | "size" | "block" | "className"> & {
    label: ReactNode;
    /** Opens the camera directly on devices that have one. */
    camera?: boolean;
    loading?: boolean;
    icon?: ReactNode;
  };

/** A button that opens the file picker or the camera. */
export function PhotoButton({
  label,
  camera,
  loading,
  icon,
  variant = "sec",
  size,
  block,
  className,
  disabled,
  ...input
}: PhotoButtonProps) {
  const id = useId();
  const Icon = camera ? Camera : ImageUp;
  return (
    <label
      htmlFor={id}
      className={cn(buttonVariants({ variant, size, block }), fileLabelClass, className)}
      aria-busy={loading || undefined}
    >
      <HiddenFileInput
        id={id}
        {...input}
        disabled={disabled || loading}
        {...(camera ? { capture: "environment" } : {})}
      />
      {loading ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : (icon ?? <Icon aria-hidden="true" />)}
      {label}
    </label>
  );
}

type FileDropProps = FileInputProps & {
  label: ReactNode;
  hint?: ReactNode;
  /** Shows a second button for the camera on touch devices. */
  cameraLabel?: string;
  /** Replaces the default photo icon. */
  icon?: ReactNode;
  className?: string;
};

/** A dashed drop area for files: press it, or drop them on it. */
export function FileDrop({ label, hint, cameraLabel, icon, className, ...input }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className={cn("grid gap-2", className)}>
      <label
        htmlFor={id}
        className={cn(
          "grid min-h-32 content-center justify-items-center gap-1 rounded-xl border-2 border-dashed base:border-line-strong px-4 py-5 text-center text-sm text-ink-2 hover:bg-surface-2",
          fileLabelClass,
          over && "border-brand-ink bg-brand-soft",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!input.disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const files = Array.from(event.dataTransfer.files);
          if (files.length > 0 && !input.disabled) input.onFiles(input.multiple ? files : files.slice(0, 1));
        }}
      >
        <HiddenFileInput id={id} {...input} />
        {icon ?? <ImageUp aria-hidden="true" className="size-6 text-brand-ink" />}
        <span className="font-semibold text-brand-ink">{label}</span>
        {hint ? <span>{hint}</span> : null}
      </label>
      {cameraLabel ? (
        <PhotoButton
          {...input}
          multiple={false}
          camera
          label={cameraLabel}
          block
          className="hidden pointer-coarse:inline-flex"
        />
      ) : null}
    </div>
  );
}
