type Listener = (error: unknown, path: string) => void;

const SHARED = Symbol.for("vidriera.page-faults");
const shared = globalThis as typeof globalThis & { [SHARED]?: Listener };

/** Requests that were told of: what one lacks, its layout, its page and its title may all throw. */
const told = new WeakSet<object>();

/** Hears of every page that could not be made. */
export function onPageError(listener: Listener): void {
  shared[SHARED] = listener;
}

/** For code that Next bundles apart from the edge, in the same process. */
export function reportPageError(error: unknown, { path, headers }: { path: string; headers: object }): void {
  if (told.has(headers)) return;
  told.add(headers);
  shared[SHARED]?.(error, path);
}
