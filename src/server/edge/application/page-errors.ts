type Listener = (error: unknown, path: string) => void;

const SHARED = Symbol.for("vidriera.page-faults");
const shared = globalThis as typeof globalThis & { [SHARED]?: Listener };

/** Headers of requests already reported: within one request the layout, the page and the title may all throw. */
const reported = new WeakSet<object>();

/** Registers the listener for errors thrown while rendering a page. */
export function onPageError(listener: Listener): void {
  shared[SHARED] = listener;
}

/** Next throws these at headers that its own client does not send. They are the sender's errors. */
const REFUSED = /^(?:Multiple router state headers were sent|The router state header was )/;

/** Reports a rendering error. For code that Next bundles apart from the edge, in the same process. */
export function reportPageError(error: unknown, { path, headers }: { path: string; headers: object }): void {
  if (reported.has(headers) || (error instanceof Error && REFUSED.test(error.message))) return;
  reported.add(headers);
  shared[SHARED]?.(error, path);
}
