import { z } from "zod";
import { SITEMAP_PART, type SitemapProduct } from "~/domain/catalogue/discovery/sitemap";
import { productPath } from "~/domain/catalogue/slug";
import type { ServiceContext } from "~/server/context";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { readVisibility, visibleProducts } from "./visible";

const rows = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    changed: z.date(),
    photos: z.array(z.object({ hash: z.string(), width: z.number() })),
  }),
);

/** The products of one part of a shop's sitemap, starting at 1, in an order that product changes do not affect. */
export async function readSitemapProducts(
  ctx: ServiceContext,
  tentId: PublicTentId,
  part: number,
): Promise<SitemapProduct[]> {
  const visible = visibleProducts(await readVisibility(ctx, tentId));
  const raw = await ctx.db.$queryRaw`
    WITH p AS MATERIALIZED (
      SELECT p.id, p.name, p.updated_at FROM products p WHERE ${visible}
      ORDER BY p.id LIMIT ${SITEMAP_PART} OFFSET ${(part - 1) * SITEMAP_PART}
    ), photos AS MATERIALIZED (
      SELECT pi.product_id, json_agg(json_build_object('hash', i.hash, 'width', i.width) ORDER BY pi."order", pi.id) AS list
      FROM product_images pi JOIN images i ON i.id = pi.image_id WHERE pi.product_id IN (SELECT id FROM p) GROUP BY pi.product_id
    )
    SELECT p.id, p.name, p.updated_at AS changed, coalesce(photos.list, '[]') AS photos
    FROM p LEFT JOIN photos ON photos.product_id = p.id ORDER BY p.id`;
  return rows.parse(raw).map(({ id, name, changed, photos }) => ({
    path: productPath(id, name),
    changedOn: changed,
    photos,
  }));
}
