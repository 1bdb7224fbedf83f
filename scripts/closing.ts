// The orderly end of a long-running command: on a signal, when its parent is gone, or after a failure.
import { onParentLost } from "./bootstrap.mjs";
import { explain } from "./failure.mjs";

/** May return a promise, which is awaited. */
type Closer = () => unknown;

const closers: Closer[] = [];
let closing: Promise<void> | undefined;

/** Registers what to close when the command ends. The last one registered is closed first. */
export function atEnd(closer: Closer): void {
  closers.push(closer);
}

export function isClosing(): boolean {
  return closing !== undefined;
}

/** Runs all closers once. An error of one is printed and does not stop the others. */
export function close(): Promise<void> {
  closing ??= (async () => {
    for (const closer of closers.reverse()) {
      try {
        await closer();
      } catch (error) {
        console.error(explain(error));
      }
    }
  })();
  return closing;
}

/** Closes and exits on SIGINT, SIGTERM, SIGHUP, and when the parent process is gone. A second signal exits at once. */
export function closeOnSignals(): void {
  let closedAt = 0;
  const end = () => {
    // the terminal and npm both forward one Ctrl-C, so only a signal some time later is a second one
    if (closing && Date.now() - closedAt > 1000) process.exit(1);
    if (closing) return;
    closedAt = Date.now();
    console.log("\nCerrando…");
    void close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  process.once("disconnect", end);
  onParentLost(end);
}
