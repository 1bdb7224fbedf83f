/** Whether the page has unsaved changes: dispatches the `beforeunload` event that the browser sends on closing. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** The user agreed to discard the changes: suppresses the browser's own prompt. */
export function dropUnsaved(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}
