// The cluster of the embedded PostgreSQL on the disk: where it lies, what DATA_DIR knows of it, and whether it runs.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isAlive } from "./processes.ts";
import { type Account, createSharedFolder, succeedsAs } from "./programs.ts";

/** What `postgres.json` in DATA_DIR says of the server. */
export interface ServerSettings {
  folder: string;
  port: number;
  password: string;
  /** Whether `initdb` has finished. */
  ready: boolean;
}

export const defaultFolder = (dataDir: string) => join(dataDir, "postgres");
export const settingsFile = (dataDir: string) => join(dataDir, "postgres.json");

/** Creates the folder of the database; in a shared place if the account cannot enter DATA_DIR. */
export function createFolder(dataDir: string, account: Account | null): string {
  const folder = defaultFolder(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!account) return folder;
  fs.chownSync(folder, account.uid, account.gid);
  if (succeedsAs(account, "/bin/sh", ["-c", 'cd "$1"', "sh", folder])) return folder;
  fs.rmdirSync(folder);
  const elsewhere = join(createSharedFolder("data"), randomBytes(8).toString("hex"));
  fs.mkdirSync(elsewhere, { mode: 0o700 });
  fs.chownSync(elsewhere, account.uid, account.gid);
  return elsewhere;
}

/** The process id and the port that a running or killed server of this folder wrote down. */
export function readPidFile(folder: string): { pid: number; port: number } | null {
  try {
    const [pid, , , port] = fs.readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return null;
  }
}

const run = promisify(execFile);

/** Whether the process is a server of this folder: the id of a killed one may belong to another program by now. */
export async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    const args =
      process.platform === "linux"
        ? fs.readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : (await run("ps", ["-o", "args=", "-p", String(pid)])).stdout;
    return args.includes(folder);
  } catch {
    return process.platform === "win32";
  }
}

/** The folder is stored only if it is not the default one, so that the whole project can be moved. */
export function writeSettings(dataDir: string, { folder, ...settings }: ServerSettings): void {
  const path = settingsFile(dataDir);
  const stored = folder === defaultFolder(dataDir) ? settings : { ...settings, folder };
  fs.writeFileSync(`${path}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 });
  fs.renameSync(`${path}.new`, path);
}

export function readSettings(dataDir: string): ServerSettings | null {
  try {
    const stored: Omit<ServerSettings, "folder"> & { folder?: string } = JSON.parse(
      fs.readFileSync(settingsFile(dataDir), "utf8"),
    );
    return { ...stored, folder: stored.folder ?? defaultFolder(dataDir) };
  } catch {
    return null;
  }
}
