import type { Visit } from "~/domain/stats/visit";
import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/database/client";

/** One action of a visitor in a shop. */
export interface CountedVisit {
  tentId: number;
  at: Date;
  visit: Visit;
}

/** Different search terms stored per shop and day, however many are made up. */
const MOST_TERMS = 300;

type Of<Kind extends Visit["kind"]> = CountedVisit & { visit: Extract<Visit, { kind: Kind }> };

const isClick = (counted: CountedVisit): counted is Of<"LINK_CLICK"> => counted.visit.kind === "LINK_CLICK";
const isPage = (counted: CountedVisit): counted is Of<"VISIT"> => counted.visit.kind === "VISIT";
const isStored = (counted: CountedVisit): counted is Of<"VISIT" | "CART_ADD" | "WHATSAPP_OPEN"> => !isClick(counted);

/** Writes the given visits, all or none. Ids that are not the shop's own are ignored. */
export async function countVisits(db: Db, visits: readonly CountedVisit[]): Promise<void> {
  const clicks = visits.filter(isClick);
  const stored = visits.filter(isStored);
  const searches = visits
    .filter(isPage)
    .flatMap(({ tentId, at, visit }) => (visit.search ? [{ tentId, at, ...visit.search }] : []));
  await db.$transaction([
    lockRollUp(db),
    ...(clicks.length > 0 ? [addClicks(db, clicks)] : []),
    ...(stored.length > 0 ? [insertVisits(db, stored)] : []),
    ...(searches.length > 0 ? [addSearches(db, searches)] : []),
  ]);
}

/**
 * Sequence ids are allocated before their rows commit: the roll-up waits for writers to finish, and they wait for it.
 */
const ROLL_UP = Prisma.sql`hashtextextended('visit-rollup', 0)`;
const lockRollUp = (db: Db) => db.$queryRaw`SELECT pg_advisory_xact_lock_shared(${ROLL_UP})::text`;

/** The highest id below which no row can still appear. */
export function lastSettledId(db: Db): Promise<bigint> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${ROLL_UP})::text`;
    const [row] = await tx.$queryRaw<{ id: bigint | null }[]>`SELECT max(id) AS id FROM visits`;
    return row?.id ?? 0n;
  });
}

const tents = (rows: readonly { tentId: number }[]) => rows.map(({ tentId }) => tentId);
const moments = (rows: readonly { at: Date }[]) => rows.map(({ at }) => at.toISOString());

/** Counted by the days of each shop's country. */
function addClicks(db: Db, clicks: readonly Of<"LINK_CLICK">[]) {
  return db.$executeRaw`
    INSERT INTO daily_links (tent_id, day, link_id, clicks)
    SELECT l.tent_id, (hit.at AT TIME ZONE c.time_zone)::date, l.id, count(*)::int
    FROM unnest(${tents(clicks)}::int[], ${clicks.map(({ visit }) => visit.id)}::int[],
      ${moments(clicks)}::timestamptz[]) AS hit(tent_id, link_id, at)
    JOIN links l ON l.id = hit.link_id AND l.tent_id = hit.tent_id
    JOIN tents t ON t.id = l.tent_id JOIN countries c ON c.id = t.country_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (tent_id, day, link_id) DO UPDATE SET clicks = daily_links.clicks + excluded.clicks`;
}

/** Stored individually: the roll-up adds them to the daily figures later. */
function insertVisits(db: Db, visits: readonly Of<"VISIT" | "CART_ADD" | "WHATSAPP_OPEN">[]) {
  const products = visits.map(({ visit }) => ("productId" in visit ? visit.productId : null));
  const sources = visits.map(({ visit }) => ("source" in visit ? visit.source : null));
  return db.$executeRaw`
    INSERT INTO visits (tent_id, at, kind, product_id, source)
    SELECT hit.tent_id, hit.at AT TIME ZONE 'UTC', hit.kind::visit_kind, p.id, hit.source
    FROM unnest(${tents(visits)}::int[], ${moments(visits)}::timestamptz[], ${visits.map(({ visit }) => visit.kind)}::text[],
      ${products}::int[], ${sources}::text[]) AS hit(tent_id, at, kind, product_id, source)
    JOIN tents t ON t.id = hit.tent_id
    LEFT JOIN products p ON p.id = hit.product_id AND p.tent_id = hit.tent_id
    WHERE hit.kind <> 'CART_ADD' OR p.id IS NOT NULL`;
}

function addSearches(db: Db, searches: readonly { tentId: number; at: Date; term: string; found: number }[]) {
  return db.$executeRaw`
    INSERT INTO daily_searches AS kept (tent_id, day, term, times, results)
    SELECT t.id, (hit.at AT TIME ZONE c.time_zone)::date, hit.term, count(*)::int, (array_agg(hit.found ORDER BY hit.at DESC))[1]
    FROM unnest(${tents(searches)}::int[], ${moments(searches)}::timestamptz[],
      ${searches.map(({ term }) => term)}::text[], ${searches.map(({ found }) => found)}::int[]) AS hit(tent_id, at, term, found)
    JOIN tents t ON t.id = hit.tent_id JOIN countries c ON c.id = t.country_id
    WHERE (SELECT count(*) FROM daily_searches d
      WHERE d.tent_id = t.id AND d.day = (hit.at AT TIME ZONE c.time_zone)::date) < ${MOST_TERMS}
      OR EXISTS (SELECT 1 FROM daily_searches d
        WHERE d.tent_id = t.id AND d.day = (hit.at AT TIME ZONE c.time_zone)::date AND d.term = hit.term)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (tent_id, day, term) DO UPDATE SET times = kept.times + excluded.times, results = excluded.results`;
}
