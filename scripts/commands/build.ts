// npm run build: builds what `npm start` would build.
import type { ChildProcess } from "node:child_process";
import { elapsedSeconds } from "../bootstrap.mjs";
import { buildWhenStale } from "../build.ts";
import { fail } from "../failure.mjs";

let child: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    child?.kill("SIGTERM");
    process.exit(1);
  });
try {
  const built = await buildWhenStale({
    track: (started) => {
      child = started;
    },
  });
  console.log(built ? `Construida en ${elapsedSeconds()} s.` : "La construcción está al día.");
  process.exit(0);
} catch (error) {
  fail(error);
}
