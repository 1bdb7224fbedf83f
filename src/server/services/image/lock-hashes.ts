import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";

/** For transactions that hold these locks: a store may be elsewhere, and they wait for its answers. */
export const PATIENT = { timeout: 60_000 };

/**
 * Between "are its files there?" and the row that says so, nobody may find the picture unused; always in one order.
 * The lock ends with its transaction, also when the process that holds it dies.
 */
export async function lockHashes(tx: Tx, hashes: readonly string[]): Promise<void> {
  const sorted = Prisma.join([...hashes].sort());
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(hash, 0))::text FROM unnest(ARRAY[${sorted}]) AS hash`;
}
