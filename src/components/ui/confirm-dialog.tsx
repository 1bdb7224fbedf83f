"use client";

import { lazyPart } from "~/lib/lazy-part";
import type { ConfirmDialogProps } from "./confirm-dialog-view";

/** Asks for confirmation before an action that cannot easily be undone. */
export const ConfirmDialog = lazyPart<ConfirmDialogProps>(() =>
  import("./confirm-dialog-view").then(({ ConfirmDialogView }) => ConfirmDialogView),
);
