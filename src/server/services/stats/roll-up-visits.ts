import type { ServiceContext } from "~/server/context";
import { lastSettledId } from "./count-visits";

/** Ids added up per transaction, and parts per run; the rest waits for the next run. */
const PART = 200_000;
const PARTS = 100;

type Options = { part?: number; parts?: number; signal?: AbortSignal };

/**
 * Adds counted visits to the daily figures, each visit once however often and wherever this runs: the last id is
 * written together with the figures. Returns how many ids were processed.
 */
export async function rollUpVisits({ db }: ServiceContext, { part = PART, parts = PARTS, signal }: Options = {}) {
  const settled = await lastSettledId(db);
  let done = 0;
  for (let run = 0; run < parts; run += 1) {
    signal?.throwIfAborted();
    const went = await addPart(db, settled, part);
    if (went === 0) break;
    done += went;
  }
  return done;
}

function addPart(db: ServiceContext["db"], settled: bigint, part: number): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const [{ last } = { last: 0n }] = await tx.$queryRaw<{ last: bigint }[]>`
        SELECT last_id AS last FROM visit_rollup WHERE id = 1 FOR UPDATE`;
      const upTo = last + BigInt(part) < settled ? last + BigInt(part) : settled;
      if (upTo <= last) return 0;
      await tx.$executeRaw`
        WITH part AS MATERIALIZED (
          SELECT v.tent_id, (v.at AT TIME ZONE 'UTC' AT TIME ZONE c.time_zone)::date AS day, v.kind, v.product_id, v.source
          FROM visits v JOIN tents t ON t.id = v.tent_id JOIN countries c ON c.id = t.country_id
          WHERE v.id > ${last} AND v.id <= ${upTo}
        ), stats AS (
          INSERT INTO daily_stats AS kept (tent_id, day, visits, sessions, product_views, cart_adds, whatsapp_opens)
          SELECT tent_id, day, count(*) FILTER (WHERE kind = 'VISIT'), count(source),
            count(product_id) FILTER (WHERE kind = 'VISIT'), count(*) FILTER (WHERE kind = 'CART_ADD'),
            count(*) FILTER (WHERE kind = 'WHATSAPP_OPEN')
          FROM part GROUP BY 1, 2 ORDER BY 1, 2
          ON CONFLICT (tent_id, day) DO UPDATE SET visits = kept.visits + excluded.visits,
            sessions = kept.sessions + excluded.sessions, product_views = kept.product_views + excluded.product_views,
            cart_adds = kept.cart_adds + excluded.cart_adds, whatsapp_opens = kept.whatsapp_opens + excluded.whatsapp_opens
        ), sources AS (
          INSERT INTO daily_sources AS kept (tent_id, day, source, sessions)
          SELECT tent_id, day, source, count(*) FROM part WHERE source IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
          ON CONFLICT (tent_id, day, source) DO UPDATE SET sessions = kept.sessions + excluded.sessions
        ), products AS (
          INSERT INTO daily_products AS kept (tent_id, day, product_id, views, cart_adds)
          SELECT tent_id, day, product_id, count(*) FILTER (WHERE kind = 'VISIT'), count(*) FILTER (WHERE kind = 'CART_ADD')
          FROM part WHERE product_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
          ON CONFLICT (tent_id, day, product_id) DO UPDATE SET views = kept.views + excluded.views,
            cart_adds = kept.cart_adds + excluded.cart_adds
        )
        UPDATE visit_rollup SET last_id = ${upTo} WHERE id = 1`;
      return Number(upTo - last);
    },
    { timeout: 120_000, maxWait: 10_000 },
  );
}
