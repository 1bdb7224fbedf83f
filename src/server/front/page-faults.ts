type Listener = (error: unknown, path: string) => void;

const SHARED = Symbol.for("vidriera.page-faults");
const shared = globalThis as typeof globalThis & { [SHARED]?: Listener };

/** Hears of every page that could not be made. */
export function hearPageFaults(listener: Listener): void {
  shared[SHARED] = listener;
}

/** For code that Next bundles apart from the front server, in the same process. */
export function tellPageFault(error: unknown, path: string): void {
  shared[SHARED]?.(error, path);
}
