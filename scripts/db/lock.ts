// A lock on a data folder, against other processes and other callers in this process.
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode, Failure } from "../failure.mjs";
import { startTimeOf, stillRuns } from "./processes.ts";

/** How long another process may hold the lock. */
const PATIENCE_MS = 120_000;
/** An empty lock of this age was left by a process that died before it wrote its id. */
const EMPTY_MS = 3000;

/** The process id of who holds the lock; null if that process is gone, or left the lock empty. */
function lockHolder(path: string): string | null {
  try {
    const [pid = "", startTime] = readFileSync(path, "utf8").split(" ");
    if (pid === "") return Date.now() - statSync(path).mtimeMs > EMPTY_MS ? null : "?";
    return Number(pid) !== process.pid && stillRuns(Number(pid), startTime) ? pid : null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function withFileLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDir, "postgres.lock");
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      writeFileSync(path, `${process.pid} ${startTimeOf(process.pid)}`, { flag: "wx" });
      break;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const holder = lockHolder(path);
      if (holder === null) rmSync(path, { force: true });
      else if (Date.now() > deadline)
        throw new Failure(`Otro proceso (${holder}) está preparando la base de ${dataDir}.`);
      else await pause(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The last work of this process on each data folder, which the next one waits for. */
const lastWork = new Map<string, Promise<unknown>>();

/** Runs `work` while nobody else, in this process or another, works on the data folder. */
export function withLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const result = (lastWork.get(dataDir) ?? Promise.resolve()).then(() => withFileLock(dataDir, work));
  lastWork.set(
    dataDir,
    result.catch(() => {}),
  );
  return result;
}
