"use client";

import { Camera, ImageUp, LoaderCircle } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { cn } from "~/lib/cn";
import { type ButtonProps, buttonVariants } from "./button";

type FileInputProps = {
  /** MIME types and extensions, such as `image/jpeg,.heic`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

function HiddenFileInput({ accept, multiple, disabled, onFiles, ...props }: FileInputProps & ComponentProps<"input">) {
  return (
    <input
      type="file"
      accept={accept}
      multiple={multiple}
      disabled={disabled}
      className="absolute size-px opacity-0"
      onChange={(event) => {
        const files = Array.from(event.target.files ?? []);
        // Without the reset, choosing the same file again would fire no change event.
        event.target.value = "";
        if (files.length > 0) onFiles(files);
      }}
      {...props}
    />
  );
}

const labelFocus =
  "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink has-disabled:cursor-not-allowed has-disabled:opacity-60";

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
      className={cn(buttonVariants({ variant, size, block }), labelFocus, className)}
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
          "grid min-h-32 content-center justify-items-center gap-1 rounded-xl border-2 border-dashed border-line-strong px-4 py-5 text-center text-sm text-ink-2 hover:bg-surface-2",
          labelFocus,
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

/** The dashed tile at the end of a photo strip. */
export function AddPhotoTile({ label, className, ...input }: FileInputProps & { label: string; className?: string }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid size-26 shrink-0 content-center justify-items-center gap-1 rounded-xl border-2 border-dashed border-line-strong text-sm font-semibold text-brand-ink hover:bg-surface-2",
        labelFocus,
        className,
      )}
    >
      <HiddenFileInput id={id} {...input} />
      <Camera aria-hidden="true" className="size-6" />
      {label}
    </label>
  );
}

type CameraThumbProps = Omit<FileInputProps, "multiple"> & { label: string; className?: string };

/** An empty thumbnail: touching it opens the camera, or the file picker where there is none. */
export function CameraThumb({ label, className, ...input }: CameraThumbProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "grid size-14 shrink-0 place-items-center rounded-[10px] border border-dashed border-line-strong bg-surface-2 text-brand-ink hover:bg-surface",
        labelFocus,
        className,
      )}
    >
      <HiddenFileInput id={id} {...input} capture="environment" />
      <Camera aria-hidden="true" className="size-6" />
      <span className="sr-only">{label}</span>
    </label>
  );
}
