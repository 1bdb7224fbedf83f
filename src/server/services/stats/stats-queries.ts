import type { Days } from "~/domain/stats/period";
import { Prisma } from "~/generated/prisma/client";

/** Number of entries in each list on the screen. */
const TOP = 10;

export interface StatsScope {
  tentId: number;
  /** Of the shop's country, whose days are counted. */
  timeZone: string;
}

/** Visits after the last roll-up: exact, and bounded by what comes in between two of them. */
const tail = ({ tentId, timeZone }: StatsScope, { from, until }: Days) => Prisma.sql`tail AS (
  SELECT v.* FROM (
    SELECT (v.at AT TIME ZONE 'UTC' AT TIME ZONE ${timeZone})::date AS day, v.kind, v.product_id, v.source
    FROM visits v WHERE v.tent_id = ${tentId} AND v.id > (SELECT last_id FROM visit_rollup WHERE id = 1)
  ) v WHERE v.day BETWEEN ${from}::date AND ${until}::date
)`;

const ownDays = ({ tentId }: StatsScope, { from, until }: Days) =>
  Prisma.sql`tent_id = ${tentId} AND day BETWEEN ${from}::date AND ${until}::date`;

/** Uses the index on a shop's orders; cancelled orders, and suspected ones above the ceiling, do not count as sales. */
const ownOrders = ({ tentId, timeZone }: StatsScope, { from, until }: Days) => Prisma.sql`o.tent_id = ${tentId}
  AND o.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone}) AT TIME ZONE 'UTC'
  AND o.created_at < ((${until}::date + 1)::timestamp AT TIME ZONE ${timeZone}) AT TIME ZONE 'UTC'
  AND o.status <> 'CANCELLED' AND NOT o.suspected`;

export const daysQuery = (asked: StatsScope, days: Days) => Prisma.sql`WITH ${tail(asked, days)}
  SELECT day::text, sum(visits)::int AS pages, sum(sessions)::int AS sessions, sum(product_views)::int AS views,
    sum(cart_adds)::int AS adds, sum(whatsapp_opens)::int AS chats
  FROM (
    SELECT day, visits, sessions, product_views, cart_adds, whatsapp_opens FROM daily_stats WHERE ${ownDays(asked, days)}
    UNION ALL
    SELECT day, count(*) FILTER (WHERE kind = 'VISIT'), count(source), count(product_id) FILTER (WHERE kind = 'VISIT'),
      count(*) FILTER (WHERE kind = 'CART_ADD'), count(*) FILTER (WHERE kind = 'WHATSAPP_OPEN')
    FROM tail GROUP BY day
  ) d GROUP BY day`;

export const ordersQuery = (asked: StatsScope, days: Days) => Prisma.sql`
  SELECT (o.created_at AT TIME ZONE 'UTC' AT TIME ZONE ${asked.timeZone})::date::text AS day, count(*)::int AS orders,
    (count(*) FILTER (WHERE o.source = 'CATALOGUE'))::int AS visitors, sum(o.total)::text AS sold
  FROM orders o WHERE ${ownOrders(asked, days)} GROUP BY 1`;

/** Orders by day and hour; `past`: ordered at or before this time of its day, `HH:MM`. */
export const orderHoursQuery = (asked: StatsScope, days: Days, time: string) => Prisma.sql`
  SELECT at::date::text AS day, extract(hour FROM at)::int AS hour, to_char(at, 'HH24:MI') <= ${time} AS past,
    count(*)::int AS orders, sum(total)::text AS sold
  FROM (SELECT o.created_at AT TIME ZONE 'UTC' AT TIME ZONE ${asked.timeZone} AS at, o.total
    FROM orders o WHERE ${ownOrders(asked, days)}) o
  GROUP BY 1, 2, 3 ORDER BY 1, 2`;

export const sourcesQuery = (asked: StatsScope, days: Days) => Prisma.sql`WITH ${tail(asked, days)}
  SELECT source, sum(sessions)::int AS sessions FROM (
    SELECT source, sessions FROM daily_sources WHERE ${ownDays(asked, days)}
    UNION ALL SELECT source, count(*) FROM tail WHERE source IS NOT NULL GROUP BY source
  ) s GROUP BY source ORDER BY sessions DESC, source`;

