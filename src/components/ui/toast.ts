import type { ExternalToast, toast as sonner } from "sonner";

type Sonner = typeof sonner;
type Kind = "success" | "error" | "info";

let onAsked: (() => void) | undefined;
let isReady: (shown: Sonner) => void;
const ready = new Promise<Sonner>((resolve) => {
  isReady = resolve;
});
let shown = 0;

function ask(call: (shown: Sonner) => unknown): void {
  onAsked?.();
  void ready.then(call);
}

function show(kind: Kind | null, text: string, options?: ExternalToast): string | number {
  shown += 1;
  const id = options?.id ?? `toast-${shown}`;
  ask((loaded) => (kind === null ? loaded : loaded[kind])(text, { ...options, id }));
  return id;
}

/** Connects the host of the toasts, which is loaded when the first one is asked for. Returns how to disconnect it. */
export function connectToaster(load: () => void): () => void {
  onAsked = load;
  return () => {
    onAsked = undefined;
  };
}

/** Shows what was asked for so far, and from now on. */
export function showToastsWith(loaded: Sonner): void {
  isReady(loaded);
}

/** Shows a toast from anywhere in the browser, as sonner's function of the same name does. */
export const toast = Object.assign((text: string, options?: ExternalToast) => show(null, text, options), {
  success: (text: string, options?: ExternalToast) => show("success", text, options),
  error: (text: string, options?: ExternalToast) => show("error", text, options),
  info: (text: string, options?: ExternalToast) => show("info", text, options),
  dismiss: (id?: string | number) => void ready.then((loaded) => loaded.dismiss(id)),
});
