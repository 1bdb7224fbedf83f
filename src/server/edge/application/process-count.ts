import { availableParallelism } from "node:os";
import { env } from "~/env";

/** How many application processes this machine runs: half of its cores serve the edge and the database. */
export function processCount(asked = env.APP_PROCESSES, cores = availableParallelism()): number {
  return asked ?? Math.max(1, Math.floor(cores / 2));
}
