import type { Tx } from "~/server/database/client";

/** Timeout of transactions that hold these locks: the storage may be remote, and they wait for its responses. */
export const PATIENT = { timeout: 60_000 };

/**
 * Locks images by hash, so that nobody deletes a picture as unused between checking its files and inserting its row;
 * always in the same order. The lock ends with its transaction, also when the process dies.
 */
export async function lockHashes(tx: Tx, hashes: readonly string[]): Promise<void> {
  const sorted = [...hashes].sort();
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(hash, 0))::text FROM unnest(${sorted}::text[]) AS hash`;
}
