import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";

/** Days that single visits are kept after they were added to the daily figures. */
export const VISIT_DAYS = 7;
const PART = 20_000;
const PARTS = 50;

/** Deletes single visits already included in the daily figures, a bounded number per run. Returns how many. */
export async function pruneVisits({ db, now }: ServiceContext, signal?: AbortSignal): Promise<number> {
  const before = new Date(now().getTime() - VISIT_DAYS * DAY_MS).toISOString();
  let gone = 0;
  for (let run = 0; run < PARTS; run += 1) {
    signal?.throwIfAborted();
    const part = await db.$executeRaw`
      DELETE FROM visits WHERE id IN (
        SELECT id FROM visits
        WHERE at < ${before}::timestamptz AT TIME ZONE 'UTC' AND id <= (SELECT last_id FROM visit_rollup WHERE id = 1)
        ORDER BY at LIMIT ${PART}
      )`;
    gone += part;
    if (part < PART) break;
  }
  return gone;
}
