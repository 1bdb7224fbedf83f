import { z } from "zod";
import { UNIT_WORDS } from "~/domain/money/quantity";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import { IMAGE_WIDTHS } from "~/domain/product/images/image";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { appOrigin } from "~/server/site/addresses";
import { priceSource } from "./price-source";
import { type ReadableShop, readableProducts } from "./readable-shop";
import { freeStock } from "./visible";

const answer = z.tuple([z.object({ json: z.string() })]);
const LARGEST = IMAGE_WIDTHS[3];
const IMAGES = `${appOrigin}/storage/images/`;

/** Options without a value in a combination are empty strings. */
const MISSING = Array<string>(PRODUCT_LIMITS.options).fill("");

const IN_SHOP = Prisma.sql`p."order", p.id`;

const unitWord = Prisma.sql`CASE p.unit ${Prisma.join(
  Object.entries(UNIT_WORDS).map(([unit, word]) => Prisma.sql`WHEN ${unit}::unit THEN ${word}`),
  " ",
)} END`;

export interface ChosenProducts {
  /** Additional conditions on products `p`. */
  where?: Prisma.Sql;
  /** Additional joins on `p`, which `order` may refer to. */
  join?: Prisma.Sql;
  order?: Prisma.Sql;
  limit?: number;
}

/**
 * Products for the public API as a JSON array in the wire format. The database serializes it: parsing, mapping and
 * serializing it here would cost as much as the query.
 */
export async function readProductsJson(
  ctx: ServiceContext,
  shop: ReadableShop,
  { where = Prisma.empty, join = Prisma.empty, order = IN_SHOP, limit }: ChosenProducts = {},
): Promise<string> {
  const most = limit === undefined ? Prisma.empty : Prisma.sql`ORDER BY place LIMIT ${limit}`;
  const prices = priceSource(shop.visibility.prices);
  const shownVariants = shop.asOwner ? Prisma.empty : Prisma.sql`AND NOT v.paused`;
  const stock = shop.asOwner ? Prisma.sql`v.stock` : freeStock("v");
  const raw = await ctx.db.$queryRaw`
    WITH p AS MATERIALIZED (
      SELECT p.*, row_number() OVER (ORDER BY ${order}) AS place
      FROM products p ${join} WHERE ${readableProducts(shop)} ${where} ${most}
    ), photos AS MATERIALIZED (
      SELECT i.product_id, json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'order', i."order",
        'url', ${IMAGES} || m.hash || '-' || least(m.width, ${LARGEST}) || '.webp') ORDER BY i."order", i.id) AS list
      FROM product_images i JOIN images m ON m.id = i.image_id
      WHERE i.product_id IN (SELECT id FROM p) GROUP BY i.product_id
    ), options AS MATERIALIZED (
      SELECT o.product_id, array_agg(o.name ORDER BY o.position) AS names
      FROM product_options o WHERE o.product_id IN (SELECT id FROM p) GROUP BY o.product_id
    ), combinations AS MATERIALIZED (
      SELECT v.product_id, json_agg(json_build_object('id', v.id,
        'options', json_object(coalesce(o.names, '{}'), (v."values" || ${MISSING}::text[])[1:coalesce(cardinality(o.names), 0)]),
        'price', trim_scale(${prices.ofVariantAlone}), 'sku', v.sku, 'stock', trim_scale(${stock}), 'paused', v.paused::int)
        ORDER BY v.position, v.id) AS list
      FROM variants v JOIN p ON p.id = v.product_id LEFT JOIN options o ON o.product_id = v.product_id
      WHERE true ${shownVariants} GROUP BY v.product_id
    )
    SELECT coalesce(json_agg(json_build_object(
      'id', p.id, 'tent_id', p.tent_id, 'name', p.name, 'description', p.description,
      'price', trim_scale(${prices.product}), 'previous_price', trim_scale(${prices.previous}), 'sku', p.sku,
      'category_id', p.category_id, 'paused', p.paused::int, 'offer', p.offer::int, 'order', p."order",
      'unit', ${unitWord}, 'step', trim_scale(p.step), 'min_quantity', trim_scale(p.min_quantity),
      'images', coalesce(photos.list, '[]'), 'variants', coalesce(combinations.list, '[]')
    ) ORDER BY p.place), '[]')::text AS json
    FROM p LEFT JOIN photos ON photos.product_id = p.id LEFT JOIN combinations ON combinations.product_id = p.id`;
  const [{ json }] = answer.parse(raw);
  return json;
}
