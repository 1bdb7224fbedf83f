import { WANTED_PRODUCTS } from "~/domain/dashboard/checklist";
import { Prisma } from "~/generated/prisma/client";
import { soldOut } from "~/server/services/catalogue/visible";
import { FILTER_CONDITIONS } from "~/server/services/order/manage/list-orders";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** New orders that are named on the screen, and photos of their lines. */
const SHOWN_ORDERS = 3;
const SHOWN_PHOTOS = 3;

const firstPhoto = Prisma.sql`(SELECT jsonb_build_object('hash', i.hash, 'width', i.width, 'ink', i.ink)
  FROM product_images pi JOIN images i ON i.id = pi.image_id
  WHERE pi.product_id = p.id ORDER BY pi."order", pi.id LIMIT 1)`;

/**
 * Everything that waits for the merchant, as one row with one JSON value: orders by what is to be done, who waits for a
 * product, what is sold out, and the products of the checklist. `weekAgo` is a moment in UTC, `yesterday` a day.
 */
export const waitingQuery = (
  tentId: OwnedTentId,
  { yesterday, weekAgo }: { yesterday: string; weekAgo: Date },
): Prisma.Sql => Prisma.sql`
  WITH open_orders AS MATERIALIZED (
    SELECT o.* FROM orders o WHERE o.tent_id = ${tentId} AND o.status IN ('NEW', 'CONFIRMED')
  ), fresh AS (
    SELECT * FROM open_orders o WHERE ${FILTER_CONDITIONS.nuevos}
  ), unpaid AS (
    SELECT * FROM open_orders o WHERE ${FILTER_CONDITIONS["sin-pagar"]}
  ), unprepared AS (
    SELECT * FROM open_orders o WHERE ${FILTER_CONDITIONS["por-preparar"]}
  ), alerts AS (
    SELECT a.product_id, p.name FROM stock_alerts a JOIN products p ON p.id = a.product_id
    WHERE a.tent_id = ${tentId} AND p.tent_id = ${tentId} AND a.answered_at IS NULL AND p.deleted_at IS NULL
  ), asking AS (
    SELECT c.id, c.name, l.id AS list_id, l.name AS list FROM price_list_customers c JOIN price_lists l ON l.id = c.price_list_id
    WHERE l.tent_id = ${tentId} AND c.accepted_at IS NULL AND c.refused_at IS NULL
  ), sold_out AS (
    SELECT p.id, p.name, coalesce(d.views, 0) AS views FROM products p
    LEFT JOIN daily_products d ON d.tent_id = p.tent_id AND d.product_id = p.id AND d.day = ${yesterday}::date
    WHERE p.tent_id = ${tentId} AND p.deleted_at IS NULL AND NOT p.paused AND ${soldOut}
  ), own AS (
    SELECT p.id, p.name, p.created_at, p.paused, ${firstPhoto} AS photo FROM products p
    WHERE p.tent_id = ${tentId} AND p.deleted_at IS NULL
  )
  SELECT jsonb_build_object(
    'suspected', (SELECT count(*) FROM open_orders o WHERE ${FILTER_CONDITIONS.sospechosos}),
    'fresh', (SELECT jsonb_build_object('count', count(*), 'total', coalesce(sum(total), 0)::text,
      'oldest', min(created_at)) FROM fresh),
    'rows', (SELECT coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'name', o.customer_name,
        'total', o.total::text, 'method', o.delivery_method, 'zone', o.delivery_zone, 'payment', o.payment_method,
        'lines', (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id)) ORDER BY o.created_at, o.id), '[]'::jsonb)
      FROM (SELECT * FROM fresh ORDER BY created_at, id LIMIT ${SHOWN_ORDERS}) o),
    'photos', (SELECT coalesce(jsonb_agg(jsonb_build_object('hash', x.hash, 'width', x.width, 'ink', x.ink)), '[]'::jsonb) FROM (
        SELECT DISTINCT i.hash, i.width, i.ink FROM fresh o JOIN order_lines l ON l.order_id = o.id
        JOIN images i ON i.tent_id = ${tentId} AND i.hash = l.image_hash LIMIT ${SHOWN_PHOTOS}) x),
    'unpaid', (SELECT jsonb_build_object('count', count(*), 'total', coalesce(sum(total), 0)::text) FROM unpaid),
    'firstUnpaid', (SELECT jsonb_build_object('name', o.customer_name, 'total', o.total::text, 'at', o.created_at)
      FROM unpaid o ORDER BY o.created_at, o.id LIMIT 1),
    'unprepared', (SELECT count(*) FROM unprepared),
    'firstUnprepared', (SELECT jsonb_build_object('name', o.customer_name, 'at', o.created_at)
      FROM unprepared o ORDER BY o.created_at, o.id LIMIT 1),
    'waiting', (SELECT count(*) FROM alerts),
    'wanted', (SELECT name FROM alerts GROUP BY product_id, name ORDER BY count(*) DESC, product_id LIMIT 1),
    'asking', (SELECT count(*) FROM asking),
    'firstAsking', (SELECT jsonb_build_object('name', name, 'listId', list_id, 'list', list) FROM asking ORDER BY id LIMIT 1),
    'soldOut', (SELECT count(*) FROM sold_out),
    'mostMissed', (SELECT jsonb_build_object('id', id, 'name', name, 'views', views)
      FROM sold_out ORDER BY views DESC, id DESC LIMIT 1),
    'all', (SELECT count(*) FROM own),
    'withPhoto', (SELECT count(*) FROM own WHERE photo IS NOT NULL),
    'products', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'photo', photo)
        ORDER BY photo IS NULL, id), '[]'::jsonb)
      FROM (SELECT * FROM own ORDER BY photo IS NULL, id LIMIT ${WANTED_PRODUCTS}) p),
    'recent', (SELECT count(*) FROM own WHERE created_at >= ${weekAgo} AND photo IS NOT NULL AND NOT paused),
    'newest', (SELECT photo FROM own WHERE photo IS NOT NULL AND NOT paused ORDER BY created_at DESC, id DESC LIMIT 1)
  ) AS answer`;
