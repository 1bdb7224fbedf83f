import { readFileSync } from "node:fs";
import { errorCode } from "../failure.mjs";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * When a process started, as the system writes it. Null if it has ended, even if its parent has not taken note of that yet.
 * Outside of Linux it is "?" for every running process.
 */
export function startTimeOf(pid: number): string | null {
  if (process.platform !== "linux") return isAlive(pid) ? "?" : null;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/**
 * Whether the process that started at `startTime` still runs. Process ids are reused, for example after a power cut, so an id
 * alone does not tell. Without a start time, any process with that id counts.
 */
export function stillRuns(pid: number, startTime: string | undefined): boolean {
  const current = startTimeOf(pid);
  return current !== null && (!startTime || startTime === current);
}
