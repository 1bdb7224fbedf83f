import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { atEnd } from "../closing.ts";
import { Failure } from "../failure.mjs";

interface RunOptions {
  /** Names the script in the message of a failure. */
  what: string;
  /** Variables in addition to this process's environment. */
  env?: Record<string, string>;
}

/**
 * Runs a file of the project that imports its sources, and returns what it printed. It is killed if the bench ends first.
 * @throws Failure with the end of its output when it fails.
 */
export async function runScript(file: string, args: readonly string[], { what, env }: RunOptions): Promise<string> {
  const child = spawn(process.execPath, ["--import", "tsx", join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  atEnd(() => void child.kill("SIGKILL"));
  let printed = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Failure(`${what} falló:\n${`${printed}${errors}`.slice(-4000).trim()}`);
  return printed;
}
