import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { z } from "zod";

/** Where a server of this installation can be reached from this machine. */
export interface EdgeAddress {
  host: string;
  port: number;
  /** The panel's host with its port: the only host on which the server responds to more than shop requests. */
  panelHost: string;
}

const addressSchema = z.object({ host: z.string(), port: z.number(), panelHost: z.string() });
const folderIn = (dataDir: string) => join(dataDir, "edges");

/** A wildcard bind address cannot be connected to, so it becomes the loopback address. */
function reachable({ address, port }: AddressInfo) {
  const host = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  return { host, port };
}

/** Registers this server for the other processes of the installation, until the returned function is called. */
export async function registerEdge(
  dataDir: string,
  address: AddressInfo,
  panelHost: string,
): Promise<() => Promise<void>> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true });
  const file = join(folder, String(process.pid));
  await writeFile(`${file}.new`, JSON.stringify({ ...reachable(address), panelHost }));
  await rename(`${file}.new`, file);
  return () => rm(file, { force: true });
}

/** The running servers; entries that a killed server left behind are deleted. */
export async function runningEdges(dataDir: string): Promise<EdgeAddress[]> {
  const folder = folderIn(dataDir);
  const found: EdgeAddress[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    if (isAlive(Number(name))) {
      const text = await readFile(join(folder, name), "utf8").catch(() => null);
      const address = addressSchema.safeParse(parseJson(text));
      if (address.success) found.push(address.data); // otherwise another program has reused the process id
    } else await rm(join(folder, name), { force: true });
  }
  return found;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
