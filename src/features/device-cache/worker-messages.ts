/** What a page tells the panel's service worker. */
export type WorkerMessage =
  | {
      kind: "seen";
      /** Paths of screens to cache, and of the files and photos that were loaded. */
      screens: string[];
      files: string[];
    }
  /** Delete all screens. The worker answers on the message's port when it has. */
  | { kind: "clear" };

/** The panel's service worker; its folder determines the worker's scope. */
export const PANEL_WORKER = "/sw.js";

/** Names of the panel's caches that hold a merchant's data begin like this. */
export const PRIVATE_CACHES = "panel ";
