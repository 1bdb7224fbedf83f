"use client";

import { useEffect, useSyncExternalStore } from "react";
import { backStack } from "~/lib/back/back-stack";
import { lazyPart } from "~/lib/lazy-part";
import type { PopupProps } from "./popup-view";

const Popup = lazyPart<PopupProps>(() => import("./popup-view").then(({ PopupView }) => PopupView));

type PopupRequest = Omit<PopupProps, "open" | "onDismiss"> & {
  /** Called on Escape and Back; defaults to the first action. */
  onDismiss?: () => void;
};

let queue: PopupRequest[] = [];
const listeners = new Set<() => void>();

function update(next: PopupRequest[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const sameText = (a: PopupRequest, b: PopupRequest) =>
  a.title === b.title && a.message?.join() === b.message?.join() && a.text === b.text;

/** Queues a popup from anywhere in the browser; one that equals a queued popup is dropped. */
export function showPopup(request: PopupRequest): void {
  if (queue.some((waiting) => sameText(waiting, request))) return;
  update([...queue, request]);
}

/** Render once, in the root layout. */
export function PopupHost() {
  const current = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  // a page that was reloaded while something was open
  useEffect(() => void backStack(), []);
  if (!current) return null;
  const close = (after?: () => void) => {
    update(queue.filter((request) => request !== current));
    after?.();
  };
  return (
    <Popup
      {...current}
      open
      actions={current.actions.map((action) => ({ ...action, onSelect: () => close(action.onSelect) }))}
      onDismiss={() => close(current.onDismiss ?? current.actions[0]?.onSelect)}
    />
  );
}
