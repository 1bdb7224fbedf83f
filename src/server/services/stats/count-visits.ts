import type { Visit } from "~/domain/stats/visit";
import type { Db } from "~/server/db";

/** What one visitor did in one shop. */
export interface CountedVisit {
  tentId: number;
  at: Date;
  visit: Visit;
}

/** Adds up what came in, by the days of each shop's country. A link that is not the shop's counts nothing. */
export async function countVisits(db: Db, visits: readonly CountedVisit[]): Promise<void> {
  if (visits.length === 0) return;
  await db.$executeRaw`
    INSERT INTO daily_links (tent_id, day, link_id, clicks)
    SELECT l.tent_id, (hit.at AT TIME ZONE c.time_zone)::date, l.id, count(*)::int
    FROM unnest(${visits.map(({ tentId }) => tentId)}::int[], ${visits.map(({ visit }) => visit.id)}::int[],
      ${visits.map(({ at }) => at.toISOString())}::timestamptz[]) AS hit(tent_id, link_id, at)
    JOIN links l ON l.id = hit.link_id AND l.tent_id = hit.tent_id
    JOIN tents t ON t.id = l.tent_id JOIN countries c ON c.id = t.country_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (tent_id, day, link_id) DO UPDATE SET clicks = daily_links.clicks + excluded.clicks`;
}
