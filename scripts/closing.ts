// How a command that lasts ends in order: when it is told to, when its parent is gone, or when it failed.
import { onParentLost } from "./bootstrap.mjs";
import { explain } from "./failure.mjs";

/** What has to end when the command ends, last come first. */
const closers = [];
let closing;

export function atEnd(closer) {
  closers.push(closer);
}

export function isClosing() {
  return closing !== undefined;
}

export function close() {
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

export function closeOnSignals() {
  let asked = 0;
  const end = () => {
    // the terminal and npm both pass a Ctrl-C on: only a later one is a second one
    if (closing && Date.now() - asked > 1000) process.exit(1);
    if (closing) return;
    asked = Date.now();
    console.log("\nCerrando…");
    close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  process.once("disconnect", end);
  onParentLost(end);
}
