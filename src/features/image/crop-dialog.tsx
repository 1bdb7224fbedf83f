"use client";

import { lazyPart } from "~/lib/lazy-part";
import type { CropDialogProps } from "./crop-dialog-view";

/** Types a browser can render; other types are uploaded uncropped. */
const DRAWABLE = /^image\/(jpeg|png|webp|avif)$/;

export const canCrop = (file: Blob) => DRAWABLE.test(file.type);

const CropDialogPart = lazyPart<CropDialogProps & { open: boolean }>(() =>
  import("./crop-dialog-view").then(({ CropDialogView }) => CropDialogView),
);

/** Crops a picture by moving and zooming: for the logo, categories and product photos. */
export function CropDialog(props: CropDialogProps) {
  return <CropDialogPart open={props.src !== null} {...props} />;
}
