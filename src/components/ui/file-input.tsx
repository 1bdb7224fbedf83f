"use client";

import type { ComponentProps } from "react";

export type FileInputProps = {
  /** MIME types and extensions, such as `image/jpeg,.heic`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** The input behind a label that looks like a button or an area. */
export function HiddenFileInput({
  accept,
  multiple,
  disabled,
  onFiles,
  ...props
}: FileInputProps & ComponentProps<"input">) {
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

export const fileLabelClass =
  "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink has-disabled:cursor-not-allowed has-disabled:opacity-60";
