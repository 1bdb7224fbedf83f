import type { ExternalToast, toast as sonner } from "sonner";

type Sonner = typeof sonner;
type Kind = "message" | "success" | "error" | "info";
type Call = (loaded: Sonner) => void;

let loaded: Sonner | undefined;
let onMissing: (() => void) | undefined;
let waiting: Call[] = [];
let count = 0;

function send(call: Call): void {
  if (loaded) {
    call(loaded);
    return;
  }
  waiting.push(call);
  onMissing?.();
}

function show(kind: Kind, text: string, options?: ExternalToast): string | number {
  count += 1;
  const id = options?.id ?? `toast-${count}`;
  send((to) => to[kind](text, { ...options, id }));
  return id;
}

/** Calls `load` when a toast has to wait for the code that shows it. Returns how to stop that. */
export function loadForToasts(load: () => void): () => void {
  onMissing = load;
  return () => {
    onMissing = undefined;
  };
}

/** Shows what waited, in its order, and what comes from now on at once. */
export function showToastsWith(library: Sonner): void {
  loaded = library;
  const calls = waiting;
  waiting = [];
  for (const call of calls) call(library);
}

/** Shows a toast from anywhere in the browser, as sonner's function of the same name does. */
export const toast = Object.assign((text: string, options?: ExternalToast) => show("message", text, options), {
  success: (text: string, options?: ExternalToast) => show("success", text, options),
  error: (text: string, options?: ExternalToast) => show("error", text, options),
  info: (text: string, options?: ExternalToast) => show("info", text, options),
  /** Closes those that only tell something; what offers an undo or a retry stays. */
  dismissPlain: () =>
    send((to) => {
      for (const one of to.getToasts()) if (!("action" in one && one.action)) to.dismiss(one.id);
    }),
  dismiss: (id?: string | number) => send((to) => void to.dismiss(id)),
});
