import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SECOND_MS } from "~/domain/duration";

/** A result is reused for this long, in milliseconds. */
const FRESH_MS = 5 * SECOND_MS;
/** Less than a photo takes in all its sizes. */
const PROBE = Buffer.alloc(256 * 1024, 1);

export interface DiskRoomOptions {
  /** Where photos are stored. */
  folder: string;
  /** Called once when there is no room any more. */
  onError: (error: unknown) => void;
  write?: (path: string, bytes: Uint8Array) => Promise<void>;
  now?: () => number;
}

/** Whether a photo can be stored: by writing as much, since free space says nothing of quotas and of disks mounted read-only. */
export function createDiskRoom(options: DiskRoomOptions): () => Promise<boolean> {
  const { folder, onError, write = (path, bytes) => writeFile(path, bytes, { flush: true }), now = Date.now } = options;
  const probe = join(folder, `room-${process.pid}.tmp`);
  let last = { at: Number.NEGATIVE_INFINITY, hasRoom: Promise.resolve(true) };
  let told = false;

  async function look(): Promise<boolean> {
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
    }
  }

  return () => {
    if (now() - last.at >= FRESH_MS) last = { at: now(), hasRoom: look() };
    return last.hasRoom;
  };
}
