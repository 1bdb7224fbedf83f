import type { PrismaClient } from "~/generated/prisma/client";

/** Resolves when the database has noticed that a killed client is gone, with none of its transactions in progress. */
export async function settled(db: PrismaClient): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ open: number }[]>`
      SELECT count(*)::int AS open FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND (state <> 'idle' OR xact_start IS NOT NULL)`;
    if (row?.open === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
