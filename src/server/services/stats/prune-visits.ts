import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { sweep } from "~/server/sweep";
import { dropVisitPartitions, makeVisitPartitions } from "./visit-partitions";

/** Days that single visits are kept after they were added to the daily figures. */
export const VISIT_DAYS = 7;
const BATCH_SIZE = 20_000;

/** Makes the partitions of the coming days, and deletes the visits of past ones that are included in the daily figures. */
export async function pruneVisits(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  await makeVisitPartitions(ctx);
  const before = new Date(ctx.now().getTime() - VISIT_DAYS * DAY_MS);
  await dropVisitPartitions(ctx, before);
  // of days that had no partition when they began
  await sweep({
    size: BATCH_SIZE,
    signal,
    batch: () => ctx.db.$executeRaw`
      DELETE FROM partitions.visits_other WHERE (id, at) IN (
        SELECT id, at FROM partitions.visits_other
        WHERE at < ${before.toISOString()}::timestamptz AT TIME ZONE 'UTC' AND id <= (SELECT last_id FROM visit_rollup WHERE id = 1)
        ORDER BY at LIMIT ${BATCH_SIZE}
      )`,
  });
}
