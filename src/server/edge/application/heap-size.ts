import { totalmem } from "node:os";
import { env } from "~/env";

/** The part of the machine's memory that the heaps of all application processes may have: the edge, its caches and the database need the rest. */
const PART = 0.35;
const MIN_MB = 256;
/** Imports and reads of large shops take some hundred; beyond this only garbage would be kept longer. */
const MAX_MB = 2048;

/** The memory of this machine, or of the control group that this process runs in, in megabytes. */
function memoryMb(): number {
  const limit = process.constrainedMemory(); // 0, or absurdly much, where there is none
  return Math.floor((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1024 ** 2);
}

/**
 * How large the old generation of each application process may become, in megabytes. Without a limit V8 collects so rarely on a
 * large machine, and grows so far on a small one, that a burst of different requests takes hundreds of megabytes.
 */
export function heapSizeMb(count: number, memory = memoryMb(), asked = env.APP_HEAP_MB): number {
  return asked ?? Math.min(MAX_MB, Math.max(MIN_MB, Math.floor((memory * PART) / count)));
}
