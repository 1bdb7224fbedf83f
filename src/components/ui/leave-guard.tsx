"use client";

import { lazyPart } from "~/lib/lazy-part";
import type { LeaveGuardProps } from "./leave-dialog";

/** Whether the page has unsaved changes: dispatches the `beforeunload` event that the browser sends on closing. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** The user agreed to discard the changes: suppresses the browser's own prompt. */
export function dropUnsaved(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/** Asks before unsaved changes are lost: with our dialog on links and back, the browser's on closing and reloading. */
export const LeaveGuard = lazyPart<LeaveGuardProps>(() =>
  import("./leave-dialog").then((module) => module.LeaveDialog),
);