export const daySourcesQuery = (asked: StatsScope, days: Days) => Prisma.sql`WITH ${tail(asked, days)}
  SELECT day::text, source, sum(sessions)::int AS sessions FROM (
    SELECT day, source, sessions FROM daily_sources WHERE ${ownDays(asked, days)}
    UNION ALL SELECT day, source, count(*) FROM tail WHERE source IS NOT NULL GROUP BY day, source
  ) s GROUP BY day, source ORDER BY day, sessions DESC, source`;

/** The best-selling and most-viewed products. Order lines of deleted products count under their stored name. */
export const productsQuery = (asked: StatsScope, days: Days) => Prisma.sql`WITH ${tail(asked, days)},
  seen AS (
    SELECT product_id, sum(views)::int AS views, sum(cart_adds)::int AS adds FROM (
      SELECT product_id, views, cart_adds FROM daily_products WHERE ${ownDays(asked, days)}
      UNION ALL
      SELECT product_id, count(*) FILTER (WHERE kind = 'VISIT'), count(*) FILTER (WHERE kind = 'CART_ADD')
      FROM tail WHERE product_id IS NOT NULL GROUP BY product_id
    ) d GROUP BY product_id
  ), sold AS (
    SELECT l.product_id, (array_agg(l.name ORDER BY l.id DESC))[1] AS name, count(DISTINCT o.id)::int AS orders,
      sum(l.quantity) AS quantity, (array_agg(l.unit ORDER BY l.id DESC))[1] AS unit, coalesce(sum(l.total), 0) AS revenue
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND NOT l.custom WHERE ${ownOrders(asked, days)}
    GROUP BY l.product_id, CASE WHEN l.product_id IS NULL THEN l.name END
  ), ranked AS (
    SELECT p.id, coalesce(p.name, s.name) AS name, coalesce(p.deleted_at IS NULL AND p.id IS NOT NULL, false) AS there,
      coalesce(v.views, 0) AS views, coalesce(v.adds, 0) AS adds, coalesce(s.orders, 0) AS orders,
      coalesce(s.quantity, 0) AS quantity, coalesce(s.unit, 'UNIT') AS unit, coalesce(s.revenue, 0) AS revenue,
      row_number() OVER (ORDER BY s.revenue DESC NULLS LAST, s.orders DESC NULLS LAST, s.name) AS by_sold,
      row_number() OVER (ORDER BY v.views DESC NULLS LAST, v.adds DESC NULLS LAST, p.name) AS by_seen
    FROM sold s FULL JOIN seen v ON v.product_id = s.product_id
    LEFT JOIN products p ON p.id = coalesce(s.product_id, v.product_id) AND p.tent_id = ${asked.tentId}
    WHERE coalesce(p.name, s.name) IS NOT NULL
  )
  SELECT r.id, r.name, r.there, r.views, r.adds, r.orders, r.quantity::text, r.unit::text, r.revenue::text,
    r.by_sold <= ${TOP} AND r.orders > 0 AS sold, r.by_seen <= ${TOP} AND r.views > 0 AS seen, i.hash, i.width, i.ink::text AS ink
  FROM ranked r LEFT JOIN LATERAL (
    SELECT i.hash, i.width, i.ink FROM product_images pi JOIN images i ON i.id = pi.image_id
    WHERE pi.product_id = r.id ORDER BY pi."order", pi.id LIMIT 1
  ) i ON true
  WHERE (r.by_sold <= ${TOP} AND r.orders > 0) OR (r.by_seen <= ${TOP} AND r.views > 0)
  ORDER BY r.by_sold`;

/** Searches whose latest attempt found nothing. */
export const missedQuery = (asked: StatsScope, days: Days) => Prisma.sql`
  SELECT term, sum(times)::int AS times FROM daily_searches WHERE ${ownDays(asked, days)} AND results = 0
  GROUP BY term ORDER BY times DESC, term LIMIT ${TOP}`;
