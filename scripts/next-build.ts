// Runs one build of Next as a child of `build.ts`, and ends with it: a build of a command that was killed must not go on.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const build = spawn(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], {
  detached: process.platform !== "win32",
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_ENV: "production", SKIP_ENV_VALIDATION: "1", NEXT_TELEMETRY_DISABLED: "1" },
});

function stop() {
  try {
    if (build.pid) process.kill(process.platform === "win32" ? build.pid : -build.pid, "SIGKILL");
  } catch {
    // it ended already
  }
  process.exit(1);
}
process.on("disconnect", stop);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
build.once("exit", (code) => process.exit(code ?? 1));
