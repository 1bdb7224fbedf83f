// The processes of this machine, as Linux lists them.
import { existsSync, readdirSync, readFileSync } from "node:fs";

function readProcess(pid: string | number, file: "stat" | "cmdline"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // it has ended
  }
}

/** Empty on a system without /proc. */
export function childrenOf(parent: number): number[] {
  if (!existsSync("/proc/self/stat")) return [];
  const isChild = (pid: string) =>
    readProcess(pid, "stat")
      .replace(/^.*\) \S /s, "")
      .startsWith(`${parent} `);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}

/** The command and its arguments, each followed by a NUL; empty if the process has ended. */
export const commandOf = (pid: number): string => readProcess(pid, "cmdline");

export function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended
  }
}
