import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "~/domain/duration";

/** A result is reused for this long, in milliseconds. */
const FRESH_MS = 5 * SECOND_MS;
/** Less than a photo takes in all its sizes. */
const PROBE = Buffer.alloc(256 * 1024, 1);
/** A disk that takes longer, such as a network's that hangs, has no room. In milliseconds. */
const PATIENCE_MS = 2 * SECOND_MS;

export interface DiskRoomOptions {
  /** Where photos are stored. */
  folder: string;
  /** Called once when there is no room any more. */
  onError: (error: unknown) => void;
  write?: (path: string, bytes: Uint8Array) => Promise<void>;
  now?: () => number;
  patienceMs?: number;
}

/** Whether a photo can be stored: by writing as much, since free space says nothing of quotas and of disks mounted read-only. */
export function createDiskRoom(options: DiskRoomOptions): () => Promise<boolean> {
  const { folder, onError, write = (path, bytes) => writeFile(path, bytes, { flush: true }), now = Date.now } = options;
  const { patienceMs = PATIENCE_MS } = options;
  const probe = join(folder, `room-${process.pid}.tmp`);
  let last = { at: Number.NEGATIVE_INFINITY, hasRoom: Promise.resolve(true) };
  let told = false;
  let looking = false;

  async function look(): Promise<boolean> {
    looking = true;
    try {
      await mkdir(folder, { recursive: true });
      await write(probe, PROBE);
      told = false;
      return true;
    } catch (error) {
      if (!told) onError(error);
      told = true;
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => {});
      looking = false;
    }
  }

  const late = () => wait(patienceMs, false, { ref: false });
  return () => {
    // one that hangs is not joined by others: they would take all threads that read files
    if (now() - last.at >= FRESH_MS)
      last = { at: now(), hasRoom: looking ? Promise.resolve(false) : Promise.race([look(), late()]) };
    return last.hasRoom;
  };
}
