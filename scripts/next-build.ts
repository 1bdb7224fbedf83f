// Runs one build of Next as a child of `build.ts`, and kills it when the command ends: it must not go on by itself.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

const build = spawn(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build"], {
  detached: process.platform !== "win32", // a process group of its own, so that Next's workers can be killed with it
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_ENV: "production", SKIP_ENV_VALIDATION: "1", NEXT_TELEMETRY_DISABLED: "1" },
});

function stop(): void {
  try {
    if (build.pid) process.kill(process.platform === "win32" ? build.pid : -build.pid, "SIGKILL");
  } catch {
    // it has already ended
  }
  process.exit(1);
}
process.on("disconnect", stop);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
build.once("exit", (code) => process.exit(code ?? 1));
